import { nationalDigits } from '@janur/contracts/phone';
import type { GuestRow } from '../db/rows/guests.ts';

/** What of a guest is looked for. */
export type Findable = Pick<GuestRow, 'name' | 'code' | 'phone_number'>;

/** A name's longest form in bytes; the column has room for code and numbers behind it. */
const NAME_BYTES = 700;

/**
 * What a search looks through, stored beside the guest and beside each of the guest's places: the name, then the code after
 * a line break, then the number in both spellings after tabs. Nobody can type these, so that no hit spans two of them.
 * Whoever writes a name, a code or a number writes this in the same statement.
 */
export function searchTextOf({ name, code, phone_number }: Findable): string {
  const numbers = phone_number === null ? [] : [phone_number.replaceAll(/\D/g, ''), nationalDigits(phone_number)];
  return `${shortened(folded(name))}\n${[folded(code), ...numbers].join('\t')}`;
}

/**
 * A text without what people leave out when they search: case, width, accents, which kana it is in, how wide the gaps are.
 * Voiced kana and the vowels of other scripts stay: they make another name.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(/[\u30A1-\u30F6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA))
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ');
}

const KATAKANA_TO_HIRAGANA = 0x60;

/** Letters of their own that a keyboard without them writes like this; Unicode takes none of them apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A few signs unfold to a whole sentence. */
function shortened(name: string): string {
  const bytes = Buffer.from(name);
  return bytes.length <= NAME_BYTES
    ? name
    : bytes
        .subarray(0, NAME_BYTES)
        .toString()
        .replace(/\uFFFD$/, '');
}
