import type { Arriving, Giving, GuestKey, People, WalkingIn } from './event-store.ts';
import type { OperationRecord } from './records.ts';

/** What an usher says of an act; the rest of an operation is the device's to say. */
export type NewOperation = Pick<OperationRecord, 'type' | 'guest'> &
  Partial<
    Pick<
      OperationRecord,
      | 'people'
      | 'gift'
      | 'souvenir'
      | 'entrusted_gifts'
      | 'table'
      | 'phone_number'
      | 'note'
      | 'undone_op_id'
      | 'guest_name'
    >
  >;

/** What an usher asked for cannot be: a mistake of the page, not of the evening. */
export class ImpossibleOperation extends Error {
  override readonly name = 'ImpossibleOperation';
}

export const newCheckIn = ({ guest, people, gift, souvenir, entrusted_gifts, note }: Arriving): NewOperation => ({
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

export function newGift({ guest, gift, souvenir, entrusted_gifts, note }: Giving): NewOperation {
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

export function newWalkIn(opId: string, walkIn: WalkingIn): NewOperation {
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

/** Of one operation the guest is found with it. */
export const newUndo = (what: { readonly op_id: string } | { readonly guest: GuestKey }): NewOperation =>
  'op_id' in what
    ? { type: 'UNDO', guest: '', undone_op_id: what.op_id }
    : { type: 'UNDO', guest: what.guest, undone_op_id: null };

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

function partyOf(people: number): number {
  if (!Number.isInteger(people) || people < 1 || people > 1000)
    throw new ImpossibleOperation(`a party of ${people} is none`);
  return people;
}
