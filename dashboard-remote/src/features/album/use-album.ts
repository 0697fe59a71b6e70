import type { AlbumAdmission, BodyOf, moderatePhotos, ModeratedPhoto } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { AlbumSearch } from './album-search.ts';

const KEY = [routes.listPhotos.path];
/** Guests bring photos while somebody looks. */
const LOOK_EVERY_MS = 30_000;

export function usePhotos(query: AlbumSearch) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => api(routes.listPhotos, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  });
}

type Moderation = BodyOf<typeof moderatePhotos>;
export type Deed = Moderation['deed'];
/** Photos by their ids, or all that are in one state. */
export type Named = Moderation['photos'];

const BACK = { WAITING: 'WAIT', SHOWN: 'SHOW', HIDDEN: 'HIDE' } as const;

/** What is done with photos; hiding and showing can be taken back for a while. */
export function usePhotoDeeds() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const moderate = useMutation({
    mutationFn: (body: Moderation) => api(routes.moderatePhotos, { body }),
    onSuccess: refresh,
  });
  const admit = useMutation({
    mutationFn: (admits: AlbumAdmission) => api(routes.saveAlbum, { body: { admits } }),
    onSuccess: refresh,
  });
  return {
    moderate,
    admit,
    /** Of photos of one list, which are all in one state. */
    async change(deed: 'SHOW' | 'HIDE', photos: readonly ModeratedPhoto[]): Promise<void> {
      const [first] = photos;
      if (!first) return;
      const ids = photos.map(({ id }) => id);
      await moderate.mutateAsync({ deed, photos: { ids } });
      offerUndo({
        id: `photo-${first.id}`,
        text: t(deed === 'SHOW' ? 'album.was_shown' : 'album.was_hidden', { count: photos.length }),
        onUndo: () => moderate.mutate({ deed: BACK[first.state], photos: { ids } }),
      });
    },
  };
}

export type PhotoDeeds = ReturnType<typeof usePhotoDeeds>;
