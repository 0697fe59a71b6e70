import { createElement, type ReactNode } from 'react';
import { I18nextProvider, useTranslation as useI18next } from 'react-i18next';
import { asI18next, asTextStore, type TextStore } from './create-texts.ts';
import type { Translate } from './translator.ts';

/** Gives the texts to all below. */
export function TextsProvider({ texts, children }: { texts: TextStore; children?: ReactNode }) {
  return createElement(I18nextProvider, { i18n: asI18next(texts) }, children);
}

/** The texts of the provider above, in the language that is shown. */
export function useTranslation(): { t: Translate; i18n: TextStore } {
  const { t, i18n } = useI18next();
  return { t: t as unknown as Translate, i18n: asTextStore(i18n) }; // as `asTextStore` says
}
