import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRawSync,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from '@janur/api/http';

/**
 * The beginning of a text, compressed so that an end can be put behind it without compressing it anew: the compressor was
 * flushed and not finished. Kept in brotli, and in gzip once somebody asked for that.
 */
export interface Beginning {
  br: Buffer;
  gzip?: { readonly bytes: Buffer; readonly crc: number; readonly length: number };
  readonly hash: string;
}

/** Quick rather than small, since somebody waits: brotli's and gzip's scales end at 11 and 9. */
const QUALITY = 5;

const brotliOptions = (quality: number, finishFlush: number) => ({
  finishFlush,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

export function beginning(text: string): Beginning {
  const bytes = Buffer.from(text);
  return {
    br: brotliCompressSync(bytes, brotliOptions(QUALITY, constants.BROTLI_OPERATION_FLUSH)),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
  };
}

/**
 * Makes what most browsers get as small as brotli can, off the thread that answers: a twelfth less than `beginning` makes,
 * for 60 ms. Those who ask meanwhile get what is there.
 */
export async function refine(body: Beginning): Promise<void> {
  const options = brotliOptions(constants.BROTLI_MAX_QUALITY, constants.BROTLI_OPERATION_FLUSH);
  body.br = await promisify(brotliCompress)(plain(body), options);
}

/** The whole text in one encoding. */
export function withEnd(body: Beginning, end: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return Buffer.concat([body.br, ...storedInBrotli(end)]);
  if (encoding === 'identity') return Buffer.concat([plain(body), end]);
  body.gzip ??= begunGzip(plain(body));
  const { bytes, crc, length } = body.gzip;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc), 0);
  trailer.writeUInt32LE(length + end.length, 4);
  return Buffer.concat([bytes, deflateRawSync(end), trailer]);
}

/** A text that is sent once. */
export function compressed(text: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, brotliOptions(QUALITY, constants.BROTLI_OPERATION_FINISH));
  return encoding === 'gzip' ? gzipSync(text, { level: QUALITY }) : Buffer.from(text);
}

const LAST_BLOCK = Buffer.of(3);
const plain = ({ br }: Beginning): Buffer => brotliDecompressSync(Buffer.concat([br, LAST_BLOCK]));

const begunGzip = (text: Buffer) => ({
  bytes: gzipSync(text, { level: QUALITY, finishFlush: constants.Z_SYNC_FLUSH }),
  crc: crc32(text),
  length: text.length,
});

const MOST_IN_BLOCK = 65_536;

/** As RFC 7932 §9.2 stores bytes as they are: blocks with their length in 16 bits, and an empty last one. */
function storedInBrotli(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MOST_IN_BLOCK) {
    const part = bytes.subarray(at, at + MOST_IN_BLOCK);
    const header = Buffer.alloc(3);
    header.writeUIntLE(((part.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(header, part);
  }
  return [...blocks, LAST_BLOCK];
}
