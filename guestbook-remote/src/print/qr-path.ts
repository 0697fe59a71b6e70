import { encodeQR } from 'qr';

/** A QR code as one path in a square of `size` units, drawn here: a guest's code is sent to nobody. */
export function qrPath(content: string): { size: number; path: string } {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
