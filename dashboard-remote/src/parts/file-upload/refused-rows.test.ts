import { problem } from '@janur/contracts/problems';
import { refusal } from '../../testing/refusal.ts';
import { wrongRowsOf } from './refused-rows.ts';

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
