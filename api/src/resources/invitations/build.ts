import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getClientBySlug, type InvitationMeta, type LockInfo, type PublicClient } from '@janur/contracts';
import type { InvitationGate } from '../../access/gate-queries.ts';
import { success } from '../../http/envelope.ts';
import type { Encoding } from '../../http/negotiation.ts';
import { presentInvitation, presentLock, presentMeta } from './present.ts';
import type { InvitationRows } from './queries.ts';

/** One invitation made ready: checked against its contract once, and kept as the bytes that travel. */
export interface BuiltInvitation {
  readonly client: PublicClient;
  readonly lock: LockInfo;
  /** The tiny blurred copy of the lock's picture, as a data URI. */
  readonly veil: string | null;
  readonly meta: InvitationMeta;
  /** The client as JSON, for the page that carries it. */
  readonly json: Buffer;
  /** A strong ETag of `json`. */
  readonly etag: string;
  readonly revision: string;
  /** The answer of `GET /public/clients/{slug}`, compressed once when first asked for. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const BROTLI_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function buildInvitation(rows: InvitationRows, gate: InvitationGate): BuiltInvitation {
  const client = presentInvitation(rows);
  const json = Buffer.from(JSON.stringify(client));
  const identity = Buffer.from(success(getClientBySlug, client));
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  const encode = (encoding: Encoding) =>
    encoding === 'br' ? brotli(identity, BROTLI_QUALITY) : promisify(gzip)(identity, { level: 9 });

  return {
    client,
    lock: presentLock(client, gate, rows.option),
    veil: rows.veil,
    meta: presentMeta(client, gate),
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`,
    revision: gate.revision,
    body(encoding) {
      const body = bodies.get(encoding) ?? encode(encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}
