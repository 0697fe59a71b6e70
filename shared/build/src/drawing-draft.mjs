/**
 * Makes the draft of a drawing (SVG) for the printed opening: pixels, as many as the drawing says it has. To Chromium each
 * SVG is a document of its own, 15 to 140 ms of a cheap phone's only thread before the first paint; pixels are decoded
 * beside it. The drawing itself follows behind the scripts (docs/decisions/082).
 */
/* oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this` */
import { join } from 'node:path';
import sharp from 'sharp';
import { keptDraft } from './kept-draft.mjs';

export const raw = true;

/** From the best down: the first that is light enough is taken. */
const QUALITIES = [48, 36, 26];
/** In bytes. What is heavier as pixels stays a drawing. */
const HEAVIEST = 4 * 1024;
/** What is made differently by another version of this file is made again. */
const EDITION = 'drawing 1';

/**
 * Exports the draft as `data:`, and notes what it is of; of a drawing that has none what the browser's build exports. None have:
 * a drawing without a size in pixels, with colours out of variables, or heavy as pixels.
 */
export default async function drawingDraft(drawing) {
  const whole = JSON.stringify(`${this.resourcePath}?drawn${this.resourceQuery.replace('?', '&')}`);
  const cache = join(this.rootContext, 'node_modules/.cache/drafts');
  const made = canBeDrafted(drawing.toString())
    ? await keptDraft({ cache, parts: [drawing, EDITION], draw: () => draw(drawing) })
    : '';
  if (made.length === 0) return `export { default } from ${whole};`;
  return [
    `import { drafted } from '@janur/kit/first-screen/drafts';`,
    `import whole from ${whole};`,
    `export default drafted(${JSON.stringify(`data:image/${formatOf(made)};base64,${made.toString('base64')}`)}, whole);`,
  ].join('\n');
}

function canBeDrafted(svg) {
  const [root = ''] = svg.match(/<svg[^>]*>/) ?? [];
  return /\swidth="\d/.test(root) && /\sheight="\d/.test(root) && !/var\(--/.test(svg);
}

/** Nothing where it would be too heavy. */
async function draw(drawing) {
  const pixels = await sharp(drawing).png().toBuffer();
  for (const quality of QUALITIES) {
    const tries = await Promise.all([
      sharp(pixels).avif({ quality, effort: 6 }).toBuffer(),
      sharp(pixels)
        .webp({ quality: quality + 15, alphaQuality: 80, effort: 6 })
        .toBuffer(),
    ]);
    const [lightest] = tries.toSorted((one, other) => one.length - other.length);
    if (lightest.length <= HEAVIEST) return lightest;
  }
  return Buffer.alloc(0);
}

const formatOf = (bytes) => (bytes.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'avif');
