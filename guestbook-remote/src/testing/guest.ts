import type { GuestBookEvent, GuestBookGuest, GuestLedger, PackedGuest } from '@janur/contracts';
import { phoneCheckOf } from '../event-store/hashed-code.ts';
import type { GuestView } from '../event-store/index.ts';

/** A guest as the server's list has it; `packed` makes of it what devices read. */
export function aGuest(changes: Partial<GuestBookGuest> = {}): GuestBookGuest {
  return {
    id: 1,
    guest_event_id: 11,
    guest_code: 'SINTA001',
    name: 'Ibu Ratna Dewi & Keluarga',
    phone_number: '+6281200000001',
    detail: null,
    source: 'INVITED',
    qr_code: 'SINTA001',
    table_number: '12',
    confirmation_status: 'CONFIRMED',
    total_guests: 5,
    total_guests_confirmed: 4,
    total_guests_attended: 0,
    total_guests_inside: 0,
    is_checked_in: false,
    checked_in_at: null,
    checked_in_by: null,
    checked_in_gate: null,
    is_received_gift: false,
    is_received_souvenir: false,
    entrusted_gifts: [],
    ...changes,
  };
}

export const anArrivedGuest = (changes: Partial<ListedGuest> = {}): ListedGuest => ({
  ...aGuest({
    is_checked_in: true,
    checked_in_at: '2026-06-20T12:31:00.000Z',
    checked_in_by: 'Dina',
    checked_in_gate: 'Gerbang A',
    total_guests_attended: 2,
    total_guests_inside: 2,
  }),
  ...changes,
});

/** With the hosts' mark and what each gate did, which the list of the guest-book has not. */
export type ListedGuest = GuestBookGuest & { readonly is_vip?: boolean; ledger?: GuestLedger };

export function packed(guest: ListedGuest): PackedGuest {
  const flags =
    Number(guest.is_checked_in) +
    2 * Number(guest.is_received_gift) +
    4 * Number(guest.is_received_souvenir) +
    8 * Number(guest.source === 'ADHOC') +
    16 * Number(guest.is_vip ?? false);
  return [
    guest.guest_event_id,
    guest.guest_code,
    guest.name,
    guest.phone_number?.slice(-4) ?? null,
    guest.total_guests,
    guest.total_guests_confirmed,
    guest.confirmation_status,
    guest.table_number,
    guest.total_guests_attended,
    guest.checked_in_at,
    flags,
    guest.checked_in_gate,
    guest.checked_in_by,
    guest.total_guests_inside,
    null,
    guest.detail,
    guest.ledger ?? null,
    guest.phone_number === null ? null : (phoneCheckOf(guest.phone_number) ?? null),
  ];
}

/** A guest as the event store gives it to a screen. */
export function aGuestView(changes: Partial<GuestView> = {}): GuestView {
  return {
    key: 'SINTA001',
    guest_code: 'SINTA001',
    name: 'Ibu Ratna Dewi & Keluarga',
    phone_last4: '0001',
    table_number: '12',
    confirmation_status: 'CONFIRMED',
    total_guests: 5,
    total_guests_confirmed: 4,
    allowed: 4,
    total_guests_attended: 0,
    inside: 0,
    is_checked_in: false,
    first: null,
    is_received_gift: false,
    is_received_souvenir: false,
    souvenirs: 0,
    party: null,
    envelopes: [],
    is_walk_in: false,
    is_vip: false,
    note: null,
    is_saved_here: false,
    ...changes,
  };
}

export function anEvent(changes: Partial<GuestBookEvent> = {}): GuestBookEvent {
  return {
    id: 7,
    title: 'Resepsi',
    event_date: '2026-06-20T11:00:00.000Z',
    timezone: 'Asia/Jakarta',
    location: 'Gedung Ambarrukmo, Yogyakarta',
    guest_book_image_url: null,
    guest_book_logo_url: null,
    check_in_config: { check_in_variant: 'CONFIRM', print_variant: 'NONE' },
    ...changes,
  };
}
