import { encodeImage } from '../resources/uploads/image.ts';
import { inspectMusic } from '../resources/uploads/music.ts';
import { withoutTags } from '../resources/uploads/music-tags.ts';
import { type Draft, draftOfImage, draftOfMusic } from '../resources/uploads/service.ts';
import type { FileUse } from './files.ts';
import { type Fetch, NoFile } from './media.ts';

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
        return draftOfMusic(withoutTags(bytes, ending), ending);
      }
      case 'font':
      case 'film':
        throw new NoFile('no font or film can be kept yet');
    }
  };
