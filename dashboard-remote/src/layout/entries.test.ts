import { entriesFor } from './entries.ts';

test.each([
  ['ADMIN', false, ['clients', 'wishes', 'guest_book', 'ushers', 'templates']],
  [
    'CLIENT',
    true,
    ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes', 'co_hosts', 'guest_book'],
  ],
  ['CLIENT', false, ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes', 'co_hosts']],
  ['USHER', true, ['guest_book']],
  ['DESIGNER', false, ['templates']],
] as const)('%s with guest-book %s sees %j', (role, is_guest_book, texts) => {
  expect(entriesFor({ role, is_guest_book, co_host_role: null }).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['JOINT', ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes']],
  ['GUESTS', ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'wishes']],
  ['GUESTS_AND_GIFTS', ['rsvp', 'guests', 'sending', 'seating', 'attendance', 'caterer', 'gifts', 'wishes']],
  ['GIFTS', ['gifts']],
  ['LOOK', ['rsvp', 'guests', 'seating', 'attendance', 'caterer', 'wishes']],
] as const)('a co-host %s sees %j', (co_host_role, texts) => {
  expect(entriesFor({ role: 'CLIENT', is_guest_book: false, co_host_role }).map(({ text }) => text)).toEqual(texts);
});
