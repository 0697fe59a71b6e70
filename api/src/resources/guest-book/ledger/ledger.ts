import { type GuestLedger, LedgerEntry, LedgerSettlement } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { loggedPayload } from '../operations/queries.ts';
import { type LedgerRow, listLedgerRows, listSplitParties, type OfGuests } from './ledger-queries.ts';

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
  const split = await listSplitParties(db, scope, { event, ids: guests.map(({ id }) => id) });
  const ids = [...split, ...guests.flatMap(({ id, extra_souvenirs: more }) => (more > 0 ? [id] : []))];
  if (ids.length === 0) return new Map();
  const rows = await listLedgerRows(db, scope, { event, ids });
  const ledgers = [...Map.groupBy(rows, ({ guest_event_id: id }) => id)].map(
    ([id, own]) => [id, ledgerOf(own)] as const,
  );
  return new Map(ledgers.filter(([, { entries }]) => entries.length > 1));
}

function ledgerOf(rows: readonly LedgerRow[]): GuestLedger {
  const read = rows.map((row) => {
    const { op_id, type, device_id, gate, usher, corrected_at, people } = row;
    const { souvenir, settles, isCounted } = loggedPayload(row.payload);
    return {
      op_id,
      type,
      device_id,
      gate,
      usher,
      at: corrected_at.toISOString(),
      people,
      souvenir,
      settles,
      isCounted,
    };
  });
  return {
    entries: read.flatMap(({ settles: _, isCounted, ...row }) => {
      const isEntry = isCounted && (row.type === 'GIFT' ? row.souvenir : row.type !== 'SETTLE');
      return isEntry ? [LedgerEntry.parse(row)] : [];
    }),
    settlements: read.flatMap(({ settles, ...row }) =>
      settles ? [LedgerSettlement.parse({ ...row, ...settles })] : [],
    ),
  };
}
