import type { Language } from '@janur/contracts/languages';
import { useEffect } from 'react';
import { useInvitation, useLanguage } from '../model/invitation.tsx';

/** Languages whose syllables no browser knows. German and the others have `hyphens: auto`. */
const UNKNOWN: readonly Language[] = ['id', 'my'];

/** Hyphens of the open page, where it or its hosts speak a language that needs them; their code comes with the first such page. */
export function useHyphens(isOpen: boolean): void {
  const hosts = useInvitation().client.option.language;
  const page = useLanguage();
  const isNeeded = UNKNOWN.includes(page) || UNKNOWN.includes(hosts);
  useEffect(() => {
    if (!isOpen || !isNeeded) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // the scene of an answer and the sheets stand beside the page
    const start = ({ hyphenate }: typeof import('./hyphenate.ts')) => {
      if (isOver) return null;
      stop = hyphenate(document.body);
      return stop;
    };
    // a word without its hyphen is read all the same
    import('./hyphenate.ts').then(start, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isNeeded, isOpen]);
}
