import { folded } from '../../../guests/search-text.ts';

/** What stands before a name or behind it, and is of many people. */
const OF_MANY = new Set(
  (
    'bpk bp bapak pak bu ibu sdr sdri saudara saudari tn ny nn mr mrs ms om tante oom pakde pakdhe bude budhe paklik bulik ' +
    'mas mbak kak kakak adik eyang opa oma nenek kakek encik puan tuan cik datuk dato datin haji hajah hajjah hj ' +
    'dr drs dra prof ir drg sh se st msi mm spd skom keluarga kel sekeluarga sklg skel dan and bin binti suami istri isteri'
  ).split(' '),
);

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Whether two names may be of one guest: they share a word that is no title. */
export function mayBeOne(name: string, other: string): boolean {
  const [ones, others] = [wordsOf(name), wordsOf(other)];
  const own = (words: readonly string[]) => {
    const left = words.filter((word) => !OF_MANY.has(word));
    // a title is all that some are called by
    return left.length > 0 ? left : words;
  };
  const known = new Set(own(others));
  return folded(name) === folded(other) || own(ones).some((word) => known.has(word));
}
