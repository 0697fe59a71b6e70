import { CORAL, fibres, flower, INK, LILAC, pen, PETALS, round, stalk, tape, torn } from './pen.mjs';

const stripes =
  '<pattern id="p" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="#fbe3d6"/><rect width="7" height="14" fill="#e0765a"/></pattern>';
const gingham =
  '<pattern id="p" width="13" height="13" patternUnits="userSpaceOnUse"><rect width="13" height="13" fill="#f3f0df"/><path d="M0,0H6.5V13H0ZM0,0H13V6.5H0Z" fill="#6f9a7c" opacity=".55"/><rect width="6.5" height="6.5" fill="#6f9a7c" opacity=".4"/></pattern>';
const dots =
  '<pattern id="p" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#edbd54"/><g fill="#fff6df"><circle cx="3.5" cy="3.5" r="2.3"/><circle cx="10.5" cy="10.5" r="2.3"/></g></pattern>';
const petals = (x, y) =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="${x}" cy="${y - 4}" rx="2" ry="3.2" transform="rotate(${turn} ${x} ${y})"/>`)
    .join('');
const daisies = `<pattern id="p" width="30" height="26" patternUnits="userSpaceOnUse"><rect width="30" height="26" fill="#a9c4d6"/><g fill="#fff">${petals(8, 8)}${petals(23, 20)}</g><g fill="#edbd54"><circle cx="8" cy="8" r="1.8"/><circle cx="23" cy="20" r="1.8"/></g></pattern>`;

export const tapes = {
  'tape-stripes': tape(stripes, 'url(#p)'),
  'tape-gingham': tape(gingham, 'url(#p)'),
  'tape-dots': tape(dots, 'url(#p)'),
  'tape-daisies': tape(daisies, 'url(#p)'),
};

export const kraft = () =>
  fibres({ width: 240, height: 320, count: 150, colours: ['#7a5731', '#f1d9b3'], strength: 0.45, seed: 11 });
export const page = () =>
  fibres({ width: 240, height: 320, count: 110, colours: ['#b99a70', '#fffaf0'], strength: 0.34, seed: 23 });

/** On the cover: three pressed flowers behind the label. */
export const bouquet = () =>
  PETALS +
  stalk('M52,164C46,128 48,98 58,62M52,128C44,114 36,104 26,100M54,110C64,98 74,92 86,92', [
    [50, 150, -52, 0.8],
    [51, 140, 48, 0.75],
    [52, 92, -40, 0.6],
  ]) +
  flower({ x: 60, y: 54, radius: 40, turn: 10, seed: 31, ...CORAL }) +
  flower({ x: 24, y: 98, radius: 24, turn: -20, seed: 37, ...LILAC }) +
  flower({ x: 92, y: 92, radius: 19, turn: 30, seed: 41, ...CORAL });

/** What stands behind who was cut out: a summer sky, its clouds as a child cuts them, a kite on its string. */
export function sky() {
  const cloud = (x, y, size) =>
    `<g transform="translate(${x},${y}) scale(${size})"><path d="M4,40C-14,38 -10,14 8,18C8,-2 40,-6 44,12C58,0 82,10 76,28C92,30 90,46 76,46H8Z" fill="#17456f" opacity=".22" transform="translate(2,5)"/><path d="M4,40C-14,38 -10,14 8,18C8,-2 40,-6 44,12C58,0 82,10 76,28C92,30 90,46 76,46H8Z" fill="#fdfdf8"/></g>`;
  return (
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#1f5f9f"/><stop offset=".6" stop-color="#4f93c9"/><stop offset="1" stop-color="#a9d0e6"/></linearGradient>' +
    '<rect width="276" height="200" fill="url(#g)"/>' +
    cloud(6, 16, 0.62) +
    cloud(206, 96, 0.72) +
    cloud(86, 4, 0.36) +
    '<path d="M244,44C236,70 250,84 240,104C232,122 240,140 232,160" fill="none" stroke="#fffdf8" stroke-width="1"/><path d="M241,56l7,3 -8,4zM247,76l-8,2 7,5zM238,98l8,2 -7,5z" fill="#f6c3b4"/>' +
    '<g transform="translate(246,26) rotate(16)"><path d="M0,-20L14,-2L0,20Z" fill="#e0765a"/><path d="M0,-20L-14,-2L0,20Z" fill="#edbd54"/><path d="M0,-2L14,-2L0,20ZM0,-2L-14,-2L0,-20Z" fill="#3a2f28" opacity=".16"/></g>'
  );
}

/** Beside a receipt and on the back cover: one long stalk under tape. */
export const stem = () =>
  PETALS +
  stalk('M36,262C42,190 32,140 44,70M40,190C30,174 22,166 12,162M39,150C50,134 54,126 64,118', [
    [39, 230, -54, 1],
    [40, 220, 50, 1],
    [38, 180, -48, 0.8],
    [38, 170, 46, 0.8],
    [39, 130, -40, 0.7],
  ]) +
  flower({ x: 44, y: 48, radius: 36, seed: 43, ...CORAL }) +
  flower({ x: 20, y: 156, radius: 21, turn: 20, seed: 47, ...LILAC });

function scrap(fill, inside) {
  const d = torn({ width: 330, height: 330, depth: 4, seed: 53 });
  return (
    `<clipPath id="c"><path d="${d}"/></clipPath><path d="${d}" fill="${INK}" opacity=".16" transform="translate(1,4)"/>` +
    `<path d="${d}" fill="#fffdf8" transform="translate(-2,-2) scale(1.012)"/><path d="${d}" fill="${fill}"/><g clip-path="url(#c)">${inside}</g>`
  );
}
export function graphPaper() {
  let d = '';
  for (let at = 8; at < 336; at += 15) d += `M${at},-6V340M-6,${at}H340`;
  return scrap('#cfe0d6', `<path d="${d}" stroke="#fffdf8" stroke-width="1.2" opacity=".9"/>`);
}
export const dottedPaper = () =>
  scrap('#f4d27e', `<defs>${dots}</defs><rect x="-6" y="-6" width="346" height="346" fill="url(#p)" opacity=".5"/>`);

export function barcode() {
  const next = pen(59);
  let bars = '';
  for (let x = 0; x < 208;) {
    const width = [1.2, 2, 3, 4][Math.floor(next() * 4)];
    bars += `M${round(x)},0h${width}v26h-${width}z`;
    x += width + 1.4 + next() * 3;
  }
  return `<path d="${bars}" fill="#000"/>`;
}

export const alarm = () =>
  `<g transform="translate(40,42)" stroke="${INK}" fill="none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><circle r="23" fill="#fffdf8"/><circle r="17.5" stroke-width="1.2" opacity=".5"/><path d="M0,-12V0L9,5"/><path d="M-21,-17C-27,-24 -18,-33 -10,-27ZM21,-17C27,-24 18,-33 10,-27Z" fill="#e0765a"/><path d="M-15,18L-20,26M15,18L20,26M0,-25V-30M-4,-31H4"/><path d="M34,-14C38,-6 38,4 35,12M-34,-14C-38,-6 -38,4 -35,12" stroke="#b8472c"/></g>`;

