import type { getHeadcount, Headcount, RequestOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';

/** Below it stand the numbers of all slugs and of each; whoever changes a guest makes them ask anew. */
export const HEADCOUNT_KEY = [routes.getHeadcount.path];
export type EventCount = Headcount['events'][number];

type Query = NonNullable<RequestOf<typeof getHeadcount>['query']>;
/** Undefined is all of them. */
type Counted = { readonly [Name in keyof Query]: Query[Name] | undefined };

/** Every number of the guests, from one query: of all, or of a slug, a group and a tag. */
export const useHeadcount = ({ slug, guest_group, tag }: Counted = {}) =>
  useQuery({
    ...queryOf(api, routes.getHeadcount, {
      query: {
        ...(slug !== undefined && { slug }),
        ...(guest_group !== undefined && { guest_group }),
        ...(tag !== undefined && { tag }),
      },
    }),
    select: ({ data }) => data,
  });
