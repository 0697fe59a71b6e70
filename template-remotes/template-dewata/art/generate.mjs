/** Draws src/assets: `node art/generate.mjs`. The gate has a thousand pieces, so Chromium paints it once; the rest is SVG. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { blencong, lontar, plait, prada, sokasi } from './crafts.mjs';
import { bank, bud, budded, corner, flower, petal, spray } from './flora.mjs';
import { dawn, rice, sea, sunrise, terraces } from './land.mjs';
import { canang, canopy, fringe, penjor, sampian, tedung } from './offerings.mjs';
import { brickTile, cornice, gateHalf, polengTile, scrollTile, simbarTile } from './stone.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');
const GATE_SCALE = 2.25;
const DRAWINGS = {
  bank,
  blencong,
  brick: brickTile,
  bud,
  budded,
  canang,
  canopy,
  corner,
  cornice,
  dawn,
  flower,
  fringe,
  lontar,
  penjor,
  petal,
  plait,
  poleng: polengTile,
  prada,
  rice,
  sampian,
  scroll: scrollTile,
  sea,
  simbar: simbarTile,
  sokasi,
  spray,
  sunrise,
  tedung,
  terraces,
};

const svg = ({ viewBox, defs, body, more = '' }, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${viewBox[2] * scale}" height="${viewBox[3] * scale}" viewBox="${viewBox.join(' ')}"${more}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`.replaceAll(
    '\n',
    '',
  );

mkdirSync(ASSETS, { recursive: true });
let weight = 0;
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  const text = svg(drawing);
  writeFileSync(join(ASSETS, `${name}.svg`), text);
  weight += gzipSync(text).length;
}
console.log(`svg ${weight} B gz`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const [width, height] = [gateHalf.viewBox[2] * GATE_SCALE, gateHalf.viewBox[3] * GATE_SCALE];
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;background:none">${svg(gateHalf, GATE_SCALE)}</body>`);
  const pixels = await page.screenshot({ omitBackground: true });
  const picture = await sharp(pixels)
    .webp({ quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
  writeFileSync(join(ASSETS, 'gate.webp'), picture);
  const avif = await sharp(pixels).avif({ quality: 56, effort: 8 }).toBuffer();
  writeFileSync(join(ASSETS, 'gate.avif'), avif);
  console.log(`gate.webp ${picture.length} B, gate.avif ${avif.length} B`);
} finally {
  await browser.close();
}
