import type { Language } from '@janur/contracts/languages';
import type { Script } from './typefaces.ts';

/** Signs of East Asia with their punctuation: 、。「」・ー and the wide forms of Latin ones. */
const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303F\u30FB\u30FC\uFF01-\uFF65]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Japanese writes it between two hours, and the Japanese faces have only its twin U+301C. */
const WIDE_TILDE = '～';
const HANGUL = /\p{Script=Hangul}/u;

export const hasSigns = (text: string): boolean => SIGN.test(text);

/**
 * Each sign once, in the order of Unicode, by whose typeface draws it. Han has one form in Chinese and another in Japanese: what the
 * page speaks decides, and where it speaks neither, kana beside it. Korean hanja are the old forms, which the Japanese face has.
 */
export function lettersIn(text: string, language: Language): ReadonlyMap<Script, string> {
  const signs = Array.from(new Set(text.normalize('NFC')))
    .filter((sign) => SIGN.test(sign))
    .toSorted((a, b) => codeOf(a) - codeOf(b));
  const isJapanese = language === 'ja' || language === 'kr' || signs.some((sign) => KANA.test(sign));
  const ofHan = isJapanese && language !== 'cn' ? 'ja' : 'cn';
  const scriptOf = (sign: string): Script => {
    if (sign === WIDE_TILDE) return 'cn';
    return HANGUL.test(sign) ? 'kr' : KANA.test(sign) ? 'ja' : ofHan;
  };
  return new Map([...Map.groupBy(signs, scriptOf)].map(([script, letters]) => [script, letters.join('')]));
}

export const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** CSS `unicode-range`. */
export function rangeOf(letters: string): string {
  const spans: [first: number, last: number][] = [];
  for (const letter of letters) {
    const code = codeOf(letter);
    const span = spans.at(-1);
    if (span?.[1] === code - 1) span[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([first, last]) => spanOf(first, last)).join(',');
}

/** One span of a `unicode-range`. */
export const spanOf = (first: number, last: number): string => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;

const hex = (code: number): string => code.toString(16).toUpperCase();
