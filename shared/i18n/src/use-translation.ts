import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { TextStore, Translate } from './create-texts.ts';

const TextsContext = createContext<TextStore | null>(null);

/** Gives the texts to all below. */
export function TextsProvider({ texts, children }: { texts: TextStore; children?: ReactNode }) {
  return createElement(TextsContext, { value: texts }, children);
}

/** The texts of the provider above, in the language that is shown. */
export function useTranslation(): { t: Translate; i18n: TextStore } {
  const i18n = useContext(TextsContext);
  if (!i18n) throw new Error('useTranslation needs a TextsProvider above it');
  const t = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.t,
    () => i18n.t,
  );
  return { t, i18n };
}
