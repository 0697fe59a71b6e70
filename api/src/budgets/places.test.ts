import { setTimeout as pause } from 'node:timers/promises';
import { createTurns, inTurn } from './places.ts';

const busy = () => new Error('busy');

test('one who brings much waits behind itself, and another comes next', async () => {
  const turns = createTurns({ atOnce: 2, ofOne: 1, waitingOfOne: 10, patienceMs: 10_000 });
  const done: string[] = [];
  const work = (who: string) => inTurn({ turns, who, busy }, async () => (await pause(20), void done.push(who)));
  const flood = Array.from({ length: 8 }, () => work('flood'));
  await work('another');
  expect(done.filter((who) => who === 'flood').length).toBeLessThan(3);
  await Promise.all(flood);
  expect([done.length, turns.taken]).toEqual([9, 0]);
});

test('who brings more than may wait is refused at once, and nobody else', async () => {
  const turns = createTurns({ atOnce: 1, ofOne: 1, waitingOfOne: 1, patienceMs: 10_000 });
  const first = await turns.take('flood');
  const second = turns.take('flood');
  expect(await turns.take('flood')).toBeUndefined();
  const other = turns.take('another');
  first?.();
  (await second)?.();
  (await other)?.();
  expect(await turns.take('flood')).toBeDefined();
});

test('who waits too long is refused, and the place is not lost', async () => {
  const turns = createTurns({ atOnce: 1, ofOne: 1, waitingOfOne: 5, patienceMs: 30 });
  const leave = await turns.take('slow');
  await expect(inTurn({ turns, who: 'another', busy }, async () => 'done')).rejects.toThrow('busy');
  leave?.();
  expect(await inTurn({ turns, who: 'another', busy }, async () => 'done')).toBe('done');
});
