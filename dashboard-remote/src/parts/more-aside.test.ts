import { marksMore } from './more-aside.ts';

/** A row of 900 in 390, as a browser would have laid it out. */
function rowOf(width: number): HTMLElement {
  const row = document.createElement('div');
  Object.defineProperties(row, { scrollWidth: { value: width }, clientWidth: { value: 390 } });
  return row;
}

test.each([
  ['at its beginning', 0, 'after'],
  ['pushed a little', 200, 'before after'],
  ['at its end', 510, 'before'],
])('a row that is longer than the screen, %s, says where more of it is', (_, scrollLeft, said) => {
  const row = rowOf(900);
  const end = marksMore(row);
  row.scrollLeft = scrollLeft;
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.more).toBe(said);
  end?.();
});

test('a row that is whole says nothing', () => {
  const row = rowOf(390);
  marksMore(row);
  expect(row.dataset.more).toBe('');
});
