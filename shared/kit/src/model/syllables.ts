/** Sounds that are written with two letters stay together. */
const SOUND = /ng|ny|sy|kh|sh|th|ch|ph|./giu;
const VOWEL = /^[aeiouáàâãäåæéèêëíìîïóòôõöøúùûü]/i;

const soundsOf = (word: string): string[] => word.normalize('NFC').match(SOUND) ?? [];

/** A word of Latin letters in its syllables, by the rules of Indonesian and Malay: ['ke', 'ba', 'ha', 'giaan']. */
export function syllablesOf(word: string): string[] {
  const sounds = soundsOf(word);
  const isVowel = (at: number) =>
    VOWEL.test(sounds[at] ?? '') || (/^[yý]/i.test(sounds[at] ?? '') && !VOWEL.test(sounds[at + 1] ?? ''));
  const syllables: string[] = [];
  let hasVowel = false;
  for (const [at, sound] of sounds.entries()) {
    const begins: boolean = at === 0 || (hasVowel && !isVowel(at) && isVowel(at + 1));
    if (begins) syllables.push(sound);
    else syllables.push((syllables.pop() ?? '') + sound);
    hasVowel = isVowel(at) || (hasVowel && !begins);
  }
  return syllables;
}

export const SOFT_HYPHEN = '\u00AD';
/** What an Indonesian word takes at its end as a whole. */
const ENDING = /^(?:nya|lah|kah|kan|pun|mu|ku)$/i;

/**
 * The word with soft hyphens where a line may end in it: three letters stay before the first one, and four sounds behind the last, or a
 * whole ending. So no '-an' takes a letter of its root along ('pernika-han').
 */
export function softHyphenated(word: string): string {
  const syllables = syllablesOf(word);
  return syllables
    .map((syllable, at) => {
      const head = syllables.slice(0, at).join('');
      const tail = syllables.slice(at).join('');
      const mayBreak = head.length >= 3 && (soundsOf(tail).length >= 4 || ENDING.test(tail));
      return mayBreak ? SOFT_HYPHEN + syllable : syllable;
    })
    .join('');
}
