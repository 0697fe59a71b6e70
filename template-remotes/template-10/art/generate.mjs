/** Draws the static art of Pesisir into src/assets. `npm run draw`; see README.md. */
import { writeFileSync } from 'node:fs';
import { flags } from './flags.mjs';
import { grommet, knot, link, sling } from './rope.mjs';
import { moon, seascape } from './scenery.mjs';
import { edge, tide, wave } from './sea.mjs';
import { foam, horizon, sand } from './shore.mjs';
import { bottle, buoy, compass, cork, island, SHELLS } from './things.mjs';

const ASSETS = new URL('../src/assets/', import.meta.url);
const PENS = { dark: '#1f5a68', darker: '#123f4d', night: '#0c3441', light: '#5fb0b2' };

const WAVES = {
  'wave-far.svg': {
    length: 96,
    amplitude: 7,
    knock: 9,
    lean: 8,
    top: 14,
    gap: 26,
    lines: 5,
    height: 46,
    fill: '#84bcbf',
    ink: PENS.dark,
    opacity: 0.5,
    pen: 0.8,
    foam: 1.6,
    seed: 4,
    drops: 3,
  },
  'wave-middle.svg': {
    length: 128,
    amplitude: 12,
    knock: 14,
    lean: 14,
    top: 24,
    gap: 40,
    lines: 5,
    height: 70,
    fill: '#549ea6',
    ink: PENS.darker,
    opacity: 0.5,
    pen: 1,
    foam: 2.4,
    seed: 9,
    drops: 6,
  },
  'wave-near.svg': {
    length: 172,
    amplitude: 19,
    knock: 20,
    lean: 22,
    top: 36,
    gap: 58,
    lines: 6,
    height: 104,
    fill: '#2f7f8a',
    ink: PENS.night,
    opacity: 0.55,
    pen: 1.25,
    foam: 3.6,
    seed: 23,
    drops: 10,
  },
  'wave-deep.svg': {
    length: 226,
    amplitude: 22,
    knock: 27,
    lean: 30,
    top: 42,
    gap: 84,
    lines: 7,
    height: 136,
    fill: '#17495a',
    ink: PENS.light,
    opacity: 0.5,
    pen: 1.3,
    foam: 4.6,
    seed: 31,
    drops: 14,
  },
  'wave-pale.svg': {
    length: 152,
    amplitude: 14,
    knock: 17,
    lean: 18,
    top: 26,
    gap: 36,
    lines: 4,
    height: 66,
    fill: '#c3e0de',
    ink: PENS.dark,
    opacity: 0.42,
    pen: 0.9,
    foam: 3,
    seed: 14,
    drops: 8,
  },
};

const EDGE = edge({
  count: 2,
  length: 186,
  amplitude: 12,
  knock: 11,
  lean: 9,
  top: 34,
  gap: 30,
  lines: 3,
  height: 72,
  ink: '#5fa0a6',
  opacity: 0.55,
  pen: 0.9,
  seed: 20,
});
const TIDE = tide();

const PICTURES = {
  ...Object.fromEntries(Object.entries(WAVES).map(([name, sea]) => [name, wave({ count: 2, ...sea })])),
  ...SHELLS,
  'edge-mask.svg': EDGE.mask,
  'edge-lines.svg': EDGE.lines,
  'tide-mask.svg': TIDE.mask,
  'tide-lines.svg': TIDE.lines,
  'seascape.svg': seascape(),
  'moon.svg': moon(),
  'bottle.svg': bottle(),
  'bottle-open.svg': bottle(false),
  'cork.svg': cork(),
  'buoy-coral.svg': buoy('#e98a6d'),
  'buoy-teal.svg': buoy('#2f7f88'),
  'knot.svg': knot(),
  'link.svg': link(),
  'sling.svg': sling(),
  'grommet.svg': grommet(),
  'foam.svg': foam(),
  'sand.svg': sand(),
  'sun.svg': horizon(102, -30, 9),
  'flags.svg': flags(),
  'island-1.svg': island(3),
  'island-2.svg': island(18),
  'compass.svg': compass(),
};

for (const [name, { box, content }] of Object.entries(PICTURES)) {
  const [, , width, height] = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${content}</svg>`;
  writeFileSync(new URL(name, ASSETS), `${svg}\n`);
}
