import { hanName } from './han-name.ts';

test.each([
  [['Meilin Chandra (陈美琳)'], '陈美琳'],
  [['Sinta Maharani', '美琳'], '美琳'],
  [['Sinta Maharani', 'Sinta'], ''],
  [['司马相如卓文君'], ''],
  [['Lim (林)'], ''],
])('in %j the Han name is %j', (names, han) => {
  expect(hanName(...names)).toBe(han);
});
