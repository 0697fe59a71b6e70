import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** `kept` is compressed once and sent often; `once` while its reader waits. */
export type Effort = 'kept' | 'once';
const EFFORTS: Readonly<Record<Effort, { brotli: number; gzip: number }>> = {
  kept: { brotli: 9, gzip: 9 },
  once: { brotli: 4, gzip: 6 },
};

/** A body in an encoding; outside the thread that answers. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = EFFORTS[effort];
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } });
    case 'gzip':
      return gzipped(body, { level: level.gzip });
    case 'identity':
      return body;
  }
}
