import { bodyOf, fileFilterOf, giftSearch } from './gift-search.ts';

test.each([
  ['', { search_query: '', page: 1, limit: 25, with_amounts: false }],
  [
    'shown=to-thank&kind=parcel&q=Om',
    { search_query: 'Om', page: 1, limit: 25, with_amounts: false, kind: 'PARCEL', is_thanked: false },
  ],
  ['shown=owed&page=2', { search_query: '', page: 2, limit: 25, with_amounts: false, is_owed: true }],
  ['shown=twice', { search_query: '', page: 1, limit: 25, with_amounts: false, is_perhaps_twice: true }],
  ['shown=nonsense&kind=gold', { search_query: '', page: 1, limit: 25, with_amounts: false }],
])('%s asks the server for %j', (params, body) => {
  const search = giftSearch.read(new URLSearchParams(params));
  expect(bodyOf(search, false)).toEqual({ ...body, limit: search.limit });
});

test.each([
  ['page=3', {}],
  ['shown=to-thank&kind=parcel&q=Om', { search_query: 'Om', kind: 'PARCEL', is_thanked: 'false' }],
  ['shown=owed', { is_owed: 'true' }],
  ['shown=twice', { is_perhaps_twice: 'true' }],
])('the file of %s has %j', (params, filter) => {
  expect(fileFilterOf(giftSearch.read(new URLSearchParams(params)))).toEqual(filter);
});
