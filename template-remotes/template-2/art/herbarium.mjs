/** What Herbarium is painted with: flowers in corner pieces, the outlines of washes and brushes, the grain of paper. */
import { garden } from './watercolour.mjs';

const PEACH = { petals: ['#eab69e', '#f0c8b4', '#e2a086', '#f4d6c6'], heart: ['#e3a187', '#cf7f63'], pen: '#d99579' };
const SAGE = ['#7f9b7c', '#93ab88', '#6d8a72', '#a8bc9c', '#86a294', '#5f7d66'];

const { branch, bloom, splashes, leaf, random, pick } = garden({ seed: 9, leaves: SAGE, ...PEACH });

/** In the order in which they were painted first; every piece is cut out of one picture of 390 × 844. */
function opening() {
  const left = [
    branch(60, 250, 40, 170, { size: 44, width: 0.9 }),
    branch(40, 210, -8, 150, { size: 40 }),
    branch(70, 220, 78, 190, { size: 40 }),
    branch(20, 160, 30, 150, { size: 30, width: 0.4, bend: -20 }),
  ];
  const right = [
    branch(330, 250, -40, 150, { size: 36, width: 0.5 }),
    branch(352, 206, 8, 140, { size: 38 }),
    branch(330, 196, -80, 170, { size: 36, width: 0.9 }),
  ];
  left.push(branch(44, 270, 172, 190, { size: 36, width: 0.5, bend: -26 }));
  right.push(branch(356, 262, 190, 210, { size: 40, width: 0.8, bend: 26 }));
  const lowRight = [branch(340, 640, -24, 110, { size: 30 }), branch(344, 620, -20, 150, { width: 0.5, bend: -20 })];
  const lowLeft = [branch(40, 640, 176, 84, { size: 26 }), branch(48, 620, 16, 130, { width: 0.8 })];
  lowRight.push(branch(320, 656, -96, 96, { size: 30, width: 0.9 }));
  lowLeft.push(branch(76, 656, 96, 96, { size: 28, width: 0.5 }));
  left.push(bloom(92, 206, 56), bloom(38, 262, 40), bloom(150, 168, 36));
  right.push(bloom(338, 226, 46), bloom(294, 184, 30));
  lowRight.push(bloom(338, 634, 44));
  lowLeft.push(bloom(62, 640, 34));
  return { left, right, lowLeft, lowRight };
}

/** The corner at the top right keeps free what stands there on every page: the choice of language. */
function hero() {
  splashes(195, 230, { amount: 26, spread: 320, colour: '#93ab88' });
  const left = [
    branch(-6, 120, 70, 180, { size: 40 }),
    branch(20, 60, 110, 190, { size: 40, width: 0.9 }),
    branch(60, -10, 150, 150, { size: 36, width: 0.5 }),
  ];
  const right = [
    branch(366, 140, -72, 170, { size: 38, width: 0.5 }),
    branch(330, 130, -38, 120, { size: 34, width: 0.9 }),
    branch(378, 160, -176, 130),
  ];
  const lowRight = [
    branch(386, 450, 176, 96, { size: 28 }),
    branch(372, 440, -30, 120, { width: 0.9 }),
    branch(390, 420, -10, 150, { width: 0.5, bend: -24 }),
  ];
  const lowLeft = [branch(8, 450, 40, 120, { size: 32 }), branch(10, 474, 168, 90, { size: 26, width: 0.8 })];
  left.push(bloom(64, 70, 52), bloom(16, 128, 38), bloom(118, 48, 34));
  right.push(bloom(336, 126, 44), bloom(374, 176, 30));
  lowRight.push(bloom(346, 446, 50), bloom(294, 474, 32));
  lowLeft.push(bloom(24, 462, 34));
  return { left, right, lowLeft, lowRight };
}

function sprays() {
  const posy = [branch(372, 150, -100, 130, { size: 30 }), branch(386, 176, -176, 120, { size: 28, width: 0.9 })];
  posy.push(bloom(362, 164, 40));
  const sprig = Array.from({ length: 1 }, () =>
    branch(100, 40, -84, 92, { size: 24, width: 0.62, pairs: 7, bend: -14 }),
  );
  return { posy, sprig };
}

/** A meadow that repeats every 480 units: stems of all heights, roses among them. */
function meadow() {
  const plants = [];
  const across = (x, draw) => plants.push(draw(x), draw(x - 480), draw(x + 480));
  const state = Array.from({ length: 22 }, (_, index) => ({
    x: index * 22 + random() * 16,
    angle: -14 + random() * 28,
    length: 76 + random() * 92,
    size: 20 + random() * 14,
    width: pick([0.5, 0.66, 0.9]),
    bend: -22 + random() * 44,
  }));
  for (const { x, angle, length, ...look } of state) {
    const drawn = branch(0, 0, 0, length, { ...look, pairs: 8 });
    across(x, (at) => `<g transform="translate(${at.toFixed(1)},214) rotate(${angle.toFixed(1)})">${drawn}</g>`);
  }
  const roses = [
    [36, 128, 27],
    [92, 166, 34],
    [168, 110, 22],
    [214, 168, 30],
    [286, 138, 28],
    [330, 178, 24],
    [394, 120, 23],
    [440, 172, 32],
  ];
  for (const [x, y, radius] of roses) {
    const drawn = bloom(0, 0, radius);
    across(x, (at) => `<g transform="translate(${at},${y})">${drawn}</g>`);
  }
  const grass = Array.from({ length: 30 }, (_, index) => ({
    x: index * 16 + random() * 12,
    piece: leaf(0, 0, 34 + random() * 40, 3.4, -26 + random() * 52, pick(SAGE)),
  }));
  for (const { x, piece } of grass) across(x, (at) => `<g transform="translate(${at.toFixed(1)},216)">${piece}</g>`);
  return plants;
}

