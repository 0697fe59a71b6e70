import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules of light around a code, without which readers miss it (ISO 18004). */
const MARGIN = 4;

/** A QR code, drawn here: what it says never leaves the browser. Always dark on white, or readers miss it. */
export function QrCode({ content, label, size }: { content: string; label: string; size?: number | string }) {
  const { path, edge } = useMemo(() => drawingOf(content), [content]);
  const field = edge + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${field} ${field}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: size ?? '100%', height: 'auto' }}
    >
      <path d={`M0,0h${field}v${field}H0z`} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** Runs of dark modules, row by row, as one path. */
function drawingOf(content: string): { path: string; edge: number } {
  const code = generate(content, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (x < code.size && code.get(x, y)) x += 1;
      path += `M${start + MARGIN},${y + MARGIN}h${x - start}v1h-${x - start}z`;
    }
  }
  return { path, edge: code.size };
}
