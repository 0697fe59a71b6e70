import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/index.ts';
import { isFileName, typeOfFile } from './names.ts';
import type { FileStore, StoredFile } from './store.ts';

/** In the bucket our files lie under this, so that nothing else in it is ever listed or swept. */
const KEY_PREFIX = 'files/';
const TIMEOUT_MS = 30_000;
const FOREVER = 'public, max-age=31536000, immutable';

/** Files in a bucket of an S3-compatible service, addressed by path (`endpoint/bucket/key`), which all of them know. */
export function s3Store({ endpoint, bucket, accessKey, secretKey, region }: S3Config): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 3,
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function send(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(address, {
      ...init,
      method,
      // the configured host and no other
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the file store answered ${method} with ${response.status}`);
  }

  const addressOf = (name: string): string => {
    if (!isFileName(name)) throw new Error('this is no name of a stored file');
    return `${root}/${KEY_PREFIX}${name}`;
  };

  const size: FileStore['size'] = async (name) => {
    const response = await send('HEAD', addressOf(name));
    return response.ok ? Number(response.headers.get('content-length')) : undefined;
  };

  return {
    size,
    exists: async (name) => (await size(name)) !== undefined,

    async put(name, bytes) {
      const response = await send('PUT', addressOf(name), {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': typeOfFile(name),
          'cache-control': FOREVER,
          // the service refuses what arrived changed
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the file store has no bucket ${bucket}`);
    },

    async open(name, range) {
      const part = range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {};
      const response = await send('GET', addressOf(name), part);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const whole = response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length');
      // the DOM's and Node's types of the same web stream differ only by name
      const stream = Readable.fromWeb(response.body as ReadableStream);
      return { size: Number(whole), stream };
    },

    async remove(name) {
      const response = await send('DELETE', addressOf(name));
      await response.body?.cancel();
    },

    async *list(): AsyncGenerator<StoredFile> {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: KEY_PREFIX,
          ...(token ? { 'continuation-token': token } : {}),
        });
        // one page names the next
        const response = await send('GET', `${root}?${query.toString()}`);
        const page = await response.text();
        if (!response.ok) throw new Error(`the file store has no bucket ${bucket}`);
        yield* filesOfPage(page);
        token = textOf(page, 'NextContinuationToken');
      } while (token);
    },
  };
}

function* filesOfPage(xml: string): Generator<StoredFile> {
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textOf(entry, 'Key')?.slice(KEY_PREFIX.length) ?? '';
    const storedAt = new Date(textOf(entry, 'LastModified') ?? Number.NaN);
    if (isFileName(name) && !Number.isNaN(storedAt.getTime())) yield { name, storedAt };
  }
}

/** The answers' own elements hold plain text; our names need no more than the five entities of XML. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text?.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => entities[name] ?? entity) || undefined;
}
