import type { DataOf, getHostedInvitation } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../data.ts';

export type Host = DataOf<typeof getHostedInvitation>;
export type HostEvent = Host['events'][number];

export const hostQuery = queryOf(api, routes.getHostedInvitation, {});

/** The slugs, events and groups of the couple who is logged in. They change rarely: an admin writes them. */
export const useHost = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...hostQuery, staleTime: 5 * 60_000, select: ({ data }) => data, enabled });

/** The event that the address names, else the first one. */
export function useChosenEvent(events: readonly HostEvent[] | undefined): HostEvent | undefined {
  const [params] = useSearchParams();
  const id = Number(params.get('event'));
  return events?.find((event) => event.id === id) ?? events?.[0];
}
