import { type Attendance, settlementOf } from '@janur/contracts/attendance';
import type { CheckInDraft, GiftDraft, GuestKey, People, Undone, WalkInDraft } from './event-store.ts';
import { ImpossibleOperation, type NewOperation } from './record.ts';

/* What an usher asks for, in the words of an operation. */

export const newCheckIn = ({ guest, people, gift, souvenir, entrusted_gifts, note }: CheckInDraft): NewOperation => ({
  type: 'CHECK_IN',
  guest,
  people: partyOf(people),
  gift: gift === true,
  souvenir: souvenir === true,
  entrusted_gifts: entrusted_gifts ?? [],
  note: textOf(note),
});

export const newMovement = (
  type: 'ADDITIONAL' | 'LEAVE' | 'COME_BACK',
  { guest, people, note }: People,
): NewOperation => ({
  type,
  guest,
  people: partyOf(people),
  note: textOf(note),
});

export function newGift({ guest, gift, souvenir, entrusted_gifts, note }: GiftDraft): NewOperation {
  if (!gift && !souvenir && !entrusted_gifts?.length) throw new ImpossibleOperation('nothing is given');
  return {
    type: 'GIFT',
    guest,
    gift: gift === true,
    souvenir: souvenir === true,
    entrusted_gifts: entrusted_gifts ?? [],
    note: textOf(note),
  };
}

export const newTable = ({
  guest,
  table,
  note,
}: {
  guest: GuestKey;
  table: string | null;
  note?: string;
}): NewOperation => ({
  type: 'TABLE',
  guest,
  table: textOf(table),
  note: textOf(note),
});

export function newWalkIn(opId: string, walkIn: WalkInDraft): NewOperation {
  const name = walkIn.name.trim();
  if (name === '') throw new ImpossibleOperation('a walk-in needs a name');
  return {
    type: 'ADHOC',
    guest: opId,
    guest_name: name,
    people: partyOf(walkIn.total_guests),
    phone_number: textOf(walkIn.phone_number),
    table: textOf(walkIn.table),
    gift: walkIn.gift === true,
    souvenir: walkIn.souvenir === true,
    entrusted_gifts: walkIn.entrusted_gifts ?? [],
    note: textOf(walkIn.note),
  };
}

/** What a person says of all that is known of a guest. */
export function newSettlement(
  { guest, as_one }: { readonly guest: GuestKey; readonly as_one: boolean | null },
  { log }: Attendance,
): NewOperation {
  const settles = settlementOf(log, as_one);
  if (settles.op_ids.length === 0) throw new ImpossibleOperation(`of ${guest} there is nothing to settle`);
  return { type: 'SETTLE', guest, settles };
}

/** Of one operation of this device the guest is found with it. */
export const newUndo = (what: Undone): NewOperation =>
  'op_id' in what
    ? { type: 'UNDO', guest: what.guest ?? '', undone_op_id: what.op_id }
    : { type: 'UNDO', guest: what.guest, undone_op_id: null };

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

function partyOf(people: number): number {
  if (!Number.isInteger(people) || people < 1 || people > 1000)
    throw new ImpossibleOperation(`a party of ${people} is none`);
  return people;
}
