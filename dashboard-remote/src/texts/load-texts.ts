import type { Language } from '@janur/contracts/languages';
import type { Texts } from '@janur/i18n';

/** The languages that are read when somebody chooses them. Another one is a folder beside these, and a line here. */
const LOADERS: Partial<Record<Language, () => Promise<Texts>>> = {
  my: () => import('./my/index.ts').then(({ my }) => my),
};

// the keys of the record
export const MORE_LANGUAGES = Object.keys(LOADERS) as Language[];

export async function loadTexts(language: Language): Promise<Texts> {
  const load = LOADERS[language];
  if (!load) throw new Error(`the dashboard does not speak ${language}`);
  return load();
}
