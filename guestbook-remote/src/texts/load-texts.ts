import type { ProductLanguage, Texts } from '@janur/i18n';

/** The guest-book's texts in one language: each is a chunk of its own, read when an usher chooses it. */
export async function loadTexts(language: ProductLanguage): Promise<Texts> {
  const file: { default: Texts } = await import(`./${language}.json`, { with: { type: 'json' } });
  return file.default;
}
