/**
 * Parts a Latin font (`…woff2?parted`): the letters of Indonesian and English come in a file of two thirds its size, and a
 * browser asks for the accents when a text has one. `fontFace` of `@janur/template-parts` writes the rules of both. With
 * `&wght=400` a variable font keeps that weight alone, and half of its size.
 */
/* oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this` */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import ranges from './font-parts.json' with { type: 'json' };

export const raw = true;

/** Options: `emit`, false where only the address is asked for. Exports the address of the plain letters' file. */
export default async function parted(font) {
  const { emit = true } = this.getOptions();
  const weight = new URLSearchParams(this.resourceQuery).get('wght');
  const file = `${basename(this.resourcePath, '.woff2')}.${hashOf(font, weight ?? '').slice(0, 8)}`;
  const cache = join(this.rootContext, 'node_modules/.cache/parted-fonts');
  if (emit)
    for (const part of ['plain', 'accents'])
      this.emitFile(`${file}.${part}.woff2`, await partOf(font, { part, weight, cache }));
  return `export default __webpack_public_path__ + ${JSON.stringify(`${file}.plain.woff2`)};`;
}

/** Cutting takes a third of a second, so what was cut is kept. */
async function partOf(font, { part, weight, cache }) {
  const kept = join(cache, `${hashOf(font, ranges[part], weight ?? '')}.woff2`);
  try {
    return readFileSync(kept);
  } catch {
    const variationAxes = weight ? { wght: Number(weight) } : {};
    const cut = await subsetFont(font, lettersIn(ranges[part]), { targetFormat: 'woff2', variationAxes });
    mkdirSync(cache, { recursive: true });
    const mine = `${kept}.${process.pid}`;
    writeFileSync(mine, cut);
    renameSync(mine, kept);
    return cut;
  }
}

/** 'U+20-22' → ' !"' */
function lettersIn(range) {
  return range
    .split(', ')
    .flatMap((span) => {
      const [first, last = first] = span
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
