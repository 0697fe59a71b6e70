/** How a word sounds, whoever spelt it: `Soeyono` and `Suyono`, `Tjahjono` and `Cahyono`, `Rizqi` and `Rizky` are one. */
export interface Sound {
  /** For a word that is still being typed. */
  readonly open: string;
  /** For a word that is over: its last sound is often written in two ways. */
  readonly closed: string;
}

export function soundOf(word: string): Sound | undefined {
  if (!LATIN.test(word)) return undefined;
  const open = RULES.reduce((sound, [letters, sign]) => sound.replace(letters, sign), word);
  return { open, closed: open.replace(LAST_H, '').replace(/d$/, 't').replace(/b$/, 'p') };
}

const LATIN = /^[a-z]{2,}$/;
const LAST_H = /(?<=...)h$/;

/**
 * The spelling of before 1947 (oe), that of before 1972 (tj, dj, sj, nj, j for y, ch) and what families write as they like.
 * J and Y become one sound: it cannot be seen of a word by which of the spellings its J is to be read.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/oe|oo|ou/g, 'u'],
  [/tj/g, 'c'],
  // Chandra and Candra, but Chairul and Khairul
  [/^ch(?=[eiy]|a[nr])/, 'c'],
  [/^ch(?=[lr])/, 'k'],
  [/[ck]h/g, 'h'],
  [/sh|(?<=.)s[jy](?=.)|^s[jy](?=[aeiou])/g, 's'],
  [/(?<=[bdgt]|^r)h/g, ''],
  [/ph|[fv]/g, 'p'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/dj|[jy]/g, 'i'],
  [/ie/g, 'i'],
  [/c(?![aeiou])/g, 'k'],
  [/(.)\1+/g, '$1'],
];
