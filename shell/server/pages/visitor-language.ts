import type { Language } from '@janur/contracts';
import { BCP47 } from '@janur/i18n/languages';

/** For pages that belong to no couple: the first language of the browser that we speak, else English. */
export function visitorLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim().split('-')[0]?.toLowerCase());
  for (const tag of wanted) {
    const spoken = Object.entries(BCP47).find(([, bcp47]) => bcp47.split('-')[0] === tag);
    if (spoken) return spoken[0] as Language; // the keys of BCP47 are the product's languages
  }
  return 'en';
}
