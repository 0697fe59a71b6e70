/** Han signs, kana and Hangul have one right way round. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether initials may stand mirrored, as in a monogram. */
export const canMirror = (initials: readonly string[]): boolean => !initials.some((initial) => SIGNS.test(initial));
