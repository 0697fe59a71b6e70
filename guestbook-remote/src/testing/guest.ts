import type { GuestBookEvent, GuestBookGuest, GuestBookSummary, ScanResult } from '@janur/contracts';

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
    is_checked_in: false,
    checked_in_at: null,
    checked_in_by: null,
    is_received_gift: false,
    is_received_souvenir: false,
    entrusted_gifts: [],
    ...changes,
  };
}

export const anArrivedGuest = (changes: Partial<GuestBookGuest> = {}): GuestBookGuest =>
  aGuest({
    is_checked_in: true,
    checked_in_at: '2026-06-20T12:31:00.000Z',
    checked_in_by: 'Dina',
    total_guests_attended: 2,
    ...changes,
  });

export const aScan = (guest: GuestBookGuest = aGuest()): ScanResult => ({
  event_id: 7,
  event_title: 'Resepsi',
  guest_code: guest.guest_code,
  is_scanned: true,
  is_received_gift: guest.is_received_gift,
  is_received_souvenir: guest.is_received_souvenir,
  guest,
});

export function anEvent(changes: Partial<GuestBookEvent> = {}): GuestBookEvent & { summary: GuestBookSummary } {
  return {
    id: 7,
    title: 'Resepsi',
    event_date: '2026-06-20T11:00:00.000Z',
    timezone: 'Asia/Jakarta',
    location: 'Gedung Ambarrukmo, Yogyakarta',
    guest_book_image_url: null,
    guest_book_logo_url: null,
    check_in_config: { check_in_variant: 'CONFIRM', print_variant: 'NONE' },
    summary: {
      event_title: 'Resepsi',
      total_invitations_confirmed: 160,
      total_checked_in: 74,
      total_pax_confirmed: 412,
      total_pax_attended: 184,
      total_received_gift: 51,
      total_received_souvenir: 68,
    },
    ...changes,
  };
}
