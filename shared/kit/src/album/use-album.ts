import type { AlbumPhoto, OwnPhoto } from '@janur/contracts';
import { createApi } from '@janur/data/client';
import { routes } from '@janur/data/routes';
import { useCallback, useEffect, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';

const api = createApi();
const PAGE_SIZE = 24;

type Loading = { state: 'loading' } | { state: 'ready'; nextPage: number | null } | { state: 'failed'; page: number };
interface OfGuest {
  readonly isOpen: boolean;
  readonly left: number;
  readonly own: readonly OwnPhoto[];
}

/** The photos that are shown, as many as were asked for, and those of this guest. */
export function useAlbum() {
  const { client, link } = useInvitation();
  const [photos, setPhotos] = useState<readonly AlbumPhoto[]>([]);
  const [ofGuest, setOfGuest] = useState<OfGuest>({ isOpen: false, left: 0, own: [] });
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const { slug, code } = link;
  const at = { params: { clientId: client.id }, headers: { slug, 'guest-code': code ?? undefined } };

  const load = useCallback(
    async (page: number) => {
      setLoading({ state: 'loading' });
      try {
        const { data, meta, header } = await api(routes.listAlbum, { ...at, query: { page, limit: PAGE_SIZE } });
        setPhotos((known) => merged(known, data));
        setOfGuest({ isOpen: header.is_open, left: header.left, own: header.own });
        setLoading({ state: 'ready', nextPage: meta.next_page });
      } catch {
        setLoading({ state: 'failed', page });
      }
    },
    // the invitation of a page does not change
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client.id, slug, code],
  );
  useEffect(() => void load(1), [load]);

  return {
    photos,
    ...ofGuest,
    state: loading.state,
    loadMore: loading.state === 'ready' && loading.nextPage !== null ? () => void load(loading.nextPage ?? 1) : null,
    retry: loading.state === 'failed' ? () => void load(loading.page) : null,
    /** After something was added. */
    refresh: () => void load(1),
    withdraw: async (photo: OwnPhoto) => {
      await api(routes.withdrawPhoto, { ...at, params: { clientId: client.id, photoId: photo.id } });
      setPhotos((known) => known.filter(({ id }) => id !== photo.id));
      setOfGuest((known) => ({ ...known, left: known.left + 1, own: known.own.filter(({ id }) => id !== photo.id) }));
    },
  };
}

/** The latest first, each once: a page that comes later may begin with what the one before ended with. */
const merged = (known: readonly AlbumPhoto[], batch: readonly AlbumPhoto[]): AlbumPhoto[] =>
  [...new Map([...known, ...batch].map((photo) => [photo.id, photo])).values()].toSorted(
    (one, other) => other.id - one.id,
  );
