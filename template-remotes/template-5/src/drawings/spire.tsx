import { Brass, Glow } from './brass.tsx';
import { arc, dome, onArc, to, upTo } from './geometry.ts';

/** The top of a skyscraper: setbacks, a small crown and the needle. */
export function Spire({ className }: { className?: string }) {
  const brass = 'url(#spire-brass)';
  return (
    <svg className={className} viewBox="-75 -128 150 128" aria-hidden="true" focusable="false">
      <Brass id="spire-brass" from={-75} />
      <Glow id="spire-glow" radius={60} />
      <g stroke={brass} strokeWidth="1.6" fill="var(--third)">
        <path d="M-66,0V-14H-54V-26H-42V-36H42V-26H54V-14H66V0" />
        <g transform="translate(0,-36)">
          <path d={dome(34, 46)} />
          <path d={dome(23, 33)} fill="var(--night)" />
          <path d={dome(13, 20)} />
          <path d={WINDOWS} fill="url(#spire-glow)" stroke="none" />
          <path d={arc(30, 42)} fill="none" strokeWidth=".7" />
        </g>
        <path d="M-3,-82L0,-128L3,-82Z" fill="url(#spire-glow)" stroke="none" />
      </g>
      <path d="M-58,-5H58M-46,-18H46" stroke={brass} strokeWidth=".8" strokeDasharray="5 5" />
    </svg>
  );
}

const WINDOWS = upTo(7)
  .map((index) => ((index + 0.5) / 7) * Math.PI)
  .map((angle) => {
    const foot = (at: number) => to(onArc(15, 22, at));
    return `M${foot(angle - 0.15)}L${to(onArc(22, 31, angle))}L${foot(angle + 0.15)}Z`;
  })
  .join('');
