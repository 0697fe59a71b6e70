import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret that signs tokens and the name by which a token says which secret it was signed with. */
export interface SigningKey {
  readonly kid: string;
  readonly secret: string;
}

/** The 32 secret bytes that make an Ed25519 key, and the name by which a ticket says which key signed it. */
export interface TicketSeed {
  readonly kid: string;
  readonly seed: Buffer;
}

/** The first signs. */
type SigningKeys = readonly [SigningKey, ...SigningKey[]];
type TicketSeeds = readonly [TicketSeed, ...TicketSeed[]];

const KEYS_VARIABLE = 'JANUR_JWT_KEYS';
const TICKET_KEYS_VARIABLE = 'JANUR_TICKET_KEYS';
const MIN_SECRET_LENGTH = 32;
/** Different characters of a secret; 32 random hexadecimal digits hold fourteen on average. */
const MIN_DISTINCT = 9;
const MOST_TICKET_KEYS = 16;
const SEED_BYTES = 32;

/** The keys that the variable names. Undefined without it: then the data folder's own signs, which production refuses. */
export function signingKeys(text: string | undefined, production: boolean): SigningKeys | undefined {
  if (text) return parseKeys(text, production);
  if (production) throw new Error(`${KEYS_VARIABLE} is needed in production: kid:secret, or two of them with a comma`);
  return undefined;
}

function parseKeys(text: string, production: boolean): SigningKeys {
  const [first, ...rest] = text.split(',').map((pair): SigningKey => {
    const [kid, secret] = pair.trim().split(/:(.*)/s);
    if (!kid || !secret || secret.length < MIN_SECRET_LENGTH) {
      throw new Error(`${KEYS_VARIABLE} must be kid:secret with secrets of at least ${MIN_SECRET_LENGTH} characters`);
    }
    if (production && /demo|dev|test|change|secret/i.test(kid + secret)) {
      throw new Error(`${KEYS_VARIABLE} holds a demo secret, which production refuses`);
    }
    if (production && new Set(secret).size < MIN_DISTINCT) {
      throw new Error(`${KEYS_VARIABLE} holds a secret that can be guessed: make one with "openssl rand -base64 48"`);
    }
    return { kid, secret };
  });
  if (!first || rest.length > 1) throw new Error(`${KEYS_VARIABLE} takes one or two keys`);
  return [first, ...rest];
}

export function ticketKeys(text: string): TicketSeeds {
  const [first, ...rest] = text
    .trim()
    .split(/[\s,]+/)
    .map((pair): TicketSeed => {
      const [, kid, secret = ''] = /^([\w-]{1,16}):([\w-]+)$/.exec(pair) ?? [];
      const seed = Buffer.from(secret, 'base64url');
      if (!kid || seed.length !== SEED_BYTES) {
        throw new Error(`${TICKET_KEYS_VARIABLE} must be kid:seed with seeds of ${SEED_BYTES} bytes in base64url`);
      }
      return { kid, seed };
    });
  if (!first || rest.length >= MOST_TICKET_KEYS)
    throw new Error(`${TICKET_KEYS_VARIABLE} takes 1 to ${MOST_TICKET_KEYS}`);
  if (new Set([first, ...rest].map(({ kid }) => kid)).size <= rest.length) {
    throw new Error(`${TICKET_KEYS_VARIABLE} holds a name twice`);
  }
  return [first, ...rest];
}

/** A key of this data folder's own, so that a restart ends no session. */
export const keptSigningKey = (dataDir: string): SigningKey => ({
  kid: 'dev',
  secret: keptText(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url')),
});

/** The same for tickets, as the variable would say it: to change the key, a line is put before the others. */
export const keptTicketKeys = (dataDir: string) =>
  keptText(
    dataDir,
    'ticket-keys',
    () => `${randomBytes(3).toString('hex')}:${randomBytes(SEED_BYTES).toString('base64url')}\n`,
  );

/** What a file of the data folder says, made on first use. */
function keptText(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, make(), { mode: 0o600 });
    try {
      // a link is made once: of two processes that start together the second takes what the first one made
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8');
}
