import { type exportGifts, GIFT_KINDS, type listGifts, type RequestOf } from '@janur/contracts';
import { listParams, lowerCase, oneOf, urlState } from '../../parts/url-state.ts';

export const SHOWN = ['all', 'to-thank', 'owed', 'twice'] as const;

/** What the book shows, as the address bar keeps it. Whether sums are seen is nowhere but on the screen. */
export interface GiftSearch {
  search: string;
  shown: (typeof SHOWN)[number];
  kind: (typeof GIFT_KINDS)[number] | undefined;
  page: number;
  limit: number;
}

export const giftSearch = urlState<GiftSearch>({
  ...listParams(),
  shown: oneOf('shown', SHOWN, 'all'),
  kind: oneOf('kind', GIFT_KINDS, undefined, lowerCase),
});

type Body = NonNullable<RequestOf<typeof listGifts>['body']>;

/** The search as the server is asked. */
export const bodyOf = ({ search, shown, kind, page, limit }: GiftSearch, withAmounts: boolean): Body => ({
  search_query: search,
  page,
  limit,
  with_amounts: withAmounts,
  ...(kind && { kind }),
  ...(shown === 'to-thank' && { is_thanked: false }),
  ...(shown === 'owed' && { is_owed: true }),
  ...(shown === 'twice' && { is_perhaps_twice: true }),
});

/** The same for the file, which has all pages. */
export const fileFilterOf = ({
  search,
  shown,
  kind,
}: GiftSearch): Omit<NonNullable<RequestOf<typeof exportGifts>['query']>, 'language'> => ({
  ...(search && { search_query: search }),
  ...(kind && { kind }),
  ...(shown === 'to-thank' && { is_thanked: 'false' }),
  ...(shown === 'owed' && { is_owed: 'true' }),
  ...(shown === 'twice' && { is_perhaps_twice: 'true' }),
});
