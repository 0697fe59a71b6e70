import { Star } from './star.tsx';

const MATCHES = [0, 1, 2, 3, 4, 5, 6];

/** An open book of matches with a star on its cover: 200 × 190. */
export function Matchbook({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 190" width="200" height="190" aria-hidden="true" focusable="false">
      <path d="M40,8L168,0L160,104H40Z" fill="var(--teal)" />
      <svg x="66" y="16" width="76" height="76">
        <Star />
      </svg>
      {MATCHES.map((match) => (
        <g key={match} transform={`translate(${50 + match * 15},${match % 2 ? 80 : 74})`}>
          <path d="M0,8h9V100H0Z" fill="#e8d3a8" />
          <ellipse cx="4.5" cy="8" rx="7" ry="10" fill="var(--red)" />
        </g>
      ))}
      <path d="M36,128H164V182a6,6 0 0 1 -6,6H42a6,6 0 0 1 -6,-6Z" fill="var(--gold)" />
      <path d="M36,166H164V178H36Z" fill="var(--soot)" />
      <path d="M88,142h24" stroke="#8b8378" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
