import type { addGift, RequestOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { bodyOf, type GiftSearch } from './gift-search.ts';
import { SameGift, sameGiftAs } from './same-gift.ts';

const KEY = [routes.listGifts.path];
const GUESTS_KEY = [routes.listRsvpGuests.path];

export function useGifts(search: GiftSearch, withAmounts: boolean) {
  const body = bodyOf(search, withAmounts);
  return useQuery({
    queryKey: [...KEY, body],
    queryFn: ({ signal }) => api(routes.listGifts, { body }, { signal }),
    placeholderData: keepPreviousData,
    // sums are not kept once they are out of sight
    gcTime: withAmounts ? 0 : 60_000,
  });
}

export type NewGift = NonNullable<RequestOf<typeof addGift>['body']>;

interface ToAdd {
  gift: NewGift;
  /** Unless one is, a gift that the book seems to have is not written down but thrown back as a `SameGift`. */
  isSure: boolean;
  /** Another one is written after it. */
  isNext: boolean;
}

/** Each change is followed by the book anew, and by the guests, whose thanks it may have moved. */
export function useGiftActs() {
  const queries = useQueryClient();
  const onSuccess = () => Promise.all([KEY, GUESTS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    add: useMutation({
      mutationFn: async ({ gift, isSure }: ToAdd) => {
        const same = isSure ? undefined : await sameGiftAs(gift);
        if (same) throw new SameGift(same);
        return api(routes.addGift, { body: gift });
      },
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ key, ...body }: Partial<NewGift> & { key: string }) =>
        api(routes.changeGift, { params: { giftKey: key }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (key: string) => api(routes.removeGift, { params: { giftKey: key } }),
      onSuccess,
    }),
  };
}
