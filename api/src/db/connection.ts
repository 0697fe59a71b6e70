import { readFileSync } from 'node:fs';
import knex, { type Knex } from 'knex';

export type Database = Knex;

/** Where the database is. Either `socketPath`, or `host` and `port`. */
export interface ConnectionOptions {
  socketPath?: string;
  host?: string;
  port?: number;
  user: string;
  password?: string;
  database?: string;
  /** Undefined speaks in clear. */
  ssl?: { ca?: Buffer; minVersion: 'TLSv1.2'; rejectUnauthorized: true; verifyIdentity: true };
}

export interface DatabaseConfig {
  connection: ConnectionOptions;
  /** How many connections one process may hold; the default suits one process beside an embedded server. */
  poolSize?: number;
}

/**
 * Reads `mysql://user:password@host:port/database`; `?socketPath=/path` replaces host and port. `?tls=on` asks for TLS with a
 * certificate that a public authority signed for the host, `?tls=/path/to/ca.pem` for one of that authority.
 * Throws one sentence, without the password, when it is no such address.
 */
export function parseDatabaseUrl(text: string): ConnectionOptions {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const database = decodeURIComponent(url?.pathname.slice(1) ?? '');
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol) || !database || !url.username) {
    throw new Error('DATABASE_URL must look like mysql://user:password@host:3306/database');
  }
  const account = {
    user: decodeURIComponent(url.username),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    database,
  };
  const socketPath = url.searchParams.get('socketPath');
  if (socketPath) return { socketPath, ...account };
  return { host: url.hostname, port: url.port ? Number(url.port) : 3306, ...account, ...tlsOf(url) };
}

function tlsOf(url: URL): Pick<ConnectionOptions, 'ssl'> {
  const tls = url.searchParams.get('tls');
  if (tls === null) return {};
  if (tls !== 'on' && !tls.startsWith('/')) throw new Error('DATABASE_URL must say tls=on or tls=/path/to/ca.pem');
  const ca = tls === 'on' ? {} : { ca: authority(tls) };
  return { ssl: { ...ca, minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: true } };
}

function authority(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`DATABASE_URL names ${file} as its authority for TLS, and that cannot be read`);
  }
}

/**
 * A knex pool over mysql2. Times are `Date`s in UTC, BIGINT ids are numbers, JSON columns arrive parsed,
 * booleans arrive as 0 and 1.
 */
export function createDatabase({ connection, poolSize = 10 }: DatabaseConfig): Database {
  return knex({
    client: 'mysql2',
    connection: {
      ...connection,
      charset: 'utf8mb4',
      timezone: 'Z',
      supportBigNumbers: true,
      flags: ['-IGNORE_SPACE'],
    },
    pool: { min: 0, max: poolSize, afterCreate: prepareSession },
    acquireConnectionTimeout: 15_000,
    // an error's message says the statement, never the names and numbers in it
    compileSqlOnError: false,
    // what fails is thrown; said again on the console it would only hide who caught it
    log: { warn() {}, error() {}, debug() {} },
  });
}

const SQL_MODE = [
  'ONLY_FULL_GROUP_BY',
  'STRICT_TRANS_TABLES',
  'NO_ZERO_IN_DATE',
  'NO_ZERO_DATE',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ENGINE_SUBSTITUTION',
].join();

/**
 * Answers when this node of a Galera cluster has applied all that any node had acknowledged by now. Whoever comes new may come
 * because another node is gone: what was acknowledged there is here, and need not be applied yet. Once for each connection,
 * since all later writes go to the same node; without a cluster, and on MySQL, it answers at once.
 */
const CAUGHT_UP = '/*M!100100 SET STATEMENT wsrep_sync_wait = 1 FOR */ SELECT 1';

interface SessionConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

function prepareSession(
  connection: SessionConnection,
  done: (error: Error | null, connection: SessionConnection) => void,
): void {
  // Every write says in its WHERE what it depends on, so gap locks would only make deadlocks: READ COMMITTED.
  const statements = [
    'SET NAMES utf8mb4 COLLATE utf8mb4_unicode_520_ci',
    `SET SESSION sql_mode = '${SQL_MODE}', time_zone = '+00:00', innodb_lock_wait_timeout = 10`,
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
    CAUGHT_UP,
  ];
  const next = (index: number): void => {
    const statement = statements[index];
    if (statement === undefined) return done(null, connection);
    connection.query(statement, (error) => (error ? done(error, connection) : next(index + 1)));
  };
  next(0);
}
