const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has Han signs, kana or Hangul: each fills its whole square, and has one right way round. */
export const hasSigns = (text: string): boolean => SIGN.test(text);
