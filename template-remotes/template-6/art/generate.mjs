/**
 * Draws src/assets: `node art/generate.mjs`. What is inked is SVG and takes the couple's colours as a mask; what is
 * embossed or gilt needs light and blur, so Chromium paints it once, see-through, to lie on paper of any colour.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { beads, BOW, coronet, laurel, svg } from './drawing.mjs';
import { stem, union } from './lineage.mjs';
import { column, roof, steps } from './portico.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');

/** Highlight and shade of a lit bump, apart from each other; see-through where the paper is flat. */
const EMBOSS =
  '<filter id="e" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.15" result="b"/><feDiffuseLighting in="b" surfaceScale="3.6" diffuseConstant="1" lighting-color="#fff" result="d"><feDistantLight azimuth="232" elevation="55"/></feDiffuseLighting><feColorMatrix in="d" values="0 0 0 0 .45 0 0 0 0 .38 0 0 0 0 .26 -1.02 0 0 0 .825" result="sh"/><feColorMatrix in="d" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 7 0 0 0 -5.8" result="hi"/><feOffset in="b" dx="1.6" dy="2.4" result="o"/><feGaussianBlur in="o" stdDeviation="1.8"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .34 0 0 0 0 .2 0 0 0 .24 0" result="ds"/><feComposite in="ds" in2="SourceAlpha" operator="out" result="dso"/><feFlood flood-color="#fffdf7" flood-opacity=".55"/><feComposite in2="SourceAlpha" operator="in" result="face"/><feMerge><feMergeNode in="dso"/><feMergeNode in="face"/><feMergeNode in="sh"/><feMergeNode in="hi"/></feMerge></filter>';
const FOIL =
  '<filter id="f" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation=".9" result="b"/><feDiffuseLighting in="b" surfaceScale="3.4" diffuseConstant="1" lighting-color="#fff" result="d"><feDistantLight azimuth="232" elevation="55"/></feDiffuseLighting><feColorMatrix in="d" values="0 0 0 0 .3 0 0 0 0 .19 0 0 0 0 .03 -2.4 0 0 0 1.9" result="sh"/><feColorMatrix in="d" values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .84 7 0 0 0 -5.8" result="hi"/><feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="sh"/><feMergeNode in="hi"/></feMerge><feComposite in="m" in2="SourceAlpha" operator="in" result="in"/><feOffset in="b" dx="1.2" dy="2"/><feGaussianBlur stdDeviation="1.3"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .28 0 0 0 0 .12 0 0 0 .4 0" result="ds"/><feMerge><feMergeNode in="ds"/><feMergeNode in="in"/></feMerge></filter>';
const GOLD =
  '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#e9d39a"/><stop offset=".3" stop-color="#c39a45"/><stop offset=".52" stop-color="#efe0b0"/><stop offset=".74" stop-color="#a9812f"/><stop offset="1" stop-color="#d9bc74"/></linearGradient>';
const BLUR = '<filter id="b" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>';
/** The same on a face of its own, for what words stand on. */
const SOLID = EMBOSS.replace('id="e"', 'id="s"').replace(
  'flood-color="#fffdf7" flood-opacity=".55"',
  'flood-color="#fbf8f1"',
);
const solid = (body) => `<g filter="url(#s)">${body}</g>`;
const DEFS = `<defs>${EMBOSS}${SOLID}${FOIL}${GOLD}${BLUR}</defs>`;
const embossed = (body) => `<g filter="url(#e)">${body}</g>`;

/** The lower end of the letter's flap from where its sides end, 0 at the top: 390 wide, its point at 78. */
const FLAP = 'M-4,-40H394V16C330,16 282,22 244,40C220,52 206,62 195,78C184,62 170,52 146,40C108,22 60,16 -4,16Z';
const FLAP_LINES = 'M16,-60V1C68,3 118,10 154,28C176,39 187,48 195,58C203,48 214,39 236,28C272,10 322,3 374,1V-60';
const INNER_LINES =
  'M22.500,-60V-5C72,-3 121,3 156,20C177,30 188,38 195,46C202,38 213,30 234,20C269,3 318,-3 367.500,-5V-60';
const flapShadow = `<defs><mask id="u" maskUnits="userSpaceOnUse" x="-20" y="-20" width="430" height="160"><rect x="-20" y="-20" width="430" height="160" fill="#fff"/><path d="${FLAP}" fill="#000"/></mask></defs><g mask="url(#u)"><path d="${FLAP}" transform="translate(0,12)" fill="#5c4c2c" opacity=".36" filter="url(#b)"/></g>`;
const flapFoot = `<path d="${FLAP}" fill="none" stroke="#bfae86" stroke-width="2" transform="translate(0,1.500)"/><path d="${FLAP}" fill="none" stroke="url(#g)" stroke-width="1.600"/>${embossed(`<path d="${FLAP_LINES}" fill="none" stroke="#000" stroke-width="2.600"/><path d="${INNER_LINES}" fill="none" stroke="#000" stroke-width="1.100"/>`)}`;

const RIBBON_TAIL = 'M-106,2C-128,-2 -150,2 -172,14L-160,24L-172,40C-150,30 -128,28 -106,32Z';
/** Its back, where it turns behind the band: an edge in full shade, so that one sees paper and not a smear. */
const RIBBON_FOLD = 'M-130,22L-106,15.500L-106,32Z';
const RIBBON_BAND = 'M-130,-10C-60,-32 60,-32 130,-10L130,22C60,1 -60,1 -130,22Z';
const mirrored = (path) => `<path d="${path}"/><path d="${path}" transform="scale(-1,1)"/>`;
const ribbon = `${solid(mirrored(RIBBON_TAIL))}<g fill="#a8976f">${mirrored(RIBBON_FOLD)}</g><g fill="none" stroke="#7d6c48" stroke-width=".8">${mirrored('M-130,22L-106,32')}</g>${solid(`<path d="${RIBBON_BAND}"/>`)}<g fill="none" stroke="url(#g)" stroke-width=".9"><path d="M-126,-7.500C-58,-28.500 58,-28.500 126,-7.500"/><path d="M-126,17C-58,-3.500 58,-3.500 126,17"/></g>`;

