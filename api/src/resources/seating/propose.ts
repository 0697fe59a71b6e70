import type { BodyOf, DataOf, proposeSeating } from '@janur/contracts';
import { assignApart } from './assign/assign-apart.ts';
import { explainSeats } from './assign/explain.ts';
import { caseOf, type Hall, isFixed } from './hall.ts';
import type { PartyRow } from './queries.ts';

/** Who might sit where, and why. Nothing is written. */
export async function propose(
  hall: Hall,
  { mode, with_pending: withPending, who }: BodyOf<typeof proposeSeating> & { who: string },
): Promise<DataOf<typeof proposeSeating>> {
  const keepsSeats = mode === 'FEWEST_MOVES';
  const isAsked = (party: PartyRow) => party.confirmation_status !== 'PENDING' || withPending || isFixed(party);
  // a chair that was given to somebody who has not answered stays theirs, and nobody else's
  const isHeld = (party: PartyRow) => isFixed(party) || !isAsked(party);
  const all = caseOf(hall, { keepsSeats, isHeld });
  const tableAt = new Map(hall.tables.map(({ id, name }) => [id, name]));
  const rowOf = new Map(hall.parties.map((party) => [party.guest_event_id, party]));
  const meant = all.parties.filter(({ id, now }) => {
    const row = rowOf.get(id);
    if (!row) return false;
    // a table that is not drawn is full or empty, nobody knows: who sits there stays unless all is made anew
    const sitsElsewhere = now === null && Boolean(row.table_number);
    return now !== null || (isAsked(row) && !isFixedElsewhere(row, sitsElsewhere, keepsSeats));
  });
  const seating = { ...all, parties: meant };
  const seats = await assignApart(who, seating);
  const reasons = explainSeats(seating, seats);
  const proposed = meant.map(({ id, people }) => {
    const at = seats.get(id) ?? null;
    const from = rowOf.get(id)?.table_number || null;
    const to = at === null ? null : (tableAt.get(at) ?? null);
    return { guest_event_id: id, people, from, to, reasons: reasons.get(id) ?? [] };
  });
  const peopleOf = (some: typeof proposed) => some.reduce((sum, { people }) => sum + people, 0);
  return {
    seats: proposed.map(({ people: _people, ...seat }) => seat),
    moved: proposed.filter(({ from, to }) => from !== null && to !== null && from !== to).length,
    losing: proposed.filter(({ from, to }) => from !== null && to === null).length,
    seated_people: peopleOf(proposed.filter(({ to }) => to !== null)),
    unseated_people: peopleOf(proposed.filter(({ to }) => to === null)),
  };
}

const isFixedElsewhere = (party: PartyRow, sitsElsewhere: boolean, keepsSeats: boolean): boolean =>
  sitsElsewhere && (keepsSeats || isFixed(party));
