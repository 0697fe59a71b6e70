import * as fc from 'fast-check';
import { QueuedOperation } from '../../endpoints/guest-book-operations.ts';
import {
  ABSENT,
  allowed,
  apply,
  type Attendance,
  contentOf,
  type GuestOperation,
  insideOf,
  linesOf,
  lookedAt,
  needsLog,
  type OperationContent,
  type QueuedGuestOperation,
  queuedOf,
} from './index.ts';

type Act = Partial<GuestOperation> & Pick<GuestOperation, 'type'>;

/** Operations in the order in which they came, one a minute unless they say when; named `1`, `2` … */
const operations = (acts: readonly Act[]): GuestOperation[] =>
  acts.map((act, index) => ({
    op_id: String(index + 1),
    at: index * 60_000,
    isDeviceTimed: true,
    device_id: 'ipad',
    seq: index + 1,
    people: null,
    gift: false,
    souvenir: false,
    entrusted_gifts: [],
    table: null,
    undone_op_id: null,
    ...act,
  }));

function play(acts: readonly Act[], start: Attendance = ABSENT) {
  const verdicts: string[] = [];
  let now = start;
  for (const operation of operations(acts)) {
    const result = apply(now, operation);
    verdicts.push(result.verdict === 'REFUSED' ? result.reason : result.verdict);
    now = result.after;
  }
  return { now, verdict: verdicts.at(-1), verdicts };
}

const shown = ({ first, attended, gift, souvenirs, table, ...rest }: Attendance) => ({
  first: first?.op_id ?? null,
  attended,
  inside: insideOf({ attended, ...rest }),
  gift,
  souvenirs,
  table,
});
type Shown = ReturnType<typeof shown>;

const checkIn = (people: number, more: Partial<GuestOperation> = {}): Act => ({ type: 'CHECK_IN', people, ...more });
const undo = (undone_op_id: string | null): Act => ({ type: 'UNDO', undone_op_id });
const nobody = shown(ABSENT);

