import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { RefusalReason, TicketKey } from '@janur/contracts';
import { isTicketOver, type ReadTicket, signedTicket, textToSign, type Ticket } from '@janur/contracts/ticket';
import type { Config } from '../config/index.ts';
import type { TicketSeed } from '../config/keys.ts';

/** What a ticket says, before a key signs it. */
export type TicketWords = Omit<Ticket, 'kid'>;

/** Where a guest is invited. */
export interface Place {
  readonly eventId: number;
  readonly pax: number;
  readonly start: Date | null;
}

/** Celebrations are put off: a printed ticket outlives its last event by so much, and for ever when one has no date yet. */
const LIFE_AFTER_MS = 90 * 86_400_000;

export function ticketWords(guest: Pick<Ticket, 'clientId' | 'guestCode'>, places: readonly Place[]): TicketWords {
  const starts = places.map(({ start }) => start?.getTime());
  const validUntil =
    starts.length === 0 || starts.includes(undefined) ? null : Math.max(...starts.map(Number)) + LIFE_AFTER_MS;
  return { ...guest, validUntil, events: places.map(({ eventId: id, pax }) => ({ id, pax })) };
}

/** Signs what guests show at the door, and knows its own again. */
export interface Tickets {
  sign(words: TicketWords): string;
  /** Why a ticket is not good for these hosts' events; undefined when it is. */
  whyNot(read: ReadTicket, at: { clientId: number; now: number }): TicketRefusal | undefined;
  /** For devices that judge by themselves. */
  readonly keys: readonly TicketKey[];
}
export type TicketRefusal = Extract<RefusalReason, 'FORGED' | 'EXPIRED' | 'NOT_OURS'>;

/** What DER writes before the seed of an Ed25519 key (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createTickets(seeds: Config['ticketKeys']): Tickets {
  const [current] = seeds;
  const signingKey = privateKeyOf(current);
  const publicKeys = new Map(seeds.map((seed) => [seed.kid, createPublicKey(privateKeyOf(seed))]));
  return {
    sign(words) {
      const text = textToSign({ ...words, kid: current.kid });
      return signedTicket(text, sign(null, Buffer.from(text), signingKey));
    },
    whyNot({ ticket, signed, signature }, { clientId, now }) {
      const key = publicKeys.get(ticket.kid);
      if (!key || !verify(null, signed, key, signature)) return 'FORGED';
      if (ticket.clientId !== clientId) return 'NOT_OURS';
      return isTicketOver(ticket, now) ? 'EXPIRED' : undefined;
    },
    keys: [...publicKeys].map(([kid, key]) => ({ kid, public_key: key.export({ format: 'jwk' }).x ?? '' })),
  };
}

const privateKeyOf = ({ seed }: TicketSeed): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