const rectangle = (inset, width) =>
  `<rect x="${inset}" y="${inset}" width="${120 - 2 * inset}" height="${120 - 2 * inset}" fill="none" stroke="#000" stroke-width="${width}"/>`;

/** `scale` is how many pixels a unit has. */
const PAINTINGS = {
  'laurel.webp': {
    viewBox: [-170, -150, 340, 326],
    scale: 2,
    body: embossed(
      laurel({ across: 136, down: 138, from: 14, to: 136, pairs: 12, length: 38 }) +
        `<g transform="translate(0,138) scale(1.05)">${BOW}</g>`,
    ),
  },
  'coronet.webp': {
    viewBox: [-66, -114, 132, 136],
    scale: 2.2,
    body: `<g filter="url(#f)" fill="url(#g)" color="#c39a45">${coronet()}</g>`,
  },
  'medallion.webp': {
    viewBox: [-84, -84, 168, 168],
    scale: 2,
    body: `<circle r="80" fill="none" stroke="url(#g)" stroke-width="2.400"/>${embossed(`${beads(72, 73, 1.9)}<circle r="66" fill="none" stroke="#000" stroke-width="2"/>`)}`,
  },
  'frame.webp': { viewBox: [0, 0, 120, 120], scale: 2, body: embossed(rectangle(5, 2.6) + rectangle(11.5, 1.1)) },
  'flap-foot.webp': { viewBox: [0, -14, 390, 130], scale: 2, body: flapFoot },
  'flap-shadow.webp': { viewBox: [0, -14, 390, 130], scale: 1, alphaQuality: 94, body: flapShadow },
  'ribbon.webp': { viewBox: [-180, -34, 360, 76], scale: 3, quality: 78, alphaQuality: 92, body: ribbon },
  'vellum.webp': {
    viewBox: [0, 0, 260, 260],
    scale: 1,
    levels: 10,
    body: '<filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .045" numOctaves="4" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .38 0 0 0 0 .26 0 0 0 .32 -.1"/></filter><rect width="260" height="260" filter="url(#p)" opacity=".095"/>',
  },
};

const SHIELD = 'M3,2H97V52C97,88 76,110 50,123C24,110 3,88 3,52Z';
const LOZENGE = 'M50,1L98,62.500L50,124L2,62.500Z';
const shape = (path) =>
  svg({ viewBox: [0, 0, 100, 125], body: `<path d="${path}"/>`, more: ' preserveAspectRatio="none"' });
const DRAWINGS = {
  'roof.svg': roof(),
  'column.svg': column().replace('<svg', '<svg preserveAspectRatio="none"'),
  'steps.svg': steps(),
  'stem.svg': stem(),
  'union.svg': union().replace('<svg', '<svg preserveAspectRatio="none"'),
  'shield.svg': shape(SHIELD),
  'lozenge.svg': shape(LOZENGE),
  'crown.svg': svg({ viewBox: [-66, -112, 132, 132], body: `<g color="#000">${coronet()}</g>` }),
  'flap.svg': svg({ viewBox: [0, -14, 390, 130], body: `<path d="${FLAP}"/>`, more: ' preserveAspectRatio="none"' }),
};

/** Fibres in one brown and few steps of opacity pack well without loss. */
async function inLevels(pixels, levels) {
  const { data, info } = await sharp(pixels).raw().toBuffer({ resolveWithObject: true });
  const most = Math.max(...data.filter((_, index) => index % 4 === 3));
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (Math.round((data[index + 3] / most) * levels) / levels) * most;
    data.set(alpha < 1 ? [0, 0, 0, 0] : [115, 97, 66, Math.round(alpha)], index);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

async function paint(page, { quality = 64, alphaQuality = 56, levels, ...picture }) {
  const { viewBox, scale } = picture;
  const source = svg({ ...picture, body: DEFS + picture.body });
  await page.setContent(`<body style="margin:0;background:none">${source}</body>`);
  const [width, height] = [viewBox[2] * scale, viewBox[3] * scale].map(Math.ceil);
  await page.setViewportSize({ width, height });
  const pixels = await page.screenshot({ omitBackground: true });
  if (levels) return inLevels(pixels, levels);
  return sharp(pixels).webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer();
}

mkdirSync(ASSETS, { recursive: true });
let vectors = 0;
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  writeFileSync(join(ASSETS, name), drawing);
  vectors += gzipSync(drawing).length;
}
console.log(`svg ${vectors} B gz`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let pictures = 0;
try {
  const page = await browser.newPage();
  for (const [name, picture] of Object.entries(PAINTINGS)) {
    const file = await paint(page, picture);
    writeFileSync(join(ASSETS, name), file);
    // the large ones of the first screens have an AVIF beside them, a third lighter
    const lighter = join(ASSETS, name.replace('.webp', '.avif'));
    if (existsSync(lighter)) await sharp(file).avif({ quality: 46, effort: 9 }).toFile(lighter);
    pictures += file.length;
    console.log(`${name.padEnd(18)} ${file.length} B`);
  }
} finally {
  await browser.close();
}
console.log(`webp ${pictures} B`);
