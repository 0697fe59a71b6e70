import type { Language } from '@janur/contracts/languages';
import type { Texts } from '@janur/i18n';

/**
 * The guest-book's texts in one language: each is a chunk of its own, read when an usher chooses it. All but Indonesian
 * and English have the texts of @janur/ui with them.
 */
export async function loadTexts(language: Language): Promise<Texts> {
  const file: { default: Texts } = await import(`./${language}.json`, { with: { type: 'json' } });
  return file.default;
}
