import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { DEMO_ASSETS } from './index.ts';
import { drawnScenes } from './drawn-scenes.ts';

/*
 * Couples and scenes that no photo of the demo has: drawn people before its photos, and small gouaches for the stories.
 * `node api/src/db/seed/make-couples.ts`, then `make-pictures.ts`. What it makes is kept in the repository.
 */

interface Person {
  drawing: string;
  /** Where the drawing's 800 × 1000 stand on the picture, in its pixels. */
  x: number;
  y: number;
  width: number;
}
interface Picture {
  file: string;
  width: number;
  height: number;
  /** The photo behind them, which part of it stays, and how pale it is (0 to 1); without one they are a cut-out. */
  photo?: { file: string; position: string; light?: number; mist?: number };
  people: Person[];
  /** Its tones as a screen of dots wants them: white stays, what is pale goes grey. */
  isForPrint?: boolean;
  /** The white edge of scissors, in px. */
  edge?: number;
}

const PICTURES: Picture[] = [
  {
    file: 'couple-laughing-square.webp',
    width: 1040,
    height: 888,
    people: [
      { drawing: 'bride-hijab-cut.svg', x: -30, y: -10, width: 740 },
      { drawing: 'groom-songkok-cut.svg', x: 300, y: -95, width: 790 },
    ],
    edge: 9,
  },
  {
    file: 'couple-in-the-lights-landscape.webp',
    width: 1400,
    height: 1040,
    photo: { file: 'venue-bridge-lights-landscape.webp', position: 'left', light: 1.7, mist: 0.55 },
    people: [
      { drawing: 'bride-veil-cut.svg', x: 50, y: -10, width: 880 },
      { drawing: 'groom-suit-cut.svg', x: 520, y: -110, width: 940 },
    ],
    isForPrint: true,
  },
  {
    file: 'couple-in-the-meadow-portrait.webp',
    width: 900,
    height: 1150,
    photo: { file: 'anemone-meadow-portrait.webp', position: 'center', light: 1.25 },
    people: [
      { drawing: 'bride-veil-cut.svg', x: -130, y: 190, width: 800 },
      { drawing: 'groom-suit-cut.svg', x: 210, y: 90, width: 880 },
    ],
  },
];

for (const picture of PICTURES) writeFileSync(new URL(picture.file, DEMO_ASSETS), await madeOf(picture));
for (const [file, { svg, width }] of Object.entries(drawnScenes))
  writeFileSync(
    new URL(file, DEMO_ASSETS),
    await sharp(Buffer.from(svg)).resize(width).webp({ quality: 80 }).toBuffer(),
  );

async function madeOf({ width, height, photo, people, edge = 0, isForPrint = false }: Picture): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(peopleOf({ width, height, people, isForPrint })))
    .png()
    .toBuffer();
  const layers = [...(edge ? [{ input: await edgeOf(drawn, edge) }] : []), { input: drawn }];
  const ground = photo
    ? sharp(readFileSync(new URL(photo.file, DEMO_ASSETS)))
        .resize(width, height, { position: photo.position })
        .modulate({ brightness: photo.light ?? 1 })
        .linear(1 - (photo.mist ?? 0), 255 * (photo.mist ?? 0))
    : sharp({ create: { width, height, channels: 4, background: '#0000' } });
  // toned before the people stand before it
  const flat = await sharp(await ground.png().toBuffer())
    .composite(layers)
    .png()
    .toBuffer();
  const toned = isForPrint
    ? await sharp(flat)
        .composite([{ input: flat, blend: 'multiply' }])
        .png()
        .toBuffer()
    : flat;
  return sharp(toned).webp({ quality: 80, alphaQuality: 90, effort: 6 }).toBuffer();
}

/** Closed lids, brows and a smile in lines that a coarse screen keeps. */
function engraved(drawing: string): string {
  return drawing
    .replace(
      '<path d="M-52,-2 q17,12 34,0"',
      '<path d="M-56,-34 q20,-16 40,-2M16,-36 q20,-14 40,2" fill="none" stroke="#1f1d1a" stroke-width="9" stroke-linecap="round"/><path d="M-52,-2 q17,12 34,0"',
    )
    .replaceAll('stroke="#00000018" stroke-width="4.5"', 'stroke="#1f1d1a" stroke-width="10"')
    .replace(
      'stroke="#b9604c" stroke-width="6" stroke-linecap="round" opacity=".75"',
      'stroke="#1f1d1a" stroke-width="11" stroke-linecap="round"',
    );
}

function peopleOf({
  width,
  height,
  people,
  isForPrint,
}: Pick<Picture, 'width' | 'height' | 'people' | 'isForPrint'>): string {
  const figures = people.map(({ drawing, x, y, width: wide }) => {
    const drawn = readFileSync(new URL(drawing, DEMO_ASSETS), 'utf8');
    return (isForPrint ? engraved(drawn) : drawn).replace(
      '<svg ',
      `<svg x="${x}" y="${y}" width="${wide}" height="${wide * 1.25}" `,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${figures.join('')}</svg>`;
}

/** What the scissors left of the white paper around them. */
async function edgeOf(drawn: Buffer, edge: number): Promise<Buffer> {
  const { width, height } = await sharp(drawn).metadata();
  const alpha = await sharp(drawn)
    .extractChannel('alpha')
    .threshold(150)
    .blur(edge)
    .linear(12, -420)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#fffdf8' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
