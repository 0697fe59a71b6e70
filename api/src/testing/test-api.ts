import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Limit } from '../budgets/limits.ts';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/connection.ts';
import { type TestDatabase, testDatabase } from '../db/testing.ts';
import { caller } from './call.ts';
import { createGiven, type Given } from './given.ts';

const UNLIMITED: Limit = { max: 1_000_000, windowMs: 60_000 };

/** The server's configuration in tests: nothing is limited and nothing is served from memory unasked. */
export const TEST_CONFIG: Config = {
  production: false,
  port: 0,
  staffPort: 0,
  dataDir: '.data',
  databaseUrl: undefined,
  publicOrigin: 'https://janur.test',
  staffOrigin: 'https://staff.janur.test',
  keys: [
    { kid: 'new', secret: 'a test key that is long enough to sign with' },
    { kid: 'old', secret: 'the test key that was in use until yesterday' },
  ],
  ticketKeys: [
    { kid: 'new', seed: Buffer.alloc(32, 'the ticket key of today') },
    { kid: 'old', seed: Buffer.alloc(32, 'the ticket key of last year') },
  ],
  // tests' file servers listen on this machine
  fetching: { hosts: [], networks: ['127.0.0.1'] },
  trustedProxies: 0,
  freshForMs: 0,
  uploadQuotaBytes: 300 * 1_048_576,
  limits: {
    logins: UNLIMITED,
    answers: UNLIMITED,
    answersOfGuest: UNLIMITED,
    phonesOfGuest: UNLIMITED,
    photosOfGuest: UNLIMITED,
    photosOfInvitation: UNLIMITED,
    wrongCodes: UNLIMITED,
    lockGuesses: UNLIMITED,
    strangers: UNLIMITED,
    strangersOfInvitation: UNLIMITED,
    refusalLines: UNLIMITED,
  },
};

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly given: Given;
  /** Where this API keeps its files. */
  readonly dataDir: string;
  /** Calls as somebody who is logged in, or as nobody. */
  as(who?: { token: string }): ReturnType<typeof caller>;
  /** Empties the database. */
  clean(): Promise<void>;
}

/** The API on this worker's own database, for one test file. */
export function testApi(overrides: Partial<Config> = {}): TestApi {
  // uploads of a test file lie in a folder of its own
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-api-'));
  let running: { app: FastifyInstance; database: TestDatabase; given: Given } | undefined;
  const up = () => {
    if (!running) throw new Error('the API is up only while tests run');
    return running;
  };

  beforeAll(async () => {
    const database = await testDatabase();
    await database.clean();
    const app = await buildApp({
      db: database.db,
      config: { ...TEST_CONFIG, dataDir, ...overrides },
      // the program of a rehearsal is tried beside running processes, in `ops/rehearsal`
      player: { play() {}, close() {} },
    });
    running = {
      app,
      database,
      given: createGiven(
        database.db,
        caller(() => app),
      ),
    };
  });
  afterAll(async () => {
    await running?.app.close();
    await running?.database.close();
    rmSync(dataDir, { recursive: true });
  });

  return {
    dataDir,
    get app() {
      return up().app;
    },
    get db() {
      return up().database.db;
    },
    get given() {
      return up().given;
    },
    as: (who) => caller(() => up().app, who?.token),
    clean: () => up().database.clean(),
  };
}
