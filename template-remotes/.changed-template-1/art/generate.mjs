/**
 * Draws src/assets: `node art/generate.mjs`. Vector drawings are written as SVG; what needs turbulence or blur is
 * painted once in Chromium and kept as small WebP files, because live filters are banned on phones.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { branch, CLAY, DEEP_CLAY, jar, PALE_CLAY, seeded, tree } from './drawing.mjs';
import { land } from './land.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');
const SHADE = '#8a4a2b';

const svg = ({ viewBox, width, height, body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;

const DRAWINGS = {
  'land.svg': land(),
  'olive-jar.svg': {
    viewBox: '-120 -330 240 342',
    width: 240,
    height: 342,
    body: tree(seeded(7), { x: 0, y: -98, scale: 0.98 }) + jar({ x: 0, y: 0, height: 100, tones: CLAY, id: 'j' }),
  },
  'olive-pots.svg': {
    viewBox: '-70 -190 138 202',
    width: 138,
    height: 202,
    body:
      tree(seeded(41), { x: 0, y: -54, scale: 0.56 }) +
      jar({ x: 0, y: 0, height: 66, tones: PALE_CLAY, id: 'a' }) +
      jar({ x: 32, y: 4, height: 42, tones: DEEP_CLAY, id: 'b' }),
  },
  'pot.svg': {
    viewBox: '-26 -46 52 50',
    width: 52,
    height: 50,
    body: jar({ x: 0, y: 0, height: 40, tones: PALE_CLAY, id: 'p' }),
  },
  'twig.svg': {
    viewBox: '-74 -14 148 34',
    width: 148,
    height: 34,
    body:
      branch(seeded(11), { x: -2, y: 12, degrees: -86, length: 58, pairs: 5, bend: 8, leafSize: 19, stroke: 1.3 }) +
      branch(seeded(23), { x: 2, y: 12, degrees: 86, length: 58, pairs: 5, bend: -8, leafSize: 19, stroke: 1.3 }),
  },
};

/** All boughs come in from the right, so that the picture may stand (or hang mirrored) at any height of an edge. */
function foliageShadow() {
  const random = seeded(5);
  const bough = (options) => branch(random, { x: 308, shade: SHADE, stroke: 3, ...options });
  return svg({
    viewBox: '0 -20 300 350',
    width: 300,
    height: 350,
    body: `<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter><g filter="url(#b)">${
      bough({ y: 108, degrees: -68, length: 190, bend: 30, pairs: 10, leafSize: 46 }) +
      bough({ y: 128, degrees: -96, length: 236, bend: -30, pairs: 11, leafSize: 46 }) +
      bough({ y: 160, degrees: -128, length: 150, bend: -22, pairs: 8, leafSize: 42 })
    }</g>`,
  });
}

const noise = (size, filter) =>
  svg({
    viewBox: `0 0 ${size} ${size}`,
    width: size,
    height: size,
    body: `<filter id="n" x="0" y="0" width="100%" height="100%">${filter}</filter><rect width="${size}" height="${size}" filter="url(#n)"/>`,
  });

/** `levels` of alpha are kept, all in one colour, and weakened by `strength`: noise then packs well without loss. */
const PAINTINGS = {
  'foliage-shadow.webp': {
    source: foliageShadow(),
    width: 300,
    height: 350,
    colour: [138, 74, 43],
    levels: 24,
    strength: 1,
  },
  'grain.webp': {
    source: noise(
      192,
      '<feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .16 0 0 0 0 .07 0 0 0 .55 -.2"/>',
    ),
    width: 192,
    height: 192,
    colour: [92, 41, 18],
    levels: 16,
    strength: 0.32,
  },
  'mottle.webp': {
    source: noise(
      192,
      '<feTurbulence type="fractalNoise" baseFrequency=".0312 .0521" numOctaves="4" seed="9" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .55 0 0 0 0 .25 0 0 0 0 .12 0 0 0 1.5 -.62"/>',
    ),
    width: 192,
    height: 192,
    colour: [140, 64, 31],
    levels: 40,
    strength: 0.13,
  },
};

async function paint(page, painting) {
  const address = await page.evaluate(async ({ source, width, height, colour, levels, strength }) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const alpha = Math.round((pixels.data[at + 3] * levels) / 255) * (255 / levels) * strength;
      pixels.data.set([...colour, alpha], at);
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/webp', 1);
  }, painting);
  return Buffer.from(address.split(',')[1], 'base64');
}

mkdirSync(ASSETS, { recursive: true });
for (const [name, drawing] of Object.entries(DRAWINGS)) writeFileSync(join(ASSETS, name), svg(drawing));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const [name, painting] of Object.entries(PAINTINGS))
    writeFileSync(join(ASSETS, name), await paint(page, painting));
} finally {
  await browser.close();
}

for (const name of [...Object.keys(DRAWINGS), ...Object.keys(PAINTINGS)]) {
  const path = join(ASSETS, name);
  const packed = name.endsWith('.svg') ? gzipSync(svg(DRAWINGS[name])).length : statSync(path).size;
  process.stdout.write(`${name.padEnd(22)} ${(packed / 1024).toFixed(1)} KB\n`);
}
