import { bodyFromSearch, guestSearch } from './guest-search.ts';

const read = (text: string) => guestSearch.read(new URLSearchParams(text));

test('the address bar keeps all of the list’s state', () => {
  const address =
    'q=budi&event=7&slug=sinta-rama&status=pending&group=Kantor&sent=no&table=no&arrived=yes&walk-ins=yes&guest=BUDI01&sort=total_guests.desc&page=3&limit=50&columns=answers.meal';
  expect(guestSearch.write(read(address)).toString()).toBe(address);
  expect(bodyFromSearch(read(address))).toEqual({
    search_query: 'budi',
    event_id: 7,
    slugs: ['sinta-rama'],
    status: 'PENDING',
    guest_group: 'Kantor',
    message: { kind: 'INVITATION', is_sent: false },
    has_table: false,
    has_arrived: true,
    is_walk_in: true,
    order_by: 'total_guests',
    order_type: 'DESC',
    page: 3,
    limit: 50,
  });
});

test.each(['', 'event=x&page=-1&limit=7&sort=phone.asc&status=maybe&columns=a b'])(
  'what is not understood counts as not said: %j',
  (address) => {
    const { columns: _columns, ...search } = read(address);
    expect(bodyFromSearch({ ...search, columns: undefined })).toEqual({
      is_walk_in: false,
      order_by: 'name',
      order_type: 'ASC',
      page: 1,
      limit: 25,
    });
  },
);

test('another search begins on the first page; other columns stay on theirs', () => {
  const third = read('page=3');
  expect(guestSearch.change(third, { search: 'budi' }).page).toBe(1);
  expect(guestSearch.change(third, { columns: ['answers.meal'] }).page).toBe(3);
  expect(guestSearch.change(third, { page: 4 }).page).toBe(4);
});
