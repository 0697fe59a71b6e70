/** Draws src/assets: `npm run draw`. Everything is seeded: the same with every run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bezel, moon, planet, rim, saturn } from './instruments.mjs';
import { letters } from './letters.mjs';
import { dusk, horizon, milkyWay, spark, starfield, trails } from './scenery.mjs';

const ASSETS = new URL('../src/assets/', import.meta.url);
mkdirSync(new URL('letters/', ASSETS), { recursive: true });

const PICTURES = [
  ['trails.svg', trails()],
  ['starfield.svg', starfield()],
  ['horizon.svg', horizon()],
  ['dusk.svg', dusk()],
  ['milky-way.svg', milkyWay()],
  ['spark.svg', spark()],
  ['rim.svg', rim()],
  ['bezel.svg', bezel()],
  ['moon.svg', moon()],
  ['saturn.svg', saturn()],
  ['planet.svg', planet()],
  ...letters,
];

let total = 0;
for (const [name, picture] of PICTURES) {
  writeFileSync(new URL(name, ASSETS), `${picture}\n`);
  const size = gzipSync(picture).length;
  total += size;
  console.log(name.padEnd(20), size);
}
console.log('together, gzipped', total);
