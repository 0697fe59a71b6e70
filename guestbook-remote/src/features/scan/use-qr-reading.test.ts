import { createSameCodeGate } from './use-qr-reading.ts';

test.each([
  [
    'a code that stays in view is read once',
    [
      ['A', 0],
      ['A', 500],
      ['A', 2400],
      ['A', 4300],
    ],
    [true, false, false, false],
  ],
  [
    'a code that is still there after a verdict is not read again',
    [
      ['A', 0],
      ['A', 9000],
      [undefined, 9100],
      ['A', 9200],
    ],
    [true, false, false, false],
  ],
  [
    'a code that comes back after a while is read again',
    [
      ['A', 0],
      [undefined, 500],
      [undefined, 1500],
      ['A', 2500],
    ],
    [true, false, false, true],
  ],
  [
    'two codes beside each other are read once each',
    [
      ['A', 0],
      ['B', 100],
      ['A', 200],
      ['B', 300],
      ['A', 2250],
    ],
    [true, true, false, false, false],
  ],
  [
    'another code is read at once',
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

test('a code that nobody took is told again as long as it is in view', () => {
  const gate = createSameCodeGate();
  gate.isNew('A', 0);
  gate.release('A');
  expect(gate.isNew('A', 40)).toBe(true);
  expect(gate.isNew('A', 80)).toBe(false);
});
