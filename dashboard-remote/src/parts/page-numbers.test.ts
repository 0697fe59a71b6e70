import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [5, 13, [1, 'gap', 4, 5, 6, 'gap', 13]],
  [10, 13, [1, 'gap', 9, 10, 11, 12, 13]],
  [13, 13, [1, 'gap', 9, 10, 11, 12, 13]],
])('page %i of %i offers %j', (current, last, offered) => {
  expect(pageNumbers(current, last)).toEqual(offered);
});

test('every page is offered on its own page, never more than seven places', () => {
  for (let last = 1; last <= 40; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const offered = pageNumbers(current, last);
      expect(offered).toContain(current);
      expect(offered.length).toBeLessThanOrEqual(7);
    }
  }
});
