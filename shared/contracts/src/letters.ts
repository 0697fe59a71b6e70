import type { Language } from './languages.ts';

/** Where the fonts of a language's texts are named: `{template id}/{language}.css` behind it. */
export const LETTERS_OF_TEXTS = '/files/letters/of/';

/** The languages of whose signs no look's own font has any. */
export const MANY_LETTERS = ['cn', 'ja', 'kr'] as const satisfies readonly Language[];

export const hasManyLetters = (language: Language): language is (typeof MANY_LETTERS)[number] =>
  MANY_LETTERS.some((one) => one === language);

export const lettersOfTexts = (templateId: string, language: Language): string =>
  `${LETTERS_OF_TEXTS}${encodeURIComponent(templateId)}/${language}.css`;
