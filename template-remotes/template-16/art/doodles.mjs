/** Doodles in gel pen: masks, so that each takes the colour of its ink. */
const lines = (d, width = 2) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const HEART = 'M14,23C1,13 2,2 9,2C13,2 14,6 14,8C15,4 18,1.500 21,3C28,6 23,16 14,23Z';
const STAR = 'M13,2L16,10L24,10L17.500,15.500L20,23.500L13,18.500L6,23.500L8.500,15.500L2,10L10,10Z';
const CANDLE = 'M8,26V13H18V26ZM13,13V10M8,18L18,15M8,23L18,20M13,9C9,6 11,4 13,1.500C15.500,4 17,6 13,9Z';

export const doodles = {
  heart: ['0 0 28 26', lines(HEART)],
  'heart-full': ['0 0 28 26', `<path d="${HEART}"/>`],
  star: ['0 0 26 26', lines(STAR)],
  'star-full': ['0 0 26 26', `<path d="${STAR}"/>`],
  candle: ['0 0 26 28', lines(CANDLE)],
  plane: [
    '-16 -12 32 24',
    '<path transform="rotate(4)" d="M-14,1L-10,-1L-4,-1L-10,-11H-6L4,-2H11C15,-2 16,1 11,2H4L-6,11H-10L-4,2.500L-10,2.500L-13,5H-15Z"/>',
  ],
  dart: [
    '0 0 130 72',
    '<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6,56C24,30 50,26 66,42C78,56 64,72 54,62C44,50 70,26 98,18" stroke-dasharray="1 7"/><path d="M98,18L118,6L108,26L104,20ZM104,20L118,6"/></g>',
  ],
  arrow: ['0 0 30 42', lines('M8,3C2,23 12,33 26,37M26,37L17,40M26,37L20,29', 2.2)],
  underline: [
    '0 0 280 26',
    '<g fill="none" stroke="#000" stroke-linecap="round"><path d="M4,12C80,2 160,16 270,3" stroke-width="6"/><path d="M30,21C100,15 170,24 232,17" stroke-width="4" opacity=".8"/></g>',
  ],
  and: [
    '0 0 52 64',
    '<path d="M45,57C33,46 15,26 15,14C15,5 30,3 30,13C30,23 7,27 7,44C7,60 31,60 44,33" fill="none" stroke="#000" stroke-width="7.500" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'pen-down': ['0 0 18 22', lines('M9,2C8,8 10,12 9,19M3,13C5,15 8,18 9,20C11,17 13,15 16,13')],
  squiggle: ['0 0 14 62', lines('M7,3c-6,10 6,16 0,28c-6,10 6,16 0,28')],
  tick: ['0 0 30 28', lines('M3,15L11,25L28,2', 4)],
  pin: [
    '0 0 26 34',
    '<path d="M13,33C5,22 2,18 2,12A11,11 0 0 1 24,12C24,18 21,22 13,33ZM13,17A5,5 0 1 0 13,7A5,5 0 0 0 13,17Z" fill-rule="evenodd"/>',
  ],
};
