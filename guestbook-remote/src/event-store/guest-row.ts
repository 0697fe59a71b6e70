import type { PackedGuest } from '@janur/contracts';
import type { GuestRow } from './records.ts';

/** PACKED_FLAGS of the contract, whose module would bring zod to every phone; a test holds them together. */
export const FLAGS = { checkedIn: 1, receivedGift: 2, receivedSouvenir: 4, walkIn: 8 } as const;

/** A guest of the pack by name. */
export function rowOf(eventId: number, packed: PackedGuest): GuestRow {
  const [id, code, name, phone, invited, confirmed, status, table, attended, arrivedAt, flags, gate, usher, inside] =
    packed;
  return {
    event_id: eventId,
    id,
    code,
    name,
    phone_last4: phone,
    total_guests: invited,
    total_guests_confirmed: confirmed,
    confirmation_status: status,
    table_number: table,
    attended,
    inside,
    checked_in_at: arrivedAt,
    checked_in_gate: gate,
    checked_in_by: usher,
    is_checked_in: (flags & FLAGS.checkedIn) !== 0,
    is_received_gift: (flags & FLAGS.receivedGift) !== 0,
    is_received_souvenir: (flags & FLAGS.receivedSouvenir) !== 0,
    is_walk_in: (flags & FLAGS.walkIn) !== 0,
  };
}
