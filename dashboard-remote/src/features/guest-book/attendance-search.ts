import type { listGuestBookGuests, RequestOf } from '@janur/contracts';
import { listParams, lowerCase, oneOf, urlState, whole } from '../../parts/url-state.ts';

type Body = NonNullable<RequestOf<typeof listGuestBookGuests>['body']>;
type Shown = NonNullable<Body['shown']>;

/** Who came first; then what is looked for afterwards. */
export const SHOWN = [
  'ARRIVED',
  'MISSING',
  'GIFT',
  'SOUVENIR',
  'ENTRUSTED',
  'WALK_IN',
] as const satisfies readonly Shown[];
export const SIZES = [25, 50, 100] as const;

/** What the screen shows, as the address bar keeps it. */
export interface AttendanceSearch {
  event: number | undefined;
  shown: Shown;
  search: string;
  page: number;
  limit: number;
}

const LIST = listParams(SIZES);

export const attendanceSearch = urlState<AttendanceSearch>({
  event: whole('event', undefined),
  shown: oneOf('shown', SHOWN, SHOWN[0], lowerCase),
  search: LIST.search,
  page: LIST.page,
  limit: LIST.limit,
});

/** Who came is listed as they came, the last one first; everything else by name. */
export const bodyOf = (eventId: number, { shown, search, page, limit }: AttendanceSearch): Body => ({
  event_ids: [eventId],
  shown,
  page,
  limit,
  ...(search && { search_query: search }),
  ...(shown === 'ARRIVED' && { order_by: 'checked_in_at', order_type: 'DESC' }),
});
