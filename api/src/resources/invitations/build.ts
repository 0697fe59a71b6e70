import { createHash } from 'node:crypto';
import {
  getClientBySlug,
  type InvitationMeta,
  type LockInfo,
  type PublicClient,
  type PublicGuest,
} from '@janur/contracts';
import type { InvitationGate } from '../../access/gate-queries.ts';
import { compress } from '../../http/compress.ts';
import { success } from '../../http/envelope.ts';
import type { Encoding } from '../../http/negotiation.ts';
import { presentInvitation, presentLock, presentMeta } from './present.ts';
import type { InvitationRows } from './queries.ts';
import { privateIds, withoutEvents } from './visible-events.ts';

/** What some may see of an invitation: checked against its contract once, and kept as the bytes that travel. */
export interface BuiltContent {
  readonly client: PublicClient;
  /** The client as JSON, for the page that carries it. */
  readonly json: Buffer;
  /** A strong ETag of `json`. */
  readonly etag: string;
  /** The answer of `GET /public/clients/{slug}`, compressed once when first asked for. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/** One invitation made ready. */
export interface BuiltInvitation {
  /** What everybody sees, who nobody knows of, too. */
  readonly open: BuiltContent;
  /** With the private events that this guest is invited to, and no others. */
  readonly forGuest: (guest: Pick<PublicGuest, 'events'> | null | undefined) => BuiltContent;
  readonly lock: LockInfo;
  /** The tiny blurred copy of the lock's picture, as a data URI. */
  readonly veil: string | null;
  readonly meta: InvitationMeta;
  readonly revision: string;
}

/** Combinations of private events that are kept; couples invite to three or four of them. */
const MOST_KEPT = 16;

export function buildInvitation(rows: InvitationRows, gate: InvitationGate): BuiltInvitation {
  const secret = privateIds(rows);
  const open = buildContent(withoutEvents(rows, new Set(secret)));
  const kept = new Map<string, BuiltContent>([['', open]]);
  return {
    open,
    forGuest(guest) {
      const invitedTo = new Set(guest?.events.map(({ event_id }) => event_id));
      const key = secret.filter((id) => invitedTo.has(id)).join(' ');
      const content =
        kept.get(key) ?? buildContent(withoutEvents(rows, new Set(secret.filter((id) => !invitedTo.has(id)))));
      if (kept.size < MOST_KEPT) kept.set(key, content);
      return content;
    },
    lock: presentLock(open.client, gate, rows.option),
    veil: rows.veil,
    meta: presentMeta(open.client, gate),
    revision: gate.revision,
  };
}

function buildContent(rows: InvitationRows): BuiltContent {
  const client = presentInvitation(rows);
  const json = Buffer.from(JSON.stringify(client));
  const identity = Buffer.from(success(getClientBySlug, client));
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    client,
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? compress(identity, encoding, 'kept');
      bodies.set(encoding, body);
      return body;
    },
  };
}
