import { ariaSort, sortOfColumn } from './sort-link.tsx';

test('a column sorts upwards first and turns round when pressed again', () => {
  expect(sortOfColumn('client_name', 'event_date.asc')).toBe('client_name.asc');
  expect(sortOfColumn('client_name', 'client_name.asc')).toBe('client_name.desc');
  expect(sortOfColumn('client_name', 'client_name.desc')).toBe('client_name.asc');
});

test('a column says how the list is sorted by it', () => {
  expect(ariaSort('name', 'name.asc')).toBe('ascending');
  expect(ariaSort('name', 'name.desc')).toBe('descending');
  expect(ariaSort('name', 'name_of_group.asc')).toBe('none');
});
