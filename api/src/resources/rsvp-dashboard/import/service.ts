import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { newGuestCode } from '../../../guest-code.ts';
import type { ClientScope } from '../../../http/access.ts';
import { wrongCells } from '../../../spreadsheets/table.ts';
import { type Counts, movement, sumOf } from '../../event-counters/counts.ts';
import { addToCounters } from '../../event-counters/queries.ts';
import type { OwnedEvent, OwnedOption } from '../owned/queries.ts';
import { inPieces, writePlaces } from '../queries.ts';
import { type GuestOfFile, PART, readGuests } from './guest-rows.ts';
import { type Change, planImport } from './plan.ts';
import { insertGuests, insertPlaces, listIdsByCode, listInvited, lockPlacesOf, writeGuests } from './queries.ts';

export interface Imported {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

interface Target {
  readonly option: OwnedOption;
  /** What new guests are invited to. */
  readonly events: readonly OwnedEvent[];
}

/** Takes the guests of a file over, all of them or none. Whoever is invited already is changed, not invited twice. */
export async function importGuests(
  db: Database,
  scope: ClientScope,
  { file, ...target }: Target & { file: Uint8Array },
): Promise<Imported> {
  const { guests, problems } = await readGuests(file, target.option.country);
  if (problems.length > 0) throw wrongCells(PART, problems);
  return inTransaction(db, async (trx) => {
    const plan = planImport(guests, await listInvited(trx, scope, target.option.id));
    if (plan.problems.length > 0) throw wrongCells(PART, plan.problems);
    const moved = [
      ...(await createGuests(trx, scope, target, plan.created)),
      ...(await changeGuests(trx, scope, plan.changed)),
    ];
    // last, so that the counters' rows are held only for the commit
    await moveAll(trx, scope, moved);
    return { created: plan.created.length, updated: plan.changed.length, unchanged: plan.unchanged };
  });
}

interface Moved {
  readonly place: Pick<GuestEventRow, 'client_id' | 'option_id' | 'event_id'>;
  readonly change: Partial<Counts>;
}

const NEW_PLACE = {
  confirmation_status: 'PENDING',
  total_guests_confirmed: 0,
  is_checked_in: false,
  total_guests_attended: 0,
  is_received_gift: false,
  is_received_souvenir: false,
};

async function createGuests(
  trx: Database,
  scope: ClientScope,
  { option, events }: Target,
  guests: readonly GuestOfFile[],
): Promise<Moved[]> {
  const ids = { client_id: option.client_id, option_id: option.id };
  const moved: Moved[] = [];
  for (const piece of inPieces(guests)) {
    const rows = piece.map((guest) => ({ guest, code: newGuestCode(), total: guest.total_guests ?? 1 }));
    await insertGuests(
      trx,
      scope,
      rows.map(({ guest, code, total }) => ({
        ...ids,
        code,
        name: guest.name,
        phone_number: guest.phone_number ?? null,
        email: guest.email ?? null,
        details: guest.note === undefined ? null : JSON.stringify({ note: guest.note }),
        total_guests: total,
        guest_group: guest.guest_group ?? null,
      })),
    );
    const idOf = await listIdsByCode(
      trx,
      scope,
      rows.map(({ code }) => code),
    );
    const places = events.flatMap(({ id: event_id }) =>
      rows.map(({ guest, code, total }) => ({
        ...ids,
        event_id,
        guest_id: idOf.get(code) ?? 0,
        guest_name: guest.name,
        total_guests: total,
        table_number: guest.table_number ?? null,
      })),
    );
    for (const some of inPieces(places)) await insertPlaces(trx, scope, some);
    for (const place of places) {
      moved.push({ place, change: movement(undefined, { ...NEW_PLACE, total_guests: place.total_guests }) });
    }
  }
  return moved;
}

async function changeGuests(trx: Database, scope: ClientScope, changes: readonly Change[]): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const piece of inPieces(changes)) {
    const changeOf = new Map(piece.map((change) => [change.guest.id, change]));
    const before = await lockPlacesOf(trx, scope, [...changeOf.keys()]);
    await writeGuests(
      trx,
      scope,
      piece.map(({ guest }) => guest),
    );
    const after = before.map((place) => changedPlace(place, changeOf.get(place.guest_id)));
    await writePlaces(trx, scope, after, ['guest_name', 'total_guests', 'total_guests_confirmed', 'table_number']);
    before.forEach((place, index) => moved.push({ place, change: movement(place, after[index]) }));
  }
  return moved;
}

/** Who is fewer now cannot come with more. */
function changedPlace(place: GuestEventRow, change: Change | undefined): GuestEventRow {
  if (!change) return place;
  const { total: total_guests = place.total_guests } = change;
  return {
    ...place,
    guest_name: change.guest.name,
    total_guests,
    total_guests_confirmed: Math.min(place.total_guests_confirmed, total_guests),
    table_number: change.table ?? place.table_number,
  };
}

/** One movement an event and slug, however many guests it is of. */
async function moveAll(trx: Database, scope: ClientScope, moved: readonly Moved[]): Promise<void> {
  const groups = Map.groupBy(moved, ({ place }) => `${place.event_id}:${place.option_id}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first) await addToCounters(trx, scope, first.place, sumOf(group.map(({ change }) => change)));
  }
}
