import { merged, ON_SCREEN, shownAt } from './use-wishes.ts';

const wish = (id: number) => ({
  id,
  name: 'Budi',
  message: 'Selamat',
  answer: null,
  created_at: `2026-06-20T12:${id + 10}:00.000Z`,
});
const many = Array.from({ length: ON_SCREEN + 2 }, (_, index) => wish(index)).toReversed();

test('a new wish comes first, and one that comes twice stands once', () => {
  expect(merged([wish(30), wish(3)], [wish(3), wish(1)]).map(({ id }) => id)).toEqual([30, 3, 1]);
});

test('all wishes take turns, and after the last come the first', () => {
  expect(shownAt(many, 0)).toEqual(many.slice(0, ON_SCREEN));
  expect(shownAt(many, 1)).toEqual(many.slice(ON_SCREEN));
  expect(shownAt(many, 2)).toEqual(shownAt(many, 0));
  expect(shownAt([], 5)).toEqual([]);
});
