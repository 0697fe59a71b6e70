/**
 * Draws src/assets and the strand of the opening's knot: `npm run draw`. All is vector, and chance is seeded.
 * `glyphs.json` holds outlines of Shippori Mincho (OFL 1.1).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { line, round, seeded, svg } from './drawing.mjs';
import { awaji, bow, bowHalves, cord, strandHalves } from './mizuhiki.mjs';
import { asanoha, brushed, fibres, flakes, mist, seigaiha, torn, tornBox } from './paper.mjs';
import { blossom, bud, limbs, petalFallen, PLUM } from './plum.mjs';

const SRC = join(import.meta.dirname, '../src');
const GLYPHS = JSON.parse(readFileSync(join(import.meta.dirname, 'glyphs.json'), 'utf8'));

/** The hero's picture, torn at its left and its foot, and the white of the sheet that shows along the tear. */
function tornPicture() {
  const chance = seeded(44);
  const [left, low] = [148, 486];
  const edge = [
    [left, -6],
    [left + 3, 120],
    [left - 2, 260],
    [left + 2, 400],
    [left, low],
    [240, low + 3],
    [330, low - 2],
    [396, low + 1],
  ];
  const viewBox = [122, 0, 268, 512];
  const picture = `${line(torn(edge, 4.5, { chance }))}L396-6Z`;
  const sheet = edge.map(([x, y], i) => [i < 5 ? x - 9 : x, i > 3 ? y + 9 : y]);
  const paper = `${line(torn(sheet, 10, { chance }))}L396-6Z`;
  // the sheet's shadow by degrees
  const shadow = Array.from(
    { length: 10 },
    (_, i) =>
      `<use href="#p" transform="translate(${round(-4.4 + i * 0.42)},${round(9.5 - i * 0.9)})" fill-opacity=".034"/>`,
  );
  return {
    mask: svg({ viewBox, isStretched: true, body: `<path d="${picture}"/>` }),
    paper: svg({
      viewBox,
      isStretched: true,
      body: `<g fill="#5a4a32"><defs><path id="p" d="${paper}"/></defs>${shadow.join('')}</g><use href="#p" fill="#fffdf8"/>`,
    }),
  };
}

function heroBranch() {
  const limb = limbs(45);
  const wood = [
    [
      [
        [402, 556],
        [352, 538],
        [318, 546],
        [276, 516],
        [236, 522],
        [196, 494],
        [170, 500],
        [128, 470],
      ],
      15,
      3.2,
    ],
    [
      [
        [330, 544],
        [312, 506],
        [318, 470],
        [290, 428],
        [294, 398],
      ],
      7,
      1.8,
    ],
    [
      [
        [252, 520],
        [238, 484],
        [208, 462],
        [204, 430],
      ],
      5,
      1.4,
    ],
    [
      [
        [302, 450],
        [330, 420],
        [332, 392],
      ],
      3.4,
      1.2,
    ],
    [
      [
        [196, 495],
        [176, 478],
        [172, 452],
      ],
      3.2,
      1.1,
    ],
  ].map(([points, thick, thin]) => limb(points, thick, thin));
  const flowers = [
    [318, 508, 21, 12],
    [246, 500, 23, -18, true],
    [292, 424, 18, 30, true],
    [208, 456, 17, 8],
    [352, 540, 24, 40, true],
    [284, 538, 17, -30],
    [172, 500, 18, 20],
    [332, 412, 14, -8],
  ].map(blossom);
  const buds = [
    [293, 392, 6.5, 6],
    [203, 424, 6, -6],
    [333, 386, 5.5, 4, true],
    [126, 466, 6.5, -52],
    [171, 448, 5.5, -4, true],
    [256, 476, 5, 10],
  ].map(bud);
  return svg({ viewBox: [116, 376, 274, 192], body: PLUM + wood.join('') + flowers.join('') + buds.join('') });
}

function cornerBranch() {
  const limb = limbs(77);
  const wood = [
    [
      [
        [400, 26],
        [362, 48],
        [338, 44],
        [304, 74],
        [276, 78],
      ],
      9,
      2,
    ],
    [
      [
        [346, 46],
        [336, 84],
        [316, 104],
      ],
      4,
      1.3,
    ],
    [
      [
        [312, 66],
        [300, 44],
        [304, 26],
      ],
      3,
      1.1,
    ],
  ].map(([points, thick, thin]) => limb(points, thick, thin));
  const flowers = [
    [338, 80, 17, 14],
    [306, 72, 19, -12, true],
    [366, 44, 18, 30],
  ].map(blossom);
  const buds = [
    [274, 79, 6, -80],
    [304, 22, 5.5, 4, true],
    [314, 107, 6, 210],
  ].map(bud);
  return svg({ viewBox: [266, 12, 124, 106], body: PLUM + wood.join('') + flowers.join('') + buds.join('') });
}

