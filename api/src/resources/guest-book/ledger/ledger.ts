import { type GuestLedger, LedgerEntry, LedgerEnvelope, LedgerSettlement } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { stripped } from '../../../lib/stripped.ts';
import { loggedPayload } from '../operations/queries.ts';
import {
  type EnvelopeRow,
  type LedgerRow,
  listEnvelopeRows,
  listLedgerRows,
  listSplitParties,
  type OfGuests,
} from './ledger-queries.ts';

interface Listed {
  readonly id: number;
  readonly extra_souvenirs: number;
}

/** Guests with what their devices have to know of them operation by operation; of nearly all that is nothing. */
export async function withLedgers<Guest extends Listed>(
  db: Database,
  scope: ClientScope,
  { event, guests }: Pick<OfGuests, 'event'> & { guests: readonly Guest[] },
): Promise<(Guest & { readonly ledger: GuestLedger | null })[]> {
  const ledgers = await ledgersOf(db, scope, { event, guests });
  return guests.map((guest) => ({ ...guest, ledger: ledgers.get(guest.id) ?? null }));
}

async function ledgersOf(
  db: Database,
  scope: ClientScope,
  { event, guests }: Pick<OfGuests, 'event'> & { guests: readonly Listed[] },
): Promise<ReadonlyMap<number, GuestLedger>> {
  if (guests.length === 0) return new Map();
  const ids = guests.map(({ id }) => id);
  const [split, envelopes] = await Promise.all([
    listSplitParties(db, scope, { event, ids }),
    listEnvelopeRows(db, scope, { event, ids }),
  ]);
  const told = [...split, ...guests.flatMap(({ id, extra_souvenirs: more }) => (more > 0 ? [id] : []))];
  const rows = told.length > 0 ? await listLedgerRows(db, scope, { event, ids: told }) : [];
  const rowsOf = Map.groupBy(rows, ({ guest_event_id: id }) => id);
  const envelopesOf = Map.groupBy(envelopes, ({ guest_event_id: id }) => id);
  const ledgers = [...new Set([...rowsOf.keys(), ...envelopesOf.keys()])].map(
    (id) => [id, { ...partyOf(rowsOf.get(id) ?? []), envelopes: (envelopesOf.get(id) ?? []).map(envelopeOf) }] as const,
  );
  return new Map(ledgers.filter(([, { entries, envelopes: own }]) => entries.length > 0 || own.length > 0));
}

const envelopeOf = (row: EnvelopeRow): LedgerEnvelope => stripped(LedgerEnvelope, { ...row, at: row.at.toISOString() });

/** Of who came in once, and was given one souvenir, there is nothing to tell. */
function partyOf(rows: readonly LedgerRow[]): Pick<GuestLedger, 'entries' | 'settlements'> {
  const party = toldIn(rows);
  return party.entries.length > 1 ? party : { entries: [], settlements: [] };
}

function toldIn(rows: readonly LedgerRow[]): Pick<GuestLedger, 'entries' | 'settlements'> {
  const read = rows.map((row) => ({
    ...row,
    at: row.corrected_at.toISOString(),
    ...loggedPayload(row.payload),
  }));
  const entries = read.filter(
    ({ type, isCounted, souvenir }) => isCounted && (type === 'GIFT' ? souvenir : type !== 'SETTLE'),
  );
  return {
    entries: entries.map((row) => LedgerEntry.parse(row)),
    settlements: read.flatMap(({ settles, ...row }) =>
      settles ? [LedgerSettlement.parse({ ...row, ...settles })] : [],
    ),
  };
}
