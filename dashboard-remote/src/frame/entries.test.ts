import { entriesFor } from './entries.ts';

test.each([
  ['ADMIN', false, ['clients', 'playground']],
  ['CLIENT', true, ['guest_book']],
  ['CLIENT', false, []],
  ['USHER', true, ['guest_book']],
  ['DESIGNER', false, ['playground']],
] as const)('%s with guest-book %s sees %j', (role, is_guest_book, texts) => {
  expect(entriesFor({ role, is_guest_book }).map(({ text }) => text)).toEqual(texts);
});
