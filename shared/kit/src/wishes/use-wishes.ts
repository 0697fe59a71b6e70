import { createApi } from '@janur/data/client';
import { routes } from '@janur/data/routes';
import { useCallback, useEffect, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { useWishesStore } from '../stores/wishes.ts';

const api = createApi();
const PAGE_SIZE = 10;

type Loading = { state: 'loading' } | { state: 'ready'; nextPage: number | null } | { state: 'failed'; page: number };

/** The wishes that are loaded, newest first, and the verb that loads more. */
export function useWishes() {
  const { client, link } = useInvitation();
  const wishes = useWishesStore((store) => store.wishes);
  const assign = useWishesStore((store) => store.assign);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
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

  return {
    wishes,
    state: loading.state,
    loadMore: loading.state === 'ready' && loading.nextPage !== null ? () => void load(loading.nextPage ?? 1) : null,
    retry: loading.state === 'failed' ? () => void load(loading.page) : null,
  };
}
