import {
  BCP47,
  isProductLanguage,
  knowsTexts,
  type ProductLanguage,
  showTexts,
  type Texts,
  type TextStore,
  type Translate,
} from '@janur/i18n';
import { createContext, createElement, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';

const Store = createContext<TextStore | undefined>(undefined);

/** Gives the texts to a guest's page. Staff's have react-i18next, which would cost each guest two kilobytes more. */
export function GuestTexts({ texts, children }: { texts: TextStore; children?: ReactNode }) {
  return createElement(Store, { value: texts }, children);
}

function useStore(): TextStore {
  const store = use(Store);
  if (!store) throw new Error('A guest’s page needs <GuestTexts> around it');
  return store;
}

/** The BCP 47 tag that is shown now. */
function useShownTag(store: TextStore): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      store.on('languageChanged', onChange);
      return () => store.off('languageChanged', onChange);
    },
    [store],
  );
  const read = () => store.language;
  return useSyncExternalStore(subscribe, read, read);
}

/** `t('rsvp.title')`: the guest page's texts in the language that it shows. */
export function useTexts(): { t: Translate; locale: string } {
  const store = useStore();
  const locale = useShownTag(store);
  // another function with each language, so that what is remembered by it is made anew
  const t = useMemo<Translate>(() => (key, values) => store.t(key, { ...values, lng: locale }), [store, locale]);
  return { t, locale };
}

/**
 * The language that the page shows: the couple's, until the guest chooses another. `show` changes every text and date
 * in place; nothing is mounted anew, so a half-written answer stays. `texts` may be left out once they were shown.
 */
export function useShownLanguage() {
  const store = useStore();
  return {
    language: productLanguage(useShownTag(store)),
    knows: (language: ProductLanguage) => knowsTexts(store, BCP47[language]),
    show: async (language: ProductLanguage, texts?: Texts) => {
      await showTexts(store, BCP47[language], texts);
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
