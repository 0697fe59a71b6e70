import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'janur-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const STRONG = 'kF3n8Qw1zX7vB2mL9pR4tY6uH0jD5sAeGcN';
const SEED = Buffer.alloc(32, 7).toString('base64url');
const read = (env: NodeJS.ProcessEnv) => readConfig({ JANUR_DATA_DIR: dataDir, ...env });

test('without any variable a development server runs on 8080 with a secret of its own', () => {
  const config = read({});
  expect(config).toMatchObject({
    production: false,
    port: 8080,
    staffPort: 8081,
    databaseUrl: undefined,
    publicOrigin: undefined,
  });
  expect(config.keys[0].secret).toBe(readFileSync(join(dataDir, 'jwt-secret'), 'utf8'));
  expect(config.keys[0].secret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('the secret of a data folder stays the same, and another folder has another', () => {
  expect(read({}).keys).toEqual(read({}).keys);
  expect(readConfig({ JANUR_DATA_DIR: join(dataDir, 'other') }).keys).not.toEqual(read({}).keys);
});

test('a data folder has a ticket key of its own, and another one put before it signs while the first still verifies', () => {
  const [first, ...others] = read({}).ticketKeys;
  expect(others).toEqual([]);
  expect(first.seed).toHaveLength(32);
  expect(read({}).ticketKeys).toEqual([first]);
  const file = join(dataDir, 'ticket-keys');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, `next:${SEED}\n${readFileSync(file, 'utf8')}`);
  expect(read({}).ticketKeys).toEqual([{ kid: 'next', seed: Buffer.alloc(32, 7) }, first]);
});

test('ticket keys of the environment are taken before those of the data folder', () => {
  expect(read({ JANUR_TICKET_KEYS: `b:${SEED}, a:${SEED}` }).ticketKeys.map(({ kid }) => kid)).toEqual(['b', 'a']);
});

test('two keys are accepted, the first signs', () => {
  expect(read({ JANUR_JWT_KEYS: `b:${STRONG}2, a:${STRONG}:1` }).keys).toEqual([
    { kid: 'b', secret: `${STRONG}2` },
    { kid: 'a', secret: `${STRONG}:1` },
  ]);
});

test('production runs with strong keys', () => {
  expect(read({ NODE_ENV: 'production', JANUR_JWT_KEYS: `k1:${STRONG}` })).toMatchObject({ production: true });
});

test.each([
  ['production without keys', { NODE_ENV: 'production' }, /JANUR_JWT_KEYS is needed/],
  [
    'production with a demo secret',
    { NODE_ENV: 'production', JANUR_JWT_KEYS: `k:demo-demo-demo-demo-demo-demo-demo-demo` },
    /demo secret/,
  ],
  [
    'production with a secret that can be guessed',
    { NODE_ENV: 'production', JANUR_JWT_KEYS: `k1:${'a'.repeat(32)}` },
    /can be guessed/,
  ],
  ['proxies that are no number', { JANUR_TRUSTED_PROXIES: 'yes' }, /JANUR_TRUSTED_PROXIES/],
  ['a short secret', { JANUR_JWT_KEYS: 'k:short' }, /at least 32/],
  ['three keys', { JANUR_JWT_KEYS: [1, 2, 3].map((n) => `k${n}:${STRONG}`).join() }, /one or two/],
  ['a short ticket seed', { JANUR_TICKET_KEYS: 'k:short' }, /32 bytes/],
  ['a ticket key named twice', { JANUR_TICKET_KEYS: `k:${SEED},k:${SEED}` }, /twice/],
  ['a port that is none', { JANUR_PORT: 'http' }, /JANUR_PORT/],
  ['an origin that is none', { JANUR_PUBLIC_ORIGIN: 'janur' }, /JANUR_PUBLIC_ORIGIN/],
  ["a staff's origin that is none", { JANUR_STAFF_ORIGIN: 'studio' }, /JANUR_STAFF_ORIGIN/],
  [
    'one origin for guests and staff',
    { JANUR_PUBLIC_ORIGIN: 'https://janur.example', JANUR_STAFF_ORIGIN: 'https://janur.example/' },
    /JANUR_STAFF_ORIGIN must not be JANUR_PUBLIC_ORIGIN/,
  ],
  ['a port without a next one', { JANUR_PORT: '65535' }, /JANUR_STAFF_PORT/],
])('%s is refused in one sentence without the secret', (_, env, message) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow(/short$|demo-demo|aaaa/);
});

const BUCKET = {
  JANUR_S3_ENDPOINT: 'https://s3.example.com',
  JANUR_S3_BUCKET: 'janur',
  JANUR_S3_ACCESS_KEY: 'key',
  JANUR_S3_SECRET_KEY: 'secret',
};

test('files lie on the disk unless a bucket is configured', () => {
  expect(read({}).s3).toBeUndefined();
  expect(read({ ...BUCKET, JANUR_S3_REGION: 'ap-southeast-3' }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'janur',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'ap-southeast-3',
  });
  expect(read(BUCKET).s3?.region).toBe('us-east-1');
});

test.each([
  [{ JANUR_S3_SECRET_KEY: '' }, 'JANUR_S3_SECRET_KEY must be set too'],
  [{ JANUR_S3_BUCKET: '', JANUR_S3_ENDPOINT: '' }, 'JANUR_S3_ENDPOINT, JANUR_S3_BUCKET must be set too'],
  [{ JANUR_S3_ENDPOINT: 's3.example.com' }, 'JANUR_S3_ENDPOINT must be an address'],
])('a bucket that is configured by half, %j, is refused', (change, message) => {
  expect(() => read({ ...BUCKET, ...change })).toThrow(message);
});

test.each([' ', '\t', '0x50', '1e3', '-1', '65536', '80 80'])('%j is no port, and said so by name', (value) => {
  for (const name of ['JANUR_PORT', 'JANUR_STAFF_PORT'])
    expect(() => read({ [name]: value })).toThrow(`${name} must be a number from 0 to 65535`);
});
