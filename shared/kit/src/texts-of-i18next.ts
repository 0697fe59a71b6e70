import { type Language, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { createTexts, type Texts, TextsProvider, useTranslation } from '@janur/i18n';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import type { Shown } from './texts.ts';

/**
 * Takes the place of `texts.ts` in a build with `JANUR_GUEST_I18NEXT=1`: the same texts, kept by i18next and given to
 * components by react-i18next (docs/decisions/032).
 */
export function GuestTexts({ children, ...given }: { language: Language; texts: Texts; children?: ReactNode }) {
  const [texts] = useState(() => createTexts(given));
  return createElement(TextsProvider, { texts }, children);
}

export const useTexts = (): Pick<Shown, 't' | 'locale'> => useShownLanguage();

export function useShownLanguage(): Shown {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  return useMemo(
    () => ({
      t: (key, values) => t(key, values),
      locale,
      language: LANGUAGES.find((language) => tagOf(language) === locale) ?? 'id',
      knows: (language) => i18n.hasResourceBundle(tagOf(language), NAMESPACE),
      show(language, texts) {
        const tag = tagOf(language);
        if (texts) i18n.addResourceBundle(tag, NAMESPACE, texts);
        else if (!i18n.hasResourceBundle(tag, NAMESPACE)) throw new Error(`There are no texts in ${tag}`);
        void i18n.changeLanguage(tag);
        document.documentElement.lang = tag;
      },
    }),
    [t, i18n, locale],
  );
}

/** The one that `createTexts` has. */
const NAMESPACE = 'texts';