test.each<[string, Act[], string, Partial<Shown>]>([
  ['a check-in brings its people', [checkIn(3)], 'APPLIED', { first: '1', attended: 3, inside: 3 }],
  ['a check-in brings what was handed over', [checkIn(3, { gift: true })], 'APPLIED', { gift: true, souvenirs: 0 }],
  ['people at two gates are all there', [checkIn(1), checkIn(3)], 'DUPLICATE', { first: '1', attended: 4, inside: 4 }],
  [
    'what was handed over at a second check-in counts, where the device could not know of the first',
    [checkIn(3), checkIn(5, { gift: true, souvenir: true })],
    'DUPLICATE',
    { first: '1', attended: 8, gift: true, souvenirs: 1 },
  ],
  [
    'a second check-in that was answered at once changes nothing',
    [checkIn(3), checkIn(5, { gift: true, isDeviceTimed: false })],
    'DUPLICATE',
    { attended: 3, gift: false },
  ],
  [
    'the earlier of two check-ins is the first, whichever is told first, and the people of both are there',
    [checkIn(3), checkIn(1, { at: -1 })],
    'APPLIED',
    { first: '2', attended: 4 },
  ],
  [
    'a call of this moment is never the earlier one',
    [checkIn(3), checkIn(5, { at: -1, isDeviceTimed: false })],
    'DUPLICATE',
    { first: '1' },
  ],
  [
    'in the same moment the lower device counts',
    [checkIn(3), checkIn(5, { at: 0, device_id: 'a' })],
    'APPLIED',
    { first: '2' },
  ],
  [
    'in the same moment the higher device does not',
    [checkIn(3), checkIn(5, { at: 0, device_id: 'z' })],
    'DUPLICATE',
    { first: '1' },
  ],
  [
    'in the same moment of a device its lower number counts',
    [checkIn(3), checkIn(5, { at: 0, seq: 0 })],
    'APPLIED',
    { first: '2' },
  ],
  [
    'in the same moment a device counts behind who has none',
    [checkIn(3, { device_id: null }), checkIn(5, { at: 0 })],
    'DUPLICATE',
    { first: '1' },
  ],
  [
    'who was added stays when an earlier check-in comes to light',
    [checkIn(3), { type: 'ADDITIONAL', people: 2 }, checkIn(1, { at: -1 })],
    'APPLIED',
    { first: '3', attended: 6 },
  ],
  [
    'who was added and taken back does not',
    [checkIn(3), { type: 'ADDITIONAL', people: 2 }, undo('2'), checkIn(1, { at: -1 })],
    'APPLIED',
    { attended: 4 },
  ],
  [
    'the rest of a party is added',
    [checkIn(3), { type: 'ADDITIONAL', people: 2 }],
    'APPLIED',
    { attended: 5, inside: 5 },
  ],
  ['nobody is added to who is not in', [{ type: 'ADDITIONAL', people: 2 }], 'NOT_CHECKED_IN', nobody],
  ['who goes out stays attended', [checkIn(3), { type: 'LEAVE', people: 2 }], 'APPLIED', { attended: 3, inside: 1 }],
  [
    'who comes back does not attend twice',
    [checkIn(3), { type: 'LEAVE', people: 2 }, { type: 'COME_BACK', people: 1 }],
    'APPLIED',
    { attended: 3, inside: 2 },
  ],
  ['nobody goes out below nothing', [checkIn(1), { type: 'LEAVE', people: 2 }], 'APPLIED', { inside: 0 }],
  [
    'nobody comes back who never left',
    [checkIn(1), { type: 'COME_BACK', people: 2 }],
    'APPLIED',
    { attended: 1, inside: 1 },
  ],
  [
    'a going that is told before the coming is set off',
    [{ type: 'LEAVE', people: 1 }, checkIn(3)],
    'APPLIED',
    { inside: 2 },
  ],
  ['a gift needs no arrival', [{ type: 'GIFT', gift: true }], 'APPLIED', { ...nobody, gift: true }],
  [
    'a second souvenir is refused to who can be told of the first',
    [
      { type: 'GIFT', souvenir: true },
      { type: 'GIFT', souvenir: true, isDeviceTimed: false },
    ],
    'SOUVENIR_GIVEN',
    { souvenirs: 1 },
  ],
  [
    'of souvenirs that two gates gave two are gone',
    [
      { type: 'GIFT', souvenir: true },
      { type: 'GIFT', souvenir: true },
    ],
    'APPLIED',
    { souvenirs: 2 },
  ],
  [
    'an envelope beside a second souvenir counts',
    [
      { type: 'GIFT', souvenir: true },
      { type: 'GIFT', souvenir: true, isDeviceTimed: false, entrusted_gifts: [{}] },
    ],
    'APPLIED',
    { souvenirs: 2 },
  ],
  [
    'a walk-in sits where it was seated',
    [{ type: 'ADHOC', people: 2, table: '7' }],
    'APPLIED',
    { attended: 2, table: '7' },
  ],
  ['a seating needs no arrival', [{ type: 'TABLE', table: '7' }], 'APPLIED', { ...nobody, table: '7' }],
  [
    'of two seatings the later one holds, whichever is told first',
    [
      { type: 'TABLE', table: '7' },
      { type: 'TABLE', table: '8', at: -1 },
    ],
    'APPLIED',
    { table: '7' },
  ],
  [
    'of two seatings in the same moment the one that came later holds',
    [
      { type: 'TABLE', table: '7' },
      { type: 'TABLE', table: '8', at: 0 },
    ],
    'APPLIED',
    { table: '8' },
  ],
])('%s', (_, acts, verdict, after) => {
  const played = play(acts);
  expect(played.verdict).toBe(verdict);
  expect(shown(played.now)).toMatchObject(after);
});

