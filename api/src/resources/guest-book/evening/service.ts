import { type Closing, type ClosingMark, type Evening, EveningReport, problem } from '@janur/contracts';
import { SILENT_AFTER_MS } from '@janur/contracts/evening';
import type { ClientScope } from '../../../access/access.ts';
import { findClientName } from '../../../access/owned-queries.ts';
import { findAccountName } from '../../../audit/queries.ts';
import { recordOf } from '../../../audit/record.ts';
import type { Database } from '../../../db/connection.ts';
import type { EventClosingRow } from '../../../db/rows/evening.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { titleOf } from '../../../lib/title-of.ts';
import { countAttention } from '../attention/attention-queries.ts';
import { keptEvent } from '../lookup.ts';
import { findClosing, insertClosing, listClosings } from './closing-queries.ts';
import { countEvening, moreThan } from './count.ts';
import { listDevices } from './devices.ts';
import { countEnvelopes, listArrivals, listPlaces } from './queries.ts';
import type { Seals } from './seal.ts';

/** Devices of a rehearsal the week before keep nobody from closing. */
const DEVICES_OF_MS = 24 * 3_600_000;

/** How an evening stands, read in one moment of the database. */
export function reportOf(db: Database, scope: ClientScope, eventId: number): Promise<EveningReport> {
  return db.transaction((trx) => readReport(trx, scope, eventId), { isolationLevel: 'repeatable read' });
}

async function readReport(db: Database, scope: ClientScope, eventId: number): Promise<EveningReport> {
  const event = await keptEvent(db, scope, eventId);
  const hosts = (await findClientName(db, scope, event.client_id)) ?? raise(notFound('client'));
  const now = Date.now();
  // one after the other: a transaction has one connection
  const places = await listPlaces(db, scope, eventId);
  const arrivals = await listArrivals(db, scope, eventId);
  const envelopes = await countEnvelopes(db, scope, eventId);
  const attention = await countAttention(db, scope, eventId);
  const devices = await listDevices(db, scope, { eventId, since: new Date(now - DEVICES_OF_MS) });
  return {
    event_id: event.id,
    event_title: titleOf(event, event.language),
    hosts,
    start_datetime: event.start_datetime?.toISOString() ?? null,
    timezone: event.timezone,
    location: event.location,
    counted_at: new Date(now).toISOString(),
    ...countEvening(places, arrivals, { envelopes, timezone: event.timezone }),
    attention,
    open_devices: devices.filter(({ unsent, seen_at: seen }) => unsent > 0 || now - Date.parse(seen) > SILENT_AFTER_MS),
  };
}

/** How it stands now, and against the last closing. */
export async function eveningOf(db: Database, scope: ClientScope, eventId: number): Promise<Evening> {
  const [report, closings] = await Promise.all([reportOf(db, scope, eventId), listClosings(db, scope, eventId)]);
  const [last] = closings;
  return { report, closings: closings.map(markOf), after: last ? moreThan(contentOf(last), report) : null };
}

/** Keeps how it stands, sealed. Whoever closes has seen each device that may still hold something. */
export async function closeEvent(
  db: Database,
  scope: ClientScope,
  { eventId, by, knownOpen, seals }: { eventId: number; by: number; knownOpen: readonly string[]; seals: Seals },
): Promise<Closing> {
  const report = await reportOf(db, scope, eventId);
  const unseen = report.open_devices.filter(({ device_id: id }) => !knownOpen.includes(id));
  if (unseen.length > 0) {
    const names = unseen.map(({ gate, usher, device_id: id }) => gate ?? usher ?? id);
    throw conflict(problem('devices_open', { devices: names.join(', ') }));
  }
  return inTransaction(db, async (trx) => {
    const event = await keptEvent(trx, scope, eventId);
    const closed_by = (await findAccountName(trx, by)) ?? '';
    const created_at = new Date();
    const row = {
      client_id: event.client_id,
      event_id: event.id,
      people: report.all.people,
      account_id: by,
      closed_by,
      created_at,
      ...seals.seal(sealed(report, { created_at, closed_by })),
    };
    const id = await insertClosing(trx, { ...row, content: JSON.stringify(report) });
    await recordOf(trx, scope, {
      clientId: event.client_id,
      action: 'evening.close',
      subject: { type: 'event', id: event.id },
      changes: [{ path: 'people', from: null, to: report.all.people }],
    });
    return { ...report, closing: markOf({ ...row, id }) };
  });
}

export async function closingOf(db: Database, scope: ClientScope, id: number): Promise<Closing> {
  const row = (await findClosing(db, scope, { id })) ?? raise(notFound('closing'));
  return closingIn(row);
}

export const closingIn = (row: EventClosingRow): Closing => ({ ...contentOf(row), closing: markOf(row) });

/** Whether what the database keeps is what was signed. */
export const isAsSigned = (row: EventClosingRow, seals: Seals): boolean =>
  seals.isTrue(sealed(contentOf(row), row), row);

/** What a seal is of: the numbers, by whom and when. */
const sealed = (
  report: EveningReport,
  { created_at, closed_by }: Pick<EventClosingRow, 'created_at' | 'closed_by'>,
) => ({
  report,
  closed_at: created_at.toISOString(),
  closed_by,
});

const contentOf = ({ content }: Pick<EventClosingRow, 'content'>): EveningReport =>
  EveningReport.parse(typeof content === 'string' ? JSON.parse(content) : content);

export const markOf = ({
  id,
  created_at,
  closed_by,
  seal,
  people,
}: Pick<EventClosingRow, 'id' | 'created_at' | 'closed_by' | 'seal' | 'people'>): ClosingMark => ({
  id,
  closed_at: created_at.toISOString(),
  closed_by,
  seal,
  people,
});
