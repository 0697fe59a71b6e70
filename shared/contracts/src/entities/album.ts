import * as z from 'zod';
import { Id, Instant } from './fields.ts';
import { ImageVariant } from './image.ts';

/** Who decides which photos of guests are shown. `CLOSED` takes no more of them; what is shown stays. */
export const AlbumAdmission = z.enum(['REVIEW', 'AT_ONCE', 'CLOSED']);
export type AlbumAdmission = z.infer<typeof AlbumAdmission>;

export const PhotoState = z.enum(['WAITING', 'SHOWN', 'HIDDEN']);
export type PhotoState = z.infer<typeof PhotoState>;

/** A photo of the album: sizes in pixels, a tiny blurred one to show meanwhile, the same picture for narrower screens. */
export const AlbumPhoto = z.object({
  id: Id,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().nullable(),
  variants: z.array(ImageVariant),
  /** Of the guest who took it. */
  name: z.string(),
});
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

/** A guest's own photo, which others may not see yet. */
export const OwnPhoto = AlbumPhoto.extend({ is_shown: z.boolean() });
export type OwnPhoto = z.infer<typeof OwnPhoto>;

export const ModeratedPhoto = AlbumPhoto.extend({ state: PhotoState, created_at: Instant });
export type ModeratedPhoto = z.infer<typeof ModeratedPhoto>;

/** What an invitation's page knows of its album: whether it takes photos of guests once the day has come, and has any to show. */
export const AlbumOfPage = z.object({ takes_photos: z.boolean(), has_photos: z.boolean() });
export type AlbumOfPage = z.infer<typeof AlbumOfPage>;
