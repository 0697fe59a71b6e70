import type { AlbumPhoto, ModeratedPhoto, OwnPhoto } from '@janur/contracts';
import type { PhotoRow } from './photo-queries.ts';

/** What is shown is the widest copy that was made for showing: the photo in its full size is the couple's. */
export function presentPhoto({ id, url, placeholder, variants, guest_name }: PhotoRow): AlbumPhoto {
  const widest = variants.at(-1);
  return {
    id,
    url: widest?.url ?? url,
    width: widest?.width ?? 0,
    height: widest?.height ?? 0,
    placeholder,
    variants: [...variants],
    name: guest_name,
  };
}

export const presentOwnPhoto = (photo: PhotoRow): OwnPhoto => ({
  ...presentPhoto(photo),
  is_shown: photo.state === 'SHOWN',
});

export const presentModeratedPhoto = (photo: PhotoRow): ModeratedPhoto => ({
  ...presentPhoto(photo),
  state: photo.state,
  created_at: photo.created_at.toISOString(),
});
