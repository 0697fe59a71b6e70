import type { Language } from '@janur/contracts/languages';
import type { Texts } from './translator.ts';

/** The guest page's texts of one language, in the browser: each language is a chunk of its own. */
export async function loadGuestTexts(language: Language): Promise<Texts> {
  const file: { default: Texts } = await import(`./locales/guest/${language}.json`, {
    with: { type: 'json' },
  });
  return file.default;
}
