/** Draws the static art of Palm Springs into src/assets. `npm run draw`; see README.md. */
import { writeFileSync } from 'node:fs';
import { KIDNEY, laminate } from './pen.mjs';
import { DUSK, EMPTY_GARDEN, POOLSIDE } from './scenery.mjs';
import { CAKE, EARS, MARTINI, record, TILE, tray } from './things.mjs';
import { BLOCK, FRAME, POOL, sunburst, SUNSET, terrazzo } from './wall.mjs';

const ASSETS = new URL('../src/assets/', import.meta.url);

/** By file: the view box and what is in it. */
const PICTURES = {
  'block.svg': ['0 0 78 78', BLOCK],
  'frame.svg': ['0 0 78 78', FRAME],
  'sunset.svg': ['0 0 390 160', SUNSET],
  'pool.svg': ['0 0 390 160', POOL],
  'sunburst.svg': ['0 0 390 242', sunburst()],
  'terrazzo.svg': ['0 0 390 220', terrazzo()],
  'laminate.svg': ['0 0 444 840', laminate(['#f2a33a6b', '#63bfb56b', '#e9a58c6b'], 6)],
  'laminate-dark.svg': ['0 0 444 840', laminate(['#ffffff24', '#ffffff17'], 9)],
  'kidney.svg': ['24 13 300 306', `<path d="${KIDNEY}"/>`],
  'tile.svg': ['0 0 88 72', TILE],
  'garden.svg': ['0 0 350 340', EMPTY_GARDEN],
  'poolside.svg': ['-20 -60 1420 244', POOLSIDE],
  'dusk.svg': ['0 0 720 420', DUSK],
  'martini.svg': ['0 0 112 150', MARTINI],
  'record.svg': ['0 0 116 116', record()],
  'cake.svg': ['0 0 120 140', CAKE],
  'tray.svg': ['0 0 320 320', tray()],
  'ears.svg': ['0 0 220 100', EARS],
};

/** These are stretched to what they mask. */
const STRETCHED = ['kidney.svg', 'tile.svg'];

for (const [name, [box, content]] of Object.entries(PICTURES)) {
  const [, , width, height] = box.split(' ');
  const stretch = STRETCHED.includes(name) ? ' preserveAspectRatio="none"' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"${stretch}>${content}</svg>`;
  writeFileSync(new URL(name, ASSETS), `${svg.replaceAll(/>\s+</g, '><').trim()}\n`);
}
