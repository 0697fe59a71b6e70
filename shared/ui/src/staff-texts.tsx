import { BCP47, createTexts, isProductLanguage, type ProductLanguage, type Texts, TextsProvider } from '@janur/i18n';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };

/** The languages of every staff screen; each is written in its own words. */
export const STAFF_LANGUAGES = { id: 'Indonesia', en: 'English' } as const;
export type StaffLanguage = keyof typeof STAFF_LANGUAGES;

/** All languages of the product, for remotes that offer more than the two. */
export const LANGUAGE_NAMES: Readonly<Record<ProductLanguage, string>> = {
  ...STAFF_LANGUAGES,
  ge: 'Deutsch',
  cn: '简体中文',
  es: 'Español',
  ja: '日本語',
  my: 'Melayu',
  pt: 'Português',
  kr: '한국어',
};

const STORAGE_KEY = 'janur-language';
const OWN_TEXTS = { id, en };

interface LanguageChoice {
  language: ProductLanguage;
  /** What a person may choose here. */
  languages: readonly ProductLanguage[];
  /** The screen stays as it is until the texts are there; it also stays when they cannot be had. */
  setLanguage: (language: ProductLanguage) => void;
}

interface StaffTextsProps {
  texts: Record<StaffLanguage, Texts>;
  /** The product's other languages, where a remote offers them: read when one is chosen. */
  loadTexts?: (language: ProductLanguage) => Promise<Texts>;
  children: ReactNode;
}

interface Shown {
  language: ProductLanguage;
  texts: Texts;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/**
 * Gives `useTranslation` the remote's texts in the language last chosen on this device, Indonesian at first, with the
 * texts of this package under `ui`. Keeps `<html lang>` true.
 */
export function StaffTexts({ texts, loadTexts, children }: StaffTextsProps) {
  const hasMore = loadTexts !== undefined;
  const [wanted, setWanted] = useState(() => rememberedLanguage(hasMore));
  const [shown, setShown] = useState(() => (isStaffLanguage(wanted) ? atHand(wanted, texts) : undefined));

  useEffect(() => {
    if (isStaffLanguage(wanted) || !loadTexts) return undefined;
    let isOver = false;
    const show = (next: Shown) => {
      if (!isOver) setShown(next);
    };
    Promise.all([loadTexts(wanted), loadOwnTexts(wanted)]).then(
      ([theirs, ui]) => show({ language: wanted, texts: { ...theirs, ui } }),
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
      languages: offered(hasMore),
      setLanguage(language: ProductLanguage) {
        remember(language);
        setWanted(language);
        if (isStaffLanguage(language)) setShown(atHand(language, texts));
      },
    }),
    [shown, hasMore, texts],
  );
  const instance = useMemo(() => shown && createTexts(shown), [shown]);

  useEffect(() => {
    if (shown) document.documentElement.lang = BCP47[shown.language];
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

/** This package's own texts; all but the two are a chunk each. */
export async function loadOwnTexts(language: ProductLanguage): Promise<Texts> {
  if (isStaffLanguage(language)) return OWN_TEXTS[language];
  const file: { default: Texts } = await import(`./texts/${language}.json`, { with: { type: 'json' } });
  return file.default;
}

const isStaffLanguage = (text: string): text is StaffLanguage => text in STAFF_LANGUAGES;

const atHand = (language: StaffLanguage, texts: Record<StaffLanguage, Texts>): Shown => ({
  language,
  texts: { ...texts[language], ui: OWN_TEXTS[language] },
});

function offered(hasMore: boolean): ProductLanguage[] {
  return Object.keys(LANGUAGE_NAMES).filter(
    (name): name is ProductLanguage => isProductLanguage(name) && (hasMore || isStaffLanguage(name)),
  );
}

function rememberedLanguage(hasMore: boolean): ProductLanguage {
  const stored = storage()?.getItem(STORAGE_KEY) ?? '';
  return offered(hasMore).find((language) => language === stored) ?? 'id';
}

function remember(language: ProductLanguage): void {
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
