import type { listGuestBookGuests, RequestOf } from '@janur/contracts';

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

export function searchFromParams(params: URLSearchParams): AttendanceSearch {
  const whole = (text: string | null) => {
    const number = Number(text);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  };
  return {
    event: whole(params.get('event')),
    shown: SHOWN.find((shown) => shown.toLowerCase() === params.get('shown')) ?? SHOWN[0],
    search: (params.get('q') ?? '').trim().slice(0, 100),
    page: whole(params.get('page')) ?? 1,
    limit: SIZES.find((size) => size === Number(params.get('limit'))) ?? SIZES[0],
  };
}

export function paramsFromSearch({ event, shown, search, page, limit }: AttendanceSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (event !== undefined) params.set('event', String(event));
  if (shown !== SHOWN[0]) params.set('shown', shown.toLowerCase());
  if (search) params.set('q', search);
  if (page !== 1) params.set('page', String(page));
  if (limit !== SIZES[0]) params.set('limit', String(limit));
  return params;
}

/** Another list begins on its first page. */
export const changed = (search: AttendanceSearch, change: Partial<AttendanceSearch>): AttendanceSearch => ({
  ...search,
  page: 1,
  ...change,
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
