import type { Language } from '@janur/contracts/languages';
import { translator } from '@janur/i18n';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { client } from '../testing/fixture.ts';
import { eyebrowText } from './eyebrow-text.ts';

test.each<[Language, string, string]>([
  ['es', '1', '1.er aniversario de'],
  ['es', '3', '3.er aniversario de'],
  ['es', '11', '11.º aniversario de'],
  ['es', '13', '13.er aniversario de'],
  ['es', '21', '21.er aniversario de'],
  ['es', '25', '25.º aniversario de'],
  ['pt', '3', '3º aniversário de casamento de'],
  ['en', '1', '1 year of'],
  ['en', '3', '3 years of'],
])('in %s the line over the names of a couple after %s years is "%s"', (language, custom_text, expected) => {
  const t = translator(JSON.parse(readGuestTexts(language)), language);
  expect(eyebrowText(client({ option: { custom_text } }), t)).toBe(expected);
});
