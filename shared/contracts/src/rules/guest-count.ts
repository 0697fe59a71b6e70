/** spec §5, §9: a guest count from the link is capped at 10. */
export const MAX_GUESTS_FROM_LINK = 10;
/** spec §5, §9: guest count options run from 1 to the field's limitValue, 2 by default. */
export const DEFAULT_GUEST_LIMIT = 2;
/** decisions §6: an unknown person may announce at most 10. */
export const MAX_GUESTS_UNKNOWN = 10;

/** The guest count that a link carries, or undefined when it carries none that makes sense. */
export function guestCountFromLink(raw: string | null | undefined): number | undefined {
  const count = Number(raw);
  if (!Number.isInteger(count) || count < 1) return undefined;
  return Math.min(count, MAX_GUESTS_FROM_LINK);
}

/** spec §5: a default guest count is honoured only when 1 or 2. */
export function defaultGuestTotal(configured: number | null | undefined): 1 | 2 | undefined {
  return configured === 1 || configured === 2 ? configured : undefined;
}

/**
 * How many people a guest may announce. spec §5: the options run from 1 to the field's `limitValue`, which nobody exceeds; the
 * guest list, or for who is not on it the link, may only leave less of it. Where the field names none, these say it, or 2.
 * The server does not see the link and judges by the most that one may carry.
 */
export function guestLimit(guest: {
  invited?: number | undefined;
  fromLink?: number | undefined;
  fieldLimit?: number | null | undefined;
}): number {
  const fieldLimit = guest.fieldLimit ?? undefined;
  const seats = guest.invited ?? Math.min(guest.fromLink ?? fieldLimit ?? DEFAULT_GUEST_LIMIT, MAX_GUESTS_UNKNOWN);
  return Math.min(seats, fieldLimit ?? seats);
}
