import type { Attendance } from '@janur/contracts/attendance';
import { instantOf, isOverlaid, type JournalEntry } from './attendance-state.ts';
import type { EnvelopeView } from './event-store.ts';
import type { GuestRow } from './records.ts';

const NONE: readonly EnvelopeView[] = [];

/** Envelopes of a guest: those that the server tells of, and those of this device and of others that it does not know yet. */
export function envelopesOf(
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
  { log }: Attendance,
): readonly EnvelopeView[] {
  const own = entries.filter(
    (entry) =>
      entry.operation.entrusted_gifts.length > 0 &&
      entry.result?.verdict !== 'REFUSED' &&
      (entry.isOwn || isOverlaid(entry)),
  );
  const told = row?.ledger?.envelopes ?? [];
  if (told.length === 0 && own.length === 0) return NONE;
  const taken = new Set(log.flatMap(({ op_id, isUndone }) => (isUndone ? [op_id] : [])));
  const mine = new Set(own.flatMap(({ operation, isOwn }) => (isOwn ? [operation.op_id] : [])));
  const listed = told.map((envelope): EnvelopeView => {
    const { op_id, at, gate, usher, giver_name, amount } = envelope;
    return { op_id, at, gate, usher, giver_name, amount, where: mine.has(op_id) ? 'here' : 'elsewhere' };
  });
  const known = new Set(told.map(({ op_id }) => op_id));
  // once the server tells of the guest's envelopes, what it does not tell of was taken back
  const isNews = (entry: JournalEntry) => isOverlaid(entry) || told.length === 0;
  const added = own
    .filter((entry) => !known.has(entry.operation.op_id) && isNews(entry))
    .flatMap(({ operation, isOwn }) =>
      operation.entrusted_gifts.map(({ giver_name, amount }): EnvelopeView => {
        const { op_id, gate, usher } = operation;
        const where = isOwn ? 'here' : 'elsewhere';
        return { op_id, at: instantOf(operation), gate, usher, giver_name, amount: amount ?? null, where };
      }),
    );
  return [...listed, ...added].filter(({ op_id }) => !taken.has(op_id));
}
