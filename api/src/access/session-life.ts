import type { Role } from '@janur/contracts';

const HOUR_MS = 3_600_000;

/**
 * How long an usher's session lasts. Prepared days before, it must not end while guests are coming in; a tablet that was
 * left in the hall must not be open for ever.
 */
export const USHER_SESSION = {
  /** From the log-in; from each use, while the couple has no event with a date. */
  hours: 24,
  /** From the log-in, whatever comes. */
  mostHours: 7 * 24,
  /** After the end of the couple's last event: what was recorded offline is sent, and questions are settled. */
  afterEventsHours: 48,
} as const;

/** When an usher's session that begins now ends: the feast ahead of it is in it, and after the feast there is a day. */
export const firstEndOf = (lastEventEnd: Date | null, now = Date.now()): Date =>
  slidEnd({ createdAt: new Date(now), expiresAt: new Date(now + USHER_SESSION.hours * HOUR_MS), lastEventEnd }, now);

export interface SlidingSession {
  readonly role: Role;
  readonly expiresAt: Date;
}

/** Whether a use now is to move the end: in its last hours, so that few uses write. */
export const isSliding = ({ role, expiresAt }: SlidingSession, now = Date.now()): boolean =>
  role === 'USHER' && expiresAt.getTime() - now < (USHER_SESSION.hours * HOUR_MS) / 2;

/** The end that a use moves a session to; it never comes nearer. `lastEventEnd` is null while no event of the couple's has a date. */
export function slidEnd(
  { expiresAt, createdAt, lastEventEnd }: { expiresAt: Date; createdAt: Date; lastEventEnd: Date | null },
  now = Date.now(),
): Date {
  const most = createdAt.getTime() + USHER_SESSION.mostHours * HOUR_MS;
  const wanted = lastEventEnd
    ? lastEventEnd.getTime() + USHER_SESSION.afterEventsHours * HOUR_MS
    : now + USHER_SESSION.hours * HOUR_MS;
  return new Date(Math.max(Math.min(wanted, most), expiresAt.getTime()));
}
