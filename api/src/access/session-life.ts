import type { Role } from '@janur/contracts';

const HOUR_MS = 3_600_000;

/**
 * How long an usher's session lasts. Prepared at the rehearsal, it must not end while guests are coming in; a tablet that
 * was left in the hall must not be open for ever.
 */
export const USHER_SESSION = {
  /** From the last use. */
  hours: 24,
  /** From the log-in, whatever the use. */
  mostHours: 7 * 24,
  /** After the end of the couple's last event: what was recorded offline is sent, and questions are settled. */
  afterEventsHours: 48,
} as const;

/** When a session that begins now ends if nobody uses it; never after its token. */
export const firstEndOf = (role: Role, tokenEnd: Date, now = Date.now()): Date =>
  role === 'USHER' ? new Date(now + USHER_SESSION.hours * HOUR_MS) : tokenEnd;

export interface SlidingSession {
  readonly role: Role;
  readonly expiresAt: Date;
}

/** Whether a use now is to move the end: once less than half is left, so that few uses write. */
export const isSliding = ({ role, expiresAt }: SlidingSession, now = Date.now()): boolean =>
  role === 'USHER' && expiresAt.getTime() - now < (USHER_SESSION.hours * HOUR_MS) / 2;

/**
 * The end that a use moves a session to. It never comes nearer: who logs in after the feast to settle what is open has the
 * first day.
 */
export function slidEnd(
  { expiresAt, createdAt, lastEventEnd }: { expiresAt: Date; createdAt: Date; lastEventEnd: Date | null },
  now = Date.now(),
): Date {
  const most = createdAt.getTime() + USHER_SESSION.mostHours * HOUR_MS;
  const afterEvents = lastEventEnd ? lastEventEnd.getTime() + USHER_SESSION.afterEventsHours * HOUR_MS : most;
  const end = Math.min(now + USHER_SESSION.hours * HOUR_MS, most, afterEvents);
  return new Date(Math.max(end, expiresAt.getTime()));
}
