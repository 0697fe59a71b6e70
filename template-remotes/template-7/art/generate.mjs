/**
 * Draws src/assets: `node art/generate.mjs`. All is vector: gilt paper-cuts with real cuts, so that the couple's colours
 * show through them. `glyphs.json` holds outlines of Ma Shan Zheng and Noto Serif SC (OFL 1.1).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fretRing, GILT, leaf, paperCut, peony, placed, spiral, svg, times, word } from './drawing.mjs';
import { bank, ducks } from './ducks.mjs';
import { lantern } from './lantern.mjs';

const ASSETS = join(import.meta.dirname, '../src/assets');
const GLYPHS = JSON.parse(readFileSync(join(import.meta.dirname, 'glyphs.json'), 'utf8'));
const brushed = (text) => [...text].map((sign) => GLYPHS['ma-shan-zheng'][sign]);
const printed = (text) => [...text].map((sign) => GLYPHS['noto-serif-sc'][sign]);

/** Six peonies and their leaves in a ring around the double happiness. */
const wreath = paperCut({
  viewBox: [-141, -141, 282, 282],
  body:
    times(6, (i) =>
      placed(
        0,
        0,
        `${leaf(-26, -96, 38, -74)}${leaf(26, -96, 38, 74)}${leaf(-30, -116, 24, -58)}${leaf(30, -116, 24, 58)}`,
        `rotate(${i * 60})`,
      ),
    ) + times(6, (i) => placed(0, 0, peony(0, -102, 29, i * 17), `rotate(${i * 60})`)),
  more: '<circle r="138" fill="none" stroke="url(#g)" stroke-width="4.5"/><circle r="131" fill="none" stroke="#e6bb62"/>',
});

const spray = paperCut({
  viewBox: [-42, -22, 84, 44],
  body: leaf(-14, 2, 24, -96) + leaf(14, 2, 24, 96) + peony(0, 0, 19),
});

/** A corner of peonies, for any of the couple's colours: it is used as a mask. */
const corner = paperCut({
  viewBox: [0, 0, 112, 176],
  fill: '#000',
  body:
    '<path d="M110,176C90,126 70,86 74,26" fill="none" style="stroke:var(--f)" stroke-width="3"/>' +
    [
      [84, 68, 30, 150],
      [94, 42, 30, 24],
      [48, 118, 38, -96],
      [36, 146, 30, -70],
      [94, 132, 30, 160],
      [28, 96, 26, -120],
    ]
      .map(([x, y, length, degrees]) => leaf(x, y, length * 1.35, degrees))
      .join('') +
    peony(68, 72, 46, 12) +
    peony(100, 142, 36, 40),
});

/** Two peonies that stand free: for a gate's foot, and used as a mask too. */
const posy = paperCut({
  viewBox: [0, 0, 150, 172],
  fill: '#000',
  body:
    [
      [46, 112, 32, -104],
      [58, 142, 28, -140],
      [114, 96, 26, 74],
      [108, 40, 26, 44],
      [42, 34, 26, -42],
      [112, 144, 22, 118],
    ]
      .map(([x, y, length, degrees]) => leaf(x, y, length * 1.35, degrees))
      .join('') +
    peony(88, 128, 32, 40) +
    peony(76, 68, 44, 12),
});

/** One tile and one drop of a glazed eave; it repeats. */
const eave = svg({
  viewBox: [0, 0, 26, 56],
  body: `<defs><linearGradient id="t" x1="0" x2="1"><stop stop-color="#7d4a0e"/><stop offset=".35" stop-color="#f2cb76"/><stop offset=".6" stop-color="#d79d3c"/><stop offset="1" stop-color="#7d4a0e"/></linearGradient></defs><rect width="26" height="32" fill="#8a5a16"/>${[0, 26].map((x) => `<rect x="${x - 7.8}" width="15.6" height="32" fill="url(#t)"/>`).join('')}<g transform="translate(0,32)"><path d="M5.2,-2Q13,8 20.8,-2Q22.4,14 13,22Q3.6,14 5.2,-2Z" fill="#e3b254" stroke="#6b3f0c"/><path d="M13,5v10M9.4,8q3.6,6 7.2,0" stroke="#8a5314" stroke-width="1.1" fill="none"/>${[0, 26].map((x) => placed(x, 0, `<circle r="9.1" fill="#f0c871" stroke="#6b3f0c" stroke-width="1.2"/><circle r="6.2" fill="none" stroke="#a4671a"/>${times(6, (k) => `<path d="M0,-1Q2,-3 0,-5.4Q-2,-3 0,-1Z" fill="#a4671a" transform="rotate(${k * 60})"/>`)}`)).join('')}</g>`,
});

