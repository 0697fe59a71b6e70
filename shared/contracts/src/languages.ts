/**
 * spec §1: the product's languages, a row each, in the order in which guests read them: the alphabet, then the scripts.
 * The codes are the product's own. `tag` is the real BCP 47 tag, for `lang`, `Intl` and fonts; `locale` is what dates and
 * numbers are written by; `endonym` is the language in its own words.
 *
 * Without zod, for the guest's first script has it.
 */
export const LANGUAGE_TABLE = {
  id: { tag: 'id', locale: 'id', endonym: 'Bahasa Indonesia' },
  my: { tag: 'ms', locale: 'ms', endonym: 'Bahasa Melayu' },
  ge: { tag: 'de', locale: 'de', endonym: 'Deutsch' },
  // British: the day before the month (spec §9: 'dd MMM yyyy'), as in Indonesian
  en: { tag: 'en', locale: 'en-GB', endonym: 'English' },
  es: { tag: 'es', locale: 'es', endonym: 'Español' },
  pt: { tag: 'pt', locale: 'pt', endonym: 'Português' },
  cn: { tag: 'zh-Hans', locale: 'zh-Hans', endonym: '简体中文' },
  ja: { tag: 'ja', locale: 'ja', endonym: '日本語' },
  kr: { tag: 'ko', locale: 'ko', endonym: '한국어' },
} as const;
export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[]; // the keys of the constant above

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_TABLE, text);

export const tagOf = (language: Language): string => LANGUAGE_TABLE[language].tag;

/** The locale of a page whose language has this BCP 47 tag; a tag that is not ours is its own. */
export const localeOf = (tag: string): string =>
  Object.values(LANGUAGE_TABLE).find((row) => row.tag === tag)?.locale ?? tag;

/** The signs between the words of a list, and behind what a word is said of, where the page has this BCP 47 tag. */
export const signsOf = (tag: string) =>
  /^(?:zh|ja)/.test(tag) ? { comma: '、', colon: '：' } : { comma: ', ', colon: ': ' };
