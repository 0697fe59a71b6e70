import { css } from '@emotion/react';
import bulb from '../assets/bulb.svg';

const booth = css({
  position: 'relative',
  width: 'min(340px, 100%)',
  margin: '0 auto',
  // the sign with its bulbs
  '& > b': {
    display: 'block',
    height: 44,
    borderRadius: 8,
    background: `url("${bulb}") 50% 2px / 15.5px 20px repeat-x, url("${bulb}") 50% calc(100% - 2px) / 15.5px 20px repeat-x, linear-gradient(#3a0d14, var(--velvet-dark))`,
    boxShadow: '0 0 0 2px #e4b363, 0 14px 30px #0008',
  },
  '& > svg': { width: '88%', height: 'auto', margin: '0 auto' },
  // the counter, which the button lies on
  '& > i': {
    display: 'block',
    height: 74,
    borderRadius: '4px 4px 8px 8px',
    background:
      'linear-gradient(#f5d98e 0 4px, #a9741f 4px 10px, #0000 10px), repeating-linear-gradient(90deg, #0000 0 15%, #0004 15% 15.8%), linear-gradient(var(--velvet), var(--velvet-dark))',
  },
});

/** The window of the box office: a glass with holes to speak through, a lamp, a curtain half drawn. */
export const BoxOffice = () => (
  <div css={booth} aria-hidden="true">
    <b />
    <svg viewBox="0 0 300 210">
      <defs>
        <radialGradient id="box-lamp" cx=".5" cy=".1" r=".9">
          <stop stopColor="#ffe9b0" />
          <stop offset=".5" stopColor="#c98a3a" />
          <stop offset="1" stopColor="#3a2010" />
        </radialGradient>
      </defs>
      <path d="M0,0H300V210H0Z" fill="var(--velvet-dark)" />
      <path d="M36,210V110A114,104 0 0 1 264,110V210Z" fill="url(#box-lamp)" stroke="#e4b363" strokeWidth="6" />
      <path
        d="M39,208V112C39,60 80,20 122,10C118,70 92,120 58,150C70,166 66,190 62,208ZM261,208V112C261,60 220,20 178,10C182,70 208,120 242,150C230,166 234,190 238,208Z"
        fill="var(--velvet)"
      />
      <path
        d="M52,200C54,160 66,90 108,28M46,150C56,110 74,70 96,44M248,200C246,160 234,90 192,28M254,150C244,110 226,70 204,44"
        fill="none"
        stroke="#0006"
        strokeWidth="4"
      />
      <path d="M57,150h10M243,150h-10" stroke="#e4b363" strokeWidth="9" />
      <g fill="#17120a">
        <circle cx="150" cy="112" r="36" fill="#ffffff2e" stroke="#e4b363" strokeWidth="4" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx="150" cy="94" r="5" transform={`rotate(${turn} 150 112)`} />
        ))}
        <circle cx="150" cy="112" r="5" />
        <path d="M98,210V196A52,26 0 0 1 202,196V210Z" stroke="#e4b363" strokeWidth="4" />
      </g>
    </svg>
    <i />
  </div>
);
