import { batchByKey } from './batch-by-key.ts';

/** A run that answers each number with its double, and refuses negative ones. */
function doubling(most = 10) {
  const runs: number[][] = [];
  const double = batchByKey<number, number>({
    keyOf: (item) => String(item % 2),
    run: async (items) => {
      runs.push([...items]);
      await new Promise(setImmediate);
      if (items.includes(99)) throw new Error('all of them');
      return items.map((item) => (item < 0 ? new Error(`not ${item}`) : 2 * item));
    },
    most,
  });
  return { runs, double };
}

test('what comes together is done in one run a key, each with its own answer', async () => {
  const { runs, double } = doubling();
  expect(await Promise.all([2, 4, 1, 6].map(double))).toEqual([4, 8, 2, 12]);
  expect(runs).toEqual([[2, 4, 6], [1]]);
});

test('what comes during a run goes into the next, in its order', async () => {
  const { runs, double } = doubling();
  const first = double(2);
  await new Promise(setImmediate);
  await Promise.all([first, double(4), double(6)]);
  expect(runs).toEqual([[2], [4, 6]]);
  expect(await double(8)).toBe(16);
});

test('a run takes no more than the most, and an error of one is nobody else’s', async () => {
  const { runs, double } = doubling(2);
  const answers = await Promise.allSettled([2, -4, 6].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(runs).toEqual([[2, -4], [6]]);
});

test('a run that fails as a whole fails all of its items and none after them', async () => {
  const { double } = doubling(2);
  const answers = await Promise.allSettled([99, 1, 3].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
