import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILES_PREFIX, isFileName, typeOfFile } from './names.ts';
import { requestedRange } from './range.ts';
import type { FileStore } from './store.ts';

/** What people uploaded may be shown and played, never run, and by no other site. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Serves the uploaded files under `/files/`. A file never changes under its name, so its name is its ETag. */
export function files(app: FastifyInstance, store: FileStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PREFIX}*`,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const name = request.params['*'];
      if (!isFileName(name)) return notThere(reply);
      const etag = `"${name}"`;
      if (namesTag(request.headers['if-none-match'], etag))
        return reply
          .headers({ ...HEADERS, etag })
          .code(304)
          .send();
      const size = await sizeNeededFirst(store, name, request);
      const isForThisFile = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
      // a range is a matter of GET alone
      const wanted = isForThisFile && request.method === 'GET' ? request.headers.range : undefined;
      const range = size === undefined ? undefined : requestedRange(wanted, size);
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
      const file = request.method === 'HEAD' ? headOf(size) : await store.open(name, range);
      if (!file) return notThere(reply);
      // only now, because a failure must not be kept for ever
      void reply.headers({ ...HEADERS, etag }).type(typeOfFile(name));
      void reply.header('content-length', range ? range.end - range.start + 1 : file.size);
      if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      return reply.send(file.stream);
    },
  });
}

const headOf = (size: number | undefined) => (size === undefined ? undefined : { size, stream: undefined });

/** A plain GET learns the size as it opens the file; only who asks for a part or the head alone needs it before. */
async function sizeNeededFirst(store: FileStore, name: string, request: FastifyRequest): Promise<number | undefined> {
  return request.method === 'HEAD' || request.headers.range !== undefined ? store.size(name) : undefined;
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');
}

const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
