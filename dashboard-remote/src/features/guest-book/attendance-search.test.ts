import { attendanceSearch, bodyOf } from './attendance-search.ts';

const read = (text: string) => attendanceSearch.read(new URLSearchParams(text));

test.each(['', 'event=7&shown=entrusted&q=budi&page=2&limit=50'])('the address %j keeps what is shown', (address) => {
  expect(attendanceSearch.write(read(address)).toString()).toBe(address);
});

test('who came is listed as they came, everybody else by name', () => {
  expect(bodyOf(7, read(''))).toEqual({
    event_ids: [7],
    shown: 'ARRIVED',
    page: 1,
    limit: 25,
    order_by: 'checked_in_at',
    order_type: 'DESC',
  });
  expect(bodyOf(7, read('shown=missing&q=budi'))).toEqual({
    event_ids: [7],
    shown: 'MISSING',
    search_query: 'budi',
    page: 1,
    limit: 25,
  });
});

test('another list begins on its first page', () => {
  expect(attendanceSearch.change(read('page=4'), { shown: 'GIFT' })).toMatchObject({ page: 1, shown: 'GIFT' });
  expect(attendanceSearch.change(read('page=4'), { page: 5 }).page).toBe(5);
});
