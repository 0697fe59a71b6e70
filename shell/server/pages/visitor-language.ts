import { LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import Negotiator from 'negotiator';

/** For pages that belong to no couple: the language that the browser likes best of those that we speak, else English. */
export function visitorLanguage(acceptLanguage: string | undefined): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  for (const tag of wanted) {
    const spoken = LANGUAGES.find((language) => primary(tagOf(language)) === primary(tag));
    if (spoken) return spoken;
  }
  return 'en';
}

const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