test.each<[string, Act[], string, Partial<Shown>]>([
  ['of the check-in that counts takes the party', [checkIn(3), undo('1')], 'APPLIED', nobody],
  ['without an id takes the party', [checkIn(3), undo(null)], 'APPLIED', nobody],
  ['of who is not in is refused', [undo(null)], 'NOT_CHECKED_IN', nobody],
  ['of the same again is refused', [checkIn(3), undo('1'), undo('1')], 'ALREADY_UNDONE', nobody],
  ['of an undo is refused', [checkIn(3), undo('1'), undo('2')], 'NOT_UNDOABLE', nobody],
  ['of what nobody knows is refused', [checkIn(3), undo('9')], 'NOT_UNDOABLE', { attended: 3 }],
  [
    'of a party takes all that came, went and came second',
    [
      checkIn(3, { gift: true }),
      { type: 'ADDITIONAL', people: 2 },
      { type: 'LEAVE', people: 1 },
      checkIn(1, { souvenir: true }),
      undo(null),
    ],
    'APPLIED',
    nobody,
  ],
  [
    'of a party leaves what was given apart, and the table',
    [{ type: 'GIFT', gift: true }, { type: 'TABLE', table: '7' }, checkIn(3, { gift: true }), undo('3')],
    'APPLIED',
    { ...nobody, gift: true, table: '7' },
  ],
  ['lets the guest come again', [checkIn(3), undo('1'), checkIn(2)], 'APPLIED', { first: '3', attended: 2 }],
  [
    'of a second check-in takes its people, and what came with it',
    [checkIn(3), checkIn(1, { gift: true }), undo('2')],
    'APPLIED',
    { first: '1', attended: 3, gift: false },
  ],
  [
    'of the first check-in of two leaves the other, which is the first now',
    [checkIn(1), checkIn(3), undo('1')],
    'APPLIED',
    { first: '2', attended: 3, inside: 3 },
  ],
  [
    'of both check-ins, one after the other, leaves nobody',
    [checkIn(1), { type: 'ADDITIONAL', people: 1 }, checkIn(3), undo('1'), undo('3')],
    'APPLIED',
    nobody,
  ],
  [
    'of who was overtaken leaves the earlier one',
    [checkIn(3), checkIn(5, { at: -1 }), undo('1')],
    'APPLIED',
    { first: '2', attended: 5 },
  ],
  [
    'of one souvenir of two leaves one',
    [{ type: 'GIFT', souvenir: true }, { type: 'GIFT', souvenir: true }, undo('2')],
    'APPLIED',
    { souvenirs: 1 },
  ],
  [
    'of people who were added takes them',
    [checkIn(3), { type: 'ADDITIONAL', people: 2 }, undo('2')],
    'APPLIED',
    { first: '1', attended: 3 },
  ],
  ['of a going lets them in', [checkIn(3), { type: 'LEAVE', people: 2 }, undo('2')], 'APPLIED', { inside: 3 }],
  [
    'of a coming back sends them out',
    [checkIn(3), { type: 'LEAVE', people: 2 }, { type: 'COME_BACK', people: 2 }, undo('3')],
    'APPLIED',
    { inside: 1 },
  ],
  ['of a gift takes the mark', [{ type: 'GIFT', gift: true }, undo('1')], 'APPLIED', { gift: false }],
  [
    'of one gift of two leaves the mark',
    [{ type: 'GIFT', gift: true }, { type: 'GIFT', gift: true }, undo('1')],
    'APPLIED',
    { gift: true },
  ],
  [
    'of the last seating brings back the one before',
    [{ type: 'TABLE', table: '7' }, { type: 'TABLE', table: '8' }, undo('2')],
    'APPLIED',
    { table: '7' },
  ],
  [
    'of an earlier seating changes nothing',
    [{ type: 'TABLE', table: '7' }, { type: 'TABLE', table: '8' }, undo('1')],
    'APPLIED',
    { table: '8' },
  ],
  [
    'of all seatings brings back where the guest sat',
    [{ type: 'TABLE', table: '7' }, { type: 'TABLE', table: '8' }, undo('1'), undo('2')],
    'APPLIED',
    { table: null },
  ],
])('an undo %s', (_, acts, verdict, after) => {
  const played = play(acts);
  expect(played.verdict).toBe(verdict);
  expect(shown(played.now)).toMatchObject(after);
});

test('an undo leaves the table that somebody wrote by hand since', () => {
  const { now } = play([{ type: 'TABLE', table: '7' }]);
  expect(play([{ ...undo('1'), op_id: '2' }], { ...now, table: 'VIP' }).now.table).toBe('VIP');
});

test('an undo leaves a mark that no operation made', () => {
  const noted: Attendance = { ...ABSENT, gift: true };
  expect(play([checkIn(3), undo('1')], noted).now.gift).toBe(true);
});

const atGate = (gate: string, people: number, more: Partial<GuestOperation> = {}): Act =>
  checkIn(people, { device_id: gate, ...more });
