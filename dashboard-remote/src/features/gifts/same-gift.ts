import { type Gift, type GiftKind, LIMITS, MAX_PAGE_LIMIT } from '@janur/contracts';
import { routes } from '@janur/data';
import { api } from '../../data.ts';
import type { NewGift } from './use-gifts.ts';

/** The book has such a gift already; the couple decides whether it is the same one. */
export class SameGift extends Error {
  readonly gift: Gift;

  constructor(gift: Gift) {
    super('a gift of the book is the same');
    this.gift = gift;
  }
}

/** An envelope is the same whoever handed it over. */
const FORM = {
  ENVELOPE: 'envelope',
  ENTRUSTED: 'envelope',
  TRANSFER: 'transfer',
  PARCEL: 'parcel',
} as const satisfies Record<GiftKind, string>;

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
/** What one of both leaves open is no difference. */
const mayBeOne = (one: string | null | undefined, other: string | null | undefined): boolean =>
  !one || !other || plain(one) === plain(other);

export const isSameGift = (known: Gift, gift: NewGift): boolean =>
  FORM[known.kind] === FORM[gift.kind] &&
  (gift.guest_code && known.guest_code
    ? gift.guest_code === known.guest_code
    : plain(gift.giver_name) === plain(known.giver_name)) &&
  mayBeOne(known.number, gift.number) &&
  mayBeOne(known.thing, gift.thing);

/** What the same giver gave in the same form, however often the book is written by several hands. Sums are not asked for. */
export async function sameGiftAs(gift: NewGift): Promise<Gift | undefined> {
  const search_query = gift.giver_name.replaceAll(/\s+/g, ' ').slice(0, LIMITS.search);
  const { data } = await api(routes.listGifts, { body: { search_query, limit: MAX_PAGE_LIMIT } });
  return data.find((known) => isSameGift(known, gift));
}
