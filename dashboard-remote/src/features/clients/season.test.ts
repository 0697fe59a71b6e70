import { seasonOf } from './season.ts';

const DAY_MS = 86_400_000;

/** 52 weeks from Monday 16 November 2026; Ramadan of 1448 AH is 8 February to 9 March 2027: weeks 12 to 15. */
function year(events: (week: number) => number) {
  return Array.from({ length: 52 }, (_, index) => ({
    week: new Date(Date.parse('2026-11-16') + index * 7 * DAY_MS).toISOString().slice(0, 10),
    events: events(index),
  }));
}

test('the busiest week is the first of those with most events', () => {
  const { busiest } = seasonOf(year((week) => (week === 30 || week === 40 ? 6 : 1)));
  expect(busiest).toEqual({ index: 30, week: '2027-06-14', events: 6 });
});

test('a year without events has no busiest week', () => {
  expect(seasonOf(year(() => 0)).busiest).toBeUndefined();
  expect(seasonOf([]).busiest).toBeUndefined();
});

test('each month stands at the first week that begins in it', () => {
  const { months } = seasonOf(year(() => 1));
  expect(months.slice(0, 3)).toEqual([
    { index: 0, month: 10 },
    { index: 3, month: 11 },
    { index: 7, month: 0 },
  ]);
  expect(months).toHaveLength(13);
});

test('the gap around an empty Ramadan is named', () => {
  const weeks = year((week) => (week >= 12 && week <= 16 ? 0 : 2));
  expect(seasonOf(weeks).quietRamadan).toEqual({ from: 12, to: 16 });
});

test.each([
  ['an event falls into it', (week: number) => (week >= 11 && week <= 17 && week !== 14 ? 0 : 2)],
  ['the gap is narrower than its name', (week: number) => (week >= 12 && week <= 15 ? 0 : 2)],
  ['only other weeks are empty', (week: number) => (week >= 30 && week <= 40 ? 0 : 2)],
])('Ramadan is not named when %s', (_, events) => {
  expect(seasonOf(year(events)).quietRamadan).toBeUndefined();
});
