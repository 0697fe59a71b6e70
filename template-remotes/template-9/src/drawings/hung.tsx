import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';

/** Pucuk rebung: a shoot in steps of woven squares, 50 wide and 35 high. */
const SHOOT = Array.from(
  { length: 5 },
  (_, row) => `M${row * 5},${35 - row * 7}h${50 - row * 10}v-5h-${50 - row * 10}Z`,
).join('');
const SHOOTS = [0, 1, 2, 3];
const LOZENGES = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [55 + column * 50, 116 + row * 46] as const));
const FRINGE = Array.from({ length: 34 }, (_, thread) => `M${32 + thread * 6},300v${thread % 3 ? 24 : 30}`).join('');

const cloth = css({
  display: 'none',
  [DESKTOP]: { display: 'block', width: 'min(260px, 100%)', height: 'auto', margin: '44px auto 0' },
});

/** A shawl of songket over its rod, for the wall beside what is written. */
export const Hung = () => (
  <svg css={cloth} viewBox="0 0 260 336" aria-hidden="true">
    <path d={FRINGE} stroke="var(--gold)" strokeWidth="1.5" />
    <path d="M30,8H230V300H30Z" fill="var(--cloth)" />
    <g fill="var(--gold)">
      <path d="M30,24H230V27H30ZM30,32H230V33.500H30ZM30,80H230V83H30ZM30,243H230V246H30ZM30,294H230V298H30ZM30,289H230V290.500H30Z" />
      {SHOOTS.map((shoot) => (
        <g key={shoot}>
          <path d={SHOOT} transform={`translate(${30 + shoot * 50} 252)`} />
          <path d={SHOOT} transform={`translate(${30 + shoot * 50} 73) scale(1 -1)`} />
        </g>
      ))}
      {LOZENGES.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0,-18L20,0L0,18L-20,0Z" fill="none" stroke="var(--gold)" strokeWidth="2" />
          <path d="M0,-9L10,0L0,9L-10,0Z" />
        </g>
      ))}
    </g>
    <path d="M30,8H34V300H30ZM226,8H230V300H226Z" fill="var(--gold-deep)" />
    <path d="M8,2H252V14H8Z" fill="var(--gold-deep)" />
    <path d="M8,2H252V6H8Z" fill="var(--gold)" />
  </svg>
);
