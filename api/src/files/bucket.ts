import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { type AWSHeaders, S3mini, S3ServiceError } from 's3mini';
import type { S3Config } from '../config/index.ts';
import type { ByteRange, OpenFile } from './store.ts';

const TIMEOUT_MS = 30_000;
const MOST_RETRIES = 3;
const FOREVER = 'public, max-age=31536000, immutable';
const PAGE_SIZE = 1000;

/** Objects in a bucket of an S3-compatible service. What is not there is undefined, and removing it no error. */
export interface Bucket {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncGenerator<{ readonly key: string; readonly storedAt: Date }>;
}

/** Addressed by path (`endpoint/bucket/key`), which all of these services know. */
export function openBucket({ endpoint, bucket, accessKey, secretKey, region }: S3Config): Bucket {
  const client = new S3mini({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    fetch: sent,
  });

  return {
    async put(key, bytes, type) {
      // it signs and sends any header, though its type knows those of Amazon alone
      const headers: AWSHeaders & Record<string, string> = {
        'cache-control': FOREVER,
        // the service refuses what arrived changed
        'content-md5': createHash('md5').update(bytes).digest('base64'),
      };
      await client.putObject(key, new Uint8Array(bytes), type, undefined, headers);
    },

    async open(key, range) {
      const response = await unlessMissing(
        range ? client.getObjectRaw(key, false, range.start, range.end + 1) : client.getObjectRaw(key),
      );
      if (!response?.body) return undefined;
      const whole = response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length');
      // the DOM's and Node's types of the same web stream differ only by name
      const stream = Readable.fromWeb(response.body as ReadableStream);
      return { size: Number(whole), stream };
    },

    size: (key) => unlessMissing(client.getContentLength(key)),

    remove: async (key) => void (await unlessMissing(client.deleteObject(key))),

    async *list(prefix) {
      let token: string | undefined;
      do {
        // one page names the next
        const page = await client.listObjectsPaged('/', prefix, PAGE_SIZE, token);
        if (!page?.objects) throw new Error(`the file store has no bucket ${bucket}`);
        for (const { Key: key, LastModified } of page.objects) yield { key, storedAt: new Date(LastModified) };
        token = page.nextContinuationToken;
      } while (token);
    },
  };
}

/** To the configured host and no other; again where the service was busy. */
async function sent(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const response = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if ((response.status < 500 && response.status !== 429) || retries === MOST_RETRIES) return response;
    await response.body?.cancel();
    await pause(50 * 2 ** retries);
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const told = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error;
    if (told instanceof S3ServiceError && told.status === 404) return undefined;
    throw told;
  }
}
