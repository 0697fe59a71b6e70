import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../config/index.ts';
import { requestedRange } from '../range.ts';
import { authorizationOf, signatureOf } from './signature.ts';

const PAGE_SIZE = 2;
const KEYS = {
  accessKey: 'AKJANURTEST',
  secretKey: 'a secret/key+of=the test',
  bucket: 'janur-test',
  region: 'id-jkt-1',
};

interface Kept {
  bytes: Buffer;
  type: string;
  at: Date;
}

/** The part of S3 that the store uses, over HTTP on loopback, refusing what is not signed as S3 wants it. */
export async function startS3(): Promise<{
  config: S3Config;
  objects: Map<string, Kept>;
  refused: number[];
  /** While it is on, every request fails as at a service that is overloaded. */
  refuse(isOn: boolean): void;
  stop(): Promise<void>;
}> {
  const objects = new Map<string, Kept>();
  const refused: number[] = [];
  let isRefusing = false;
  const server = createServer((request, response) => {
    if (isRefusing) return void response.writeHead(503).end();
    void answer(request, response, objects).then((status) => status >= 400 && refused.push(status));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    config: { endpoint: `http://127.0.0.1:${port}`, ...KEYS },
    objects,
    refused,
    refuse: (isOn) => void (isRefusing = isOn),
    stop: () => stop(server),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Kept>): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a stream without an encoding gives buffers
  const body = Buffer.concat(chunks);
  const { method = '', url = '', headers } = request;
  const end = (status: number, more: Record<string, string | number> = {}, content?: Buffer | string) => {
    response.writeHead(status, more).end(method === 'HEAD' ? undefined : content);
    return status;
  };
  const { accessKey, signedHeaders, signature, scope } = authorizationOf(headers);
  const isOurs =
    accessKey === KEYS.accessKey &&
    scope.endsWith(`/${KEYS.region}/s3/aws4_request`) &&
    ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedHeaders.includes(name));
  if (!isOurs || signature !== signatureOf({ method, url, headers }, KEYS.secretKey)) return end(403);
  const promised = String(headers['x-amz-content-sha256']);
  if (promised !== 'UNSIGNED-PAYLOAD' && promised !== createHash('sha256').update(body).digest('hex')) return end(400);

  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = rest.join('/');
  if (bucket !== KEYS.bucket) return end(404);
  if (key === '') return end(200, { 'content-type': 'application/xml' }, listing(objects, searchParams));
  if (method === 'PUT') {
    objects.set(key, { bytes: body, type: String(headers['content-type']), at: new Date() });
    return end(200);
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return end(204);
  }
  const kept = objects.get(key);
  if (!kept) return end(404, {}, '<Error><Code>NoSuchKey</Code></Error>');
  const range = requestedRange(headers.range, kept.bytes.length);
  if (range === 'unsatisfiable') return end(416);
  const part = range ? kept.bytes.subarray(range.start, range.end + 1) : kept.bytes;
  const about = { 'content-type': kept.type, 'content-length': part.length };
  if (!range) return end(200, about, part);
  return end(206, { ...about, 'content-range': `bytes ${range.start}-${range.end}/${kept.bytes.length}` }, part);
}

/** Short pages, so that a listing has several; the token needs XML's entities. */
function listing(objects: Map<string, Kept>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const from = Number(query.get('continuation-token')?.replace('<next&>', '') ?? 0);
  const contents = keys.slice(from, from + PAGE_SIZE).map((key) => {
    const at = objects.get(key)?.at.toISOString() ?? '';
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`;
  });
  const next = from + PAGE_SIZE;
  const more = next < keys.length ? `<NextContinuationToken>&lt;next&amp;&gt;${next}</NextContinuationToken>` : '';
  const isCut = `<IsTruncated>${next < keys.length}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${isCut}${contents.join('')}${more}</ListBucketResult>`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
