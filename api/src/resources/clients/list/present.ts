import type { ClientAccount, DataOf, getClientsOverview } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { ClientStatus, ListedClient, SlugOfClient } from './queries.ts';

const DAY_MS = 86_400_000;
export const WEEKS_AHEAD = 52;

export function presentClient(client: ListedClient, slugs: readonly SlugOfClient[]): ClientAccount {
  return {
    id: client.id,
    client_name: client.client_name,
    user_name: client.user_name ?? '',
    password: '********',
    event_date: client.event_date?.toISOString() ?? null,
    slugs: slugs.map((option) => ({
      slug: option.slug,
      countdown_date: option.count_down_date?.toISOString() ?? null,
      template: canonicalTemplateId(option.template),
      is_locked: option.is_locked === 1,
      is_hidden: option.is_hidden === 1,
    })),
  };
}

/** The Monday, UTC, on or before a time. */
export function mondayOf(time: Date): Date {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  const daysSinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

export function presentOverview({
  byStatus,
  eventDays,
  firstWeek,
}: {
  byStatus: ReadonlyMap<ClientStatus, number>;
  eventDays: readonly { day: Date; events: number }[];
  firstWeek: Date;
}): DataOf<typeof getClientsOverview> {
  const count = (status: ClientStatus) => byStatus.get(status) ?? 0;
  const total = [...byStatus.values()].reduce((sum, clients) => sum + clients, 0);
  const eventsOfWeek = new Map<string, number>();
  for (const { day, events } of eventDays) {
    const week = dateOf(mondayOf(day));
    eventsOfWeek.set(week, (eventsOfWeek.get(week) ?? 0) + events);
  }
  return {
    total,
    upcoming: total - count('PAST'),
    by_status: { LIVE: count('LIVE'), LOCKED: count('LOCKED'), HIDDEN: count('HIDDEN'), PAST: count('PAST') },
    weeks: Array.from({ length: WEEKS_AHEAD }, (_, index) => {
      const week = dateOf(weeksAfter(firstWeek, index));
      return { week, events: eventsOfWeek.get(week) ?? 0 };
    }),
  };
}

export const weeksAfter = (monday: Date, weeks: number): Date => new Date(monday.getTime() + weeks * 7 * DAY_MS);

const dateOf = (time: Date): string => time.toISOString().slice(0, 10);