const more = (gate: string, people: number): Act => ({ type: 'ADDITIONAL', people, device_id: gate });
const settle = (as_one: boolean | null, ...op_ids: string[]): Act => ({ type: 'SETTLE', settles: { as_one, op_ids } });

// what somebody in the hall would count, written down before the rule
test.each<[string, Act[], number, number[]]>([
  ['a family that was split over two gates', [atGate('a', 1), atGate('b', 3)], 4, [1, 3]],
  ['a family that was split over three', [atGate('a', 1), atGate('b', 1), atGate('c', 2)], 4, [1, 1, 2]],
  ['two parties with one code, of whom nobody has said anything', [atGate('a', 2), atGate('b', 2)], 4, [2, 2]],
  ['one party that two gates wrote down', [atGate('a', 2), atGate('b', 2), settle(true, '1', '2')], 2, [2, 2]],
  ['one party of which one gate saw fewer', [atGate('a', 1), atGate('b', 3), settle(true, '1', '2')], 3, [1, 3]],
  ['two parties, as somebody said', [atGate('a', 2), atGate('b', 2), settle(false, '1', '2')], 4, [2, 2]],
  [
    'one party that a gate wrote down in two steps',
    [atGate('a', 1), more('a', 2), atGate('b', 3), settle(true, '1', '2', '3')],
    3,
    [3, 3],
  ],
  [
    'one party to which a third gate added one whom it saw missing',
    [atGate('a', 2), more('c', 1), atGate('b', 3), settle(true, '1', '2', '3')],
    3,
    [3, 3],
  ],
  [
    'one party, and an uncle who came after that was said',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), more('a', 1)],
    3,
    [3, 2],
  ],
  [
    'one party, and a gate that tells of others later',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), atGate('c', 2)],
    4,
    [2, 2, 2],
  ],
  [
    'one party, and others who are not of it, as somebody said',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), atGate('c', 2), settle(false, '1', '4')],
    4,
    [2, 2, 2],
  ],
  [
    'one party that three gates wrote down, said in two steps',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), atGate('c', 3), settle(true, '1', '4')],
    3,
    [2, 2, 3],
  ],
  [
    'two parties with one code, each written down twice',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), atGate('c', 3), atGate('d', 1), settle(true, '4', '5')],
    5,
    [2, 2, 3, 1],
  ],
  [
    'two parties, as the one said who spoke last',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), settle(false, '1', '2')],
    4,
    [2, 2],
  ],
  [
    'one party, as the one said who spoke last, though that was heard first',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), { ...settle(false, '1', '2'), at: 60_001 }],
    2,
    [2, 2],
  ],
  [
    'two parties again, once that was taken back',
    [atGate('a', 2), atGate('b', 2), settle(true, '1', '2'), undo('3')],
    4,
    [2, 2],
  ],
  ['what is left of one party', [atGate('a', 1), atGate('b', 3), settle(true, '1', '2'), undo('2')], 1, [1]],
  [
    'two parties of whom only the souvenirs were looked at',
    [atGate('a', 2), atGate('b', 2), settle(null, '1', '2')],
    4,
    [2, 2],
  ],
  [
    'a party whose second gate was told at once that they are in',
    [atGate('a', 2), atGate('b', 2, { isDeviceTimed: false })],
    2,
    [2],
  ],
])('%s', (_, acts, attended, gates) => {
  const { now } = play(acts);
  expect(now.attended).toBe(attended);
  expect(linesOf(now.log).map(({ people }) => people)).toEqual(gates);
});

test('says which operations a person has looked at', () => {
  const looked = (acts: readonly Act[]) => [...lookedAt(play(acts).now.log)];
  const both = [atGate('a', 2), atGate('b', 2)];
  expect(looked(both)).toEqual([]);
  expect(looked([...both, settle(false, '1', '2')])).toEqual(['1', '2']);
  expect(looked([...both, settle(null, '2')])).toEqual(['2']);
  expect(looked([...both, settle(true, '1', '2'), undo('3')])).toEqual([]);
});

