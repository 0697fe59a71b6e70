/**
 * Makes the draft of a painting (`…avif?width=412&draft`): as wide in pixels as a phone shows it in CSS pixels, softened, and an
 * AVIF of a tenth of the bytes. The printed opening has it in its markup, so it is painted with the words; the painting
 * follows behind the scripts (docs/decisions/007).
 */
/* oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this` */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';

export const raw = true;

/** From the best down: the first that is light enough is taken. All drafts of an opening are to be below 12 KB. */
const QUALITIES = [30, 24, 18, 12];
const HEAVIEST = 6 * 1024;
/** What is made differently by another version of this file is made again. */
const EDITION = '1';

/**
 * Options: `printed`, where the draft itself is wanted and not the address of its file. Exports one of the two.
 */
export default async function draft(painting) {
  const { printed = false } = this.getOptions();
  const width = Number(new URLSearchParams(this.resourceQuery).get('width'));
  if (!Number.isInteger(width) || width < 1) throw new Error('A draft has a width in CSS pixels: ?width=412&draft');
  const cache = join(this.rootContext, 'node_modules/.cache/drafts');
  const made = await draftOf(painting, { width, cache });
  if (printed) return `export default ${JSON.stringify(`data:image/avif;base64,${made.toString('base64')}`)};`;
  const name = basename(this.resourcePath, extname(this.resourcePath));
  const file = `${name}.draft.${hashOf(made).slice(0, 8)}.avif`;
  this.emitFile(file, made);
  return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
}

/** To draw one takes a second, so what was drawn is kept. */
async function draftOf(painting, { width, cache }) {
  const kept = join(cache, `${hashOf(painting, String(width), EDITION)}.avif`);
  try {
    return readFileSync(kept);
  } catch {
    const drawn = await draw(painting, width);
    mkdirSync(cache, { recursive: true });
    const mine = `${kept}.${process.pid}`;
    writeFileSync(mine, drawn);
    renameSync(mine, kept);
    return drawn;
  }
}

async function draw(painting, width) {
  const small = await sharp(painting).resize({ width, withoutEnlargement: true }).blur(0.6).png().toBuffer();
  let drawn;
  for (const quality of QUALITIES) {
    drawn = await sharp(small).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
    if (drawn.length <= HEAVIEST) break;
  }
  return drawn;
}

const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
