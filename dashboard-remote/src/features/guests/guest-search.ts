import type { ConfirmationStatus, listRsvpGuests, RequestOf } from '@janur/contracts';

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

/** Reads the address bar; what it does not understand counts as not said. */
export function searchFromParams(params: URLSearchParams): GuestSearch {
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    event: whole(params.get('event')),
    slug: params.get('slug') ?? undefined,
    status: STATUSES.find((status) => status.toLowerCase() === params.get('status')),
    group: params.get('group')?.slice(0, 100) || undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
    page: whole(params.get('page')) ?? 1,
    limit: SIZES.find((size) => size === Number(params.get('limit'))) ?? SIZES[0],
    columns: params
      .get('columns')
      ?.split(',')
      .filter((id) => /^[\w.]{1,80}$/.test(id)),
  };
}

function whole(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Writes the address bar; defaults stay unsaid. */
export function paramsFromSearch(search: GuestSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.search) params.set('q', search.search);
  if (search.event !== undefined) params.set('event', String(search.event));
  if (search.slug) params.set('slug', search.slug);
  if (search.status) params.set('status', search.status.toLowerCase());
  if (search.group) params.set('group', search.group);
  if (search.sort !== SORTS[0]) params.set('sort', search.sort);
  if (search.page !== 1) params.set('page', String(search.page));
  if (search.limit !== SIZES[0]) params.set('limit', String(search.limit));
  if (search.columns) params.set('columns', search.columns.join(','));
  return params;
}

/** A changed search starts again on its first page, unless the page or the columns are what changed. */
export function changed(search: GuestSearch, change: Partial<GuestSearch>): GuestSearch {
  const isSameList = Object.keys(change).every((key) => key === 'columns');
  return { ...search, ...(isSameList ? {} : { page: 1 }), ...change };
}

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
