import { countEvening, moreThan } from './count.ts';
import type { ArrivalRow, PlaceRow } from './queries.ts';

const at = new Date('2027-06-12T13:20:00Z');

const place = (more: Partial<PlaceRow> = {}): PlaceRow => ({
  id: 1,
  total_guests: 4,
  total_guests_confirmed: 0,
  confirmation_status: 'PENDING',
  is_checked_in: 1,
  checked_in_at: at,
  checked_in_gate: 'A',
  total_guests_attended: 4,
  total_guests_left: 0,
  is_received_gift: 0,
  is_received_souvenir: 0,
  extra_souvenirs: 0,
  guest_name: 'Keluarga Agus',
  table_number: null,
  source: 'INVITED',
  guest_group: null,
  tags: null,
  ...more,
});
const told = (gate: string | null, people: number, more: Partial<ArrivalRow> = {}): ArrivalRow => ({
  guest_event_id: 1,
  type: 'CHECK_IN',
  gate,
  device_id: gate,
  total_guests: people,
  payload: {},
  corrected_at: at,
  received_at: at,
  ...more,
});
const count = (places: PlaceRow[], arrivals: ArrivalRow[], timezone = 'Asia/Jakarta') =>
  countEvening(places, arrivals, { envelopes: [], timezone });
const peopleOf = ({ gates }: ReturnType<typeof count>) => gates.map(({ gate, people }) => [gate, people]);

test.each([
  ['two doors', 4, [told('A', 1), told('B', 3)], { A: 1, B: 3 }],
  ['one party that two gates wrote down: who saw more keeps it', 3, [told('A', 1), told('B', 3)], { A: 0, B: 3 }],
  ['one party twice: who saw it first keeps it', 2, [told('A', 2), told('B', 2)], { A: 2 }],
  ['more than any gate told', 6, [told('A', 4)], { A: 4, null: 2 }],
  ['nobody told of it', 2, [], { A: 0, null: 2 }],
  [
    'a second check-in that was answered at once',
    2,
    [told('A', 2), told('B', 3, { payload: { ignored: {} } })],
    { A: 2 },
  ],
] as const)('%s', (_, total_guests_attended, arrivals, people) => {
  const counted = count([place({ total_guests_attended })], [...arrivals]);
  expect(Object.fromEntries(peopleOf(counted))).toEqual(people);
  expect(counted.all.people).toBe(total_guests_attended);
});

test('a gate has one name, whichever languages its devices were set up in', () => {
  const counted = count(
    [place({ checked_in_gate: '受付A' }), place({ id: 2, checked_in_gate: 'Pintu VIP' })],
    [
      told('受付A', 1),
      told('Gerbang A', 1),
      told('Gerbang A', 1),
      told('gate a', 1),
      told('Pintu VIP', 4, { guest_event_id: 2 }),
    ],
  );
  expect(counted.gates.map(({ gate, parties, people }) => [gate, parties, people])).toEqual([
    ['Gerbang A', 1, 4],
    ['Pintu VIP', 1, 4],
  ]);
});

test('what came after a closing is told of the gate by whatever name', () => {
  const sums = { parties: 1, people: 2, gifts: 0, envelopes: 0, souvenirs: 0 };
  const before = { all: sums, gates: [{ gate: 'Gate A', ...sums }] };
  const now = { all: { ...sums, people: 5 }, gates: [{ gate: 'Gerbang A', ...sums, people: 5 }] };
  expect(moreThan(before, now).gates).toEqual([
    { gate: 'Gerbang A', parties: 0, people: 3, gifts: 0, envelopes: 0, souvenirs: 0 },
  ]);
});

test('who is not in brought nobody, whatever stands beside', () => {
  const counted = count([place({ is_checked_in: 0, total_guests_attended: 4 })], []);
  expect(counted).toMatchObject({ all: { parties: 0, people: 0 }, gates: [], absent: { households: 1, people: 4 } });
});

test('an hour begins where the event is: in India half an hour from ours', () => {
  expect(count([place()], [told('A', 4)]).hours).toEqual([{ at: '2027-06-12T13:00:00.000Z', parties: 1, people: 4 }]);
  const inIndia = count([place()], [told('A', 4)], 'Asia/Kolkata');
  expect(inIndia.hours).toEqual([{ at: '2027-06-12T12:30:00.000Z', parties: 1, people: 4 }]);
});

test('of two souvenirs each gate gave one', () => {
  const given = [
    told('A', 4, { payload: { souvenir: true } }),
    told('B', 0, { type: 'GIFT', payload: { souvenir: true } }),
  ];
  const counted = count([place({ is_received_souvenir: 1, extra_souvenirs: 1 })], given);
  expect(counted.gates.map(({ gate, souvenirs }) => [gate, souvenirs])).toEqual([
    ['A', 1],
    ['B', 1],
  ]);
});
