import { LANGUAGE_TABLE, LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { createTexts, type Texts, TextsProvider } from '@janur/i18n';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };

/** The languages of every staff screen. A remote that offers more has them after these two. */
const STAFF_LANGUAGES = ['id', 'en'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

/** A language in its own words, short: what stands beside it says "Bahasa" already. */
export const languageName = (language: Language): string => LANGUAGE_TABLE[language].endonym.replace(/^Bahasa /, '');

const STORAGE_KEY = 'janur-language';
const OWN_TEXTS = { id, en };

interface LanguageChoice {
  language: Language;
  /** What a person may choose here. */
  languages: readonly Language[];
  /** The screen stays as it is until the texts are there; it also stays when they cannot be had. */
  setLanguage: (language: Language) => void;
}

interface StaffTextsProps {
  texts: Record<StaffLanguage, Texts>;
  /** The product's other languages, where a remote offers them, with this package's texts under `ui`: read when chosen. */
  loadTexts?: (language: Language) => Promise<Texts>;
  /** Which of them; all of them unless told. */
  more?: readonly Language[];
  children: ReactNode;
}

interface Shown {
  language: Language;
  texts: Texts;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/**
 * Gives `useTranslation` the remote's texts in the language last chosen on this device, at first in the browser's, with the
 * texts of this package under `ui`. Keeps `<html lang>` true.
 */
export function StaffTexts({ texts, loadTexts, more = LANGUAGES, children }: StaffTextsProps) {
  const languages = useMemo(() => (loadTexts ? withMore(more) : STAFF_LANGUAGES), [loadTexts, more]);
  const [wanted, setWanted] = useState(() => rememberedLanguage(languages));
  const [shown, setShown] = useState(() => (isStaffLanguage(wanted) ? atHand(wanted, texts) : undefined));

  useEffect(() => {
    if (isStaffLanguage(wanted) || !loadTexts) return undefined;
    let isOver = false;
    const show = (next: Shown) => {
      if (!isOver) setShown(next);
    };
    loadTexts(wanted).then(
      (theirs) => show({ language: wanted, texts: theirs }),
      // without a network a language that was never loaded cannot be had: the one on the screen stays
      () => setShown((now) => now ?? atHand('id', texts)),
    );
    return () => {
      isOver = true;
    };
  }, [wanted, loadTexts, texts]);

  const choice = useMemo(
    () => ({
      language: shown?.language ?? 'id',
      languages,
      setLanguage(language: Language) {
        remember(language);
        setWanted(language);
        if (isStaffLanguage(language)) setShown(atHand(language, texts));
      },
    }),
    [shown, languages, texts],
  );
  const instance = useMemo(() => shown && createTexts(shown), [shown]);

  useEffect(() => {
    if (shown) document.documentElement.lang = tagOf(shown.language);
  }, [shown]);

  // a moment, until the texts of a language that is not one of the two are there
  if (!instance) return null;
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

const isStaffLanguage = (language: Language): language is StaffLanguage => language === 'id' || language === 'en';

const atHand = (language: StaffLanguage, texts: Record<StaffLanguage, Texts>): Shown => ({
  language,
  texts: { ...texts[language], ui: OWN_TEXTS[language] },
});

const withMore = (more: readonly Language[]): readonly Language[] => [
  ...STAFF_LANGUAGES,
  ...more.filter((language) => !isStaffLanguage(language)),
];

function rememberedLanguage(languages: readonly Language[]): Language {
  const stored = storage()?.getItem(STORAGE_KEY) ?? '';
  return languages.find((language) => language === stored) ?? askedLanguage(languages);
}

/** The first that the browser asks for and that there is, else English, as on the home page; Indonesian where it asks for none. */
function askedLanguage(languages: readonly Language[]): Language {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  // some browsers in other applications do not have it
  const browser: { readonly languages?: readonly string[] } = navigator;
  const asked = (browser.languages ?? []).map((tag) => languages.find((one) => primary(tagOf(one)) === primary(tag)));
  return asked.find(Boolean) ?? (asked.length > 0 ? 'en' : 'id');
}

function remember(language: Language): void {
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
