import { isReadable, unreadablePaths, withoutUnreadable } from './readable-text.ts';

test.each([
  ['a name with a diacritic', 'Ngọc Ánh'],
  ['an emoji of several parts', '👩🏽‍❤️‍👨🏻'],
  ['Arabic with marks of direction', 'أحمد\u200F'],
  ['a number as a messenger pastes it', '\u2068+62 812-1000-0001\u2069'],
  ['a number with embeddings', '\u202A+62 812\u202C'],
  ['a letter that bears what its script puts on it', 'ที่ รู้ · שָׁ֑לוֹם'],
  ['lines and tabs', 'a\r\nb\tc'],
])('%s can be read', (_, text) => {
  expect(isReadable(text)).toBe(true);
  expect(withoutUnreadable(text)).toBe(text);
});

test.each([
  ['NUL', '\0'],
  ['a control', '\u0001'],
  ['a control of Latin-1', '\u0085'],
  ['what XML cannot say', '\uFFFE'],
  ['half a character', '\uD83D'],
  ['an override of direction', '\u202E'],
])('%s cannot', (_, part) => {
  expect(isReadable(`Budi${part}x`)).toBe(false);
  expect(withoutUnreadable(`Budi${part}x`)).toBe('Budix');
});

test('marks are stacked as high as a script does, and no higher', () => {
  const stacked = (marks: number) => `Z${'\u0301'.repeat(marks)} Budi`;
  expect([isReadable(stacked(6)), isReadable(stacked(7)), isReadable(stacked(200))]).toEqual([true, false, false]);
  expect(withoutUnreadable(stacked(200))).toBe(stacked(6));
});

test('each unreadable text is named by its path, files are left out', () => {
  const body = {
    name: 'B\0',
    events: [{ id: 1 }, { note: 'x\uFFFF' }],
    ok: 'Siti',
    'a\u0001': 1,
    file: Buffer.from('\0'),
  };
  expect(unreadablePaths(body)).toEqual(['name', 'events.1.note', 'a\u0001']);
  expect(unreadablePaths('\0')).toEqual(['']);
});
