import { qrPath } from '@janur/ui/qr-path';
import { useMemo } from 'react';

/** A QR code. Always dark on white, or readers miss it. */
export function QrCode({ content, label, size }: { content: string; label: string; size?: number | string }) {
  const { path, size: edge } = useMemo(() => qrPath(content), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: size ?? '100%', height: 'auto' }}
    >
      <path d={`M0,0h${edge}v${edge}H0z`} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
