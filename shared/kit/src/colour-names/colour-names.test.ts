import { LANGUAGES } from '@janur/contracts/languages';
import { colourName } from './colour-names.ts';
import { COLOURS, NAMED_IN } from './table.ts';

test.each([
  ['#fff', 'white'],
  ['#fdfdfb', 'white'],
  ['#000000', 'black'],
  ['#1A1A1A', 'black'],
  ['#777', 'grey'],
  ['#0b1430', 'navy blue'],
  ['#1f2a5a', 'navy blue'],
  ['#9C4A2F', 'terracotta'],
  ['#b9573a', 'terracotta'],
  ['#f3e9d6', 'ivory'],
  ['#d8c3a5', 'beige'],
  ['#c8102e', 'red'],
  ['#7a1f2b', 'maroon'],
  ['#5b1a1a', 'maroon'],
  ['#e9b7c0', 'light pink'],
  ['#f5a3b7', 'pink'],
  ['#c48b8b', 'dusty pink'],
  ['#8a9a7b', 'sage green'],
  ['#9aab8c', 'sage green'],
  ['#6b705c', 'olive green'],
  ['#0f3d2e', 'dark green'],
  ['#2e7d32', 'green'],
  ['#c9a24b', 'gold'],
  ['#d4af37ff', 'gold'],
  ['#6d4c41', 'brown'],
  ['#3b2a20', 'dark brown'],
  ['#9fb6c9', 'dusty blue'],
  ['#87ceeb', 'light blue'],
  ['#2f6fd0', 'blue'],
  ['#b497d6', 'lavender'],
  ['#6a1b9a', 'purple'],
  ['#ff7043', 'coral'],
  ['#f28c28', 'orange'],
  ['#ffe066', 'yellow'],
  ['#1f7a7a', 'teal'],
])('a person calls %s %s', (hex, name) => {
  expect(colourName(hex, 'en')).toBe(name);
});

test('it is called so in the language of the page', () => {
  expect(NAMED_IN.map((language) => colourName('#0b1430', language))).toEqual([
    'navy blue',
    'biru dongker',
    'Marineblau',
    '藏青色',
    'azul marino',
    '紺色',
    'biru tua',
    'azul-marinho',
    '남색',
  ]);
});

test('every colour has a name in each language, and no two of a language are the same', () => {
  expect([...NAMED_IN].toSorted()).toEqual(LANGUAGES.toSorted());
  const rows = COLOURS.map(([, names]) => names.split('|'));
  for (const [index, language] of NAMED_IN.entries()) {
    const names = rows.map((row) => row[index]?.trim() ?? '');
    expect([language, names.filter((name) => !name)]).toEqual([language, []]);
    expect([language, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([language, []]);
  }
  expect(rows.every(({ length }) => length === NAMED_IN.length)).toBe(true);
});

test('every shade of the table is called by its own name', () => {
  for (const [shades, names] of COLOURS)
    for (const shade of shades.split(' '))
      expect([shade, colourName(`#${shade}`, 'en')]).toEqual([shade, names.split('|')[0]]);
});

test('what is no colour has no name', () => {
  expect(colourName('red; }', 'en')).toBeNull();
});
