import type { Headcount } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';

/** Below it stand the numbers of all slugs and of each; whoever changes a guest makes them ask anew. */
export const HEADCOUNT_KEY = [routes.getHeadcount.path];
export type EventCount = Headcount['events'][number];

/** Every number of the guests, from one query. */
export const useHeadcount = (slug?: string) =>
  useQuery({
    ...queryOf(api, routes.getHeadcount, { query: slug === undefined ? {} : { slug } }),
    select: ({ data }) => data,
  });