const beam = svg({
  viewBox: [0, 0, 98, 40],
  body: `<g fill="none" stroke="#e9c477" stroke-width="1.4">${[18, 58].map((x) => placed(x, 20, `<path d="${spiral({ x: 0, y: 0, radius: 11, at: 0, turns: 1.6 })}"/><path d="${spiral({ x: 20, y: 0, radius: 11, way: -1, at: Math.PI, turns: 1.6 })}"/><path d="M-10,13Q10,4 30,13"/>`)).join('')}</g>`,
});

const plaque = (text) =>
  svg({
    viewBox: [0, 0, 186, 66],
    body: `<defs>${GILT}</defs><rect x="2" y="2" width="182" height="62" rx="3" fill="#2a0706" stroke="url(#g)" stroke-width="4"/><rect x="9" y="9" width="168" height="48" fill="none" stroke="#e6bb62"/><g fill="#fbe2a2">${placed(19, 13, word(brushed(text), { size: 37, isUpright: false }))}</g>`,
  });

const knocker = svg({
  viewBox: [-25, -23, 50, 72],
  body: `<defs>${GILT}</defs><circle r="20" cy="3" fill="#3d0406" opacity=".5"/>${times(10, (i) => `<circle r="5.6" cx="${(15 * Math.cos(i * 0.6283)).toFixed(1)}" cy="${(15 * Math.sin(i * 0.6283)).toFixed(1)}" fill="url(#s)"/>`)}<circle r="15" fill="url(#r)" stroke="#7a4a10"/><circle r="10.5" fill="none" stroke="#8a5a16"/><circle r="5" fill="#7a4a10"/><path d="M0,2a19,20 0 1 1 -.1,0Z" fill="none" stroke="#5c3408" stroke-width="7"/><path d="M0,2a19,20 0 1 1 -.1,0Z" fill="none" stroke="url(#g)" stroke-width="4.6"/><circle r="4.5" cy="1" fill="url(#s)"/>`,
});

const ring = svg({
  viewBox: [-152, -152, 304, 304],
  body: `<defs>${GILT}</defs><circle r="149" fill="none" stroke="url(#g)" stroke-width="3.4"/>${fretRing(135.5, 60)}<circle r="122" fill="none" stroke="url(#g)" stroke-width="4"/>`,
});

/** Cracked ice, the lattice of scholars' windows. */
const ice = svg({
  viewBox: [0, 0, 60, 60],
  body: '<path d="M0,30H12M48,30H60M30,0V12M30,48V60M12,12H48V48H12ZM12,12L0,0M48,12L60,0M12,48L0,60M48,48L60,60M21,21H39V39H21ZM12,30H21M39,30H48M30,12V21M30,39V48" fill="none" stroke="#fff" stroke-width="1.3"/>',
});

const heroClouds = bank(
  [
    [4, 66, 0.88, 1, true],
    [388, 64, 0.88, -1, true],
    [104, 98, 0.8, -1, true],
    [292, 98, 0.8, 1, true],
    [120, 130, 0.62, 1],
    [276, 130, 0.62, -1],
    [196, 116, 0.92, 1],
    [40, 124, 1, 1],
    [352, 124, 1, -1],
  ].map(([x, y, size, way, hasTail]) => ({ x, y, size, way, hasTail })),
  [0, 0, 390, 160],
);
const footClouds = bank(
  [
    [58, 56, 0.8, 1],
    [334, 58, 0.78, -1],
    [-4, 66, 0.9, 1],
    [396, 66, 0.9, -1],
    [128, 78, 0.66, 1],
    [268, 80, 0.7, -1],
    [200, 86, 0.8, 1],
    [30, 92, 0.9, 1],
    [362, 94, 0.94, -1],
  ].map(([x, y, size, way, hasTail]) => ({ x, y, size, way, hasTail })),
  [0, 0, 390, 130],
);

