/** Draws src/skins/herbarium/assets: `node art/generate.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { FLOWERS, OUTLINES, VEILED } from './herbarium.mjs';
import { outline, picture, tint } from './paint.mjs';
import { GRAIN, PAINT, rough, veil } from './watercolour.mjs';

const ASSETS = join(import.meta.dirname, '../src/skins/herbarium/assets');

function keep(name, file) {
  writeFileSync(join(ASSETS, name), file);
  const packed = name.endsWith('.svg') ? gzipSync(file).length : file.length;
  process.stdout.write(`${name.padEnd(28)} ${(packed / 1024).toFixed(1)} KB\n`);
}

async function flowers(page) {
  for (const [name, { body, box, scale, open, isFirst }] of Object.entries(FLOWERS)) {
    const drawing = { name, open, box, scale, body: `${PAINT}<g filter="url(#paint)">${body.join('')}</g>` };
    const { avif, webp } = await picture(page, drawing, { quality: isFirst ? 48 : 44 });
    keep(`${name}.webp`, webp);
    if (!isFirst) continue;
    keep(`${name}.avif`, avif);
  }
}

async function outlines(page) {
  for (const [name, { path, box, edge }] of Object.entries(OUTLINES)) {
    const drawing = { box, scale: 2, body: `${rough(edge)}<path d="${path}" filter="url(#rough)"/>` };
    const { svg, box: inside } = await outline(page, drawing);
    keep(`${name}.svg`, svg);
    if (!VEILED.includes(name)) continue;
    const thin = { box: inside, scale: 1, body: `${veil(edge)}<path d="${path}" filter="url(#veil)"/>` };
    keep(`${name}-veil.webp`, await tint(page, thin, { colour: [0, 0, 0], levels: 255, strength: 1, quality: 30 }));
  }
}

mkdirSync(ASSETS, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await flowers(page);
  await outlines(page);
  keep('grain.webp', await tint(page, GRAIN, { colour: [115, 107, 87], levels: 6, strength: 0.06 }));
} finally {
  await browser.close();
}