test('says which check-in was overtaken, which is the first now and what an undo took back', () => {
  const [early, late, back, all] = operations([checkIn(2), checkIn(3, { at: -1 }), undo('2'), undo('1')]);
  if (!early || !late || !back || !all) throw new Error('four were made');
  const first = apply(ABSENT, early);
  const second = apply(first.after, late);
  expect(first).toMatchObject({ overtaken: null, undone: [] });
  expect(second).toMatchObject({ overtaken: '1', undone: [] });
  const third = apply(second.after, back);
  expect(third).toMatchObject({
    overtaken: null,
    promoted: '1',
    undone: ['2'],
    after: { first: { op_id: '1', at: 0 } },
  });
  expect(apply(third.after, all)).toMatchObject({ promoted: null, undone: ['1'] });
});

test.each<[string, Act[], Act, boolean]>([
  ['a check-in of who is not in', [], checkIn(1), true],
  ['a check-in of who is in', [checkIn(1)], checkIn(1, { at: -1 }), false],
  ['more of who is not in', [], { type: 'ADDITIONAL', people: 1 }, false],
  ['more of who is in', [checkIn(1)], { type: 'ADDITIONAL', people: 1 }, true],
  ['a going of who is not in', [], { type: 'LEAVE', people: 1 }, false],
  ['a coming back of who is in', [checkIn(1)], { type: 'COME_BACK', people: 1 }, true],
  ['an undo of what was done', [checkIn(1)], undo('1'), true],
  ['an undo of what was undone', [checkIn(1), undo('1')], undo('1'), false],
  ['a gift at any time', [], { type: 'GIFT', gift: true }, true],
  ['a first souvenir', [checkIn(1)], { type: 'GIFT', souvenir: true }, true],
  ['a second souvenir', [checkIn(1, { souvenir: true })], { type: 'GIFT', souvenir: true }, false],
  ['a word on two arrivals', [checkIn(1), checkIn(2)], settle(true, '1', '2'), true],
  ['a walk-in', [], { type: 'ADHOC', people: 1 }, true],
  ['a seating', [], { type: 'TABLE', table: '1' }, true],
])('a screen may offer %s: %#', (_, before, act, isAllowed) => {
  const [operation] = operations([act]);
  expect(operation && allowed(play(before).now, { ...operation, op_id: 'next' })).toBe(isAllowed);
});

const anAct = fc.record({
  type: fc.constantFrom<GuestOperation['type'][]>(
    'CHECK_IN',
    'ADDITIONAL',
    'LEAVE',
    'COME_BACK',
    'GIFT',
    'TABLE',
    'SETTLE',
    'UNDO',
  ),
  at: fc.integer({ min: 0, max: 5 }),
  isDeviceTimed: fc.boolean(),
  device_id: fc.constantFrom('a', 'b', null),
  seq: fc.nat({ max: 9 }),
  people: fc.integer({ min: 1, max: 3 }),
  gift: fc.boolean(),
  souvenir: fc.boolean(),
  table: fc.constantFrom('1', '2'),
  undone_op_id: fc.constantFrom('1', '2', '3', '4', null),
  settles: fc.record({
    as_one: fc.constantFrom(true, false, null),
    op_ids: fc.subarray(['1', '2', '3', '4'], { minLength: 1 }),
  }),
});

test('whatever comes, who is inside attended, and nobody attends without a check-in that counts', () => {
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 12 }), (acts) => {
      const { now } = play(acts);
      expect(insideOf(now)).toBeGreaterThanOrEqual(0);
      expect(insideOf(now)).toBeLessThanOrEqual(now.attended);
      if (now.first === null) expect(now.attended).toBe(0);
      else expect(now.log.find(({ op_id }) => op_id === now.first?.op_id)).toMatchObject({ isUndone: false });
    }),
  );
});

test('of check-ins that devices tell late the same one is first and all are counted, in whatever order they come', () => {
  const arrivals = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'), fc.nat({ max: 3 })),
    {
      minLength: 1,
      maxLength: 6,
      selector: ([, device, seq]) => `${device} ${seq}`,
    },
  );
  const winner = (acts: readonly Act[]) => {
    const { first, attended } = play(acts).now;
    return { first: first?.op_id, attended };
  };
  fc.assert(
    fc.property(arrivals, (all) => {
      const acts = all.map(([at, device_id, seq], index) =>
        checkIn(index + 1, { op_id: `${device_id} ${seq}`, at, device_id, seq }),
      );
      expect(winner(acts.toReversed())).toEqual(winner(acts));
      expect(winner(acts).attended).toBe(acts.reduce((sum, { people }) => sum + (people ?? 0), 0));
    }),
  );
});

