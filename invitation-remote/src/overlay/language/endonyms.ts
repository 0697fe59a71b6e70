import type { ProductLanguage } from '@janur/i18n/languages';

/** Each language in its own words, in the order of the alphabet and then of the scripts. */
export const ENDONYMS = {
  id: 'Bahasa Indonesia',
  my: 'Bahasa Melayu',
  ge: 'Deutsch',
  en: 'English',
  es: 'Español',
  pt: 'Português',
  cn: '简体中文',
  ja: '日本語',
  kr: '한국어',
} as const satisfies Record<ProductLanguage, string>;

export const LANGUAGES = Object.keys(ENDONYMS) as ProductLanguage[]; // the keys of the constant above
