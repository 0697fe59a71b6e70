import { type Attendance, linesOf, lookedAt, settlingIn, souvenirsIn } from '@janur/contracts/attendance';
import type { LedgerEntry, LedgerSettlement } from '@janur/contracts';
import type { GatePart, GuestView, PartyView } from './event-store.ts';
import { instantOf, type JournalEntry } from './attendance-state.ts';
import type { GuestRow } from './records.ts';

interface Known {
  readonly row: GuestRow | undefined;
  readonly entries: readonly JournalEntry[];
}

/** How many the hosts expect at most: whoever was invited may come, whatever was answered. */
export const expectedOf = ({ total_guests, allowed }: Pick<GuestView, 'total_guests' | 'allowed'>): number =>
  Math.max(total_guests, allowed);

/** A guest as several gates saw the party; null where there was one. */
export function partyOf({ log, attended }: Attendance, expected: number, known: Known): PartyView | null {
  // of nearly all guests: no more than one operation
  if (log.length < 2) return null;
  const lines = linesOf(log);
  const souvenirs = souvenirsIn(log);
  if (lines.length < 2 && souvenirs.length < 2) return null;
  const looked = lookedAt(log);
  const parts = partsOf(known);
  const partOf = (id: string) => parts.get(id) ?? { op_id: id, at: '', gate: null, usher: null, where: 'elsewhere' };
  const isUnseen = (ids: readonly string[]) => ids.some((id) => !looked.has(id));
  const said = settlingIn(log);
  return {
    gates: lines.map(({ head, people }) => ({ ...partOf(head.op_id), people })),
    souvenirs: souvenirs.map(({ op_id }) => partOf(op_id)),
    is_too_large: lines.length > 1 && attended > expected && isUnseen(lines.flatMap(({ op_ids }) => op_ids)),
    has_extra_souvenirs: souvenirs.length > 1 && isUnseen(souvenirs.map(({ op_id }) => op_id)),
    said: said ? { ...partOf(said.op_id), as_one: said.settles?.as_one === true } : null,
  };
}

/** When, where and by whom, of what the server told, of what was done here and of what other devices told. */
function partsOf({ row, entries }: Known): ReadonlyMap<string, GatePart> {
  const told = [...(row?.ledger?.entries ?? []), ...(row?.ledger?.settlements ?? [])].map(toldPart);
  const own = entries.map(({ operation, isOwn }): GatePart => {
    const { op_id, gate, usher } = operation;
    return { op_id, at: instantOf(operation), gate, usher, where: isOwn ? 'here' : 'elsewhere' };
  });
  const at = new Map(told.map((part) => [part.op_id, part.at]));
  return new Map(
    [...told, ...own.map((part) => ({ ...part, at: at.get(part.op_id) ?? part.at }))].map((part) => [part.op_id, part]),
  );
}

const toldPart = ({ op_id, at, gate, usher }: LedgerEntry | LedgerSettlement): GatePart => ({
  op_id,
  at,
  gate,
  usher,
  where: 'elsewhere',
});
