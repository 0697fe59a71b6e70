import type { ConfirmationStatus, listRsvpGuests, RequestOf } from '@janur/contracts';
import { listParams, lowerCase, oneOf, text, urlState, whole } from '../../parts/url-state.ts';

type Body = NonNullable<RequestOf<typeof listRsvpGuests>['body']>;
type Order = NonNullable<Body['order_by']>;
export type GuestSort = `${Order}.${'asc' | 'desc'}`;

export const STATUSES = ['CONFIRMED', 'DECLINED', 'PENDING'] as const satisfies readonly ConfirmationStatus[];
/** Every way to sort, the default first. */
export const SORTS = [
  'name.asc',
  'name.desc',
  'created_at.desc',
  'created_at.asc',
  'total_guests.desc',
  'total_guests.asc',
] as const satisfies readonly GuestSort[];
export const SIZES = [25, 50, 100] as const;
const LIST = listParams(SIZES);

/** What the list shows, as the address bar keeps it. */
export interface GuestSearch {
  search: string;
  event: number | undefined;
  slug: string | undefined;
  status: ConfirmationStatus | undefined;
  group: string | undefined;
  sort: GuestSort;
  page: number;
  limit: number;
  /** The configured columns that are shown, by their id; undefined shows the first few. */
  columns: readonly string[] | undefined;
}

export const guestSearch = urlState<GuestSearch>(
  {
    search: LIST.search,
    event: whole('event', undefined),
    slug: text('slug', 64),
    status: oneOf('status', STATUSES, undefined, lowerCase),
    group: text('group', 100),
    sort: oneOf('sort', SORTS, SORTS[0]),
    page: LIST.page,
    limit: LIST.limit,
    columns: {
      name: 'columns',
      otherwise: undefined,
      read: (said) => said.split(',').filter((id) => /^[\w.]{1,80}$/.test(id)),
      write: (columns) => columns?.join(',') ?? '',
    },
  },
  ['columns'],
);

export const isNarrowed = ({ search, status, group, slug }: GuestSearch): boolean =>
  search !== '' || status !== undefined || group !== undefined || slug !== undefined;

export function bodyFromSearch({ search, event, slug, status, group, sort, page, limit }: GuestSearch): Body {
  const [order_by, direction] = sort.split('.') as [Order, 'asc' | 'desc']; // a GuestSort is exactly these two
  return {
    page,
    limit,
    order_by,
    order_type: direction === 'asc' ? 'ASC' : 'DESC',
    ...(search && { search_query: search }),
    ...(event !== undefined && { event_id: event }),
    ...(slug && { slugs: [slug] }),
    ...(status && { status }),
    ...(group && { guest_group: group }),
  };
}
