import { css } from '@emotion/react';
import red from '../assets/cord-red.svg';
import white from '../assets/cord-white.svg';
import bow from '../assets/bow.svg';
import knot from '../assets/knot.svg';
import { washi } from '../parts/layout.ts';

/** A goshugi bag: paper folded over itself, red and white cords in an awaji knot, a noshi at its right shoulder. */
const bag = css({
  position: 'relative',
  width: 196,
  aspectRatio: '196 / 290',
  background: `linear-gradient(90deg, #0000 50%, #00000012 50%, #0000 60%), ${washi('#fffdf8', 300)}`,
  boxShadow: '0 8px 18px #4a3a2050, 0 1px 3px #4a3a2030',
  // the upper layer of the fold, with its edge of red
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 50% 0 0',
    background: washi('#fffefb', 300),
    boxShadow: '3px 0 0 #c0392f, 4px 0 6px #4a3a2060',
  },
});
const cords = css({
  position: 'absolute',
  insetInline: 0,
  top: '54%',
  height: 17,
  background: `url(${red}) 0 0 / auto 100%`,
  '&::after': { content: '""', position: 'absolute', inset: '0 0 0 50%', background: `url(${white}) 0 0 / auto 100%` },
});
const tied = css({ position: 'absolute', left: -4, top: '32%', width: 204, maxWidth: 'none', height: 'auto' });
const noshi = css({ position: 'absolute', right: 16, top: 14, width: 34, height: 62 });

export const Goshugi = ({ isBow, className }: { isBow: boolean; className?: string }) => (
  <div css={bag} className={className} aria-hidden="true">
    <svg css={noshi} viewBox="0 0 34 62">
      <path d="M4,0L30,4L27,58L17,62L7,58Z" fill="#fffdf8" stroke="#c9b99a" strokeWidth=".8" />
      <path d="M4,0L17,8L17,62L7,58Z" fill="#c0392f" />
      <path d="M30,4L17,8L17,62L27,58Z" fill="#f4ead4" stroke="#c9b99a" strokeWidth=".6" />
      <path d="M15,2H20V44L17.500,48L15,44Z" fill="#d9b55a" />
      <path d="M6,30L28,31" stroke="#d9b55a" strokeWidth="1.4" />
    </svg>
    <div css={cords} />
    <img css={tied} src={isBow ? bow : knot} alt="" width="204" height="157" loading="lazy" draggable={false} />
  </div>
);
