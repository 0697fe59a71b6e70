import { readFileSync } from 'node:fs';
import type { ProductLanguage } from './languages.ts';

const cache = new Map<ProductLanguage, string>();

/**
 * The guest page's texts of one language as minified JSON, read from disk once.
 * It is plain JSON: whoever inlines it in HTML escapes it.
 */
export function readGuestTexts(language: ProductLanguage): string {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const file = new URL(`./locales/guest/${language}.json`, import.meta.url);
  const texts = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
  cache.set(language, texts);
  return texts;
}
