import type { Screen } from '../check-in/screen.ts';
import type { OperationView } from '../event-store/index.ts';
import { aGuestView } from '../testing/guest.ts';
import { feelOf } from './feedback.ts';

const guest = aGuestView();
const first = { at: '2026-06-20T12:31:00.000Z', gate: null, usher: 'Dina', people: 2, where: 'elsewhere' } as const;
const draft = { people: 1, gift: false, souvenir: false };
const welcome: Screen = {
  state: 'admitting',
  verdict: { code: 'welcome', guest, proposed: 4, is_clock_wrong: false },
  draft,
  isSaving: false,
};
const refused: Screen = { state: 'refused', verdict: { code: 'forged', is_clock_wrong: false } };
const operation: OperationView = {
  op_id: '1',
  type: 'CHECK_IN',
  event_id: 7,
  guest: guest.key,
  guest_name: guest.name,
  people: 4,
  gift: false,
  souvenir: false,
  entrusted_gifts: [],
  table: null,
  note: null,
  undone_op_id: null,
  taken: null,
  gate: null,
  at: first.at,
  saved: 'here',
  is_undone: false,
};

test('every verdict feels unlike the others', () => {
  const feels = [
    feelOf(welcome),
    feelOf({ state: 'in', verdict: { code: 'party_full', guest, first, is_clock_wrong: false } }),
    feelOf(refused),
    feelOf({ state: 'several', verdict: { code: 'several', guests: [guest], by: 'last4', is_clock_wrong: false } }),
  ].map((feel) => JSON.stringify(feel));
  expect(new Set(feels).size).toBe(4);
  expect(feels).not.toContain(undefined);
});

test('success rises, refusal falls', () => {
  const tune = (feel: ReturnType<typeof feelOf>) => feel?.notes.map(({ hertz }) => hertz) ?? [];
  const arrival = { operation, name: guest.name, table: null, people: 4, isInstant: true };
  const [low = 0, high = 0] = tune(feelOf({ state: 'arrived', arrival }));
  const [from = 0, to = 0] = tune(feelOf(refused));
  expect(high).toBeGreaterThan(low);
  expect(to).toBeLessThan(from);
});

test('who had declined, and whoever comes before the list, sound like a doubt', () => {
  const doubt = feelOf({ state: 'in', verdict: { code: 'party_full', guest, first, is_clock_wrong: false } });
  const unsigned = {
    code: 'no_data_yet',
    guest_code: 'A',
    allowed: null,
    is_signed: false,
    has_list: false,
    is_clock_wrong: false,
  } as const;
  expect(feelOf({ ...welcome, verdict: { code: 'declined', guest, proposed: 1, is_clock_wrong: false } })).toEqual(
    doubt,
  );
  expect(feelOf({ ...welcome, verdict: unsigned })).toEqual(doubt);
  expect(feelOf({ ...welcome, verdict: { ...unsigned, is_signed: true, allowed: 4 } })).toEqual(doubt);
});

test('nothing sounds before there is a verdict', () => {
  expect(feelOf({ state: 'none' })).toBeUndefined();
});
