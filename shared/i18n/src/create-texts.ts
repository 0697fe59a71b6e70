import { createInstance, type i18n, type Resource } from 'i18next';
import { BCP47, type ProductLanguage } from './languages.ts';

export type Texts = Readonly<Record<string, unknown>>;

/** The text at `key` ('rsvp.title') with its values in place, as they are: whoever shows it escapes. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The texts of a page, in one language at a time. */
export type TextStore = Omit<i18n, 't'> & { t: Translate };

/**
 * An i18next instance with one namespace and one language, ready at once. `texts` is the parsed locale file.
 * React escapes what it shows, so values are inserted as they are.
 */
export function createTexts({ language, texts }: { language: ProductLanguage; texts: Texts }): TextStore {
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
  void instance.init();
  return asTextStore(instance);
}

/** i18next's own types want a list of all keys; here keys are plain strings, and every text is one. */
export const asTextStore = (instance: i18n) => instance as unknown as TextStore;
export const asI18next = (store: TextStore) => store as unknown as i18n;

/** Are the texts of a language, by its BCP 47 tag, there already? */
export const knowsTexts = (store: TextStore, tag: string): boolean => store.hasResourceBundle(tag, 'texts');

/** Shows another language; `texts` may be left out once they were given. */
export async function showTexts(store: TextStore, tag: string, texts?: Texts): Promise<void> {
  if (texts) store.addResourceBundle(tag, 'texts', texts);
  if (!knowsTexts(store, tag)) throw new Error(`There are no texts in ${tag}`);
  await store.changeLanguage(tag);
}
