/** Draws the static art of Klip into src/assets. `npm run draw`; see README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { doodles } from './doodles.mjs';
import * as pieces from './pieces.mjs';
import * as scraps from './scraps.mjs';

const assets = new URL('../src/assets/', import.meta.url);
mkdirSync(assets, { recursive: true });

function write(name, box, content) {
  const [, , width, height] = box.split(' ');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`;
  writeFileSync(new URL(`${name}.svg`, assets), `${head}${content}</svg>\n`);
}

for (const [name, content] of Object.entries(pieces.tapes)) write(name, '0 0 98 31', content);
for (const [name, [box, content]] of Object.entries(doodles)) write(name, box, content);
write('kraft', '0 0 240 320', pieces.kraft());
write('page', '0 0 240 320', pieces.page());
write('bouquet', '-4 8 122 160', pieces.bouquet());
write('stem', '-8 6 96 258', pieces.stem());
write('balloons', '-8 6 96 258', pieces.balloons());
write('graph-paper', '-8 -8 346 346', pieces.graphPaper());
write('dotted-paper', '-8 -8 346 346', pieces.dottedPaper());
write('barcode', '0 0 210 26', pieces.barcode());
write('alarm', '0 0 80 74', pieces.alarm());
write('sky', '0 0 276 200', pieces.sky());
write('cake', '-4 -10 156 138', pieces.cake());
write('negatives', '-6 10 252 222', scraps.negatives());
write('way', '0 0 240 240', scraps.way());
write('stamps', '0 4 240 240', scraps.stamps());
write('bunting', '0 0 390 70', pieces.bunting());
