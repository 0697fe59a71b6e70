import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** How often something may fail or be tried, counted over `windowMs`. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** An S3-compatible service and the bucket in it that keeps uploaded files. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined means the embedded database (decisions §1). */
  readonly databaseUrl: string | undefined;
  /** The origin guests and staff see; undefined means the one the request names. */
  readonly publicOrigin: string | undefined;
  /** The first signs, all are accepted: rotation puts a new one in front and keeps the old for a day. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** Sign guests' tickets, the first; all verify. A key stays as long as tickets that it signed are in guests' hands. */
  readonly ticketKeys: readonly [TicketSeed, ...TicketSeed[]];
  /** Undefined means the folder `files` in `dataDir`. */
  readonly s3?: S3Config | undefined;
  /** Who may read the metrics; in production nobody without it. */
  readonly metricsToken?: string | undefined;
  /** How many proxies stand before us, so that the address a limit counts is the caller's. */
  readonly trustedProxies: number;
  /** How long an invitation or a registry may be served without asking the database whether it changed. */
  readonly freshForMs: number;
  /** How much the files of one client may take. */
  readonly uploadQuotaBytes: number;
  readonly limits: { readonly logins: Limit; readonly answers: Limit; readonly wrongCodes: Limit };
}

const MINUTE = 60_000;
export const FRESH_FOR_MS = 1000;
export const WRONG_CODES: Limit = { max: 60, windowMs: 15 * MINUTE };
const MIN_SECRET_LENGTH = 32;
const KEYS_VARIABLE = 'JANUR_JWT_KEYS';
const TICKET_KEYS_VARIABLE = 'JANUR_TICKET_KEYS';
const MOST_TICKET_KEYS = 16;
const SEED_BYTES = 32;

/** The only reader of the environment. Throws one clear sentence when a value cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env['NODE_ENV'] === 'production';
  const dataDir = resolve(env['JANUR_DATA_DIR'] || '.data');
  const port = Number(env['JANUR_PORT'] || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('JANUR_PORT must be a port number');
  return {
    production,
    port,
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicOrigin: originOf(env['JANUR_PUBLIC_ORIGIN']),
    keys: signingKeys({ text: env[KEYS_VARIABLE], production, dataDir }),
    ticketKeys: ticketKeys(env[TICKET_KEYS_VARIABLE] || keptTicketKeys(dataDir)),
    s3: s3Config(env),
    metricsToken: env['JANUR_METRICS_TOKEN'] || undefined,
    trustedProxies: Number(env['JANUR_TRUSTED_PROXIES'] || 0),
    // A mobile carrier shows thousands of guests under one address, so an address is a wide net: the narrow one
    // is the account's own back-off and, for codes, their length.
    limits: {
      logins: { max: 300, windowMs: 15 * MINUTE },
      answers: { max: 300, windowMs: 10 * MINUTE },
      wrongCodes: WRONG_CODES,
    },
    freshForMs: FRESH_FOR_MS,
    uploadQuotaBytes: 300 * 1_048_576,
  };
}

function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return new URL(text).origin;
  } catch {
    throw new Error('JANUR_PUBLIC_ORIGIN must be an origin such as https://example.com');
  }
}

/** All of it or nothing: half a configuration is a mistake that would else put files where nobody looks for them. */
function s3Config(env: NodeJS.ProcessEnv): S3Config | undefined {
  const names = ['JANUR_S3_ENDPOINT', 'JANUR_S3_BUCKET', 'JANUR_S3_ACCESS_KEY', 'JANUR_S3_SECRET_KEY'] as const;
  const [endpoint, bucket, accessKey, secretKey] = names.map((name) => env[name]);
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new Error(`${names.filter((name) => !env[name]).join(', ')} must be set too to keep files in a bucket`);
  }
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('JANUR_S3_ENDPOINT must be an address such as https://s3.example.com');
  }
  return { endpoint, bucket, accessKey, secretKey, region: env['JANUR_S3_REGION'] || 'us-east-1' };
}

function signingKeys({
  text,
  production,
  dataDir,
}: {
  text: string | undefined;
  production: boolean;
  dataDir: string;
}): Config['keys'] {
  if (text) return parseKeys(text, production);
  if (production) throw new Error(`${KEYS_VARIABLE} is needed in production: kid:secret, or two of them with a comma`);
  return [{ kid: 'dev', secret: keptSecret(dataDir) }];
}

function parseKeys(text: string, production: boolean): Config['keys'] {
  const [first, ...rest] = text.split(',').map((pair): SigningKey => {
    const [kid, secret] = pair.trim().split(/:(.*)/s);
    if (!kid || !secret || secret.length < MIN_SECRET_LENGTH) {
      throw new Error(`${KEYS_VARIABLE} must be kid:secret with secrets of at least ${MIN_SECRET_LENGTH} characters`);
    }
    if (production && /demo|dev|test|change|secret/i.test(kid + secret)) {
      throw new Error(`${KEYS_VARIABLE} holds a demo secret, which production refuses`);
    }
    return { kid, secret };
  });
  if (!first || rest.length > 1) throw new Error(`${KEYS_VARIABLE} takes one or two keys`);
  return [first, ...rest];
}

function ticketKeys(text: string): Config['ticketKeys'] {
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

/** A secret of this data folder's own, so that a restart ends no session. */
const keptSecret = (dataDir: string) => keptText(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));

/** The same for tickets, as the variable would say it: to change the key, a line is put before the others. */
const keptTicketKeys = (dataDir: string) =>
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
