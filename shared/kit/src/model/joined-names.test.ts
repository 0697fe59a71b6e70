import type { Language } from '@janur/contracts/languages';
import { translator } from '@janur/i18n';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { joinerOf, namesInWords, parentsInWords } from './joined-names.ts';

const speaking = (language: Language) => translator(JSON.parse(readGuestTexts(language)), language);

test.each<[Language, string]>([
  ['en', 'Sinta and Rama'],
  ['id', 'Sinta dan Rama'],
  ['ge', 'Sinta und Rama'],
  ['cn', 'Sinta与Rama'],
  ['es', 'Sinta y Rama'],
  ['ja', 'SintaとRama'],
  ['my', 'Sinta dan Rama'],
  ['pt', 'Sinta e Rama'],
  ['kr', 'Sinta · Rama'],
])('in %s a sentence names %s', (language, expected) => {
  expect(namesInWords(['Sinta', 'Rama'], speaking(language))).toBe(expected);
});

test.each([
  ['Inés', 'e'],
  ['Íñigo', 'e'],
  ['Hilario', 'e'],
  ['Yves', 'e'],
  ['Mateo', 'y'],
  ['Hierro', 'y'],
  ['Iago', 'y'],
  ['Yolanda', 'y'],
  ['Hugo', 'y'],
])('Spanish joins Juan and %s with %s', (name, and) => {
  const t = speaking('es');
  expect(joinerOf(['Juan', name], t)).toBe(and);
  expect(namesInWords(['Juan', name], t)).toBe(`Juan ${and} ${name}`);
  expect(parentsInWords(['Juan', name], t)).toBe(`Juan ${and} ${name}`);
});

test('who celebrates alone is named alone, and so is an only parent', () => {
  const t = speaking('es');
  expect(namesInWords(['Inés'], t)).toBe('Inés');
  expect(namesInWords([], t)).toBe('');
  expect(parentsInWords(['Juan'], t)).toBe('Juan');
  expect(parentsInWords([], t)).toBeNull();
});
