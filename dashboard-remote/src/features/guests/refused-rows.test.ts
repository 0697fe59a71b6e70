import { ApiError } from '@janur/data';
import { cellWords } from './cell-words.ts';
import { isCorrectable, withCell, withRow, wrongRowsOf } from './refused-rows.ts';

const refusal = (details: Record<string, unknown> | undefined, code: 'VALIDATION_FAILED' | 'TOO_LARGE') =>
  new ApiError(422, {
    status: 'error',
    status_code: 422,
    message: '2 cells of the file are wrong.',
    error: { code, ...(details && { details }) },
    request_id: 'r',
  });

const details = {
  count: 2,
  rows: [
    { row: 4, column: 'phone_number', message: 'Not a phone number' },
    { row: 4, column: 'total_guests', message: 'Must be a whole number from 1 to 1000' },
  ],
  values: { 4: { name: 'Siti', phone_number: 'twelve' } },
};

test('a refusal’s cells are gathered by row, with what else stands there', () => {
  expect(wrongRowsOf(refusal(details, 'VALIDATION_FAILED'))).toEqual({
    count: 2,
    rows: [
      {
        row: 4,
        values: { name: 'Siti', phone_number: 'twelve' },
        problems: {
          phone_number: 'Not a phone number',
          total_guests: 'Must be a whole number from 1 to 1000',
        },
      },
    ],
  });
});

test('another refusal has no rows', () => {
  expect(wrongRowsOf(refusal(undefined, 'TOO_LARGE'))).toBeUndefined();
  expect(wrongRowsOf(refusal(undefined, 'VALIDATION_FAILED'))).toBeUndefined();
  expect(wrongRowsOf(new Error('cut'))).toBeUndefined();
});

test('cells can be corrected here, a wrong header only in the file', () => {
  expect(isCorrectable(wrongRowsOf(refusal(details, 'VALIDATION_FAILED'))?.rows ?? [])).toBe(true);
  expect(isCorrectable([{ row: 1, values: {}, problems: { Alamat: 'Unknown column' } }])).toBe(false);
  expect(isCorrectable([{ row: 1, values: {}, problems: { name: 'This column is missing' } }])).toBe(false);
});

test('corrections of a row add up; a row that is left out comes back as the file has it', () => {
  const one = withCell({}, { row: 4, column: 'phone_number', text: '0812' });
  const two = withCell(one, { row: 4, column: 'total_guests', text: '2' });
  expect(two).toEqual({ 4: { phone_number: '0812', total_guests: '2' } });
  expect(withRow(two, 4, true)).toEqual({ 4: null });
  expect(withRow(withRow(two, 4, true), 4, false)).toEqual({});
});

test('each of the server’s sentences has a text of its own, an unknown one stays', () => {
  const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
    [key, values?.['number']].filter(Boolean).join(' ');
  expect(cellWords(t, 'Not a phone number')).toBe('imports.cell.phone');
  expect(cellWords(t, 'The same guest as in row 12')).toBe('imports.cell.doubled 12');
  expect(cellWords(t, 'Something new')).toBe('Something new');
});
