import type { Refusal } from '@janur/contracts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import type { Operation } from '../operations/operation.ts';
import type { NewGift } from '../operations/operation-queries.ts';
import type { GuestAtEvent } from '../queries.ts';

/** What an usher records of who arrived. */
export interface Arrival {
  readonly people: number;
  readonly gift?: boolean | undefined;
  readonly souvenir?: boolean | undefined;
  readonly entrustedGifts?: readonly { giver_name: string; amount?: number | null | undefined }[] | undefined;
}

/** Who acts, and for which client. */
export interface Usher {
  readonly id: number;
  readonly name: string;
  readonly clientId: number;
}

/** One arrival as an usher said it. */
export interface SaidArrival {
  readonly code: string;
  readonly operation: Operation;
  readonly arrival: Arrival;
  readonly usher: Usher;
}

/** What comes of it, before anything of it is written. */
export type Judgement = { readonly said: SaidArrival } & (
  | { readonly verdict: 'APPLIED'; readonly guest: ArrivingGuest; readonly people: number; readonly isNew?: true }
  | { readonly verdict: 'DUPLICATE'; readonly guest: ArrivingGuest }
  | { readonly verdict: 'REFUSED'; readonly guest: ArrivingGuest; readonly refusal: Refusal }
);

/** A guest as the door finds the guest. */
export type HeldGuest = GuestAtEvent & { readonly has_gifts: 0 | 1 };

/** With which device made the check-in that counts so far, where that may decide. */
export type ArrivingGuest = HeldGuest & {
  readonly first_device_id?: string | null;
  readonly first_seq?: number | null;
};

/**
 * Whether a device that was offline was there before the one whose check-in counts so far. In the same moment the device and
 * its number decide, so that it never depends on who could tell of it first.
 */
export function isEarlier(operation: Operation, guest: ArrivingGuest): boolean {
  const { corrected_at: at, device_id: device, seq, isDeviceTimed } = operation;
  const { checked_in_at: first, first_device_id: firstDevice = null, first_seq: firstSeq } = guest;
  if (!isDeviceTimed || first === null) return false;
  if (at.getTime() !== first.getTime()) return at < first;
  if (device === null || firstDevice === null) return false;
  return device === firstDevice ? (seq ?? 0) < (firstSeq ?? 0) : device < firstDevice;
}

/** What was handed over at a second check-in counts where the device could not know of the first: no envelope is lost. */
export const bringsAlong = ({ operation, arrival }: SaidArrival): boolean =>
  operation.isDeviceTimed &&
  (arrival.gift === true || arrival.souvenir === true || Boolean(arrival.entrustedGifts?.length));

/** What an arrival changes of the guest at the event; undefined when nothing. */
export function changesBy(judgement: Judgement): ArrivalChanges | undefined {
  const { said, guest, verdict } = judgement;
  const { arrival, operation, usher } = said;
  if (verdict === 'REFUSED' || (verdict === 'DUPLICATE' && !bringsAlong(said))) return undefined;
  const changes = {
    id: guest.id,
    total_guests_attended: verdict === 'APPLIED' ? judgement.people : guest.total_guests_attended,
    is_received_gift: Boolean(guest.is_received_gift) || arrival.gift === true,
    is_received_souvenir: Boolean(guest.is_received_souvenir) || arrival.souvenir === true,
  };
  if (verdict === 'DUPLICATE' || operation.type === 'ADDITIONAL') return changes;
  return {
    ...changes,
    is_checked_in: true,
    check_in_op_id: operation.op_id,
    checked_in_at: operation.corrected_at,
    checked_in_by: usher.id,
    checked_in_gate: operation.gate,
  };
}

/** The guest at the event as it stands after that. */
export function guestAfter({ usher }: SaidArrival, guest: GuestAtEvent, changes: ArrivalChanges): GuestAtEvent {
  const { checked_in_by: by, ...shown } = changes;
  return { ...guest, ...shown, ...(by !== undefined && { checked_in_by_name: usher.name }) };
}

export type ArrivalChanges = Pick<
  GuestEventRow,
  'id' | 'total_guests_attended' | 'is_received_gift' | 'is_received_souvenir'
> &
  Partial<
    Pick<GuestEventRow, 'is_checked_in' | 'check_in_op_id' | 'checked_in_at' | 'checked_in_by' | 'checked_in_gate'>
  >;

export const giftRows = ({ operation, guest, gifts = [] }: GiftsGiven): NewGift[] =>
  gifts.map(({ giver_name, amount }, ordinal) => ({
    client_id: guest.client_id,
    event_id: guest.event_id,
    guest_event_id: guest.id,
    op_id: operation.op_id,
    ordinal,
    giver_name,
    amount: amount ?? null,
  }));
export interface GiftsGiven {
  readonly operation: Operation;
  readonly guest: Pick<GuestAtEvent, 'id' | 'client_id' | 'event_id'>;
  readonly gifts: Arrival['entrustedGifts'];
}
