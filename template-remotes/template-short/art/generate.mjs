/**
 * Draws src/assets: `node art/generate.mjs`. What takes the couple's colours is written as a stencil (used as a CSS mask);
 * what needs turbulence or blur is painted once in Chromium and kept as WebP, because live filters are banned on phones.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { cornerSpray, deckle, lavender, standingSpray, windowShade, wreath } from './botanical.mjs';
import { bunting, candleBundle, candleWreath, engravedCake, pressedCake } from './party.mjs';
import {
  barcode,
  burst,
  cake,
  columns,
  confetti,
  cup,
  glasses,
  lattice,
  rings,
  scissors,
  specks,
  sun,
  sunInHat,
} from './press.mjs';
import { stencil, svg } from './random.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');
const corner = cornerSpray();
const standing = standingSpray();
const flags = bunting();
const baked = engravedCake();
const CORNER = { width: 120, height: 120, viewBox: '-2 -2 120 120' };
const SPRAY = { width: 112, height: 132, viewBox: '-72 -108 112 132' };
const CAKE = { width: 100, height: 120, viewBox: '-50 -56 100 120' };
const STRETCHED = ' preserveAspectRatio="none"';

const DRAWINGS = {
  'carik-corner-twigs.svg': stencil({ ...CORNER, body: corner.twigs }),
  'carik-corner-roses.svg': stencil({ ...CORNER, body: corner.roses }),
  'carik-spray-twigs.svg': stencil({ ...SPRAY, body: standing.twigs }),
  'carik-spray-roses.svg': stencil({ ...SPRAY, body: standing.roses }),
  'carik-bunting-lines.svg': stencil({ ...CORNER, body: flags.lines }),
  'carik-bunting-flags.svg': stencil({ ...CORNER, body: flags.flags }),
  'carik-cake-lines.svg': stencil({ ...CAKE, body: baked.lines }),
  'carik-cake-tiers.svg': stencil({ ...CAKE, body: baked.cake }),
  'carik-sheet.svg': svg({ width: 342, height: 640, more: STRETCHED, body: `<path d="${deckle(342, 640)}"/>` }),
  'carik-edge.svg': svg({
    width: 398,
    height: 12,
    more: STRETCHED,
    body: `<path d="${deckle(398, 12, { isWhole: false, seed: 23 })}"/>`,
  }),
  'kabar-sun.svg': stencil({ width: 76, height: 76, viewBox: '-38 -38 76 76', body: sun(20) }),
  'kabar-sun-in-hat.svg': stencil({ width: 76, height: 88, viewBox: '-38 -50 76 88', body: sunInHat(20) }),
  'kabar-confetti.svg': svg({ width: 78, height: 78, body: confetti }),
  'kabar-burst.svg': svg({ width: 96, height: 96, body: burst() }),
  'kabar-rings.svg': stencil({ width: 60, height: 44, viewBox: '-30 -27 60 44', body: rings }),
  'kabar-cake.svg': stencil({ width: 60, height: 50, viewBox: '-30 -25 60 50', body: cake() }),
  'kabar-cup.svg': svg({ width: 270, height: 270, body: cup() }),
  'kabar-glasses.svg': svg({ width: 300, height: 190, body: glasses }),
  'kabar-scissors.svg': stencil({ width: 44, height: 26, viewBox: '-5 -13 44 26', body: scissors }),
  'kabar-barcode.svg': svg({ width: 132, height: 32, body: barcode(132, 32) }),
  'kabar-lattice.svg': svg({ width: 52, height: 52, body: lattice }),
  'kabar-specks.svg': svg({ width: 390, height: 420, body: specks(48, 390, 420) }),
  'kabar-columns.svg': svg({ width: 354, height: 150, body: columns(354, 150) }),
};

/** The torn sheet as it shades the linen below it: 24 units more on each side. */
const sheetShadow = () =>
  `<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><filter id="c" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter><g transform="translate(24,24)" fill="#3b2a24"><path d="${deckle(342, 640)}" filter="url(#b)" opacity=".42" transform="translate(0,9) translate(171,320) scale(.985) translate(-171,-320)"/><path d="${deckle(342, 640)}" filter="url(#c)" opacity=".3" transform="translate(0,3)"/></g>`;

