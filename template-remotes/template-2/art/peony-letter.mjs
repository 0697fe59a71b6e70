/** Draws src/skins/peony-letter/assets: `node art/peony-letter.mjs`. The order matters: all take from one sequence. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cutOut, tint } from './paint.mjs';
import { bud, peony, seal, spray, sprig } from './peony-letter-drawing.mjs';

const ASSETS = join(import.meta.dirname, '../src/skins/peony-letter/assets');

const drawn = (draw, pieces) => pieces.map((piece) => draw(...piece)).join('');

/** What lines the flap: a field of 390 units, widest at its top, that narrows towards the seal. */
const bouquet =
  drawn(sprig, [
    [70, 190, 90, 205, -10],
    [330, 240, 80, 150, 10],
    [60, 60, 80, -150, 10],
    [206, 390, 60, 196, 8],
    [150, 330, 74, 222, -12],
    [258, 330, 70, 146, 12],
    [320, 60, 90, 60, 10],
    [200, 30, 60, 0, 6],
  ]) +
  drawn(spray, [
    [60, 60, 90, -160],
    [150, 120, 84, 160],
    [330, 120, 92, 150],
    [250, 250, 84, 150],
    [120, 250, 88, 200],
    [195, 330, 80, 180],
    [40, 160, 70, -130],
    [350, 190, 70, 130],
    [160, 330, 62, 210],
    [236, 330, 62, 150],
    [195, 200, 80, 10],
    [290, 40, 80, 170],
    [100, 150, 70, 240],
    [285, 230, 66, 120],
    [196, 388, 52, 180],
  ]) +
  drawn(bud, [
    [136, 326, 11, 205, 'rose'],
    [282, 300, 11, 150, 'cream'],
    [196, 420, 8, 180, 'rose'],
    [232, 356, 9, 165, 'coral'],
  ]) +
  drawn(peony, [
    [22, 120, 76, 'rose'],
    [368, 140, 70, 'wine'],
    [120, 20, 80, 'cream'],
    [282, 26, 86, 'blush'],
    [196, 104, 62, 'wine'],
    [110, 172, 78, 'blush'],
    [284, 180, 74, 'coral'],
    [184, 270, 64, 'cream'],
    [248, 292, 42, 'rose'],
    [128, 262, 30, 'wine'],
    [192, 356, 34, 'blush'],
  ]);

const wax = seal(60);

/** On both sides of the letter, behind the envelope's front: left and right of 195. */
const POSY_SPRAYS = [
  [14, 560, 80, -8],
  [40, 566, 70, 22],
  [92, 600, 66, 34],
  [120, 620, 60, 62],
  [20, 600, 80, -70],
  [378, 562, 80, 6],
  [352, 566, 70, -20],
  [300, 602, 64, -36],
  [270, 622, 60, -62],
  [370, 600, 80, 70],
];
const POSY_SPRIGS = [
  [60, 560, 80, -6, -14],
  [340, 560, 80, 6, 14],
  [120, 610, 70, 58, 8],
  [268, 612, 70, -58, -8],
];
const POSY_BUDS = [
  [116, 566, 11, 28, 'rose'],
  [278, 568, 10, -28, 'blush'],
  [52, 506, 11, 10, 'coral'],
  [346, 508, 10, -10, 'rose'],
];
const POSY_PEONIES = [
  [16, 560, 52, 'wine'],
  [376, 566, 48, 'rose'],
  [62, 596, 58, 'blush'],
  [322, 600, 60, 'cream'],
  [112, 618, 38, 'coral'],
  [268, 622, 36, 'rose'],
];
const posies = [
  [spray, POSY_SPRAYS],
  [sprig, POSY_SPRIGS],
  [bud, POSY_BUDS],
  [peony, POSY_PEONIES],
].flatMap(([draw, pieces]) => pieces.map((piece) => ({ isLeft: piece[0] < 195, body: draw(...piece) })));
const posy = (wantsLeft) => posies.map(({ isLeft, body }) => (isLeft === wantsLeft ? body : '')).join('');

const corner =
  drawn(spray, [
    [352, 50, 74, -150],
    [378, 100, 70, -168],
    [330, 20, 66, -108],
  ]) +
  drawn(sprig, [
    [330, 30, 80, -100, 10],
    [384, 130, 60, 190, -8],
  ]) +
  drawn(peony, [
    [376, 40, 56, 'blush'],
    [322, 8, 42, 'wine'],
    [388, 106, 32, 'coral'],
  ]);

const foot =
  sprig(50, 834, 86, 62, 10) +
  drawn(spray, [
    [8, 812, 62, 8],
    [40, 838, 74, 66],
    [0, 790, 50, -10],
  ]) +
  drawn(peony, [
    [6, 846, 54, 'rose'],
    [62, 856, 40, 'cream'],
    [-4, 796, 26, 'coral'],
  ]);

const single = spray(60, 62, 54, -118) + spray(60, 62, 54, 118) + peony(60, 60, 44, 'blush');

/** `box`: x, y, width and height in units of the mock-up; `open`: sides that may be cut, since nobody sees them. */
const PICTURES = {
  bouquet: {
    box: [0, -40, 390, 500],
    scale: 2.2,
    body: bouquet,
    quality: 58,
    isFirst: true,
    open: ['left', 'right', 'top'],
  },
  seal: { box: [-72, -72, 144, 156], scale: 2.4, body: wax, quality: 76 },
  'posy-left': {
    box: [-46, 474, 224, 200],
    scale: 2,
    body: posy(true),
    quality: 58,
    open: ['left', 'bottom', 'right'],
  },
  'posy-right': {
    box: [212, 474, 224, 200],
    scale: 2,
    body: posy(false),
    quality: 58,
    open: ['right', 'bottom', 'left'],
  },
  corner: { box: [224, -130, 240, 334], scale: 2, body: corner, quality: 58, open: ['right'] },
  foot: { box: [-70, 700, 220, 232], scale: 2, body: foot, quality: 58, open: ['left'] },
  peony: { box: [-6, -6, 132, 132], scale: 2, body: single, quality: 62 },
};

/** Laid paper: the wires of the mould every 3 px, its chains every 26, and the grain of the pulp. */
const PAPER = {
  box: [0, 0, 156, 156],
  body: `<filter id="pulp" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .2 0 0 0 0 .24 0 0 0 .22 -.08"/></filter><pattern id="laid" width="26" height="3" patternUnits="userSpaceOnUse"><rect width="26" height="1" fill="#b5606f" opacity=".13"/><rect width="1" height="3" fill="#b5606f" opacity=".07"/></pattern><rect width="156" height="156" fill="url(#laid)" opacity=".6"/><rect width="156" height="156" filter="url(#pulp)" opacity=".5"/>`,
};

mkdirSync(ASSETS, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
function keep(name, file) {
  writeFileSync(join(ASSETS, name), file);
  process.stdout.write(`${name.padEnd(20)} ${(file.length / 1024).toFixed(1)} KB\n`);
}
try {
  const page = await browser.newPage();
  for (const [name, { quality, isFirst, ...drawing }] of Object.entries(PICTURES)) {
    const { avif, webp } = await cutOut(page, { name, ...drawing }, { quality });
    keep(`${name}.webp`, webp);
    if (!isFirst) continue;
    keep(`${name}.avif`, avif);
  }
  keep('paper.webp', await tint(page, PAPER, { colour: [170, 88, 102], levels: 64, strength: 0.68 }));
} finally {
  await browser.close();
}
