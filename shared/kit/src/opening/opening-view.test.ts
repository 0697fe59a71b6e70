import { type Language, tagOf } from '@janur/contracts/languages';
import { translator } from '@janur/i18n';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { client } from '../testing/fixture.ts';
import { openingView } from './opening-view.ts';

const viewIn = (language: Language, guest: string | null, option: Parameters<typeof client>[0] = {}) =>
  openingView(client(option), guest, {
    t: translator(JSON.parse(readGuestTexts(language)), language),
    locale: tagOf(language),
  });

test.each<[Language, string, string]>([
  ['id', 'Ibu Ratna', 'Ibu Ratna'],
  ['ja', '田中 花子', '田中 花子 様'],
  ['ja', '田中 花子様', '田中 花子様'],
  ['kr', '김민지', '김민지 님'],
  ['kr', '김민지 님', '김민지 님'],
])('in %s %s is greeted as %s', (language, name, greeted) => {
  expect(viewIn(language, name).guest).toBe(greeted);
});

test('the form of address is there for the script that puts in a name, and nobody is greeted without one', () => {
  expect(viewIn('ja', null)).toMatchObject({ guest: null, texts: { toGuest: '{{name}} 様' } });
  expect(viewIn('ja', '').guest).toBe('');
});

test.each<[Language, 'PRIMARY' | 'BIRTHDAY', string]>([
  ['cn', 'PRIMARY', '年'],
  ['cn', 'BIRTHDAY', '岁'],
  ['ja', 'PRIMARY', '年'],
  ['ja', 'BIRTHDAY', '歳'],
  ['kr', 'PRIMARY', '년'],
  ['kr', 'BIRTHDAY', '세'],
  ['en', 'PRIMARY', 'years'],
])('in %s the number of a %s is one of %s', (language, web_type, word) => {
  const view = viewIn(language, null, { option: { web_type, custom_text: '25' } });
  expect([view.years, view.yearsWord]).toEqual(['25', word]);
});

test.each([
  ['ten years, one lake, and: yes', 'NO_FLOWER', 'ten years, one lake, and: yes'],
  ['ten years, one lake, and: yes', 'HIDDEN', ''],
  ['a quote of many words that goes on and on, over half of a page or so', 'NO_FLOWER', ''],
  ['ten years\none lake', 'NO_FLOWER', ''],
  [null, 'NO_FLOWER', ''],
] as const)('of the quote %j as %s the cover has %j', (quote, quote_style, line) => {
  expect(viewIn('en', null, { content: { quote }, option: { quote_style } }).quote).toBe(line);
});
