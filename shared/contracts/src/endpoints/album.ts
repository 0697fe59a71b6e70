import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AlbumAdmission, AlbumPhoto, ModeratedPhoto, OwnPhoto, PhotoState } from '../entities/album.ts';
import { Id, IdParam, Slug } from '../entities/fields.ts';
import { MAX_PAGE_LIMIT, Nothing, PageQuery } from '../envelope.ts';
import { WithGuestCode } from './public-clients.ts';
import { FileAnswer } from './rsvp-files.ts';
import { IMAGE_TYPES } from './uploads.ts';

const COUPLE = ['CLIENT'] as const;
/** Of one photo as it travels; a phone makes it smaller before. */
export const MAX_PHOTO_BYTES = 15 * 1_048_576;
const AtPage = WithGuestCode.extend({ slug: Slug });

/** `is_open` where this guest may add photos now, `left` how many more; `own` are those of this guest, the latest first. */
export const listAlbum = defineEndpoint({
  method: 'GET',
  path: '/public/album/:clientId',
  access: 'public',
  summary: 'Photos of guests that the hosts show, the latest first (ours)',
  params: z.object({ clientId: IdParam }),
  query: PageQuery,
  headers: AtPage,
  response: z.array(AlbumPhoto),
  header: z.object({ is_open: z.boolean(), left: z.number().int(), own: z.array(OwnPhoto) }),
  paged: true,
});

/** By the guest's own code. `key` names the photo on the phone: the same key again gives the first answer again. */
export const addPhoto = defineEndpoint({
  method: 'POST',
  path: '/public/album/:clientId/photos',
  access: 'public',
  summary: 'Add a photo to the album, from the morning of the event on (ours)',
  params: z.object({ clientId: IdParam }),
  headers: AtPage,
  body: z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
  files: { photo: { maxBytes: MAX_PHOTO_BYTES, types: IMAGE_TYPES } },
  response: OwnPhoto,
  status: 201,
});

export const withdrawPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/public/album/:clientId/photos/:photoId',
  access: 'public',
  summary: 'Take back an own photo (ours)',
  params: z.object({ clientId: IdParam, photoId: IdParam }),
  headers: AtPage,
  response: Nothing,
  message: 'The photo was taken back.',
});

const AlbumHeader = z.object({
  admits: AlbumAdmission,
  waiting: z.number().int(),
  shown: z.number().int(),
  hidden: z.number().int(),
  /** What all of them take, with their smaller copies. */
  bytes: z.number().int(),
});
export type AlbumHeader = z.infer<typeof AlbumHeader>;

export const listPhotos = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/album',
  access: COUPLE,
  summary: 'Photos of guests in one state, the latest first, and how many there are of each (ours)',
  query: PageQuery.extend({ state: PhotoState.default('WAITING') }),
  response: z.array(ModeratedPhoto),
  header: AlbumHeader,
  paged: true,
});

/** `WAIT` is the way back of the first two. */
export const PHOTO_DEEDS = ['SHOW', 'HIDE', 'WAIT', 'REMOVE'] as const;

/** `ids`, or all in one state; what is so already stays. A removed photo does not come back. */
export const moderatePhotos = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/album/moderate',
  access: COUPLE,
  summary: 'Show photos of guests, hide them, or remove them for good (ours)',
  body: z.strictObject({
    deed: z.enum(PHOTO_DEEDS),
    photos: z.union([
      z.strictObject({ ids: z.array(Id).min(1).max(MAX_PAGE_LIMIT) }),
      z.strictObject({ state: PhotoState }),
    ]),
  }),
  response: z.object({ count: z.number().int() }),
});

export const saveAlbum = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/album/settings',
  access: COUPLE,
  summary: 'Say whether photos of guests are shown at once, after a look, or not taken any more (ours)',
  body: z.strictObject({ admits: AlbumAdmission }),
  response: z.object({ admits: AlbumAdmission }),
});

export const downloadAlbum = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/album/file',
  access: COUPLE,
  summary: 'All photos of guests in their full size, as one archive (ours)',
  response: FileAnswer,
  produces: ['application/zip'],
});
