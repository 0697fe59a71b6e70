/**
 * A name as a search compares it: small letters without marks, hiragana for katakana, Hangul taken apart into its letters.
 * So half a syllable is found, and what has a mark is found without it.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_OVER_HIRAGANA))
    .replace(OTHER_LETTERS, (letter) => SPELT[letter] ?? letter);
}

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] => folded.match(WORD) ?? [];

/** Of Hangul the first letter of each syllable, as people type it in a hurry: 김민수 by ㄱㅁㅅ. Empty for other scripts. */
export const initialsOf = (folded: string): string => folded.replace(NO_INITIAL, '');
export const isInitials = (word: string): boolean => ONLY_INITIALS.test(word);

const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}+/gu;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_OVER_HIRAGANA = 0x60;
const WORD = /[\p{L}\p{N}]+/gu;
const NO_INITIAL = /[^\u1100-\u1112]+/g;
const ONLY_INITIALS = /^[\u1100-\u1112]+$/;
const OTHER_LETTERS = /[ßøłđæœıʻ’']/g;
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ʻ: '',
  '’': '',
  "'": '',
};
