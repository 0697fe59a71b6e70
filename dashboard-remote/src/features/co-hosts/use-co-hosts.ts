import type { CoHostWithLink } from '@janur/contracts';
import type { CoHostRole } from '@janur/contracts/co-hosts';
import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';

const query = queryOf(api, routes.listCoHosts, {});

/** How long a list that shows who is in may be old. */
const FRESH_MS = 10_000;

export const useCoHosts = () => useQuery({ ...query, refetchInterval: FRESH_MS, select: ({ data }) => data });

/** After each the list, and what it says of who did what, is read anew. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [query.queryKey, [routes.listHostChanges.path]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

export interface NewCoHost {
  readonly name: string;
  readonly phone: string;
  readonly role: CoHostRole;
}

export function useAddCoHost(onMade: (coHost: CoHostWithLink) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, phone, role }: NewCoHost) => {
      const body = { name: name.trim(), phone_number: phone.trim() || null, co_host_role: role };
      const { data } = await api(routes.addCoHost, { body });
      await refresh();
      return data;
    },
    onSuccess: onMade,
  });
}

export function useRenewLink(onMade: (coHost: CoHostWithLink) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (accountId: number) => {
      const { data } = await api(routes.renewCoHostLink, { params: { accountId } });
      await refresh();
      return data;
    },
    onSuccess: onMade,
  });
}

export function useChangeRole(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, role }: { id: number; role: CoHostRole }) => {
      await api(routes.changeCoHost, { params: { accountId: id }, body: { co_host_role: role } });
      await refresh();
    },
    onSuccess: onDone,
  });
}

export function useEndCoHost(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (accountId: number) => {
      await api(routes.endCoHost, { params: { accountId } });
      await refresh();
    },
    onSuccess: onDone,
  });
}

/** What a co-host opens. Behind the `#`, so that no server and no log ever sees the secret. */
export const joinAddress = (origin: string, token: string): string => `${origin}/dashboard/join#${token}`;
