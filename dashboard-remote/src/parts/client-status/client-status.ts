import type { ClientAccount, listClients, RequestOf } from '@janur/contracts';

export type ClientStatus = NonNullable<RequestOf<typeof listClients>['query']['status']>;

const DAY_MS = 86_400_000;

/**
 * One status a client, by the rule that the list's filter counts with: PAST a day after the event begins, else LIVE when
 * an address opens to everybody, LOCKED when all that open ask for a code, HIDDEN when none opens.
 */
export function statusOf({ event_date, slugs }: Pick<ClientAccount, 'event_date' | 'slugs'>, now: Date): ClientStatus {
  if (event_date && Date.parse(event_date) < now.getTime() - DAY_MS) return 'PAST';
  const shown = slugs.filter(({ is_hidden }) => !is_hidden);
  if (shown.length === 0) return 'HIDDEN';
  return shown.every(({ is_locked }) => is_locked) ? 'LOCKED' : 'LIVE';
}
