import type { Gift, GiftKind } from '@janur/contracts';
import { sumOf } from './sum.ts';
import type { NewGift } from './use-gifts.ts';

/** A gift as it is typed. */
export interface GiftDraft {
  kind: GiftKind;
  giver: string;
  guestCode: string | null;
  number: string;
  /** As it is written; `sumOf` reads it. */
  amount: string;
  thing: string;
  carrier: string;
  receivedBy: string;
  returnNote: string;
  isReturned: boolean;
  isThanked: boolean;
}

export const draftOf = (gift: Gift | undefined): GiftDraft => ({
  kind: gift?.kind ?? 'ENVELOPE',
  giver: gift?.giver_name ?? '',
  guestCode: gift?.guest_code ?? null,
  number: gift?.number ?? '',
  amount: gift?.amount == null ? '' : grouped(gift.amount),
  thing: gift?.thing ?? '',
  carrier: gift?.carrier_name ?? '',
  receivedBy: gift?.received_by ?? '',
  returnNote: gift?.return_note ?? '',
  isReturned: Boolean(gift?.returned_at),
  isThanked: Boolean(gift?.thanked_at),
});

/** Whether anything of a new gift was typed: its kind alone is no loss, and who receives stays from the last one. */
export const hasWords = ({ giver, number, amount, thing, carrier, returnNote }: GiftDraft): boolean =>
  [giver, number, amount, thing, carrier, returnNote].some((text) => text.trim() !== '');

/** As people write it, and `sumOf` reads it again. */
export const grouped = (sum: number): string => sum.toLocaleString('id');

/** What is told of each kind: a parcel has no sum, only what is entrusted has a carrier. */
export function newGiftOf(draft: GiftDraft): NewGift {
  const { kind } = draft;
  return {
    kind,
    giver_name: draft.giver.trim(),
    guest_code: draft.guestCode,
    number: draft.number.trim() || null,
    amount: kind === 'PARCEL' ? null : (sumOf(draft.amount) ?? null),
    thing: kind === 'PARCEL' ? draft.thing.trim() || null : null,
    carrier_name: kind === 'ENTRUSTED' ? draft.carrier.trim() || null : null,
    received_by: draft.receivedBy.trim() || null,
    return_note: draft.returnNote.trim() || null,
    is_returned: draft.returnNote.trim() !== '' && draft.isReturned,
    is_thanked: draft.isThanked,
  };
}

/** A sum that was not shown is written only when one is typed; thanks only when they changed. */
export function changesOf(
  draft: GiftDraft,
  { gift, knowsAmount }: { gift: Gift; knowsAmount: boolean },
): Partial<NewGift> {
  const { amount, is_thanked, ...told } = newGiftOf(draft);
  const isTyped = knowsAmount || draft.amount !== '' || draft.kind === 'PARCEL';
  return {
    ...told,
    ...(isTyped && { amount }),
    ...(is_thanked !== Boolean(gift.thanked_at) && { is_thanked }),
  };
}
