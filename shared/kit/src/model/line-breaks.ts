/* Where a line may not break, and where it may: rules of typography that hold in every look. */

const NO_BREAK_SPACE = '\u00A0';
const WORD_JOINER = '\u2060';

/** A title is never the end of a line: 'Prof. Dr. H. Wirya' breaks before 'H.', not after it. */
export const gluedTitle = (person: string): string =>
  person.replaceAll(/(?<=^|\s)(\p{Lu}[\p{L}]{0,5}\.) +(?=\p{Lu}[^\s.]*(?:\s|$|,))/gu, `$1${NO_BREAK_SPACE}`);

/** The pronoun of a verse stays with its word: '(kebesaran)-Nya'. */
export const gluedPronoun = (verse: string): string =>
  verse.replaceAll(/(?<=[\p{L})\]”"])[-‐](?=(?:Nya|Mu|Ku|nya|mu|ku)(?!\p{L}))/gu, `-${WORD_JOINER}`);

/** The parts of a hashtag that a line may break between: ['#Sinta', 'Bersama', 'Rama2027']. */
export const humpsOf = (hashtag: string): string[] => hashtag.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=_)/u);