/** A birthday's cake, as one sticks it on a page: `sticker` has a white rim. */
export const cake = () => {
  const outline =
    'M14,112V74Q14,66 22,66H32V44Q32,36 40,36H108Q116,36 116,44V66H126Q134,66 134,74V112ZM46,36V18H54V36M70,36V12H78V36M94,36V18H102V36';
  const flames = [
    [50, 16],
    [74, 10],
    [98, 16],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x},${y}C${x - 5},${y - 5} ${x - 3},${y - 9} ${x},${y - 14}C${x + 4},${y - 8} ${x + 5},${y - 5} ${x},${y}Z" fill="#edbd54" stroke="${INK}" stroke-width="1.6"/>`,
    )
    .join('');
  const icing = (x, y, width, teeth) => {
    const step = width / teeth;
    const drips = Array.from(
      { length: teeth },
      (_, index) =>
        `q0,${index % 2 ? 13 : 8} ${round(-step / 2)},${index % 2 ? 13 : 8}q${round(-step / 2)},0 ${round(-step / 2)},${index % 2 ? -13 : -8}`,
    ).join('');
    return `<path d="M${x},${y}h${width}v8${drips}z" fill="#fffdf8"/>`;
  };
  return (
    `<path d="${outline}" fill="none" stroke="#fffdf8" stroke-width="14" stroke-linejoin="round"/><ellipse cx="74" cy="114" rx="70" ry="8" fill="#fffdf8"/>` +
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"><path d="M14,112V74Q14,66 22,66H126Q134,66 134,74V112Z" fill="#e0765a"/><path d="M32,66V44Q32,36 40,36H108Q116,36 116,44V66Z" fill="#f1a48d"/>` +
    `<path d="M46,36V18H54V36Z" fill="#a9c4d6"/><path d="M70,36V12H78V36Z" fill="#a7c4a9"/><path d="M94,36V18H102V36Z" fill="#d9b8d0"/>${icing(33, 37, 82, 5)}${icing(15, 67, 118, 7)}<path d="M6,113H142" stroke-width="4" stroke-linecap="round"/></g>` +
    `<g fill="#edbd54"><circle cx="28" cy="99" r="3"/><circle cx="52" cy="101" r="3"/><circle cx="76" cy="98" r="3"/><circle cx="100" cy="101" r="3"/><circle cx="122" cy="99" r="3"/></g>${flames}`
  );
};

/** Bunting over a birthday's page. */
export const bunting = () => {
  const colours = ['#e0765a', '#edbd54', '#a7c4a9', '#a9c4d6', '#d9b8d0'];
  const flags = Array.from({ length: 9 }, (_, index) => {
    const x = 14 + index * 40;
    const y = 8 + 22 * (1 - ((index - 4) / 4) ** 2);
    return `<path d="M${x},${round(y)}l30,${round((4 - index) * 0.9)}l-13,34z" fill="${colours[index % 5]}" stroke="#fffdf8" stroke-width="2.4" stroke-linejoin="round"/>`;
  });
  return `<path d="M0,4Q195,54 390,4" fill="none" stroke="${INK}" stroke-width="1.6"/>${flags.join('')}`;
};

/** Three balloons on their strings, as tall as `stem`: what a birthday has in its place. */
export const balloons = () => {
  const bodies = [
    [26, 84, '#a9c4d6', 'M26,112C30,160 34,190 40,252'],
    [66, 68, '#edbd54', 'M66,96C60,150 46,190 40,252'],
    [44, 42, '#e0765a', 'M44,70C48,140 40,190 40,252'],
  ];
  return bodies
    .map(
      ([x, y, colour, string]) =>
        `<path d="${string}" fill="none" stroke="${INK}" stroke-width="1.4"/><g transform="translate(${x},${y})"><path d="M0,26C-14,16 -22,4 -22,-8A22,23 0 0 1 22,-8C22,4 14,16 0,26ZM-4,30L0,25L4,30Z" fill="${colour}" stroke="#fffdf8" stroke-width="5" stroke-linejoin="round"/><path d="M0,26C-14,16 -22,4 -22,-8A22,23 0 0 1 22,-8C22,4 14,16 0,26ZM-4,30L0,25L4,30Z" fill="${colour}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M-13,-10A13,14 0 0 1 -4,-22" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/></g>`,
    )
    .join('');
};
