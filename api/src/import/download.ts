import { isIP } from 'node:net';
import { uploadClientImage, uploadFilm, uploadFont, uploadMusic } from '@janur/contracts';
import { directAddress } from '../fetching/direct-address.ts';
import { createDownload } from '../fetching/download.ts';
import { HttpError } from '../lib/errors.ts';
import type { Download } from './fetch.ts';
import type { FileUse } from './files.ts';
import { wording } from './findings.ts';
import { NoFile } from './media.ts';

/** As much as an upload may be. */
const MAX_BYTES: Readonly<Record<FileUse, number>> = {
  picture: uploadClientImage.files.image_file.maxBytes,
  preview: uploadClientImage.files.image_file.maxBytes,
  song: uploadMusic.files['music-file'].maxBytes,
  font: uploadFont.files.font_file.maxBytes,
  film: uploadFilm.files.film_file.maxBytes,
};

/**
 * Bytes from the origins that the operator names, and from no other: an address of a couple's leads nowhere that nobody
 * meant. A host that is named by its address may be one of the own network, and so may those of `networks`.
 */
export function downloadFrom(origins: readonly string[], networks: readonly string[] = []): Download {
  const hosts = origins.map((origin) => new URL(origin).host);
  const own = origins.map((origin) => new URL(origin).hostname).filter((host) => isIP(host) !== 0);
  const download = createDownload({
    hosts: hosts.length > 0 ? hosts : ['none.invalid'],
    networks: [...networks, ...own],
  });
  return async (address, use) => {
    const direct = directAddress(address);
    // no origin that could be named brings a song from a player
    if (!(direct instanceof URL)) throw new NoFile(wording(direct));
    const { origin } = new URL(address.trim());
    if (!origins.includes(origin)) throw new NoFile(`${origin} is not among the origins that files may come from`);
    try {
      return await download(address, { maxBytes: MAX_BYTES[use], field: 'address' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      throw new NoFile(wording(error.fields?.[0] ?? error.problem));
    }
  };
}
