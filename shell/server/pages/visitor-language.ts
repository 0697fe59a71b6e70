import type { Language } from '@janur/contracts';
import { BCP47 } from '@janur/i18n/languages';
import Negotiator from 'negotiator';

/** For pages that belong to no couple: the language that the browser likes best of those that we speak, else English. */
export function visitorLanguage(acceptLanguage: string | undefined): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  for (const tag of wanted) {
    const spoken = Object.entries(BCP47).find(([, bcp47]) => primary(bcp47) === primary(tag));
    if (spoken) return spoken[0] as Language; // the keys of BCP47 are the product's languages
  }
  return 'en';
}

const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
