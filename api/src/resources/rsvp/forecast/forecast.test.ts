import { type Alike, forecastOf } from './forecast.ts';

/** A generator of its own (mulberry32), so that every run sees the same weddings. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Simulated {
  readonly rows: Alike[];
  readonly came: number;
}

/**
 * A wedding of people, not of our model: each household knows whether it wants to come; those who do are likelier to say so, and
 * likelier once they were reminded. How likely is another at every wedding, and so is how many keep their word.
 */
function wedding(seed: number): Simulated {
  const roll = dice(seed * 7919 + 13);
  const between = (low: number, high: number) => low + (high - low) * roll();
  const households = Math.round(between(40, 500));
  const groups = Array.from({ length: 2 + Math.floor(roll() * 5) }, () => between(0.45, 0.95));
  const isSent = between(0.6, 1);
  const answersYes = between(0.3, 0.9);
  const answersNo = answersYes * between(0.35, 1);
  const reminds = between(0, 0.8);
  const afterReminder = between(0.1, 0.5);
  const keepsWord = between(0.86, 0.98);
  const alongRate = between(0.55, 0.95);
  const turnsUp = between(0, 0.06);
  const rows: Alike[] = [];
  let came = 0;
  for (let at = 0; at < households; at += 1) {
    const group = Math.floor(roll() * groups.length);
    const invited = 1 + Math.floor(roll() * roll() * 6);
    const wants = roll() < (groups[group] ?? 0.7);
    // a household decides mostly together
    const all = roll() < 0.4;
    const others = Array.from({ length: invited - 1 }, () => (all ? alongRate > 0.5 : roll() < alongRate));
    const wanting = 1 + others.filter(Boolean).length;
    const isInvited = roll() < isSent;
    let hasAnswered = isInvited && roll() < (wants ? answersYes : answersNo);
    const isReminded = isInvited && !hasAnswered && roll() < reminds;
    if (isReminded) hasAnswered = roll() < (wants ? afterReminder : afterReminder * 0.6);
    const state = hasAnswered
      ? wants
        ? 'CONFIRMED'
        : 'DECLINED'
      : isReminded
        ? 'REMINDED'
        : isInvited
          ? 'SILENT'
          : 'UNSENT';
    rows.push({ group: String(group), state, invited, said: state === 'CONFIRMED' ? wanting : 0, households: 1 });
    const isThere = wants ? roll() < keepsWord : roll() < turnsUp;
    if (isThere) came += wants ? 1 + others.filter((one) => one && roll() < 0.97).length : 1;
  }
  return { rows, came };
}

const WEDDINGS = Array.from({ length: 600 }, (_, seed) => {
  const { rows, came } = wedding(seed);
  const forecast = forecastOf(rows);
  if (!forecast) throw new Error('nobody is invited');
  return { rows, came, ...forecast };
});
const share = (is: (one: (typeof WEDDINGS)[number]) => boolean) => WEDDINGS.filter(is).length / WEDDINGS.length;

test('of 600 simulated weddings about 80 of 100 end within what was forecast, and as many below it as above', () => {
  const within = share(({ came, low, high }) => low <= came && came <= high);
  expect(within).toBeGreaterThan(0.75);
  expect(within).toBeLessThan(0.87);
  expect(share(({ came, low }) => came < low)).toBeLessThan(0.16);
  expect(share(({ came, high }) => came > high)).toBeLessThan(0.16);
});

test('what is prepared is enough for about seven of ten weddings', () => {
  const enough = share(({ came, prepare }) => came <= prepare);
  expect(enough).toBeGreaterThan(0.62);
  expect(enough).toBeLessThan(0.85);
});

test('more answers, a narrower forecast', () => {
  const row = (state: Alike['state'], households: number): Alike => ({
    group: null,
    state,
    invited: 2,
    said: state === 'CONFIRMED' ? 2 : 0,
    households,
  });
  const width = (...rows: Alike[]) => {
    const { low = 0, high = 0 } = forecastOf(rows) ?? {};
    return high - low;
  };
  const before = width(row('SILENT', 200));
  const halfway = width(row('CONFIRMED', 70), row('DECLINED', 30), row('SILENT', 100));
  const after = width(row('CONFIRMED', 140), row('DECLINED', 60));
  expect(before).toBeGreaterThan(halfway);
  expect(halfway).toBeGreaterThan(after);
});

test('a group that declines is not expected to come, and who was reminded less than who was not', () => {
  const silent = (group: string, state: Alike['state'] = 'SILENT'): Alike => ({
    group,
    state,
    invited: 2,
    said: 0,
    households: 100,
  });
  const said = (group: string, state: Alike['state']): Alike => ({
    ...silent(group, state),
    households: 30,
    said: state === 'CONFIRMED' ? 2 : 0,
  });
  const answers = [said('keluarga', 'CONFIRMED'), said('kantor', 'DECLINED')];
  const high = (...rows: Alike[]) => forecastOf([...answers, ...rows])?.high ?? 0;
  expect(high(silent('keluarga'))).toBeGreaterThan(high(silent('kantor')) * 1.8);
  expect(high(silent('keluarga'))).toBeGreaterThan(high(silent('keluarga', 'REMINDED')));
});

test('who is there is there, and nobody can be more than were invited', () => {
  const here: Alike = { group: null, state: 'ARRIVED', invited: 4, said: 4, households: 25 };
  expect(forecastOf([here])).toEqual({ low: 100, high: 100, prepare: 100 });
  expect(forecastOf([])).toBeUndefined();
  const few: Alike = { group: null, state: 'CONFIRMED', invited: 1, said: 1, households: 3 };
  const { low, high, prepare } = forecastOf([few]) ?? { low: 9, high: 9, prepare: 9 };
  expect([low >= 0, high <= 3, prepare <= 3]).toEqual([true, true, true]);
});

test('a list of thousands is forecast in a moment', () => {
  const rows = WEDDINGS.slice(0, 20).flatMap((one) => one.rows);
  const started = performance.now();
  forecastOf(rows);
  expect(performance.now() - started).toBeLessThan(500);
});
