import type { getHeadcount, Headcount, RequestOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';

/** Below it stand the numbers of all slugs and of each; whoever changes a guest makes them ask anew. */
export const HEADCOUNT_KEY = [routes.getHeadcount.path];
export type EventCount = Headcount['events'][number];

type Counted = NonNullable<RequestOf<typeof getHeadcount>['query']>;

/** Every number of the guests, from one query: of all, or of a slug, a group and a tag. */
export const useHeadcount = (counted: Counted = {}) =>
  useQuery({
    ...queryOf(api, routes.getHeadcount, { query: counted }),
    select: ({ data }) => data,
  });
