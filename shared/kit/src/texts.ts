import {
  BCP47,
  isProductLanguage,
  knowsTexts,
  type ProductLanguage,
  showTexts,
  type Texts,
  useTranslation,
} from '@janur/i18n';

/** `t('rsvp.title')`: the guest page's texts in the language that it shows. */
export function useTexts() {
  const { t, i18n } = useTranslation();
  return { t, locale: i18n.language };
}

/**
 * The language that the page shows: the couple's, until the guest chooses another. `show` changes every text and date
 * in place; nothing is mounted anew, so a half-written answer stays. `texts` may be left out once they were shown.
 */
export function useShownLanguage() {
  const { i18n } = useTranslation();
  return {
    language: productLanguage(i18n.language),
    knows: (language: ProductLanguage) => knowsTexts(i18n, BCP47[language]),
    show: async (language: ProductLanguage, texts?: Texts) => {
      await showTexts(i18n, BCP47[language], texts);
      document.documentElement.lang = BCP47[language];
    },
  };
}

/** 'de' → 'ge': the product's own code of a BCP 47 tag that it shows. */
function productLanguage(tag: string): ProductLanguage {
  const found = Object.entries(BCP47).find(([, own]) => own === tag)?.[0];
  if (!found || !isProductLanguage(found)) throw new Error(`${tag} is no language of the product`);
  return found;
}
