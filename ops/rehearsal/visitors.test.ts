import { expect, test } from '@jest/globals';
import { randomOf } from '../faults/random.ts';
import { lineOf, numbersOf, quantile, type Visit } from './line.ts';
import { devicePlans, TROUBLES } from './trouble.ts';
import { arrivalMinute, castVisitors, type Listed, type Visitor } from './visitors.ts';

const EVENING = 180;
const list: Listed[] = Array.from({ length: 2000 }, (_, index) => ({
  code: `LAT${index}`,
  name: `Guest ${index}`,
  invited: 2,
  confirmed: 2,
  status: index < 1000 ? 'CONFIRMED' : index < 1500 ? 'PENDING' : 'DECLINED',
  isVip: index % 50 === 0,
}));
const cast = (seed = 'one') => castVisitors(list, { random: randomOf(seed), evening: EVENING, pace: 1 });

test('most come a quarter of the evening after the opening, few at once, and a tail follows', () => {
  const random = randomOf('arrivals');
  const minutes = Array.from({ length: 20_000 }, () => arrivalMinute(random, EVENING));
  const perQuarter = Array.from(
    { length: 12 },
    (_, quarter) => minutes.filter((minute) => Math.floor(minute / 15) === quarter).length,
  );
  const busiest = perQuarter.indexOf(Math.max(...perQuarter));
  expect([2, 3]).toContain(busiest);
  expect(perQuarter[0]).toBeLessThan((perQuarter[busiest] ?? 0) / 5);
  expect(perQuarter[11]).toBeLessThan((perQuarter[busiest] ?? 0) / 20);
  expect(Math.max(...minutes)).toBeLessThan(EVENING);
});

test('the same seed casts the same evening, another one another', () => {
  expect(cast()).toEqual(cast());
  expect(cast('two')).not.toEqual(cast());
});

test('who confirmed comes, who did not answer comes half the time, and some come who are not on the list', () => {
  const visitors = cast();
  const firsts = visitors.filter(({ isDouble, code }) => !isDouble && code !== null);
  const answered = (from: number, to: number) =>
    firsts.filter(({ code }) => {
      const at = Number(code?.slice(3));
      return at >= from && at < to;
    }).length;
  expect(answered(0, 1000)).toBeGreaterThan(880);
  expect(answered(1000, 1500)).toBeGreaterThan(180);
  expect(answered(1000, 1500)).toBeLessThan(270);
  expect(answered(1500, 2000)).toBeLessThan(50);
  expect(visitors.filter(({ way }) => way === 'late_name').every(({ code }) => code === null)).toBe(true);
  for (const way of ['ticket', 'code', 'unreadable', 'forgotten', 'late_name'])
    expect(visitors.some((one) => one.way === way)).toBe(true);
  expect(visitors.map(({ arrives }) => arrives)).toEqual(
    visitors.map(({ arrives }) => arrives).toSorted((a, b) => a - b),
  );
});

test('a double comes after the party whose code it has', () => {
  const visitors = cast();
  const doubles = visitors.filter(({ isDouble }) => isDouble);
  expect(doubles.length).toBeGreaterThan(5);
  for (const double of doubles) {
    const first = visitors.find(({ code, isDouble }) => code === double.code && !isDouble);
    expect(first?.arrives).toBeLessThan(double.arrives);
  }
});

const party = (name: string, arrives: number, more: Partial<Visitor> = {}): Visitor => ({
  code: name,
  name,
  people: 2,
  arrives,
  way: 'ticket',
  mood: { name: 'calm', face: '🙂', patience: 10 },
  isVip: false,
  isDouble: false,
  gift: false,
  souvenir: false,
  entrusted: null,
  handling: 10,
  ...more,
});

test('one line: first come first, guests of honour who are there before them, and who lost patience has gone', () => {
  const gone: [string, number][] = [];
  const line = lineOf(
    [
      party('A', 0),
      party('B', 1),
      party('VIP', 2, { isVip: true }),
      party('C', 3),
      party('late VIP', 30, { isVip: true }),
    ],
    ({ name }, at) => gone.push([name, at]),
  );
  expect(line.take(0)).toMatchObject({ visitor: { name: 'A' }, start: 0 });
  expect(line.take(125)).toMatchObject({ visitor: { name: 'VIP' }, start: 125 });
  expect(line.take(700)).toMatchObject({ visitor: { name: 'C' }, start: 700 });
  expect(gone).toEqual([['B', 660]]);
  expect(line.take(800)).toMatchObject({ visitor: { name: 'late VIP' }, start: 1800 });
  expect(line.take(2000)).toBeUndefined();
});

test('the longest line, the waits and the service are read off the visits', () => {
  const visit = (arrives: number, start: number, end: number): Visit => ({
    visitor: party('x', arrives),
    gate: 'g',
    start,
    end,
    outcome: 'in',
  });
  const numbers = numbersOf([visit(0, 0, 60), visit(0.5, 60, 120), visit(0.75, 120, 180), visit(5, 300, 310)]);
  expect(numbers.longest).toEqual({ parties: 2, people: 4, minute: 0.75 });
  expect(numbers.line).toEqual([2]);
  expect(numbers).toMatchObject({ medianWait: 0, wait95: 75, service: 47.5 });
  expect(quantile([], 0.5)).toBe(0);
});

test('the line of each ten minutes is the longest in them, and who still stands there begins the next', () => {
  const waiting = (minute: number, start: number): Visit => ({
    visitor: party('x', minute),
    gate: 'g',
    start,
    end: start,
    outcome: 'in',
  });
  const { line } = numbersOf([waiting(5, 1500), waiting(6, 1600), waiting(7, 1700), waiting(45, 2700)]);
  expect(line).toEqual([3, 3, 3, 0, 0]);
});

test('no two late names are one to who searches by the last word', () => {
  const late = cast().filter(({ way }) => way === 'late_name');
  const few = late.filter(({ name }) => !/\d/.test(name)).map(({ name }) => name.split(' ').at(-1));
  expect(few.length).toBeGreaterThan(30);
  expect(new Set(few).size).toBe(few.length);
  expect(new Set(late.map(({ name }) => name)).size).toBe(late.length);
});

test('outages of a fast clock are shorter by as much, and without trouble there are none', () => {
  const options = { random: randomOf('t'), evening: EVENING, speed: 30 };
  const [slow] = devicePlans(['a'], { ...options, speed: 1, trouble: TROUBLES.usual });
  const [fast] = devicePlans(['a'], { ...options, trouble: TROUBLES.usual });
  const lasts = ({ from, to }: { from: number; to: number }) => to - from;
  expect(fast?.downs).toHaveLength(2);
  expect(slow?.downs.map((down) => Math.round(lasts(down) / 30))).toEqual(
    fast?.downs.map((down) => Math.round(lasts(down))),
  );
  expect(devicePlans(['a'], { ...options, trouble: TROUBLES.none })[0]).toMatchObject({
    downs: [],
    crashes: [],
    skew: 0,
  });
});
