import type { Language } from '@janur/contracts/languages';
import { readFileSync } from 'node:fs';

const cache = new Map<Language, string>();

/**
 * The guest page's texts of one language as minified JSON, read from disk once.
 * It is plain JSON: whoever inlines it in HTML escapes it.
 */
export function readGuestTexts(language: Language): string {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const file = new URL(`./locales/guest/${language}.json`, import.meta.url);
  const texts = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
  cache.set(language, texts);
  return texts;
}
