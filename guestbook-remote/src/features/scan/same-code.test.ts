import { createSameCodeGate } from './same-code.ts';

test.each([
  [
    'a code that stays in view',
    [
      ['A', 0],
      ['A', 500],
      ['A', 2400],
      ['A', 4300],
    ],
    [true, false, false, false],
  ],
  [
    'a code that comes back after a while',
    [
      ['A', 0],
      ['A', 2000],
    ],
    [true, true],
  ],
  [
    'another code at once',
    [
      ['A', 0],
      ['B', 100],
      ['B', 200],
    ],
    [true, true, false],
  ],
] as const)('%s', (_, seen, news) => {
  const gate = createSameCodeGate();
  expect(seen.map(([content, time]) => gate.isNew(content, time))).toEqual(news);
});

test('after the usher asks, the same code is read again', () => {
  const gate = createSameCodeGate();
  gate.isNew('A', 0);
  gate.forget();
  expect(gate.isNew('A', 100)).toBe(true);
});