/** One blossom and one bud on a twig: where a whole branch would be too much. */
function twig() {
  const limb = limbs(12);
  return svg({
    viewBox: [0, 0, 120, 84],
    body: `${PLUM}${limb(
      [
        [120, 70],
        [92, 62],
        [70, 66],
        [40, 44],
        [14, 40],
      ],
      6,
      1.6,
    )}${limb(
      [
        [66, 64],
        [58, 40],
        [64, 18],
      ],
      3,
      1.1,
    )}${[
      [84, 58, 17, 12, true],
      [46, 44, 14, -20],
    ]
      .map(blossom)
      .join('')}${[
      [64, 14, 6, 4],
      [12, 39, 5.5, -80, true],
    ]
      .map(bud)
      .join('')}`,
  });
}

/** A culm of bamboo, lying; it repeats from node to node. */
const bamboo = svg({
  viewBox: [0, 0, 150, 20],
  body: '<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="#6b5426"/><stop offset=".22" stop-color="#d8bd7c"/><stop offset=".5" stop-color="#b5934f"/><stop offset="1" stop-color="#5c4620"/></linearGradient></defs><path d="M0,3H150V17H0Z" fill="url(#b)"/><path d="M71,1.500Q75,0 79,1.500V18.500Q75,20 71,18.500Z" fill="url(#b)"/><path d="M75,1V19M70.500,3V17M79.500,3V17" stroke="#4f3b18" stroke-width=".9"/><path d="M8,6.500H52M94,7H138" stroke="#f3e2b0" stroke-width="1" opacity=".5"/>',
});

const sign = (glyph) => svg({ viewBox: [0, 0, 1000, 1000], body: `<path d="${GLYPHS[glyph]}"/>` });
const picture = tornPicture();
const sea = seigaiha({ radius: 30, rows: 13 });
const BANDS = [
  [24, 8, 150, 22],
  [2, 26, 128, 24],
  [44, 46, 154, 22],
  [10, 64, 120, 20],
];

const DRAWINGS = {
  'knot.svg': awaji(),
  'bow.svg': bow(),
  'cord-red.svg': cord(false),
  'cord-white.svg': cord(true),
  'fibres.svg': fibres({ seed: 5, count: 54, width: 390, height: 620, colour: '#8a7350', opacity: 0.33 }),
  'flakes.svg': flakes({ seed: 9, count: 46, width: 160, height: 620 }),
  'asanoha.svg': asanoha(52),
  'picture-mask.svg': picture.mask,
  'picture-paper.svg': picture.paper,
  'torn.svg': tornBox({ seed: 21, width: 160, height: 200, amplitude: 3.2, step: 2.6 }),
  'seal.svg': tornBox({ seed: 8, width: 60, height: 60, amplitude: 2.2, step: 2 }),
  'seal-wide.svg': tornBox({ seed: 15, width: 320, height: 150, amplitude: 3.4, step: 3 }),
  'sea-body.svg': sea.body,
  'sea-lines.svg': sea.lines,
  'branch.svg': heroBranch(),
  'branch-corner.svg': cornerBranch(),
  'twig.svg': twig(),
  'petal.svg': svg({ viewBox: [-8, -8, 16, 16], body: PLUM.replace(/<g.*<\/g>/, '') + petalFallen }),
  'bamboo.svg': bamboo,
  'mist.svg': mist({ seed: 3, bands: BANDS, width: 200, height: 92, grounds: ['#f3e3b4', '#e4c983', '#f6ebc8'] }),
  'yes.svg': brushed('tick', 6),
  'no.svg': brushed('cross', 7),
  'sign-knot.svg': sign('結'),
  'sign-joy.svg': sign('祝'),
};

mkdirSync(join(SRC, 'assets'), { recursive: true });
let whole = 0;
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  writeFileSync(join(SRC, 'assets', name), drawing);
  const size = gzipSync(drawing).length;
  whole += size;
  console.log(`${name.padEnd(22)} ${size} B gz`);
}
console.log(`all ${whole} B gz`);

const halves = ([red, white]) => `{\n    red: '${red}',\n    white: '${white}',\n  }`;
writeFileSync(
  join(SRC, 'opening/strand.ts'),
  `/** The middle lines of both knots, from either end to where they meet; drawn by art/generate.mjs. */\nexport const STRAND = {\n  knot: ${halves(strandHalves())},\n  bow: ${halves(bowHalves())},\n};\n`,
);
