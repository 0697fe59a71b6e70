import type { UsherAccount } from '@janur/contracts';
import type { UsherRow } from './queries.ts';

export function presentUsher(
  { is_active, password_expires_at, last_login_at, ...usher }: UsherRow,
  now = Date.now(),
): UsherAccount {
  return {
    ...usher,
    is_active: Boolean(is_active),
    password_state: stateOf(password_expires_at, now),
    password_expires_at: password_expires_at?.toISOString() ?? null,
    last_login_at: last_login_at?.toISOString() ?? null,
  };
}

/** The first log-in takes the end away; an end in the past is one that nobody came before. */
function stateOf(end: Date | null, now: number): UsherAccount['password_state'] {
  if (end === null) return 'SET';
  return end.getTime() <= now ? 'RUN_OUT' : 'WAITING';
}
