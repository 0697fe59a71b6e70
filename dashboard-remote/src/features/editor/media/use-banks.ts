import type { Bank } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../data.ts';

const NONE: Bank[] = [];
const banksQuery = queryOf(api, routes.listBanks, {});

/** The banks that all invitations share, and what to do when one of them has changed. */
export function useBanks() {
  const client = useQueryClient();
  const { data } = useQuery(banksQuery);
  return {
    banks: data?.data ?? NONE,
    refresh: () => client.invalidateQueries({ queryKey: banksQuery.queryKey }),
  };
}
