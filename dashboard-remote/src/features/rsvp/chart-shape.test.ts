import { chartShape, FIELD, ticksTo } from './chart-shape.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [182, [0, 50, 100, 150, 200]],
  [49_000, [0, 20_000, 40_000, 60_000]],
])('up to %d the scale is %j', (greatest, ticks) => {
  expect(ticksTo(greatest)).toEqual(ticks);
});

test('the lines step up on the days of answers, stand still between, and go on until today', () => {
  const days = [
    { day: '2027-05-02', confirmed: 2, declined: 0 },
    { day: '2027-05-04', confirmed: 4, declined: 1 },
  ];
  const shape = chartShape(days, '2027-05-05');
  expect(shape?.points.map(({ x }) => x)).toEqual([160, 480]);
  expect(shape?.confirmed).toBe(`M0,200H160V100H480V0H${FIELD.width}`);
  expect(shape?.declined).toBe(`M0,200H160V200H480V150H${FIELD.width}`);
  expect(shape?.ticks.map(({ value, y }) => [value, y])).toEqual([
    [0, 200],
    [1, 150],
    [2, 100],
    [3, 50],
    [4, 0],
  ]);
});

test('without any answer there is nothing to draw', () => {
  expect(chartShape([], '2027-05-05')).toBeUndefined();
});

test('an answer of today alone stands at the right edge', () => {
  expect(chartShape([{ day: '2027-05-05', confirmed: 1, declined: 0 }], '2027-05-05')?.points[0]?.x).toBe(FIELD.width);
});
