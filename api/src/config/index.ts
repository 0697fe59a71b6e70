import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { FetchRules } from '../fetching/download.ts';
import { LIMITS, type Limits } from '../budgets/limits.ts';
import { type SendingConfig, sendingConfig } from './sending.ts';
import { keptSigningKey, keptTicketKeys, type SigningKey, signingKeys, type TicketSeed, ticketKeys } from './keys.ts';

/** An S3-compatible service and the bucket in it that keeps uploaded files and published versions. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Config {
  readonly production: boolean;
  /** Where guests' pages listen. */
  readonly port: number;
  /** Where the dashboard and the guest-book do. */
  readonly staffPort: number;
  readonly dataDir: string;
  /** Undefined means the embedded database (decisions §1). */
  readonly databaseUrl: string | undefined;
  /** The origin that guests see; undefined means `port` of the host that a request names. */
  readonly publicOrigin: string | undefined;
  /** The origin of the dashboard and the guest-book, never the guests'; undefined means `staffPort` of that host. */
  readonly staffOrigin: string | undefined;
  /** The first signs, all are accepted: rotation puts a new one in front and keeps the old for a day. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** Sign guests' tickets, the first; all verify. A key stays as long as tickets that it signed are in guests' hands. */
  readonly ticketKeys: readonly [TicketSeed, ...TicketSeed[]];
  /** The ticket keys are those of this data folder, which no other machine knows. */
  readonly ownTicketKeys?: boolean;
  /** Processes that serve; undefined means this one alone. */
  readonly workers?: number | undefined;
  /** Undefined means the folders `files` and `remotes` in `dataDir`. */
  readonly s3?: S3Config | undefined;
  /** A Redis or Valkey in which all processes count as one; undefined means that each counts for itself. */
  readonly redisUrl?: string | undefined;
  /** Who may read the metrics; in production nobody without it. */
  readonly metricsToken?: string | undefined;
  /** Where files may be got from by their addresses. */
  readonly fetching: FetchRules;
  /** How many proxies stand before us, so that the address a limit counts is the caller's. */
  readonly trustedProxies: number;
  /** How long an invitation or a registry may be served without asking the database whether it changed. */
  readonly freshForMs: number;
  /** How much the files of one client may take. */
  readonly uploadQuotaBytes: number;
  readonly limits: Limits;
  /** What messages go out by themselves; nothing where the operator has set up no account. */
  readonly sending?: SendingConfig;
}

export const FRESH_FOR_MS = 1000;

/** The only reader of the environment. Throws one clear sentence when a value cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env['NODE_ENV'] === 'production';
  const dataDir = resolve(env['JANUR_DATA_DIR'] || '.data');
  const port = whole(env, 'JANUR_PORT', { otherwise: 8080, most: 65_535 });
  return {
    production,
    port,
    // any free one, where the guests' is any free one
    staffPort: whole(env, 'JANUR_STAFF_PORT', { otherwise: port === 0 ? 0 : port + 1, most: 65_535 }),
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...origins(env),
    keys: signingKeys(env['JANUR_JWT_KEYS'], production) ?? [keptSigningKey(dataDir)],
    ticketKeys: ticketKeys(env['JANUR_TICKET_KEYS'] || keptTicketKeys(dataDir)),
    ownTicketKeys: !env['JANUR_TICKET_KEYS'],
    workers: workers(env),
    s3: s3Config(env),
    redisUrl: redisUrl(env),
    metricsToken: env['JANUR_METRICS_TOKEN'] || undefined,
    trustedProxies: whole(env, 'JANUR_TRUSTED_PROXIES', { otherwise: 0, most: 9 }),
    fetching: { hosts: listed(env, 'JANUR_FETCH_HOSTS'), networks: networks(env) },
    limits: LIMITS,
    sending: sendingConfig(env),
    freshForMs: FRESH_FOR_MS,
    uploadQuotaBytes: 300 * 1_048_576,
  };
}

function whole(env: NodeJS.ProcessEnv, name: string, { otherwise, most }: { otherwise: number; most: number }): number {
  const text = env[name] || String(otherwise);
  const value = Number(text);
  // what is blank and not empty was meant to be something: Number would take it for 0
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} must be a number from 0 to ${most}`);
  return value;
}

const listed = (env: NodeJS.ProcessEnv, name: string): string[] =>
  (env[name] ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || []);

/** Addresses or networks of the house that files may be got from, as 10.0.0.7 or 10.0.8.0/24. */
function networks(env: NodeJS.ProcessEnv): string[] {
  const all = listed(env, 'JANUR_FETCH_NETWORKS');
  const wrong = all.find((one) => !ipaddr.isValid(one) && !ipaddr.isValidCIDR(one));
  if (wrong !== undefined) throw new Error('JANUR_FETCH_NETWORKS must name addresses or networks such as 10.0.8.0/24');
  return all;
}

/** One a core where it says so. */
function workers(env: NodeJS.ProcessEnv): number | undefined {
  if (env['JANUR_WORKERS'] === 'auto') return availableParallelism();
  return whole(env, 'JANUR_WORKERS', { otherwise: 0, most: 64 }) || undefined;
}

function origins(env: NodeJS.ProcessEnv): Pick<Config, 'publicOrigin' | 'staffOrigin'> {
  const publicOrigin = originOf(env, 'JANUR_PUBLIC_ORIGIN');
  const staffOrigin = originOf(env, 'JANUR_STAFF_ORIGIN');
  if (staffOrigin !== undefined && staffOrigin === publicOrigin)
    throw new Error("JANUR_STAFF_ORIGIN must not be JANUR_PUBLIC_ORIGIN: designers' code runs in guests' pages");
  return { publicOrigin, staffOrigin };
}

function originOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  try {
    return new URL(text).origin;
  } catch {
    throw new Error(`${name} must be an origin such as https://example.com`);
  }
}

function redisUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['JANUR_REDIS_URL'] || undefined;
  if (text !== undefined && !/^rediss?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new Error('JANUR_REDIS_URL must be an address such as redis://localhost:6379');
  return text;
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
