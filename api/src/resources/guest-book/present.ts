import type {
  DataInputOf,
  getEventDetail,
  GuestBookEvent,
  GuestBookGuest,
  GuestBookSummary,
  RightEvent,
} from '@janur/contracts';
import { GuestBookEvent as GuestBookEventSchema, GuestBookGuest as GuestBookGuestSchema } from '@janur/contracts';
import type { Counts } from '../event-counters/counts.ts';
import type { GiftRow, GuestAtEvent, GuestBookEventRow } from './queries.ts';
import type { RightEventRow } from './refusal-queries.ts';

export function presentEvent(event: GuestBookEventRow): GuestBookEvent {
  const { check_in_variant, print_variant, start_datetime } = event;
  return GuestBookEventSchema.parse({
    ...event,
    title: titleOf(event),
    event_date: start_datetime?.toISOString() ?? null,
    check_in_config: { check_in_variant, print_variant },
  });
}

export const titleOf = ({ title, type }: Pick<GuestBookEventRow, 'title' | 'type'>): string => title ?? type ?? '';

export const presentRightEvent = (event: RightEventRow): RightEvent => ({
  id: event.id,
  title: titleOf(event),
  event_date: event.start_datetime?.toISOString() ?? null,
  timezone: event.timezone,
  location: event.location,
});

export function presentEventDetail(event: GuestBookEventRow, counts: Counts): DataInputOf<typeof getEventDetail> {
  return { ...presentEvent(event), summary: presentSummary(event, counts) };
}

/** spec §3, guest-book summary. */
function presentSummary(event: GuestBookEventRow, counts: Counts): GuestBookSummary {
  return {
    event_title: titleOf(event),
    total_invitations_confirmed: counts.total_confirmed,
    total_checked_in: counts.total_checked_in,
    total_pax_confirmed: counts.total_pax_confirmed,
    total_pax_attended: counts.total_pax_attended,
    total_received_gift: counts.total_received_gift,
    total_received_souvenir: counts.total_received_souvenir,
  };
}

/** spec §3, guest of a guest-book. The QR code on an invitation says the guest's code. */
export function presentGuest(guest: GuestAtEvent, gifts: readonly GiftRow[]): GuestBookGuest {
  return GuestBookGuestSchema.parse({
    ...guest,
    id: guest.guest_id,
    guest_event_id: guest.id,
    guest_code: guest.code,
    qr_code: guest.code,
    detail: detailOf(guest.details),
    is_checked_in: Boolean(guest.is_checked_in),
    checked_in_at: guest.checked_in_at?.toISOString() ?? null,
    checked_in_by: guest.checked_in_by_name,
    is_received_gift: Boolean(guest.is_received_gift),
    is_received_souvenir: Boolean(guest.is_received_souvenir),
    entrusted_gifts: gifts.filter((gift) => gift.guest_event_id === guest.id),
  });
}

/** What the hosts noted of a guest, as one line. */
function detailOf(details: unknown): string | null {
  if (typeof details === 'string') return details;
  if (typeof details !== 'object' || details === null) return null;
  return (
    Object.values(details)
      .filter((value) => typeof value === 'string' && value !== '')
      .join(', ') || null
  );
}
