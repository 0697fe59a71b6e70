import { type ListSearch, listParams, oneOf, urlState } from './url-state.ts';

interface Search extends ListSearch {
  readonly role: 'full' | 'scan' | undefined;
}
const { search, page, limit } = listParams();
const codec = urlState<Search>({ search, role: oneOf('role', ['full', 'scan'], undefined), page, limit });
const read = (address: string) => codec.read(new URLSearchParams(address));
const written = (state: Search) => codec.write(state).toString();

test.each(['', 'q=ayu', 'q=ayu&role=scan&page=3&limit=25'])('the address %j is read and written alike', (address) => {
  expect(written(read(address))).toBe(address);
});

test('what the address cannot mean counts as not said', () => {
  expect(read('page=-2&limit=7&role=king&colour=red')).toEqual(read(''));
});

test('a change begins on the first page and keeps the rest', () => {
  const list = read('q=ayu&role=scan&page=3');
  expect(written(codec.change(list, { search: 'budi' }))).toBe('q=budi&role=scan');
  expect(written(codec.change(list, { role: undefined }))).toBe('q=ayu');
  expect(written(codec.change(list, { page: 4 }))).toBe('q=ayu&role=scan&page=4');
});
