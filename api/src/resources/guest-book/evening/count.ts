import type { EveningReport, EveningSums, GateSums } from '@janur/contracts';
import { isSameGate } from '@janur/contracts/gates';
import { souvenirsOf } from '../../../guests/counter-queries.ts';
import { loggedPayload } from '../operations/queries.ts';
import { byUse, oneNameEach } from './gate-names.ts';
import type { ArrivalRow, PlaceRow } from './queries.ts';

export type Counted = Pick<
  EveningReport,
  'invited' | 'coming' | 'arrived' | 'absent' | 'walk_ins' | 'all' | 'gates' | 'hours'
>;

interface Told {
  readonly gate: string | null;
  readonly at: Date | null;
  readonly number: number;
}

const NOTHING: EveningSums = { parties: 0, people: 0, gifts: 0, envelopes: 0, souvenirs: 0 };
const MINUTE_MS = 60_000;

/**
 * The numbers of an evening. What is true of a guest stands in the guest's row, whoever corrected it; the log says at which
 * gate and when. So every list adds up to the same sum: where the log tells of more than is true, the smaller and later of
 * what it tells goes first; what is true beyond it came by no gate.
 */
export function countEvening(
  places: readonly PlaceRow[],
  arrivals: readonly ArrivalRow[],
  { envelopes, timezone }: { envelopes: readonly { gate: string | null; envelopes: number }[]; timezone: string },
): Counted {
  const hourOf = hoursIn(timezone);
  const logOf = Map.groupBy(arrivals, ({ guest_event_id: id }) => id);
  const gates = new Map<string | null, EveningSums>();
  const hours = new Map<number | null, { parties: number; people: number }>();
  const called = oneNameEach(byUse([...arrivals, ...envelopes].map(({ gate }) => gate)));
  const add = (gate: string | null, more: Partial<EveningSums>) => {
    const name = called(gate);
    gates.set(name, sumOf(gates.get(name), more));
  };
  const addHour = (at: Date | null, more: { parties?: number; people?: number }) => {
    const hour = at && hourOf(at);
    const { parties = 0, people = 0 } = hours.get(hour) ?? {};
    hours.set(hour, { parties: parties + (more.parties ?? 0), people: people + (more.people ?? 0) });
  };
  for (const place of places) {
    const log = (logOf.get(place.id) ?? []).map((row) => ({ row, ...loggedPayload(row.payload) }));
    const marks = (is: (one: (typeof log)[number]) => boolean): Told[] =>
      log.filter(is).map(({ row }) => ({ gate: row.gate, at: row.corrected_at, number: 1 }));
    const came = log
      .filter(({ row, isCounted }) => isCounted && row.type !== 'GIFT' && row.total_guests !== null)
      .map(({ row }) => ({ gate: row.gate, at: row.corrected_at, number: row.total_guests ?? 0 }));
    if (place.is_checked_in) {
      add(place.checked_in_gate, { parties: 1 });
      addHour(place.checked_in_at, { parties: 1 });
    }
    for (const { gate, at, number } of spread(came, attendedOf(place), place.checked_in_at)) {
      add(gate, { people: number });
      addHour(at, { people: number });
    }
    const gifts = spread(
      marks(({ gift, isCounted }) => gift && isCounted),
      Number(place.is_received_gift),
    );
    for (const { gate, number } of gifts) add(gate, { gifts: number });
    const souvenirs = spread(
      marks(({ souvenir, isCounted }) => souvenir && isCounted),
      souvenirsOf(place),
    );
    for (const { gate, number } of souvenirs) add(gate, { souvenirs: number });
  }
  for (const { gate, envelopes: number } of envelopes) add(gate, { envelopes: number });
  const sums = [...gates].map(([gate, sum]) => ({ gate, ...sum }));
  return {
    ...householdsOf(places),
    all: totalOf(places, envelopes),
    gates: sums.filter((sum) => KINDS.some((kind) => sum[kind] > 0)).toSorted(byGate),
    hours: [...hours]
      .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
      .map(([at, sum]) => ({ at: at === null ? null : new Date(at).toISOString(), ...sum }))
      .filter(({ parties, people }) => parties + people > 0),
  };
}

/** When the hour began by the clocks of a zone: not all are whole hours from ours. */
function hoursIn(timeZone: string): (at: Date) => number {
  const minutes = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
  return (at) => (Math.floor(at.getTime() / MINUTE_MS) - Number(minutes.format(at))) * MINUTE_MS;
}

