import { problem } from '@janur/contracts/problems';
import { refusal } from '../../testing/refusal.ts';
import { isCorrectable, withCell, withRow, wrongRowsOf } from './refused-rows.ts';

const refused = (details: object | undefined, code: 'VALIDATION_FAILED' | 'TOO_LARGE') =>
  refusal(422, code, { ...(details && { details }) });

const details = {
  count: 2,
  rows: [
    { row: 4, column: 'phone_number', ...problem('not_a_phone_number') },
    { row: 4, column: 'total_guests', ...problem('whole_between', { min: 1, max: 1000 }) },
  ],
  values: { 4: { name: 'Siti', phone_number: 'twelve' } },
};

test('a refusal’s cells are gathered by row, with what else stands there', () => {
  expect(wrongRowsOf(refused(details, 'VALIDATION_FAILED'))).toEqual({
    count: 2,
    rows: [
      {
        row: 4,
        values: { name: 'Siti', phone_number: 'twelve' },
        problems: {
          phone_number: problem('not_a_phone_number'),
          total_guests: problem('whole_between', { min: 1, max: 1000 }),
        },
      },
    ],
  });
});

test('another refusal has no rows', () => {
  expect(wrongRowsOf(refused(undefined, 'TOO_LARGE'))).toBeUndefined();
  expect(wrongRowsOf(refused(undefined, 'VALIDATION_FAILED'))).toBeUndefined();
  expect(wrongRowsOf(new Error('cut'))).toBeUndefined();
});

test('cells can be corrected here, a wrong header only in the file', () => {
  expect(isCorrectable(wrongRowsOf(refused(details, 'VALIDATION_FAILED'))?.rows ?? [])).toBe(true);
  expect(isCorrectable([{ row: 1, values: {}, problems: { Alamat: problem('unknown_column') } }])).toBe(false);
  expect(isCorrectable([{ row: 1, values: {}, problems: { name: problem('column_missing') } }])).toBe(false);
});

test('corrections of a row add up; a row that is left out comes back as the file has it', () => {
  const one = withCell({}, { row: 4, column: 'phone_number', text: '0812' });
  const two = withCell(one, { row: 4, column: 'total_guests', text: '2' });
  expect(two).toEqual({ 4: { phone_number: '0812', total_guests: '2' } });
  expect(withRow(two, 4, true)).toEqual({ 4: null });
  expect(withRow(withRow(two, 4, true), 4, false)).toEqual({});
});
