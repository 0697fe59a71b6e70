import { type Language, tagOf } from '@janur/contracts/languages';
import { createInstance, type i18n, type Resource } from 'i18next';
import type { Texts, Translate } from './translator.ts';

/** The texts of a page, in one language. */
export type TextStore = Omit<i18n, 't'> & { t: Translate };

/**
 * An i18next instance with one namespace and one language, ready at once. `texts` is the parsed locale file.
 * React escapes what it shows, so values are inserted as they are.
 */
export function createTexts({ language, texts }: { language: Language; texts: Texts }): TextStore {
  const lng = tagOf(language);
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
  void instance.init();
  return asTextStore(instance);
}

/** i18next's own types want a list of all keys; here keys are plain strings, and every text is one. */
export const asTextStore = (instance: i18n) => instance as unknown as TextStore;
export const asI18next = (store: TextStore) => store as unknown as i18n;
