import { css } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Brass, Glow } from './brass.tsx';
import { FanShape } from './fan.tsx';
import { circle, onArc, stepped, upTo } from './geometry.ts';

const BOLTS = 16;
const SPOKES = 5;

/** It turns while what it keeps is shown. */
const wheel = css({
  transition: 'transform 1200ms cubic-bezier(.3,.1,.2,1)',
  '*:has([data-part="dialog"][open]) > * > svg &, *:has([data-part="dialog"][open]) > svg &': {
    transform: 'rotate(216deg)',
  },
  [WITHOUT_MOTION]: { transition: 'none' },
  [REDUCED_MOTION]: { transition: 'none' },
});

/** The door of a safe: bolts around it, a dial and a wheel of five spokes, hinges at the left. */
export function Safe({ className }: { className?: string }) {
  const brass = 'url(#safe-brass)';
  return (
    <svg className={className} viewBox="-130 -118 260 236" aria-hidden="true" focusable="false">
      <Brass id="safe-brass" from={-130} />
      <Glow id="safe-glow" radius={96} />
      <path d={stepped(-124, -112, 248, 224, 3, 9)} fill="var(--panel-deep)" stroke={brass} strokeWidth="3" />
      <path d={stepped(-116, -104, 232, 208, 3, 8)} fill="none" stroke={brass} />
      <path d="M-112,-58h18v34h-18zM-112,24h18v34h-18z" fill={brass} stroke="var(--night)" />
      <circle r="94" fill="var(--third)" stroke={brass} strokeWidth="3" />
      <circle r="74" fill="var(--night)" stroke={brass} strokeWidth="2" />
      <path
        d={upTo(BOLTS)
          .map((bolt) => circle(onArc(84, 84, ((bolt + 0.5) / BOLTS) * 2 * Math.PI), 3.6))
          .join('')}
        fill={brass}
      />
      <path
        d={upTo(48)
          .map((mark) => (mark / 48) * 2 * Math.PI)
          .map((angle, mark) => {
            const [x1, y1] = onArc(70, 70, angle);
            const [x2, y2] = onArc(mark % 4 ? 65 : 60, mark % 4 ? 65 : 60, angle);
            return `M${x1.toFixed(1)},${y1.toFixed(1)}L${x2.toFixed(1)},${y2.toFixed(1)}`;
          })
          .join('')}
        stroke={brass}
      />
      <FanShape id="safe" radius={44} ribs={9} ground="var(--night)" />
      <g transform="scale(1,-1)">
        <FanShape id="safe" radius={44} ribs={9} ground="var(--night)" />
      </g>
      <g css={wheel}>
        {upTo(SPOKES).map((spoke) => (
          <g key={spoke} transform={`rotate(${(spoke / SPOKES) * 360})`}>
            <path d="M-2.6,0L-1.8,-36H1.8L2.6,0Z" fill="var(--brass-3)" stroke="var(--night)" strokeWidth="1" />
            <circle cy="-38" r="5.4" fill="url(#safe-glow)" stroke="var(--night)" strokeWidth="1" />
          </g>
        ))}
      </g>
      <circle r="12" fill={brass} stroke="var(--night)" strokeWidth="1.4" />
      <circle r="5" fill="var(--night)" />
    </svg>
  );
}
