/** The bouquets of Midnight Garden, each cut out of its screen of 390 × 844 (`box` is x, y, width, height). */
import { garden } from './midnight-garden-drawing.mjs';
import { PETALS } from './midnight-garden-flowers.mjs';
import { GREENS } from './midnight-garden-greens.mjs';

const { branch, berries, sprig, flower, stem, fallen, moth, definitions } = garden();
const [FERN, SAGE, OLIVE, PINE] = GREENS;

/** In the order in which they were painted first: chance runs on from one to the next. */
function openingCorners() {
  const topLeft = [
    branch(60, 190, -38, 170, { size: 46, slender: 0.3 }),
    branch(120, 150, 28, 150, { size: 40, tones: SAGE }),
  ];
  const topRight = [branch(160, 110, 76, 170, { size: 44, slender: 0.22 })];
  topLeft.push(branch(26, 220, 182, 210, { size: 40, bend: -8, tones: FERN }));
  topRight.push(
    branch(300, 90, 60, 120, { size: 44 }),
    branch(340, 120, 150, 170, { size: 40, slender: 0.24, tones: OLIVE }),
    branch(370, 150, 178, 190, { size: 36, slender: 0.3, bend: 4 }),
    branch(340, 200, -150, 60, { size: 22, tones: OLIVE }),
  );
  topLeft.push(sprig(90, 190, 64, 190, 40), sprig(26, 300, 178, 150, -8), flower('ro3', 146, 40, 0.7));
  topRight.push(flower('an2', 262, 60, 0.86), flower('pe2', 330, 66, 0.9, 20));
  topLeft.push(
    flower('ro2', 20, 250, 0.8, 0),
    flower('an1', 196, 66, 0.86, 10),
    flower('pe1', 92, 142, 1.12),
    flower('ro1', 20, 112, 0.78, -20),
  );
  topRight.push(flower('ro3', 364, 170, 0.62));
  topLeft.push(berries(140, 206, 140, 8, 50));
  topRight.push(berries(300, 120, 190, 6, 44, 'blue-berry'));
  topLeft.push(flower('an1', 60, 262, 0.46, 40));

  const footRight = [
    branch(340, 690, 30, 120, { size: 40 }),
    branch(300, 800, -60, 110, { size: 34, tones: SAGE }),
    branch(374, 670, -4, 190, { size: 38, bend: -6, tones: FERN }),
  ];
  const footLeft = [
    branch(90, 800, 50, 110, { size: 34, slender: 0.24 }),
    branch(24, 760, -6, 190, { size: 38, bend: 6, tones: OLIVE }),
    branch(44, 740, 2, 170, { size: 30, slender: 0.2, bend: -10 }),
  ];
  footRight.push(sprig(352, 660, -6, 150, -8));
  footLeft.push(sprig(30, 700, 4, 170, 8), flower('tu', 46, 776, 0.8, -12), flower('an2', 168, 822, 0.62));
  footRight.push(stem('M286,860Q300,800 296,770'), flower('ro2', 254, 822, 0.72), flower('pe3', 384, 706, 0.74, -10));
  footLeft.push(flower('pe2', 20, 812, 0.84), flower('ro1', 100, 826, 0.72));
  footRight.push(flower('an1', 386, 628, 0.5), berries(236, 800, -30, 8, 42));
  footLeft.push(berries(120, 792, 30, 6, 36, 'blue-berry'));
  footRight.push(flower('ro3', 194, 850, 0.6), flower('pe1', 336, 806, 0.96), flower('an1', 276, 846, 0.42));
  return { topLeft, topRight, footLeft, footRight };
}
const { topLeft, topRight, footLeft, footRight } = openingCorners();
const petals = [
  fallen(16, 20, 38, 17, PETALS.coral),
  fallen(50, 20, -64, 15, PETALS.burgundy),
  fallen(76, 20, 70, 13, PETALS.peach),
];
const bouquet = [
  branch(26, 690, -8, 170, { size: 38, bend: 6, tones: FERN }),
  branch(80, 660, 14, 100, { size: 34, tones: SAGE }),
  branch(366, 690, 8, 180, { size: 38, bend: -6, tones: PINE }),
  branch(316, 660, -14, 100, { size: 34, slender: 0.3, tones: FERN }),
  branch(8, 640, -6, 200, { size: 30, slender: 0.18, tones: OLIVE, bend: 4 }),
  branch(384, 620, 4, 190, { size: 30, slender: 0.2, tones: OLIVE, bend: -4 }),
  branch(140, 680, -14, 120, { size: 40 }),
  branch(250, 690, 20, 130, { size: 40 }),
  branch(196, 690, 2, 120, { size: 36, slender: 0.2, tones: OLIVE }),
  sprig(100, 660, 8, 120, 8),
  sprig(288, 660, -6, 120, -8),
  stem('M96,720Q64,680 56,640'),
  stem('M310,700Q340,670 343,628'),
  flower('tu', 56, 640, 0.84, -10),
  flower('tu', 344, 628, 0.7, 10, -1),
  flower('an2', 262, 636, 0.62),
  flower('pe2', 10, 706, 0.86),
  flower('ro1', 368, 690, 0.8),
  flower('pe3', 286, 712, 0.84, -14),
  flower('an1', 176, 626, 0.8, 14),
  flower('ro2', 206, 694, 0.74),
  flower('pe1', 110, 696, 1.14),
  flower('ro3', 212, 764, 0.76),
  flower('ro1', 30, 776, 0.7),
  flower('pe2', 362, 776, 0.8),
  flower('an2', 126, 776, 0.5),
  berries(224, 640, 4, 9, 48),
  berries(306, 640, 24, 7, 44, 'blue-berry'),
  flower('an1', 322, 742, 0.42, 30),
];
const crossing = [
  branch(372, 176, 4, 120, { size: 30 }),
  branch(376, 200, 184, 100, { size: 26, tones: FERN, bend: -6 }),
  branch(330, 182, -92, 96, { size: 28, tones: OLIVE, slender: 0.2, bend: 8 }),
  branch(350, 180, -60, 70, { size: 26, tones: SAGE }),
  berries(322, 184, -84, 6, 48),
  flower('an1', 324, 176, 0.44),
  flower('pe1', 372, 182, 0.64),
  flower('ro2', 386, 236, 0.36),
];
const between = [
  branch(50, 470, 84, 120, { size: 30, tones: SAGE, bend: 8 }),
  branch(12, 520, 180, 110, { size: 26, tones: FERN, bend: 8 }),
  sprig(70, 466, 76, 110, 10),
  berries(80, 474, 80, 6, 44, 'blue-berry'),
  flower('ro1', 24, 468, 0.68),
  flower('an2', 76, 474, 0.44),
  flower('pe2', 2, 524, 0.46),
];
const closing = [
  branch(330, 806, -80, 110, { size: 26, tones: FERN, bend: -6 }),
  branch(384, 770, 0, 110, { size: 26, tones: OLIVE, slender: 0.2, bend: -4 }),
  flower('tu', 306, 856, 0.62, -16),
  flower('pe3', 372, 800, 0.7),
  flower('ro2', 334, 840, 0.5),
];

const SHARP = { quality: 58, alphaQuality: 55 };

export const SCENES = {
  'top-left': { body: topLeft, box: [0, 0, 266, 470], scale: 1.6, ...SHARP },
  'top-right': { body: topRight, box: [150, 0, 240, 384], scale: 1.6, ...SHARP },
  'foot-left': { body: footLeft, box: [0, 516, 228, 328], scale: 1.6, ...SHARP },
  'foot-right': { body: footRight, box: [150, 448, 240, 396], scale: 1.6, ...SHARP },
  bouquet: { body: bouquet, box: [0, 436, 390, 408], scale: 1.6, ...SHARP },
  crossing: { body: crossing, box: [212, 56, 220, 276], scale: 1.5, ...SHARP },
  between: { body: between, box: [-46, 412, 240, 236], scale: 1.5, ...SHARP },
  closing: { body: closing, box: [196, 646, 240, 226], scale: 1.5, ...SHARP },
  moth: { body: [moth(75, 52, 1, 0)], box: [0, 0, 150, 108], scale: 1.6, quality: 60, alphaQuality: 60 },
  petals: { body: petals, box: [0, 0, 96, 36], scale: 2.5, quality: 60, alphaQuality: 60 },
};
export { definitions };
