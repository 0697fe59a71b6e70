import { createApi } from '@janur/data/client';
import { routes } from '@janur/data/routes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { keepWishes, keptWishes } from '../stores/kept.ts';
import { type ListedWish, useWishesStore } from '../stores/wishes.ts';

const api = createApi();
const PAGE_SIZE = 10;

type Loading = { state: 'loading' } | { state: 'ready'; nextPage: number | null } | { state: 'failed'; page: number };

export interface WishesState {
  wishes: readonly ListedWish[];
  state: Loading['state'];
  isEndless: boolean;
  /** Null where there is no more, or nothing to ask for now. */
  loadMore: (() => void) | null;
  retry: (() => void) | null;
}

/**
 * The wishes that are loaded, newest first, and the verb that loads more. `isEndless` once the guest asked for more: then
 * the list goes on by itself as its end comes near, while what stands below it could be reached before.
 */
export function useWishes(): WishesState {
  const { client, link } = useInvitation();
  const wishes = useWishesStore((store) => store.wishes);
  const assign = useWishesStore((store) => store.assign);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [isEndless, setIsEndless] = useState(false);
  const { slug, code } = link;

  const load = useCallback(
    async (page: number) => {
      setLoading({ state: 'loading' });
      try {
        const { data, meta } = await api(routes.listWishes, {
          params: { clientId: client.id },
          query: { page, limit: PAGE_SIZE },
          headers: { slug, 'guest-code': code ?? undefined },
        });
        assign(data);
        setLoading({ state: 'ready', nextPage: meta.next_page });
      } catch {
        setLoading({ state: 'failed', page });
      }
    },
    [assign, client.id, code, slug],
  );

  useEffect(() => void load(1), [load]);
  const [kept] = useState(() => keptWishes(slug));
  const isKnown = loading.state === 'ready';
  useEffect(() => {
    if (isKnown) keepWishes(slug, wishes);
  }, [isKnown, slug, wishes]);
  const nextPage = loading.state === 'ready' ? loading.nextPage : null;

  return {
    // until the server has answered, what this tab showed before
    wishes: isKnown || wishes.length > 0 ? wishes : kept,
    state: loading.state,
    isEndless,
    loadMore: useMemo(
      () =>
        nextPage === null
          ? null
          : () => {
              setIsEndless(true);
              void load(nextPage);
            },
      [load, nextPage],
    ),
    retry: loading.state === 'failed' ? () => void load(loading.page) : null,
  };
}
