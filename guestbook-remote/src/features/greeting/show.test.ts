import type { Arrival } from './arrivals.ts';
import { joinedBy, NOBODY, showingTime, turned, without } from './show.ts';

const guest = (id: number, came: number): Arrival => ({
  key: `G${id}`,
  name: `Tamu ${id}`,
  people: 1,
  table: null,
  came,
});

/** Plays an evening in which guests come at these moments, in ms; who was greeted how long after coming in, and who was not. */
function evening(moments: readonly number[]) {
  const late = new Map<string, number>();
  let show = NOBODY;
  let left = moments.map((came, id) => guest(id, came));
  for (let now = 0; now < 600_000; now += 100) {
    const next = left.filter(({ came }) => came <= now);
    left = left.filter(({ came }) => came > now);
    if (next.length > 0) show = joinedBy(show, next, now);
    if (show.shown.length > 0 && now - show.since >= showingTime(show.waiting.length)) show = turned(show, now);
    for (const { key, came } of show.shown) if (!late.has(key)) late.set(key, now - came);
  }
  return { late: [...late.values()], missed: moments.length - late.size };
}

test('one guest is greeted at once and stays for a while; two follow one after the other', () => {
  const one = joinedBy(NOBODY, [guest(1, 0)], 0);
  expect(one.shown).toHaveLength(1);
  const three = joinedBy(one, [guest(2, 500), guest(3, 500)], 500);
  expect(three.shown.map(({ key }) => key)).toEqual(['G1']);
  expect(turned(three, 5000).shown.map(({ key }) => key)).toEqual(['G2']);
});

test('two fast ushers, forty guests a minute for eight minutes: all are greeted, none more than 15 s late', () => {
  const { late, missed } = evening(Array.from({ length: 320 }, (_, index) => index * 1500));
  expect(missed).toBe(0);
  expect(Math.max(...late)).toBeLessThanOrEqual(15_000);
});

test('a bus of sixty in twenty seconds: who would be greeted too late is left out, and the screen is free soon after', () => {
  const { late, missed } = evening(Array.from({ length: 60 }, (_, index) => index * 333));
  expect(Math.max(...late)).toBeLessThanOrEqual(15_000);
  expect(missed).toBeLessThan(30);
});

test('who turns out not to have come makes way at once for who waits', () => {
  const show = joinedBy(joinedBy(NOBODY, [guest(1, 0)], 0), [guest(2, 500)], 500);
  expect(without(show, () => true, 600)).toBe(show);
  expect(without(show, (key) => key !== 'G1', 600).shown.map(({ key }) => key)).toEqual(['G2']);
});
