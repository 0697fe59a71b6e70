const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has Han signs, kana or Hangul: each fills its whole square, and has one right way round. */
export const hasSigns = (text: string): boolean => SIGN.test(text);

/** Letters whose left and right are alike. */
const EVEN = new Set('AHIMOTUVWXY');

/**
 * Whether the second of two initials may stand mirrored, as in a cypher cut for a seal: it is the first one again, or looks the
 * same in a mirror. Any other reads as another letter ('R' and a turned 'P' are 'Rq'); signs have one right way round.
 */
export function mirrorsWell([first = '', second = '']: readonly string[]): boolean {
  return !hasSigns(first + second) && (first === second || EVEN.has(second));
}
