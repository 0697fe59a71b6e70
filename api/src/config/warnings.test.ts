import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './index.ts';
import { warningsOf } from './warnings.ts';

const KEYS = 'k1:kF3n8Qw1zX7vB2mL9pR4tY6uH0jD5sAeGcN';
const warnings = (env: NodeJS.ProcessEnv) =>
  warningsOf(readConfig({ NODE_ENV: 'production', JANUR_JWT_KEYS: KEYS, JANUR_TICKET_KEYS: SEED, ...env })).map(
    (warning) => warning.split(/[ :]/)[0],
  );
const SEED = `k:${Buffer.alloc(32, 7).toString('base64url')}`;
const BUCKET = {
  JANUR_DATA_DIR: mkdtempSync(join(tmpdir(), 'janur-warnings-')),
  JANUR_S3_ENDPOINT: 'https://s3.example',
  JANUR_S3_BUCKET: 'janur',
  JANUR_S3_ACCESS_KEY: 'a',
  JANUR_S3_SECRET_KEY: 'b',
};
afterAll(() => rmSync(BUCKET.JANUR_DATA_DIR, { recursive: true }));
const WELL = {
  JANUR_PUBLIC_ORIGIN: 'https://janur.example',
  JANUR_STAFF_ORIGIN: 'https://studio.janur.example',
  JANUR_TRUSTED_PROXIES: '1',
};

test.each([
  ['a proxy with TLS and its database on this machine', WELL, []],
  ['no origins', { JANUR_TRUSTED_PROXIES: '1' }, ['JANUR_PUBLIC_ORIGIN', 'JANUR_STAFF_ORIGIN']],
  ['https, and no proxy that is trusted', { ...WELL, JANUR_TRUSTED_PROXIES: '0' }, ['JANUR_PUBLIC_ORIGIN']],
  ['a database elsewhere in clear', { ...WELL, DATABASE_URL: 'mysql://u:p@db.internal/janur' }, ['DATABASE_URL']],
  ['a database elsewhere with TLS', { ...WELL, DATABASE_URL: 'mysql://u:p@db.internal/janur?tls=on' }, []],
  ['a database on this machine', { ...WELL, DATABASE_URL: 'mysql://u:p@localhost/janur' }, []],
  ['a Redis elsewhere in clear', { ...WELL, JANUR_REDIS_URL: 'redis://cache.internal' }, ['JANUR_REDIS_URL']],
  ['a Redis elsewhere with TLS', { ...WELL, JANUR_REDIS_URL: 'rediss://cache.internal' }, []],
  ['a Redis on this machine', { ...WELL, JANUR_REDIS_URL: 'redis://localhost:6379' }, []],
  [
    'a process a core, each counting for itself',
    { ...WELL, JANUR_WORKERS: 'auto' },
    availableParallelism() > 1 ? ['JANUR_REDIS_URL'] : [],
  ],
  [
    'several machines whose tickets only they know',
    { ...WELL, ...BUCKET, JANUR_TICKET_KEYS: '', JANUR_REDIS_URL: 'redis://localhost' },
    ['JANUR_TICKET_KEYS'],
  ],
  ['several machines that count as one', { ...WELL, ...BUCKET, JANUR_REDIS_URL: 'redis://localhost' }, []],
])('%s', (_, env, heard) => {
  expect(warnings(env)).toEqual(heard);
});

test('development says nothing but that its processes count each for itself', () => {
  expect(warnings({ NODE_ENV: 'development' })).toEqual([]);
  expect(warnings({ NODE_ENV: 'development', JANUR_WORKERS: '2' })).toEqual(['JANUR_REDIS_URL']);
});