test('an operation that needs no log has the same effect without it', () => {
  fc.assert(
    fc.property(fc.array(anAct, { minLength: 1, maxLength: 8 }), (acts) => {
      const all = operations(acts);
      const last = all.at(-1);
      const before = play(acts.slice(0, -1)).now;
      if (!last || needsLog(before, last)) return;
      const bare = apply({ ...before, log: [] }, last);
      const full = apply(before, last);
      expect({ verdict: bare.verdict, ...shown(bare.after) }).toEqual({ verdict: full.verdict, ...shown(full.after) });
    }),
  );
});

const here = { event_id: 7, guest_code: 'RATNA1' };
test.each<[QueuedGuestOperation, object]>([
  [
    { type: 'CHECK_IN', ...here, total_guest_attending: 2 },
    { type: 'CHECK_IN', people: 2, gift: false },
  ],
  [
    { type: 'CHECK_IN', ...here, total_guest_attending: 2, mode: 'ADDITIONAL' },
    { type: 'ADDITIONAL', people: 2 },
  ],
  [
    { type: 'ADHOC', event_id: 7, name: 'Tamu', total_guests: 3, table: '', souvenir: true },
    { type: 'ADHOC', people: 3, table: null, souvenir: true },
  ],
  [
    { type: 'GIFT', ...here, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 100 }] },
    { type: 'GIFT', people: null, gift: false, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 100 }] },
  ],
  [
    { type: 'LEAVE', ...here, people: 1 },
    { type: 'LEAVE', people: 1 },
  ],
  [
    { type: 'TABLE', ...here, table: '7' },
    { type: 'TABLE', table: '7' },
  ],
  [
    { type: 'SETTLE', ...here, as_one: false, op_ids: ['op-00000001'] },
    { type: 'SETTLE', settles: { as_one: false, op_ids: ['op-00000001'] } },
  ],
  [
    { type: 'UNDO', ...here },
    { type: 'UNDO', undone_op_id: null },
  ],
  [
    { type: 'UNDO', event_id: 7, undone_op_id: '1' },
    { type: 'UNDO', undone_op_id: '1' },
  ],
])('reads a queued operation: %#', (queued, content) => {
  expect(contentOf(queued)).toMatchObject(content);
});

const NOTHING = { people: null, gift: false, souvenir: false, entrusted_gifts: [], table: null, undone_op_id: null };
const gifts = [{ giver_name: 'Pak RT', amount: 100 }, { giver_name: 'Bu RT' }];
test.each<OperationContent>([
  { ...NOTHING, type: 'CHECK_IN', people: 2, gift: true, entrusted_gifts: gifts },
  { ...NOTHING, type: 'ADDITIONAL', people: 1 },
  { ...NOTHING, type: 'ADHOC', people: 3, table: '7', souvenir: true },
  { ...NOTHING, type: 'ADHOC', people: 1 },
  { ...NOTHING, type: 'GIFT', entrusted_gifts: gifts },
  { ...NOTHING, type: 'LEAVE', people: 1 },
  { ...NOTHING, type: 'COME_BACK', people: 1 },
  { ...NOTHING, type: 'TABLE', table: '7' },
  { ...NOTHING, type: 'TABLE' },
  { ...NOTHING, type: 'SETTLE', settles: { as_one: true, op_ids: ['op-00000001', 'op-00000002'] } },
  { ...NOTHING, type: 'SETTLE', settles: { as_one: null, op_ids: ['op-00000001'] } },
  { ...NOTHING, type: 'UNDO' },
  { ...NOTHING, type: 'UNDO', undone_op_id: 'op-00000009' },
])('$type goes into the queue by words that the contract takes, and is read as it was ($#)', (content) => {
  const subject = { guest_code: 'RATNA1', guest_name: 'Ratna', phone_number: '0812 0000 0001' };
  const sent = { ...queuedOf(content, subject), op_id: 'op-00000001', event_id: 7 };
  const parsed = QueuedOperation.parse(sent);
  expect(parsed.type !== 'SCAN' && contentOf(parsed)).toEqual(content);
});
