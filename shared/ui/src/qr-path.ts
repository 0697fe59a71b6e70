import { correction, generate } from 'lean-qr';

/** Light modules around a code, without which readers miss it (ISO 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as one SVG path of its dark modules, inside a square of `size` units that holds its quiet zone too. Drawn
 * on this device: what a code says is sent to nobody.
 */
export function qrPath(content: string): { size: number; path: string } {
  const code = generate(content, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (x < code.size && code.get(x, y)) x += 1;
      if (x > start) path += `M${start + QUIET_ZONE},${y + QUIET_ZONE}h${x - start}v1h-${x - start}z`;
    }
  return { size: code.size + 2 * QUIET_ZONE, path };
}
