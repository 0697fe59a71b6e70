import { useId } from 'react';
import { RevealCut } from './reveal-cut.tsx';

const CENTRE = 110;
const LEAVES = [0, 1, 2, 3].flatMap((at) =>
  [-1, 1].map((side) => ({ x: CENTRE + 52 + at * 5 + side * 7, y: 92 - at * 13, turn: side * 42 })),
);

/** A niche in the wall with an envelope leaning in it, 220 units wide; its floor is its box's floor. */
export function Niche({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 220 170" aria-hidden="true" focusable="false">
      <RevealCut
        id={id}
        centre={CENTRE}
        top={0}
        width={220}
        depth={11}
        lit="var(--clay-1)"
        shaded="var(--clay-6)"
        face="var(--clay-4)"
        shadow="var(--clay-6)"
        shift={{ x: -16, y: 22 }}
      >
        <path
          d={`M${CENTRE + 46},160Q${CENTRE + 48},100 ${CENTRE + 74},44`}
          fill="none"
          stroke="var(--olive)"
          strokeWidth="2.4"
        />
        {LEAVES.map(({ x, y, turn }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx="4.2"
            ry="11"
            fill="var(--olive)"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        <g transform={`rotate(-5 ${CENTRE} 130)`}>
          <path
            d="M52,82h112a4,4 0 0 1 4,4v76h-120v-76a4,4 0 0 1 4,-4Z"
            fill="var(--clay-7)"
            opacity=".35"
            transform="translate(-5 5)"
          />
          <path d="M52,82h112a4,4 0 0 1 4,4v76h-120v-76a4,4 0 0 1 4,-4Z" fill="var(--lit)" />
          <path d="M48,162L96,118M168,162L120,118" stroke="var(--clay-2)" strokeWidth="1.6" />
          <path d="M49,84L104,128q4,3 8,0L167,84" fill="var(--third)" stroke="var(--clay-2)" strokeWidth="1.6" />
          <path d="M96,134v-12a12,12 0 0 1 24,0v12Z" fill="var(--primary)" />
          <path d="M101,134v-11a7,7 0 0 1 14,0v11Z" fill="none" stroke="var(--clay-2)" strokeWidth="1.4" />
        </g>
      </RevealCut>
      <path d="M0,162H220V170H0Z" fill="var(--clay-3)" />
      <path d="M0,162H220V164H0Z" fill="var(--lit)" />
    </svg>
  );
}
