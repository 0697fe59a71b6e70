import { BCP47, createTexts, TextsProvider, type Texts } from '@janur/i18n';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };

/** The languages of the staff screens; each is written in its own words. */
export const STAFF_LANGUAGES = { id: 'Indonesia', en: 'English' } as const;
export type StaffLanguage = keyof typeof STAFF_LANGUAGES;

const STORAGE_KEY = 'janur-language';
const OWN_TEXTS = { id, en };

interface LanguageChoice {
  language: StaffLanguage;
  setLanguage: (language: StaffLanguage) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/**
 * Gives `useTranslation` the remote's texts in the language last chosen on this device, Indonesian at first, with the
 * texts of this package under `ui`. Keeps `<html lang>` true.
 */
export function StaffTexts({ texts, children }: { texts: Record<StaffLanguage, Texts>; children: ReactNode }) {
  const [language, setLanguage] = useState(rememberedLanguage);
  const instance = useMemo(
    () => createTexts({ language, texts: { ...texts[language], ui: OWN_TEXTS[language] } }),
    [language, texts],
  );
  const choice = useMemo(() => ({ language, setLanguage }), [language]);

  useEffect(() => {
    document.documentElement.lang = BCP47[language];
    remember(language);
  }, [language]);

  return (
    <LanguageContext value={choice}>
      <TextsProvider texts={instance}>{children}</TextsProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs <StaffTexts> around it');
  return choice;
}

const isStaffLanguage = (text: string | null): text is StaffLanguage => text !== null && text in STAFF_LANGUAGES;

function rememberedLanguage(): StaffLanguage {
  const stored = storage()?.getItem(STORAGE_KEY) ?? null;
  return isStaffLanguage(stored) ? stored : 'id';
}

function remember(language: StaffLanguage): void {
  storage()?.setItem(STORAGE_KEY, language);
}

/** Browsers that forbid storage throw on the mere mention of it; the choice then lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
