/** Draws src/assets: `npm run draw`. All is vector; what takes the couple's own colours is used as a mask. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { barn, house, roof } from './house.mjs';
import { carano, fern, horn, hornLines, saluakLines, suntiang, suntiangLines } from './ornaments.mjs';
import * as cloth from './weave.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');
const { UNIT, weave } = cloth;

const stops = (...colours) =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
const PAINTS = {
  g: `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1">${stops([0, '#fdf0c4'], [0.42, '#dfb255'], [0.64, '#a87426'], [1, '#f3d893'])}</linearGradient>`,
  roof: `<linearGradient id="roof" x1="0" y1="0" x2="0" y2="1">${stops([0, '#4a2a16'], [0.5, '#24120d'], [1, '#120807'])}</linearGradient>`,
  lamp: `<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1">${stops([0, '#ffe9ae'], [1, '#d7923a'])}</linearGradient>`,
  brass: `<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0">${stops([0, '#7a4d16'], [0.22, '#e6bd62'], [0.4, '#fdf0c4'], [0.62, '#b8832f'], [1, '#6b4212'])}</linearGradient>`,
  leaf: `<linearGradient id="leaf" x1="0" y1="1" x2="0" y2="0">${stops([0, '#2f4a24'], [1, '#5f8a3e'])}</linearGradient>`,
};

/** An SVG file; it carries those paints that its body names. */
function svg([x, y, width, height], body, attributes = '') {
  const used = Object.entries(PAINTS).flatMap(([name, paint]) => (body.includes(`url(#${name})`) ? [paint] : []));
  const defs = used.length > 0 ? `<defs>${used.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"${attributes}>${defs}${body}</svg>\n`;
}
const woven = (columns, rows, isGold) =>
  svg([0, 0, columns * UNIT, rows * UNIT], `<path d="${weave({ columns, rows }, isGold)}"/>`);

const STRETCHED = ' preserveAspectRatio="none"';
/** The hero's window: its head hangs between two horns. */
const WINDOW = 'M195,146C106,146 34,116 16,26C16,120 12,210 6,420H384C378,210 374,120 374,26C356,116 284,146 195,146Z';
const finials = [16, 374]
  .map(
    (x) =>
      `<g transform="translate(${x},26)" fill="url(#g)"><path d="M-3,3L0,-26L3,3Z"/><circle r="5"/><circle r="3.5" cy="-8"/></g>`,
  )
  .join('');
const rim = [
  ['#1b0e12', 12],
  ['url(#g)', 8],
  ['#4a0f1a', 4.5],
]
  .map(([colour, width]) => `<path d="${WINDOW}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
  .join('');

const files = {
  field: woven(cloth.FIELD, cloth.FIELD, (column, row) => cloth.isField(column - 14, row - 14)),
  tumpal: woven(cloth.TUMPAL, cloth.SHOOT.height + 1, (column, row) => cloth.isTumpal(column + 13, row)),
  edge: woven(4, 4, (column, row) => row === 0 || row === 3 || (column + row) % 4 < 2),
  chain: woven(10, cloth.SELVEDGE, cloth.isChain),
  'side-shoots': woven(13, cloth.SELVEDGE, cloth.isSideShoot),
  wave: woven(6, 6, cloth.isWave),
  fringe: svg(
    [0, 0, 40, 22],
    `<path d="${Array.from({ length: 10 }, (_, i) => `M${i * 4 + 0.5},0q${i % 2 ? 1.5 : -1.5},8 0,${15 + ((i * 7) % 5)}`).join('')}" stroke="#000" stroke-width="1.3" fill="none"/>`,
  ),
  roof: svg([0, 34, 390, 300], `<g transform="translate(195,0)">${roof}</g>`, STRETCHED),
  house: svg([0, 60, 390, 392], `<g transform="translate(195,0)">${house}</g>`),
  barn: svg([0, 0, 180, 374], `<g transform="translate(90,0)">${barn}</g>`),
  fern: svg([0, 0, 26, 60], fern()),
  window: svg([0, 0, 390, 420], `<path d="${WINDOW}"/>`),
  rim: svg(
    [0, 0, 390, 420],
    `${rim}<path d="${WINDOW}" fill="none" stroke="#f6dd9b" stroke-width="2.6" stroke-dasharray="0 7" stroke-linecap="round"/>${finials}`,
  ),
  suntiang: svg([-190, -190, 380, 260], suntiangLines()),
  saluak: svg([-190, -215, 380, 285], saluakLines()),
  horns: svg([-190, -205, 380, 260], hornLines),
  horn: svg([0, 0, 60, 100], horn, STRETCHED),
  carano: svg(
    [-120, -44, 240, 214],
    carano(
      `<path d="${weave({ columns: 20, rows: 6, x: -25, y: 66 }, cloth.isWave)}" fill="url(#g)"/><path d="${weave({ columns: 19, rows: 14, x: -23, y: 18 }, cloth.isSeed)}" fill="url(#g)"/>`,
    ),
  ),
};

mkdirSync(ASSETS, { recursive: true });
let total = 0;
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(ASSETS, `${name}.svg`), text);
  const packed = gzipSync(text).length;
  total += packed;
  console.log(name.padEnd(14), text.length, packed);
}
console.log('gz in all', total);

/** The crown alone, for the demo couple's picture: `node art/generate.mjs suntiang > crown.svg`. */
if (process.argv[2]) writeFileSync(process.argv[2], svg([-330, -330, 660, 460], suntiang()));
