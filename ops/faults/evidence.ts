import type { Database } from '@janur/api/database';
import type { Device } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Said } from './said.ts';
import type { Stage } from './stage.ts';

/** A row of the server's log. */
export interface Logged {
  readonly id: number;
  readonly op_id: string;
  readonly device_id: string | null;
  readonly seq: number | null;
  readonly type: string;
  readonly client_id: number;
  readonly guest_event_id: number | null;
  readonly guest_code: string | null;
  readonly verdict: string;
  readonly duplicate_of: string | null;
  readonly undone_by_op_id: string | null;
  readonly corrected_at: Date;
  readonly received_at: Date;
}
/** A guest at the event, as the server has it. */
export interface Standing {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly source: string;
  readonly total_guests: number;
  readonly total_guests_confirmed: number;
  readonly confirmation_status: string;
  readonly table_number: string | null;
  readonly is_checked_in: 0 | 1;
  readonly check_in_op_id: string | null;
  readonly checked_in_at: Date | null;
  readonly checked_in_gate: string | null;
  readonly usher: string | null;
  readonly total_guests_attended: number;
  readonly total_guests_left: number;
  readonly is_received_gift: 0 | 1;
  readonly is_received_souvenir: 0 | 1;
  readonly extra_souvenirs: number;
}
export interface GivenGift {
  readonly op_id: string;
  readonly code: string;
  readonly amount: number | null;
  readonly undone_by_op_id: string | null;
}

/** What a device wrote down, with what only a device knows of it. */
export interface Journal {
  readonly device: Device;
  readonly acts: readonly Jotted[];
  /** Ids in the tray of what a person must look at because it was refused. */
  readonly refusedShown: ReadonlySet<string>;
  readonly answered: ReadonlyMap<string, { readonly verdict: string; readonly guest_code: string | null }>;
  readonly left: number;
  /** What other devices told it that they did, by the ids. */
  readonly heard: readonly string[];
}
type Jotted = Omit<Said, 'instant'> & { readonly occurred_at: number; readonly clock_offset: number | null };

export interface Evidence {
  /** Whether devices heard of each other without a server. */
  readonly hasMesh: boolean;
  readonly journals: readonly Journal[];
  readonly calls: readonly Said[];
  readonly log: readonly Logged[];
  readonly guests: readonly Standing[];
  readonly gifts: readonly GivenGift[];
  readonly ledger: Ledger;
}

interface Place extends Pick<Evidence, 'hasMesh'> {
  readonly db: Database;
  readonly stage: Stage;
  readonly devices: readonly Device[];
  readonly calls: readonly Said[];
  readonly ledger: Ledger;
}

export async function gather({ db, stage, devices, calls, ledger, hasMesh }: Place): Promise<Evidence> {
  const { clientId: client_id, eventId: event_id } = stage;
  const [log, gifts, guests, journals] = await Promise.all([
    // wherever an operation went, it is found: another client's row would be one too many
    db('operations').where({ client_id }).orWhere('op_id', 'like', `%-${event_id}`).select<Logged[]>('*').orderBy('id'),
    db('entrusted_gifts')
      .join('guest_events', 'guest_events.id', 'entrusted_gifts.guest_event_id')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .where({ 'entrusted_gifts.client_id': client_id })
      .select<GivenGift[]>('entrusted_gifts.*', 'guests.code'),
    standings(db, stage),
    Promise.all(devices.map(journalOf)),
  ]);
  return { hasMesh, journals, calls, log, guests, gifts, ledger };
}

export function standings(db: Database, { eventId }: Stage): Promise<Standing[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('accounts', 'accounts.id', 'guest_events.checked_in_by')
    .where({ 'guest_events.event_id': eventId })
    .select<Standing[]>('guest_events.*', 'guests.code', 'guests.name', 'guests.source', { usher: 'accounts.name' })
    .orderBy('guests.code');
}

async function journalOf(device: Device): Promise<Journal> {
  const [operations, queue, outcomes] = await Promise.all([
    device.readAll<Jotted & { readonly device_id: string }>('operations'),
    device.readAll('queue'),
    device.readAll<{ op_id: string; verdict: string; guest_code: string | null }>('outcomes'),
  ]);
  // who is gone shows nothing
  const shown = device.isGone() ? [] : device.store().attention();
  const deviceId = device.id();
  // what it heard of others stands in their journals
  const acts = operations.filter(({ device_id }) => device_id === deviceId);
  const own = new Set(acts.map(({ op_id }) => op_id));
  return {
    device,
    acts,
    heard: operations.flatMap(({ device_id, op_id }) => (device_id === deviceId ? [] : [op_id])),
    left: queue.length,
    answered: new Map(outcomes.flatMap((outcome) => (own.has(outcome.op_id) ? [[outcome.op_id, outcome]] : []))),
    refusedShown: new Set(shown.flatMap((item) => (item.kind === 'refused' ? [item.operation.op_id] : []))),
  };
}

/** Everything outside this celebration, in a form that shows any change of it (I13). */
export async function strangers(db: Database, { clientId }: Stage): Promise<string> {
  const tables = ['guest_events', 'guests', 'operations', 'entrusted_gifts', 'event_counters'] as const;
  const sums = await Promise.all(
    tables.map(async (table) => {
      const [columns] = await db.raw('SHOW COLUMNS FROM ??', [table]);
      const names = columns.map(({ Field }: { Field: string }) => Field);
      const every = db.raw(names.map(() => "COALESCE(HEX(??), '-')").join(', '), names);
      const [found] = await db(table)
        .whereNot({ client_id: clientId })
        .select<{ rows: number; sum: string }[]>(
          db.raw("COUNT(*) AS `rows`, COALESCE(SUM(CRC32(CONCAT_WS(',', ?))), 0) AS `sum`", [every]),
        );
      return `${table} ${found?.rows} ${found?.sum}`;
    }),
  );
  return sums.join('; ');
}
