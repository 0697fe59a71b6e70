import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body in the encodings that browsers ask for, made once. */
export interface CompressedBody {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** Strong, of the identity bytes. */
  etag: string;
}

/** `quality` is brotli's, 0 to 11: high for what is kept, low for what is sent once. */
export function compressed(text: string, quality: number): CompressedBody {
  const identity = Buffer.from(text);
  return {
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(identity, { level: Math.min(quality, 9) }),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
  };
}

/** Answers with the best encoding that the browser takes; 304 when it has this body already. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: CompressedBody) {
  void reply.header('vary', 'accept-encoding').header('etag', body.etag);
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(body.identity);
}
