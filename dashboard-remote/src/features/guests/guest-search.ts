import {
  type ConfirmationStatus,
  GUEST_TAGS,
  type GuestTag,
  type listRsvpGuests,
  type RequestOf,
} from '@janur/contracts';
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
  tag: GuestTag | undefined;
  /** Whether the invitation was sent. */
  sent: 'yes' | 'no' | undefined;
  table: 'no' | undefined;
  /** Who had answered before an event was added, and was not asked about it. */
  unasked: 'yes' | undefined;
  /** Who came to the event. */
  arrived: 'yes' | undefined;
  /** Those who came without an invitation, in the place of those invited. */
  walkIns: 'yes' | undefined;
  /** The code of the guest whose sheet is open. */
  guest: string | undefined;
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
    tag: oneOf('tag', GUEST_TAGS, undefined, lowerCase),
    sent: oneOf('sent', ['yes', 'no'], undefined),
    table: oneOf('table', ['no'], undefined),
    unasked: oneOf('unasked', ['yes'], undefined),
    arrived: oneOf('arrived', ['yes'], undefined),
    walkIns: oneOf('walk-ins', ['yes'], undefined),
    guest: text('guest', 32),
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
  ['columns', 'guest'],
);

export const isNarrowed = ({ search, ...narrowed }: GuestSearch): boolean =>
  search !== '' || NARROWING.some((name) => narrowed[name] !== undefined);
const NARROWING = ['status', 'group', 'tag', 'slug', 'sent', 'table', 'unasked', 'arrived', 'walkIns'] as const;

/** Everything that narrows the list, as the API is asked: of all acts on the whole list too. */
export function filterFromSearch(search: GuestSearch) {
  const { search: query, event, slug, status, group, tag, sent, table, unasked, arrived, walkIns } = search;
  return {
    is_walk_in: walkIns === 'yes',
    ...(query && { search_query: query }),
    ...(event !== undefined && { event_id: event }),
    ...(slug && { slugs: [slug] }),
    ...(status && { status }),
    ...(group && { guest_group: group }),
    ...(tag && { tag }),
    ...(sent && { message: { kind: 'INVITATION' as const, is_sent: sent === 'yes' } }),
    ...(table && { has_table: false }),
    ...(unasked && { is_unasked: true as const }),
    ...(arrived && { has_arrived: true }),
  };
}

export function bodyFromSearch({ sort, page, limit, ...narrowed }: GuestSearch): Body {
  const [order_by, direction] = sort.split('.') as [Order, 'asc' | 'desc']; // a GuestSort is exactly these two
  return {
    page,
    limit,
    order_by,
    order_type: direction === 'asc' ? 'ASC' : 'DESC',
    ...filterFromSearch({ ...narrowed, sort, page, limit }),
  };
}
