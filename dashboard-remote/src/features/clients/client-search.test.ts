import { clientSearch, isNarrowed, queryFromSearch, SORTS, STATUSES } from './client-search.ts';

const fromAddress = (search: string) => clientSearch.read(new URLSearchParams(search));

test('an empty address is the first page of all clients, nearest event first', () => {
  expect(queryFromSearch(fromAddress(''))).toEqual({
    page: 1,
    limit: 10,
    order_by: 'event_date',
    order_sorting_type: 'ASC',
  });
});

test('the address says everything that the call asks for', () => {
  const search = fromAddress('q=wulan&status=locked&template=TEMPLATE_2_2&sort=client_name.desc&page=3&limit=25');
  expect(queryFromSearch(search)).toEqual({
    page: 3,
    limit: 25,
    order_by: 'client_name',
    order_sorting_type: 'DESC',
    search: 'wulan',
    status: 'LOCKED',
    template: 'TEMPLATE_2_2',
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'limit=1000',
  'limit=',
  'status=LIVE',
  'status=gone',
  'sort=id.asc',
  'q=%20%20',
])('%s is not understood and counts as not said', (address) => {
  expect(fromAddress(address)).toEqual(fromAddress(''));
});

test('every search survives the way into the address and back', () => {
  for (const sort of SORTS) {
    for (const status of [undefined, ...STATUSES]) {
      for (const [search, template, page, limit] of [
        ['', undefined, 1, 10],
        ['a&b=c 陳', 'CUSTOM', 7, 50],
      ] as const) {
        const wanted = { search, status, template, sort, page, limit };
        expect(clientSearch.read(clientSearch.write(wanted))).toEqual(wanted);
      }
    }
  }
});

test('what is usual stays out of the address', () => {
  expect(clientSearch.write(fromAddress('page=1&limit=10&sort=event_date.asc')).toString()).toBe('');
});

test('a new filter starts on its first page, a new page keeps the filter', () => {
  const search = fromAddress('q=wulan&page=4');
  expect(clientSearch.change(search, { status: 'LIVE' })).toEqual({ ...search, status: 'LIVE', page: 1 });
  expect(clientSearch.change(search, { page: 5 })).toEqual({ ...search, page: 5 });
});

test('order and page size do not narrow the list; search, status and template do', () => {
  expect(isNarrowed(fromAddress('sort=user_name.asc&page=2&limit=50'))).toBe(false);
  for (const narrow of ['q=a', 'status=past', 'template=CUSTOM']) expect(isNarrowed(fromAddress(narrow))).toBe(true);
});
