/* Where a line may not break, and where it may: rules of typography that hold in every look. */

const NO_BREAK_SPACE = '\u00A0';
const WORD_JOINER = '\u2060';

/** How a person is addressed, where that is written without a dot; Balinese names begin with 'I' or 'Ni'. */
const ADDRESS =
  "Bapak|Ibu|Bpk|Sdri?|Tuan|Nyonya|Nona|Tn|Ny|Almh?|Haji|Hajah|Hj?|Drs?|Dra|Ir|Prof|Dato[’']?|Datuk|Datin|Encik|Puan|Cik|Herr|Frau|Mr|Mrs|Ms|I|Ni";
const BEFORE_NAME = new RegExp(`(?<=^|\\s)(\\p{Lu}\\p{L}{0,5}\\.|${ADDRESS}) +(?=\\p{Lu}[^\\s.]*(?:\\s|$|,))`, 'gu');

const TITLE = new RegExp(`^(?:(?:\\p{L}{1,5}\\.)+|${ADDRESS})$`, 'u');

/** Whether the word stands before a name: 'Ibu', 'Ir.', 'K.H.' */
export const isTitle = (word: string): boolean => TITLE.test(word);
/** 'Ibu' before 'Hj. Siti' would be read as all that there is of her. */
const BEFORE_TITLE = /(?<=^|\s)(Bapak|Ibu|Bpk\.?|Tuan|Puan|Encik) +(?=\p{Lu}\p{L}{0,3}\.)/gu;

/**
 * A person's titles stay whole and with the name: 'Prof. Dr. H. Wirya' breaks before 'H.', not after it; 'Ibu Siti', 'Ibu Hj. Siti'
 * and 'S. Kom.' do not break, nor does what is said of the dead: 'Wirya (Alm.)'.
 */
export function gluedTitle(person: string): string {
  const [name = '', ...degrees] = person.split(',');
  const glued = name
    .replaceAll(BEFORE_NAME, `$1${NO_BREAK_SPACE}`)
    .replaceAll(BEFORE_TITLE, `$1${NO_BREAK_SPACE}`)
    .replaceAll(/ (?=\(almh?\.?\))/giu, NO_BREAK_SPACE);
  return [
    glued,
    ...degrees.map((degree) => degree.replaceAll(/(?<=\p{Lu}\p{L}{0,2}\.) (?=\p{Lu})/gu, NO_BREAK_SPACE)),
  ].join(',');
}

/** 'Saudara/i' is one word; lines break between 'Bapak/' and 'Ibu/'. */
export const gluedEnding = (text: string): string => text.replaceAll(/(?<=\p{L})\/(?=i(?!\p{L}))/gu, `/${WORD_JOINER}`);

/** The pronoun of a verse stays with its word: '(kebesaran)-Nya'. */
export const gluedPronoun = (verse: string): string =>
  verse.replaceAll(/(?<=[\p{L})\]”"])[-‐](?=(?:Nya|Mu|Ku|nya|mu|ku)(?!\p{L}))/gu, `-${WORD_JOINER}`);

/** The parts of a hashtag that a line may break between: ['#Sinta', 'Bersama', 'Rama2027']. */
export const humpsOf = (hashtag: string): string[] => hashtag.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=_)/u);

/** What stands in brackets behind words: those of the full width bring their space with them. */
export const behindWords = (hint: string): string => (/^[（「【]/.test(hint) ? hint : ` ${hint}`);

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]`;
const UNIT = '都道府県省市区町村郡县镇乡';
/** A name has two signs at least: '市' in '四日市市' ends none. */
const NAMED = `${CJK}(?![${UNIT}])${CJK}`;
/** Behind a prefecture, and behind a city or ward of it. */
const BEHIND_UNIT = new RegExp(
  `(?<=${NAMED}[都道府県省])(?=(?!府)${CJK})|(?<=${NAMED}[市区町村郡县镇乡])(?=(?![${UNIT}])${CJK})`,
  'gu',
);
const MAY_BREAK = '\u200B';

/** An address of signs, of which the page breaks no name (`SCRIPT_STYLES`): it may break behind '県' and '市', and not before '号'. */
export const inParts = (address: string): string =>
  address.replaceAll(BEHIND_UNIT, MAY_BREAK).replaceAll(/(?<=\d) (?=[号號栋楼室])/gu, NO_BREAK_SPACE);
