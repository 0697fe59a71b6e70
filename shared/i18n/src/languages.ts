/** The product's own codes (spec §1) and the real BCP 47 tag of each, for `lang`, `Intl` and fonts. */
export const BCP47 = {
  en: 'en',
  id: 'id',
  ge: 'de',
  cn: 'zh-Hans',
  es: 'es',
  ja: 'ja',
  my: 'ms',
  pt: 'pt',
  kr: 'ko',
} as const;
export type ProductLanguage = keyof typeof BCP47;

export const isProductLanguage = (text: string): text is ProductLanguage => text in BCP47;