/** What was told, brought to what is true. */
function spread(told: readonly Told[], truth: number, otherwise: Date | null = null): Told[] {
  const kept = told.map((one) => ({ ...one }));
  let over = kept.reduce((sum, { number }) => sum + number, 0) - truth;
  const order = [...kept.keys()].toSorted(
    (one, other) => (kept[one]?.number ?? 0) - (kept[other]?.number ?? 0) || other - one,
  );
  for (const index of order) {
    const one = kept[index];
    if (!one || over <= 0) break;
    const less = Math.min(over, one.number);
    one.number -= less;
    over -= less;
  }
  return over < 0 ? [...kept, { gate: null, at: otherwise, number: -over }] : kept;
}

const attendedOf = (place: PlaceRow): number => (place.is_checked_in ? place.total_guests_attended : 0);

function totalOf(places: readonly PlaceRow[], envelopes: readonly { envelopes: number }[]): EveningSums {
  const sum = (of: (place: PlaceRow) => number) => places.reduce((total, place) => total + of(place), 0);
  return {
    parties: sum((place) => Number(place.is_checked_in)),
    people: sum(attendedOf),
    gifts: sum((place) => Number(place.is_received_gift)),
    envelopes: envelopes.reduce((total, { envelopes: number }) => total + number, 0),
    souvenirs: sum(souvenirsOf),
  };
}

function householdsOf(
  places: readonly PlaceRow[],
): Pick<Counted, 'invited' | 'coming' | 'arrived' | 'absent' | 'walk_ins'> {
  const invited = places.filter(({ source }) => source !== 'ADHOC');
  const heads = (of: readonly PlaceRow[], people: (place: PlaceRow) => number) => ({
    households: of.length,
    people: of.reduce((total, place) => total + people(place), 0),
  });
  const asked = ({ total_guests: number }: PlaceRow) => number;
  return {
    invited: heads(invited, asked),
    coming: heads(
      invited.filter(({ confirmation_status: said }) => said === 'CONFIRMED'),
      ({ total_guests_confirmed: number }) => number,
    ),
    arrived: heads(
      invited.filter((place) => place.is_checked_in),
      attendedOf,
    ),
    absent: {
      households: invited.filter((place) => !place.is_checked_in).length,
      people: invited.reduce((total, place) => total + Math.max(0, asked(place) - attendedOf(place)), 0),
    },
    walk_ins: heads(
      places.filter((place) => place.source === 'ADHOC' && place.is_checked_in),
      attendedOf,
    ),
  };
}

const KINDS = ['parties', 'people', 'gifts', 'envelopes', 'souvenirs'] as const;

const sumOf = (one: EveningSums = NOTHING, more: Partial<EveningSums>): EveningSums => ({
  parties: one.parties + (more.parties ?? 0),
  people: one.people + (more.people ?? 0),
  gifts: one.gifts + (more.gifts ?? 0),
  envelopes: one.envelopes + (more.envelopes ?? 0),
  souvenirs: one.souvenirs + (more.souvenirs ?? 0),
});

/** By name; what no gate told of comes last. */
const byGate = ({ gate: one }: GateSums, { gate: other }: GateSums): number =>
  one === null || other === null ? Number(one === null) - Number(other === null) : one.localeCompare(other, 'id');

/** What a later count has more than a former, in all and at each gate. */
export function moreThan(
  before: { all: EveningSums; gates: readonly GateSums[] },
  now: { all: EveningSums; gates: readonly GateSums[] },
): { all: EveningSums; gates: GateSums[] } {
  const less = (one: EveningSums, other: EveningSums) =>
    sumOf(one, {
      parties: -other.parties,
      people: -other.people,
      gifts: -other.gifts,
      envelopes: -other.envelopes,
      souvenirs: -other.souvenirs,
    });
  const at = (gates: readonly GateSums[], gate: string | null) =>
    gates.find((one) => isSameGate(one.gate, gate)) ?? NOTHING;
  const first = before.gates.filter(({ gate: one }) => !now.gates.some(({ gate }) => isSameGate(gate, one)));
  const names = [...first, ...now.gates].map(({ gate }) => gate);
  return {
    all: less(now.all, before.all),
    gates: names
      .map((gate) => ({ ...less(at(now.gates, gate), at(before.gates, gate)), gate }))
      .filter((sum) => KINDS.some((kind) => sum[kind] !== 0)),
  };
}
