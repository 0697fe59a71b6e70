import { entriesFor } from './entries.ts';

test.each([
  ['ADMIN', false, ['clients', 'wishes', 'guest_book', 'ushers', 'templates']],
  ['CLIENT', true, ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes', 'guest_book']],
  ['CLIENT', false, ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes']],
  ['USHER', true, ['guest_book']],
  ['DESIGNER', false, ['templates']],
] as const)('%s with guest-book %s sees %j', (role, is_guest_book, texts) => {
  expect(entriesFor({ role, is_guest_book }).map(({ text }) => text)).toEqual(texts);
});
