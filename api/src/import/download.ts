import { uploadClientImage } from '@janur/contracts';
import type { Download } from './fetch.ts';
import { NoFile } from './media.ts';

/** As much as an upload may be. */
const MAX_BYTES = uploadClientImage.files.image_file.maxBytes;
const PATIENCE_MS = 30_000;

/**
 * Bytes from the origins that the operator names, and from no other: an address of a couple's leads nowhere that nobody
 * meant, and neither does a redirect.
 */
export function downloadFrom(origins: readonly string[]): Download {
  return async (address) => {
    const origin = URL.parse(address)?.origin ?? '';
    if (!origins.includes(origin)) throw new NoFile(`${origin} is not among the origins that files may come from`);
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok) throw new NoFile(`the server answered ${response.status}`);
      return await bytesOf(response);
    } catch (error) {
      if (error instanceof NoFile) throw error;
      // whatever it was: no server there, too slow, a redirect, an answer that broke off
      throw new NoFile('the server gave no file');
    }
  };
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new NoFile(`is larger than ${MAX_BYTES / 1_048_576} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
