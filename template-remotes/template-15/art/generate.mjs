/** Draws the static art of Sinema into src/assets. `npm run draw`; see README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { barcode, bulb, laurel, reel, swagLight, swagShape } from './house.mjs';
import { dust, edgeCode, grain, rings, sprockets } from './leader.mjs';
import { cake, cakeMedal, confetti, starLight, starShape } from './party.mjs';
import { canopy, couple, night, rain } from './rain.mjs';

const ASSETS = new URL('../src/assets/', import.meta.url);
mkdirSync(ASSETS, { recursive: true });

const PICTURES = {
  rings: ['-153 -153 306 306', rings()],
  grain: ['0 0 96 96', grain()],
  dust: ['0 0 322 824', dust()],
  sprockets: ['0 0 34 26', sprockets()],
  'edge-code': ['0 0 34 312', edgeCode()],
  couple: ['0 0 390 428', couple()],
  canopy: ['0 0 390 428', canopy()],
  rain: ['0 0 390 428', rain()],
  night: ['0 0 1440 620', night()],
  cake: ['0 0 390 428', cake()],
  confetti: ['0 0 390 428', confetti()],
  'star-shape': ['-110 -110 220 220', starShape()],
  'star-light': ['-110 -110 220 220', starLight()],
  'cake-medal': ['-32 -32 64 64', cakeMedal()],
  'swag-shape': ['0 0 97.5 96', swagShape()],
  'swag-light': ['0 0 97.5 96', swagLight()],
  bulb: ['0 0 15.5 20', bulb()],
  reel: ['-94 -94 188 188', reel()],
  barcode: ['0 0 60 40', barcode()],
  laurel: ['-55 -50 110 100', laurel()],
};

for (const [name, [box, content]] of Object.entries(PICTURES)) {
  const [, , width, height] = box.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${content}</svg>`;
  writeFileSync(new URL(`${name}.svg`, ASSETS), `${svg.replaceAll(/>\s+</g, '><')}\n`);
}
