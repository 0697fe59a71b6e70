import type {
  addPhoto,
  downloadAlbum,
  listAlbum,
  listPhotos,
  moderatePhotos,
  saveAlbum,
  withdrawPhoto,
} from '@janur/contracts';
import { route } from './route.ts';

/** The calls of the photos that guests bring. */
export const albumRoutes = {
  listAlbum: route<typeof listAlbum>('GET', '/public/album/:clientId'),
  addPhoto: route<typeof addPhoto>('POST', '/public/album/:clientId/photos'),
  withdrawPhoto: route<typeof withdrawPhoto>('DELETE', '/public/album/:clientId/photos/:photoId'),
  listPhotos: route<typeof listPhotos>('GET', '/dashboard/clients/album'),
  moderatePhotos: route<typeof moderatePhotos>('POST', '/dashboard/clients/album/moderate'),
  saveAlbum: route<typeof saveAlbum>('PUT', '/dashboard/clients/album/settings'),
  downloadAlbum: route<typeof downloadAlbum>('GET', '/dashboard/clients/album/file'),
};
