/** Draws the static art of Balon into src/assets. `npm run draw`; see README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ANIMALS, FACES, PRESENT, TELEVISION } from './toys.mjs';
import { bunting, cloudBank, confetti, world } from './scenery.mjs';

const part = (name) => readFileSync(new URL(`${name}.svgpart`, import.meta.url), 'utf8');
const ASSETS = new URL('../src/assets/', import.meta.url);

const gradient = (id, from, to, way = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const ENVELOPE =
  'M400,96 C560,96 652,214 640,340 C630,446 540,520 476,596 H324 C260,520 170,446 160,340 C148,214 240,96 400,96Z';

const BEAR = `<defs>${gradient('kbfu', '#c98f5a', '#a86f41', 'x1="0.2" y1="0" x2="0.8" y2="1"')}${gradient('kbic', '#ff9fb2', '#f27a97')}${gradient('kbht', '#4cb6ac', '#2f8f8a')}</defs>${part('bear')}`;
const BALLOON = `<defs>${gradient('kybk', '#d99c5e', '#b5773f')}<clipPath id="kycp"><path d="${ENVELOPE}"/></clipPath></defs>${part('balloon')}`;

const PICTURES = {
  'bear.svg': ['186 118 428 890', BEAR],
  'bunny-balloon.svg': ['150 86 500 836', BALLOON],
  'world.svg': ['-1600 0 4000 900', world(part('rainbow'))],
  'cloud-bank.svg': ['0 0 800 170', cloudBank()],
  'bunting.svg': ['0 0 400 110', bunting()],
  'confetti.svg': ['0 0 390 844', confetti()],
  'present.svg': ['0 0 260 220', PRESENT],
  'television.svg': ['0 0 400 90', TELEVISION],
  ...FACES,
  ...ANIMALS,
};

for (const [name, [box, content]] of Object.entries(PICTURES)) {
  const [, , width, height] = box.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${content}</svg>`;
  writeFileSync(new URL(name, ASSETS), `${svg.replaceAll(/>\s+</g, '><').trim()}\n`);
}
