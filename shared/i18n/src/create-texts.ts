import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { BCP47, type ProductLanguage } from './languages.ts';

export type Texts = Readonly<Record<string, unknown>>;

/**
 * An i18next instance with one namespace and one language, ready at once. `texts` is the parsed locale file.
 * React escapes what it shows, so values are inserted as they are.
 */
export function createTexts({ language, texts }: { language: ProductLanguage; texts: Texts }): i18n {
  const lng = BCP47[language];
  const resources = { [lng]: { texts } } as Resource; // a locale file is a tree of strings: i18next's Resource says no more
  const instance = createInstance({
    lng,
    resources,
    defaultNS: 'texts',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  void instance.use(initReactI18next).init();
  return instance;
}
