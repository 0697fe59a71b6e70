import { makeFilm } from '../resources/uploads/film/make.ts';
import { makeFont } from '../resources/uploads/font/font.ts';
import { encodeImage } from '../resources/uploads/image.ts';
import { inspectMusic } from '../resources/uploads/music.ts';
import { withoutTags } from '../resources/uploads/music-tags.ts';
import { type Draft, draftOfFile, draftOfFilm, draftOfImage } from '../resources/uploads/drafts.ts';
import type { FileUse } from './files.ts';
import type { Fetch } from './media.ts';

/** Bytes from an address; throws an `HttpError` that says why there are none. */
export type Download = (address: string, use: FileUse) => Promise<Buffer>;

/** Files by address, checked and made smaller as uploads are. */
export const createFetch =
  (download: Download): Fetch =>
  async (address, use): Promise<Draft> => {
    const bytes = await download(address, use);
    switch (use) {
      case 'picture':
      case 'preview': {
        const as = use === 'preview' ? 'jpg' : 'webp';
        return draftOfImage(await encodeImage(bytes, { as, field: 'address' }), as);
      }
      case 'song': {
        const { ending } = await inspectMusic(bytes, 'address');
        return draftOfFile(withoutTags(bytes, ending), ending);
      }
      case 'font':
        return draftOfFile((await makeFont(bytes, 'address')).woff2, 'woff2');
      case 'film':
        return draftOfFilm(await makeFilm(bytes, { use: 'FILM', field: 'address' }));
    }
  };
