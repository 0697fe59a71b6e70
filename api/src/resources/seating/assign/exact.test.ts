import { Arrangement } from './arrangement.ts';
import { assignSeats } from './assign.ts';
import { bestCost } from './exact-testing.ts';
import { COST, type SeatingCase } from './seating-case.ts';
import { lateAnswers, weddingCase } from './testing.ts';

/** Tight halls: as many seats as people, or a few more. */
const CASES = Array.from({ length: 8 }, (_, at) => ({
  people: 24 + (at % 4) * 6,
  tables: 4 + (at % 3),
  seats: [10, 8, 9][at % 3] ?? 10,
  seed: 100 + at * 17,
}));

function costOf(seating: SeatingCase, seats = assignSeats(seating)): number {
  const arrangement = new Arrangement(seating);
  arrangement.restore(seats);
  return arrangement.cost();
}

test('small weddings are seated as well as can be: within one table of a group of what an exact solver finds', async () => {
  const gaps: number[] = [];
  for (const wanted of CASES) {
    const seating = weddingCase(wanted);
    gaps.push(costOf(seating) - (await bestCost(seating)));
  }
  // nothing is better than the best: else the two count differently
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1e-6);
  expect(gaps.filter((gap) => gap < 1e-6).length).toBeGreaterThanOrEqual(7);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(10);
}, 240_000);

test('after late answers no more parties move than an exact solver moves, and mostly nothing else is worse', async () => {
  const gaps: number[] = [];
  for (const wanted of CASES) {
    const seating = lateAnswers(weddingCase(wanted), assignSeats(weddingCase(wanted)));
    const seats = assignSeats(seating);
    gaps.push(costOf(seating, seats) - (await bestCost(seating)));
    expect(seating.parties.filter(({ id, now }) => now !== null && !seats.get(id))).toEqual([]);
  }
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1e-6);
  expect(Math.max(...gaps)).toBeLessThan(COST.moved);
  expect(gaps.filter((gap) => gap < 1e-6).length).toBeGreaterThanOrEqual(5);
}, 240_000);
