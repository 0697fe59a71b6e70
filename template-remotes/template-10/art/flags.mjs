/** The signal flags from A to Z in a row, 26 units each, in the colours of this template. */
const WHITE = '#fffdf8';
const BLUE = '#1f5a68';
const RED = '#e4795a';
const YELLOW = '#f2c879';
const BLACK = '#17343d';

const area = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const whole = (fill) => area('M0,0h26v26H0Z', fill);
const across = (...colours) =>
  colours
    .map((colour, index) => area(`M0,${(26 / colours.length) * index}h26v${26 / colours.length + 0.1}H0Z`, colour))
    .join('');
const along = (...colours) =>
  colours
    .map((colour, index) =>
      area(
        `M${(26 / colours.length) * index},0h${26 / colours.length + 0.1}v26h-${26 / colours.length + 0.1}Z`,
        colour,
      ),
    )
    .join('');
const saltire = (ground, cross) =>
  `${whole(ground)}<path d="M0,0L26,26M26,0L0,26" stroke="${cross}" stroke-width="5.6"/>`;
const upright = (ground, cross) => `${whole(ground)}<path d="M13,0v26M0,13h26" stroke="${cross}" stroke-width="6"/>`;

const FLAGS = {
  A: area('M0,0H13V26H0Z', WHITE) + area('M13,0H26L20,13L26,26H13Z', BLUE),
  B: area('M0,0H26L19,13L26,26H0Z', RED),
  C: across(BLUE, WHITE, RED, WHITE, BLUE),
  D: across(YELLOW, BLUE, BLUE, YELLOW),
  E: across(BLUE, RED),
  F: whole(WHITE) + area('M13,1L25,13L13,25L1,13Z', RED),
  G: along(YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE),
  H: along(WHITE, RED),
  I: `${whole(YELLOW)}<circle cx="13" cy="13" r="6" fill="${BLACK}"/>`,
  J: across(BLUE, WHITE, BLUE),
  K: along(YELLOW, BLUE),
  L: whole(YELLOW) + area('M13,0h13v13H13ZM0,13h13v13H0Z', BLACK),
  M: saltire(BLUE, WHITE),
  N:
    whole(BLUE) +
    area(
      Array.from({ length: 16 }, (_, index) => index)
        .filter((index) => ((index % 4) + (index >> 2)) % 2)
        .map((index) => `M${(index % 4) * 6.5},${(index >> 2) * 6.5}h6.5v6.5h-6.5Z`)
        .join(''),
      WHITE,
    ),
  O: whole(YELLOW) + area('M0,0H26V26Z', RED),
  P: whole(BLUE) + area('M8.5,8.5h9v9h-9Z', WHITE),
  Q: whole(YELLOW),
  R: upright(RED, YELLOW),
  S: whole(WHITE) + area('M7.5,7.5h11v11h-11Z', BLUE),
  T: along(RED, WHITE, BLUE),
  U: whole(WHITE) + area('M0,0h13v13H0ZM13,13h13v13H13Z', RED),
  V: saltire(WHITE, RED),
  W: whole(BLUE) + area('M5,5h16v16H5Z', WHITE) + area('M9.5,9.5h7v7h-7Z', RED),
  X: upright(WHITE, BLUE),
  Y: `${whole(YELLOW)}<path d="M-3,7L7-3M-3,17.4L17.4-3M-3,27.8L27.8-3M5,30L30,5M15.4,30L30,15.4" stroke="${RED}" stroke-width="4.4"/>`,
  Z:
    area('M0,0H26L13,13Z', BLACK) +
    area('M26,0V26L13,13Z', BLUE) +
    area('M0,26H26L13,13Z', RED) +
    area('M0,0V26L13,13Z', YELLOW),
};

/** 28 units a flag: one stays free at either side, so that none shows its neighbour. */
export const flags = () => ({
  box: [0, 0, 28 * 26, 26],
  content: `<clipPath id="c"><path d="M0,0h26v26H0Z"/></clipPath>${Object.values(FLAGS)
    .map(
      (flag, index) =>
        `<g transform="translate(${index * 28 + 1},0)"><g clip-path="url(#c)">${flag}<path d="M7,0C5,9 9,17 7,26L11,26C13,17 9,9 11,0Z" fill="#fff" opacity=".28"/><path d="M17,0C15,9 19,17 17,26L20,26C22,17 18,9 20,0Z" fill="#0d3644" opacity=".1"/></g></g>`,
    )
    .join('')}`,
});