/** A drawing as its own shadow. */
const inOneInk = (body) => body.replaceAll(/(fill|stroke)="#[\da-f]{3,8}"/g, '$1="#2a1a1c"');

const blurred = (deviation, body) =>
  `<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>${body}`;

const PAINTINGS = {
  'carik-wreath.webp': {
    source: svg({ width: 310, height: 386, viewBox: '40 84 310 386', body: wreath() }),
    scale: 2,
    quality: 66,
  },
  'carik-candle-wreath.webp': {
    source: svg({ width: 310, height: 320, body: candleWreath() }),
    scale: 1.6,
    quality: 66,
  },
  'carik-cake.webp': {
    source: svg({ width: 104, height: 124, viewBox: '-52 -58 104 124', body: pressedCake() }),
    scale: 2,
    quality: 66,
  },
  'carik-candles.webp': {
    alpha: 100, // fewer steps show as edges in a shadow
    source: svg({
      width: 150,
      height: 214,
      viewBox: '-92 -196 150 214',
      body: blurred(
        3,
        `<g transform="rotate(-14)"><g transform="translate(6,9)" opacity=".34" filter="url(#b)">${inOneInk(candleBundle())}</g>${candleBundle()}</g>`,
      ),
    }),
    scale: 2,
    quality: 66,
  },
  'carik-lavender.webp': {
    alpha: 100, // fewer steps show as edges in a shadow
    source: svg({
      width: 150,
      height: 262,
      viewBox: '-98 -242 150 262',
      body: blurred(
        3,
        `<g transform="rotate(-16)"><g transform="translate(6,9)" opacity=".34" filter="url(#b)">${inOneInk(lavender())}</g>${lavender()}</g>`,
      ),
    }),
    scale: 2,
    quality: 66,
  },
  'carik-shade.webp': {
    alpha: 100, // fewer steps show as edges in a shadow
    source: svg({
      width: 390,
      height: 844,
      body: blurred(7, `<g filter="url(#b)" opacity=".13">${windowShade()}</g>`),
    }),
    scale: 0.5,
    quality: 60,
  },
  'carik-shadow.webp': {
    alpha: 100, // fewer steps show as edges in a shadow
    source: svg({ width: 390, height: 688, body: sheetShadow() }),
    scale: 0.5,
    quality: 60,
  },
  'carik-cotton.webp': {
    source: svg({
      width: 120,
      height: 120,
      body: '<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .38  0 0 0 0 .3  0 0 0 -1.1 .62"/></filter><rect width="120" height="120" filter="url(#n)" opacity=".3"/>',
    }),
    scale: 1,
    quality: 50,
  },
};

mkdirSync(ASSETS, { recursive: true });
for (const [name, drawn] of Object.entries(DRAWINGS)) writeFileSync(join(ASSETS, name), drawn);

const browser = await chromium.launch(
  process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } : {},
);
const page = await browser.newPage();
for (const [name, painting] of Object.entries(PAINTINGS)) {
  const url = await page.evaluate(async ({ source, scale }) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml;base64,${btoa(source)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  }, painting);
  const drawn = sharp(Buffer.from(url.split(',')[1], 'base64'));
  const file = await drawn
    .webp({ quality: painting.quality, alphaQuality: painting.alpha ?? 50, effort: 6 })
    .toBuffer();
  writeFileSync(join(ASSETS, name), file);
  // the large ones of the first screens have an AVIF beside them, a third lighter
  const lighter = join(ASSETS, name.replace('.webp', '.avif'));
  if (existsSync(lighter))
    await sharp(painting.alpha ? Buffer.from(url.split(',')[1], 'base64') : file)
      .avif({ quality: 46, effort: 9 })
      .toFile(lighter);
}
await browser.close();

const zipped = Object.values(DRAWINGS).reduce((sum, drawn) => sum + gzipSync(drawn).length, 0);
const painted = Object.keys(PAINTINGS).map((name) => [name, statSync(join(ASSETS, name)).size]);
console.log(`vector ${zipped} bytes gz`, Object.fromEntries(painted));