/** An envelope of sage paper, its flap up to the light, held by a rose. */
function envelope() {
  const paper = (d, top, foot) => {
    const id = `e${top.slice(1)}`;
    return `<linearGradient id="${id}" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${top}" stop-opacity=".95"/><stop offset="1" stop-color="${foot}" stop-opacity=".8"/></linearGradient><path d="${d}" fill="url(#${id})" stroke="#6d8a72" stroke-opacity=".5" stroke-width="1.2"/>`;
  };
  return [
    paper('M28,70H222V188H28Z', '#e7efe0', '#c6d6bd'),
    paper('M46,34H204V150H46Z', '#fffaf2', '#f6e6da'),
    '<path d="M66,58H184M66,76H184M66,94H150" stroke="#d9a58c" stroke-opacity=".6" stroke-width="2" fill="none"/>',
    paper('M28,72L118,136Q125,141 132,136L222,72V188H28Z', '#cddcc4', '#a9c0a0'),
    paper('M28,188L112,124M222,188L138,124', '#93ab88', '#93ab88'),
    branch(120, 150, -66, 78, { size: 22, pairs: 6 }),
    branch(130, 150, 66, 78, { size: 22, pairs: 6, bend: -20 }),
    branch(126, 152, 150, 54, { size: 20, pairs: 5 }),
    bloom(125, 146, 25),
  ];
}

const first = opening();
const second = hero();
const third = sprays();

/**
 * `box`: x, y, width and height of the piece in the picture; `scale`: pixels a unit; `open`: sides that may be cut, since
 * they lie outside of every window; `isFirst`: large on the first screen, so that it
 * has an AVIF.
 */
export const FLOWERS = {
  'opening-left': { body: first.left, box: [-6, 4, 296, 482], scale: 2.2, open: ['left'], isFirst: true },
  'opening-right': { body: first.right, box: [128, 36, 296, 468], scale: 2.2, isFirst: true },
  'opening-low-left': { body: first.lowLeft, box: [10, 470, 184, 280], scale: 2.2 },
  'opening-low-right': { body: first.lowRight, box: [196, 440, 194, 252], scale: 2.2, open: ['right'] },
  'hero-left': { body: second.left, box: [-28, -34, 252, 214], scale: 2.2, open: ['left', 'top'] },
  'hero-right': { body: second.right, box: [186, -4, 224, 314], scale: 2.2, open: ['right'] },
  'hero-low-left': { body: second.lowLeft, box: [-16, 340, 136, 262], scale: 2.2, open: ['left'] },
  'hero-low-right': { body: second.lowRight, box: [254, 254, 160, 320], scale: 2.2, open: ['right'] },
  posy: { body: third.posy, box: [222, 112, 190, 222], scale: 2, open: ['right'] },
  sprig: { body: third.sprig, box: [-14, 4, 122, 60], scale: 2.4 },
  envelope: { body: envelope(), box: [0, 0, 250, 226], scale: 2 },
  meadow: { body: meadow(), box: [0, 20, 480, 190], scale: 1.8, open: ['left', 'right', 'bottom'] },
};

/** Outlines that are displaced as a whole and then kept as one path, for masks: crisp at any size. */
export const OUTLINES = {
  // what photos are cut by
  brush: {
    path: 'M44,168Q60,118 150,124Q250,112 342,140Q368,220 352,330Q356,420 318,446Q210,470 96,452Q34,430 42,330Q30,240 44,168Z',
    box: [0, 80, 390, 430],
    edge: { scale: 52, frequency: 0.016, seed: 21 },
  },
  'brush-wide': {
    path: 'M40,70Q150,40 300,52Q480,40 560,74Q600,160 570,300Q500,350 330,338Q150,352 46,318Q10,210 40,70Z',
    box: [-20, 0, 640, 400],
    edge: { scale: 46, frequency: 0.014, seed: 6 },
  },
  // hand-made paper
  deckle: {
    path: 'M12,12H292V368H12Z',
    box: [0, 0, 304, 380],
    edge: { scale: 9, frequency: 0.05, seed: 3 },
  },
  // what stands under words
  oval: {
    path: 'M45,392A150,235 0 1 1 345,392A150,235 0 1 1 45,392Z',
    box: [0, 100, 390, 590],
    edge: { scale: 70, frequency: 0.011, seed: 12 },
  },
  'wash-a': {
    path: 'M40,190Q120,150 300,170Q372,260 340,400Q250,440 90,420Q10,330 40,190Z',
    box: [-20, 110, 420, 380],
    edge: { scale: 70, frequency: 0.011, seed: 12 },
  },
  'wash-b': {
    path: 'M50,530Q140,480 310,506Q380,600 346,740Q240,790 80,760Q14,660 50,530Z',
    box: [-20, 440, 420, 390],
    edge: { scale: 70, frequency: 0.011, seed: 12 },
  },
  stroke: {
    path: 'M30,90Q200,40 400,62Q560,48 640,84Q660,120 628,160Q420,190 260,172Q110,186 40,158Q14,120 30,90Z',
    box: [-30, 0, 730, 230],
    edge: { scale: 54, frequency: 0.013, seed: 4 },
  },
};

/** Outlines that become washes. */
export const VEILED = ['oval', 'wash-a', 'wash-b', 'stroke'];