/** Specks of gold leaf, where chance would throw them; the same each time. */
const specks = times(110, (i) => {
  const across = ((i * 2654435761) >>> 0) / 4294967296;
  const down = (((i + 7) * 1597334677) >>> 0) / 4294967296;
  const [x, y] = [(8 + across * 47).toFixed(1), (down * 600).toFixed(1)];
  return `<rect x="${x}" y="${y}" width="${(1 + (i % 3) * 0.8).toFixed(1)}" height="${(1 + ((i * 7) % 3) * 0.7).toFixed(1)}" fill="#e9c06a" opacity="${(0.2 + (i % 5) * 0.1).toFixed(1)}" transform="rotate(${(i * 53) % 90},${x},${y})"/>`;
});
const scroll = paperCut({
  viewBox: [0, 0, 84, 640],
  body:
    leaf(32, 560, 19, -70) +
    leaf(52, 560, 19, 70) +
    leaf(34, 580, 24, -150) +
    leaf(50, 580, 24, 150) +
    peony(42, 564, 21),
  more: `<g transform="translate(0,0)"><rect x="10.700" y="-4" width="62.600" height="628" fill="none" stroke="#d4a24a" stroke-width="1.4"/><rect x="16" y="-4" width="52" height="622" fill="none" stroke="#e6bb62" stroke-width=".8"/>${placed(10, 10, specks)}<g fill="#ffe4a2">${placed(15, 100, word(brushed('良辰吉日'), { size: 54, isUpright: true, gap: 58 }))}</g><rect x="4" y="622" width="76" height="15" rx="7" fill="#5c0a0c"/><rect x="0" y="620" width="12" height="19" rx="4" fill="url(#g)"/><rect x="72" y="620" width="12" height="19" rx="4" fill="url(#g)"/></g>`,
});

const WORDS = {
  ceremony: '婚礼',
  feast: '喜宴',
  gifts: '过大礼',
  tea: '敬茶',
  birthday: '生日',
  cocktail: '酒会',
  night: '夜宴',
};
const SHAPES = {
  plum:
    times(
      5,
      (i) =>
        `<circle r="27" cx="${(50 + 23 * Math.sin(i * 1.2566)).toFixed(1)}" cy="${(50 - 23 * Math.cos(i * 1.2566)).toFixed(1)}"/>`,
    ) + '<circle cx="50" cy="50" r="26"/>',
  fan: '<path d="M3,40A62,62 0 0 1 97,40L68,84A26,26 0 0 0 32,84Z" stroke="#000" stroke-width="5" stroke-linejoin="round"/>',
  hexagon: '<path d="M27,4H73L98,50L73,96H27L2,50Z"/>',
  gourd:
    '<path d="M50,1C66,1 78,12 78,27C78,35 74,40 74,44C88,50 97,60 97,72C97,90 78,99 50,99S3,90 3,72C3,60 12,50 26,44C26,40 22,35 22,27C22,12 34,1 50,1Z"/>',
  circle: '<circle cx="50" cy="50" r="49"/>',
  square: '<path d="M12,2H88A10,10 0 0 0 98,12V88A10,10 0 0 0 88,98H12A10,10 0 0 0 2,88V12A10,10 0 0 0 12,2Z"/>',
};
const happiness = placed(-13, -14.5, word([GLYPHS['noto-serif-sc']['喜']], { size: 26 }), '');

const DRAWINGS = {
  'wreath.svg': wreath,
  'spray.svg': spray,
  'corner.svg': corner,
  'posy.svg': posy,
  'eave.svg': eave,
  'beam.svg': beam,
  'plaque-two.svg': plaque('百年好合'),
  'plaque-one.svg': plaque('万事如意'),
  'knocker.svg': knocker,
  'ring.svg': ring,
  'ice.svg': ice,
  'clouds-body.svg': heroClouds.body,
  'clouds-line.svg': heroClouds.line,
  'foot-clouds-body.svg': footClouds.body,
  'foot-clouds-line.svg': footClouds.line,
  'lantern-joy.svg': lantern({
    width: 58,
    height: 62,
    tassel: 30,
    cord: 48,
    mark: `<g fill="#fbe3a4">${happiness}</g>`,
  }),
  'lantern.svg': lantern({ width: 76, height: 72, tassel: 16, cord: 14 }),
  'scroll.svg': scroll,
  'ducks.svg': ducks(),
  ...Object.fromEntries(
    Object.entries(WORDS).map(([name, text]) => [
      `word-${name}.svg`,
      svg({ viewBox: [0, 0, [...text].length * 22, 24], body: word(printed(text), { size: 22 }) }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SHAPES).map(([name, body]) => [`window-${name}.svg`, svg({ viewBox: [0, 0, 100, 100], body })]),
  ),
};

mkdirSync(ASSETS, { recursive: true });
let whole = 0;
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  writeFileSync(join(ASSETS, name), drawing);
  const size = gzipSync(drawing).length;
  whole += size;
  console.log(`${name.padEnd(22)} ${size} B gz`);
}
console.log(`all ${whole} B gz`);
