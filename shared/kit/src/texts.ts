import { type Language, tagOf } from '@janur/contracts/languages';
import { type Texts, type Translate, translator } from '@janur/i18n';
import { createContext, createElement, type ReactNode, use, useMemo, useState } from 'react';

export interface Shown {
  readonly t: Translate;
  /** The BCP 47 tag of what is shown. */
  readonly locale: string;
  readonly language: Language;
  /** Were its texts shown before? */
  readonly knows: (language: Language) => boolean;
  readonly show: (language: Language, texts?: Texts) => void;
}

const ShownTexts = createContext<Shown | undefined>(undefined);

/** Gives all below the texts of a guest's page: `texts` in `language`, until another one is shown. */
export function GuestTexts({ children, ...given }: { language: Language; texts: Texts; children?: ReactNode }) {
  const [{ language, texts }, setShown] = useState(given);
  const [known] = useState(() => new Map([[language, texts]]));
  const shown = useMemo<Shown>(
    () => ({
      t: translator(texts, language),
      locale: tagOf(language),
      language,
      knows: (wanted) => known.has(wanted),
      show(wanted, wantedTexts = known.get(wanted)) {
        if (!wantedTexts) throw new Error(`There are no texts in ${tagOf(wanted)}`);
        known.set(wanted, wantedTexts);
        setShown({ language: wanted, texts: wantedTexts });
        document.documentElement.lang = tagOf(wanted);
      },
    }),
    [known, language, texts],
  );
  return createElement(ShownTexts, { value: shown }, children);
}

/** `t('rsvp.title')`: the guest page's texts in the language that it shows. */
export function useTexts(): Pick<Shown, 't' | 'locale'> {
  return useShownLanguage();
}

/**
 * The language that the page shows: the couple's, until the guest chooses another. `show` changes every text and date
 * in place; nothing is mounted anew, so a half-written answer stays. `texts` may be left out once they were shown.
 */
export function useShownLanguage(): Shown {
  const shown = use(ShownTexts);
  if (!shown) throw new Error('A guest’s page needs <GuestTexts> around it');
  return shown;
}
