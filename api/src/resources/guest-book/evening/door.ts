import type { DoorNow } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { insideOf } from '../../../guests/counter-queries.ts';
import { isVip } from '../../../guests/tags.ts';
import { countAttention } from '../attention/attention-queries.ts';
import { detailOf } from '../present.ts';
import { countEvening } from './count.ts';
import { listDevices } from './devices.ts';
import { oneNameEach } from './gate-names.ts';
import { type ArrivalRow, listArrivals, listNotes, listPlaces, type PlaceRow } from './queries.ts';

const QUARTER_MS = 15 * 60_000;
const QUARTERS = 8;
const DAY_MS = 24 * 3_600_000;
const MOST_VIPS = 12;

/** The gates as they are now, for whoever has to send somebody to a queue or to a tablet that fell silent. */
export async function doorNow(
  db: Database,
  scope: ClientScope,
  { id: eventId, timezone }: { id: number; timezone: string },
): Promise<DoorNow> {
  const now = Date.now();
  const [places, arrivals, devices, attention] = await Promise.all([
    listPlaces(db, scope, eventId),
    listArrivals(db, scope, eventId),
    listDevices(db, scope, { eventId, since: new Date(now - DAY_MS) }),
    countAttention(db, scope, eventId),
  ]);
  const { all, coming, gates } = countEvening(places, arrivals, { envelopes: [], timezone });
  const came = arrivals.filter(({ type }) => type !== 'GIFT');
  const told = [...gates, ...devices].map(({ gate }) => gate);
  const called = oneNameEach(told);
  const named = new Set(told.flatMap((gate) => called(gate) ?? []));
  const shown = [...[...named].toSorted((one, other) => one.localeCompare(other, 'id')), null];
  const cameAt = Map.groupBy(came, ({ gate }) => called(gate));
  return {
    now: new Date(now).toISOString(),
    inside: places.reduce((sum, place) => sum + insideNow(place), 0),
    coming: coming.people,
    arrived: all.people,
    attention,
    gates: shown
      .map((gate) => {
        const sum = gates.find((one) => one.gate === gate);
        const pace = paceOf(cameAt.get(gate) ?? [], now);
        return { gate, parties: sum?.parties ?? 0, people: sum?.people ?? 0, pace };
      })
      .filter(({ gate, people, parties }) => gate !== null || people + parties > 0),
    devices: devices.map((device) => ({
      ...device,
      gate: called(device.gate),
      pace:
        paceOf(
          came.filter(({ device_id: id }) => id === device.device_id),
          now,
        ).at(-1) ?? 0,
    })),
    groups: groupsOf(places),
    vips: await vipsOf(db, scope, { places, called }),
  };
}

const insideNow = (place: PlaceRow): number => (place.is_checked_in ? insideOf(place) : 0);

/** People of each of the last quarters of an hour, the running one last. */
function paceOf(arrivals: readonly ArrivalRow[], now: number): number[] {
  const pace = Array.from({ length: QUARTERS }, () => 0);
  for (const { corrected_at: at, total_guests: people } of arrivals) {
    const quarter = QUARTERS - 1 - Math.floor((now - at.getTime()) / QUARTER_MS);
    if (quarter in pace) pace[quarter] = (pace[quarter] ?? 0) + (people ?? 0);
  }
  return pace;
}

function groupsOf(places: readonly PlaceRow[]): DoorNow['groups'] {
  const groups = Map.groupBy(places, ({ guest_group: group }) => group || null);
  const sum = (of: readonly PlaceRow[], people: (place: PlaceRow) => number) =>
    of.reduce((total, place) => total + people(place), 0);
  return [...groups]
    .map(([group, of]) => ({
      group,
      coming: sum(of, (place) => (place.source === 'ADHOC' ? 0 : place.total_guests_confirmed)),
      arrived: sum(of, (place) => (place.is_checked_in ? place.total_guests_attended : 0)),
      inside: sum(of, insideNow),
    }))
    .filter(({ coming, arrived }) => coming + arrived > 0)
    .toSorted((one, other) => Number(one.group === null) - Number(other.group === null) || other.arrived - one.arrived);
}

async function vipsOf(
  db: Database,
  scope: ClientScope,
  { places, called }: { places: readonly PlaceRow[]; called: ReturnType<typeof oneNameEach> },
): Promise<DoorNow['vips']> {
  const vips = places
    .filter((place) => place.is_checked_in && isVip(place))
    .toSorted((one, other) => (other.checked_in_at?.getTime() ?? 0) - (one.checked_in_at?.getTime() ?? 0))
    .slice(0, MOST_VIPS);
  const notes = await listNotes(
    db,
    scope,
    vips.map(({ id }) => id),
  );
  return vips.map((place) => ({
    id: place.id,
    name: place.guest_name,
    people: place.total_guests_attended,
    table_number: place.table_number,
    gate: called(place.checked_in_gate),
    arrived_at: place.checked_in_at?.toISOString() ?? null,
    note: detailOf(notes.get(place.id)),
  }));
}
