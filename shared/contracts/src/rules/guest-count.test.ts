import { defaultGuestTotal, guestCountFromLink, guestLimit } from './guest-count.ts';

test.each([
  ['1', 1],
  ['4', 4],
  ['10', 10],
  ['11', 10],
  ['999999', 10],
  ['0', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['two', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['Infinity', undefined],
])('a link with guest=%s announces %s', (raw, count) => {
  expect(guestCountFromLink(raw)).toBe(count);
});

test.each([
  [1, 1],
  [2, 2],
  [0, undefined],
  [3, undefined],
  [null, undefined],
  [undefined, undefined],
])('a default guest count of %s is honoured as %s', (configured, total) => {
  expect(defaultGuestTotal(configured)).toBe(total);
});

test.each([
  [{ invited: 4, fromLink: 9, fieldLimit: 3 }, 3],
  [{ invited: 4, fromLink: 9, fieldLimit: 6 }, 4],
  [{ invited: 12 }, 12],
  [{ fromLink: 9, fieldLimit: 3 }, 3],
  [{ fromLink: 3, fieldLimit: 5 }, 3],
  [{ fromLink: 9 }, 9],
  [{ fieldLimit: 3 }, 3],
  [{ fieldLimit: 50 }, 10],
  [{ fieldLimit: null }, 2],
  [{}, 2],
])('%j may announce %i', (guest, limit) => {
  expect(guestLimit(guest)).toBe(limit);
});
