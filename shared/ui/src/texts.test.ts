import { BCP47, type ProductLanguage } from '@janur/i18n';
import { loadOwnTexts } from './staff-texts.tsx';
import { textShapes } from './testing/same-texts.ts';
import en from './texts/en.json' with { type: 'json' };

const languages = Object.keys(BCP47) as ProductLanguage[]; // keys of a literal object are its own names

test.each(languages)('%s has the texts of English with the same placeholders', async (language) => {
  expect(textShapes(await loadOwnTexts(language))).toEqual(textShapes(en));
});
