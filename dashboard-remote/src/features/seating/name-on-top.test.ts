import { nameOnTop, ON_ROUND } from './name-on-top.ts';
import { sizeOf } from './table-size.ts';
import { tableOf } from './testing.ts';

/** The usual hall of 240 decimetres on a laptop. */
const PX_A_DECIMETRE = 759 / 240;

test.each([
  ['1', ['1']],
  ['VIP 1', ['VIP 1']],
  ['Melati Barat 12', ['Melati', 'Barat 12']],
  ['Keluarga Besar Papa', ['Keluarga', 'Besar Papa']],
  ['Bougainvillea 1', ['Bougainvi…', '1']],
])('the name %s can be read on a round table', (name, lines) => {
  const table = tableOf({ name });
  const top = nameOnTop(table, ON_ROUND);
  expect(top.lines).toEqual(lines);
  expect((top.size / 100) * sizeOf(table) * PX_A_DECIMETRE).toBeGreaterThanOrEqual(9.9);
});

test('a long table has its name in as many lines as are larger', () => {
  const table = tableOf({ name: 'Keluarga Besar', shape: 'LONG', seats: 20 });
  expect(nameOnTop(table, { widths: [80, 80], height: 26 }).lines).toEqual(['Keluarga', 'Besar']);
  expect(nameOnTop(table, { widths: [80, 80], height: 13 }).lines).toEqual(['Keluarga Besar']);
});
