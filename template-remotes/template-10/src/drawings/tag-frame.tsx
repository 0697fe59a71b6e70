import { css } from '@emotion/react';

const CUT = 30;
const OUTLINE = `polygon(${CUT}px 0, calc(100% - ${CUT}px) 0, 100% ${CUT}px, 100% calc(100% - 10px), calc(100% - 10px) 100%, 10px 100%, 0 calc(100% - 10px), 0 ${CUT}px)`;
const DASH = 'var(--secondary) 0 7px, #0000 7px 11px';

/** Card stock with its upper corners cut, a stitched line inside and its shadow on the sand. */
const frame = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > i': { position: 'absolute', inset: 0, clipPath: OUTLINE, background: '#6d532c29', translate: '3px 7px' },
  '& > i + i': { background: 'var(--paper)', translate: 'none' },
  '& > b': {
    position: 'absolute',
    inset: 8,
    background: [
      `repeating-linear-gradient(90deg, ${DASH}) 26px 0 / calc(100% - 52px) 1.5px no-repeat`,
      `repeating-linear-gradient(90deg, ${DASH}) 4px 100% / calc(100% - 8px) 1.5px no-repeat`,
      `repeating-linear-gradient(${DASH}) 0 26px / 1.5px calc(100% - 32px) no-repeat`,
      `repeating-linear-gradient(${DASH}) 100% 26px / 1.5px calc(100% - 32px) no-repeat`,
    ].join(','),
  },
  '& > svg': { position: 'absolute', top: 8, left: 8 },
  '& > svg + svg': { left: 'auto', right: 8, transform: 'scaleX(-1)' },
});

const Corner = () => (
  <svg width="28" height="28" fill="none" stroke="var(--secondary)" strokeWidth="1.5" strokeDasharray="7 4">
    <path d="M1,26L26,1" />
  </svg>
);

export const TagFrame = () => (
  <div css={frame} aria-hidden="true">
    <i />
    <i />
    <b />
    <Corner />
    <Corner />
  </div>
);
