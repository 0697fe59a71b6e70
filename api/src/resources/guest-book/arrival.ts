import type { Refusal } from '@janur/contracts';
import type { GuestEventRow } from '../../db/rows/guests.ts';
import type { Operation } from './operation.ts';
import type { NewGift } from './operation-queries.ts';
import type { GuestAtEvent } from './queries.ts';

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
  | { readonly verdict: 'APPLIED'; readonly guest: GuestAtEvent; readonly people: number; readonly isNew?: true }
  | { readonly verdict: 'DUPLICATE'; readonly guest: GuestAtEvent }
  | { readonly verdict: 'REFUSED'; readonly guest: GuestAtEvent; readonly refusal: Refusal }
);

/** Whether a device that was offline was there before the one whose check-in counts so far. */
export function isEarlier(operation: Operation, { checked_in_at: first }: GuestAtEvent): boolean {
  return operation.isDeviceTimed && first !== null && operation.corrected_at < first;
}

/** What an arrival that makes `people` in all changes of the guest at the event. */
export function changesBy(
  { arrival, operation, usher }: SaidArrival,
  { guest, people }: { guest: GuestAtEvent; people: number },
): ArrivalChanges {
  const changes = {
    id: guest.id,
    total_guests_attended: people,
    is_received_gift: Boolean(guest.is_received_gift) || arrival.gift === true,
    is_received_souvenir: Boolean(guest.is_received_souvenir) || arrival.souvenir === true,
  };
  if (operation.type === 'ADDITIONAL') return changes;
  return {
    ...changes,
    is_checked_in: true,
    check_in_op_id: operation.op_id,
    checked_in_at: operation.corrected_at,
    checked_in_by: usher.id,
  };
}

/** The guest at the event as it stands after that. */
export function guestAfter(
  { operation, usher }: SaidArrival,
  guest: GuestAtEvent,
  changes: ArrivalChanges,
): GuestAtEvent {
  const { checked_in_by: _, ...shown } = changes;
  return { ...guest, ...shown, ...(operation.type !== 'ADDITIONAL' && { checked_in_by_name: usher.name }) };
}

export type ArrivalChanges = Pick<
  GuestEventRow,
  'id' | 'total_guests_attended' | 'is_received_gift' | 'is_received_souvenir'
> &
  Partial<Pick<GuestEventRow, 'is_checked_in' | 'check_in_op_id' | 'checked_in_at' | 'checked_in_by'>>;

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
