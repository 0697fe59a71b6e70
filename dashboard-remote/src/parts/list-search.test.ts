import { changedList, isNarrowed, listSearchOf, paramsOfList } from './list-search.ts';

const FILTERS = { role: ['full', 'scan'] } as const;
const read = (address: string) => listSearchOf(new URLSearchParams(address), FILTERS);

test.each(['', 'q=ayu', 'q=ayu&role=scan&page=3&limit=25'])('the address %j is read and written alike', (address) => {
  expect(paramsOfList(read(address)).toString()).toBe(address);
});

test('what the address cannot mean counts as not said', () => {
  expect(read('page=-2&limit=7&role=king&colour=red')).toEqual(read(''));
});

test('a change begins on the first page and keeps the rest', () => {
  const list = read('q=ayu&role=scan&page=3');
  expect(paramsOfList(changedList(list, { search: 'budi' })).toString()).toBe('q=budi&role=scan');
  expect(paramsOfList(changedList(list, { chosen: { role: undefined } })).toString()).toBe('q=ayu');
  expect(paramsOfList(changedList(list, { page: 4 })).toString()).toBe('q=ayu&role=scan&page=4');
});

test('a search or a filter narrows, a page does not', () => {
  expect([read('q=a'), read('role=full'), read('page=2')].map(isNarrowed)).toEqual([true, true, false]);
});
