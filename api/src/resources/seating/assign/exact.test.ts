import { Arrangement } from './arrangement.ts';
import { assignSeats } from './assign.ts';
import { bestCost } from './exact-testing.ts';
import type { SeatingCase } from './seating-case.ts';
import { lateAnswers, weddingCase } from './testing.ts';

/** Tight halls: as many seats as people, or a few more. */
const CASES = Array.from({ length: 12 }, (_, at) => ({
  people: 24 + (at % 4) * 6,
  tables: 4 + (at % 3),
  seats: [10, 8, 9][at % 3] ?? 10,
  seed: 100 + at * 17,
}));

function costOf(seating: SeatingCase): number {
  const arrangement = new Arrangement(seating);
  arrangement.restore(assignSeats(seating));
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
  expect(gaps.filter((gap) => gap < 1e-6).length).toBeGreaterThanOrEqual(11);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(10);
}, 240_000);

test('after late answers as few move as an exact solver moves, where the hall has room', async () => {
  for (const tight of CASES.slice(0, 6)) {
    const wanted = { ...tight, seats: tight.seats + 3 };
    const seating = lateAnswers(weddingCase(wanted), assignSeats(weddingCase(wanted)));
    expect(costOf(seating)).toBeCloseTo(await bestCost(seating), 5);
  }
}, 240_000);
