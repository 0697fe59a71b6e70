import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { assertUnpackable } from './unpacked.ts';

/** What a font turned out to be: cut to Latin, or why not. `missing` are letters that every text needs. */
export type CutFont =
  | { readonly kind: 'cut'; readonly woff2: Uint8Array; readonly letters: number }
  | { readonly kind: 'no_font' | 'restricted' }
  | { readonly kind: 'lacking'; readonly missing: string };

/** Latin with the accents of every language that writes it in Europe and Asia, its punctuation, currencies and ligatures. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x300, 0x328],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0xfb00, 0xfb04],
];
const NEEDED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,-'];

/** Throws whatever the libraries throw at a font that is broken inside. */
export async function cutFont(bytes: Buffer): Promise<CutFont> {
  assertUnpackable(bytes);
  const sfnt = await convert(bytes, 'sfnt');
  const face = new Face(new Blob(sfnt));
  const letters = new Set(face.collectUnicodes());
  if (letters.size === 0) return { kind: 'no_font' };
  if (isRestricted(face.referenceTable('OS/2'))) return { kind: 'restricted' };
  const missing = NEEDED.filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)).join(' ');
  if (missing) return { kind: 'lacking', missing };
  const kept = RANGES.flatMap(([first, last]) => span(first, last)).filter((code) => letters.has(code));
  const woff2 = await subsetFont(sfnt, String.fromCodePoint(...kept), { targetFormat: 'woff2' });
  return { kind: 'cut', woff2, letters: kept.length };
}

const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** OpenType, OS/2 `fsType`: bit 1 alone says that the font must not be embedded. */
function isRestricted(table: Uint8Array | undefined): boolean {
  if (!table || table.length < 10) return false;
  const fsType = new DataView(table.buffer, table.byteOffset, table.length).getUint16(8);
  return (fsType & 0x0f) === 0x02;
}
