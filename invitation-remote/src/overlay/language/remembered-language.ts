import { type Language, isLanguage } from '@janur/contracts/languages';

const keyOf = (slug: string) => `janur-language:${slug}`;

/** The language that this device chose for the invitation; null when it is the couple's own. */
export function rememberedLanguage(slug: string): Language | null {
  const stored = storage()?.getItem(keyOf(slug)) ?? '';
  return isLanguage(stored) ? stored : null;
}

/** Null forgets the choice: the invitation is the couple's language again. */
export function rememberLanguage(slug: string, language: Language | null): void {
  try {
    if (language) storage()?.setItem(keyOf(slug), language);
    else storage()?.removeItem(keyOf(slug));
  } catch {
    // a full storage forgets the choice, the page shows it all the same
  }
}

/** Browsers that forbid storage throw on the mere mention of it; the choice then lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
