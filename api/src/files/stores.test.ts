import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readConfig, type S3Config } from '../config/index.ts';
import { createFileStore } from './index.ts';
import { localStore } from './local-store.ts';
import { fileName, newFileId } from './names.ts';
import { openBucket } from './bucket.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';
import { startS3 } from './testing/s3-server.ts';
import { signatureOf } from './testing/signature.ts';

const BYTES = Buffer.from('0123456789');
const folder = mkdtempSync(join(tmpdir(), 'janur-files-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => void (s3 = await startS3()));
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const bucket = (other: Partial<S3Config> = {}) => s3Store(openBucket({ ...s3.config, ...other }));
const newName = () => fileName(newFileId(), 'webp');
async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

/** A real service, where one is named: `ops/s3/run.sh` starts Ceph's. */
const service = readConfig({ ...process.env, JANUR_DATA_DIR: folder }).s3;

const stores: [string, () => FileStore][] = [
  ['a folder', () => localStore(join(folder, 'files'))],
  ['a bucket', () => bucket()],
];
if (service) stores.push(['a real service', () => s3Store(openBucket(service))]);

describe.each(stores)('the store in %s', (_, make) => {
  let store: FileStore;
  beforeAll(() => void (store = make()));

  test('gives back what was put, whole and in part', async () => {
    const name = newName();
    await store.put(name, BYTES);
    const whole = await store.open(name);
    expect([whole?.size, whole && (await buffer(whole.stream))]).toEqual([10, BYTES]);
    const part = await store.open(name, { start: 2, end: 4 });
    expect([part?.size, part && String(await buffer(part.stream))]).toEqual([10, '234']);
    expect([await store.exists(name), await store.size(name)]).toEqual([true, 10]);
  });

  test('has nothing under a name that was never put, and removing it is no error', async () => {
    const name = newName();
    expect([await store.open(name), await store.size(name), await store.exists(name)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    await store.remove(name);
  });

  test('forgets what is removed', async () => {
    const name = newName();
    await store.put(name, BYTES);
    await store.remove(name);
    expect(await store.exists(name)).toBe(false);
  });

  test('lists everything, over several pages', async () => {
    const names = Array.from({ length: 5 }, newName);
    const before = Date.now() - 5000;
    await Promise.all(names.map((name) => store.put(name, BYTES)));
    expect(await namesIn(store)).toEqual(expect.arrayContaining(names));
    for await (const { storedAt } of store.list()) expect(storedAt.getTime()).toBeGreaterThan(before);
  });

  test.each(['../../etc/passwd', 'ab/../../x.webp', '/etc/passwd', 'ab/x.webp', 'demo/kite.webp', `${newName()}\0`])(
    'refuses the name %j',
    async (name) => {
      await expect(store.put(name, BYTES)).rejects.toThrow('no name of a stored file');
      await expect(store.open(name)).rejects.toThrow('no name of a stored file');
      await expect(store.remove(name)).rejects.toThrow('no name of a stored file');
    },
  );
});

test('a file that could not be written whole leaves nothing behind', async () => {
  const name = newName();
  const root = join(folder, 'broken');
  // a folder stands where the file should go, so that the rename fails
  mkdirSync(join(root, name, 'in-the-way'), { recursive: true });
  await expect(localStore(root).put(name, BYTES)).rejects.toThrow();
  expect(readdirSync(join(root, name.slice(0, 2)))).toEqual([name.slice(3)]);
});

test('what a crash left half-written is listed and can be removed, and never opened as a file', async () => {
  const store = localStore(join(folder, 'crashed'));
  mkdirSync(join(folder, 'crashed', 'ab'), { recursive: true });
  const path = join(folder, 'crashed', 'ab', '.0123456789abcdef.part');
  writeFileSync(path, 'half');
  utimesSync(path, 0, 0);
  expect(await namesIn(store)).toEqual(['ab/.0123456789abcdef.part']);
  await store.remove('ab/.0123456789abcdef.part');
  expect(await namesIn(store)).toEqual([]);
});

test('a bucket keeps the type of a file, and refuses the wrong secret', async () => {
  const name = newName();
  await bucket().put(name, BYTES);
  expect(s3.objects.get(`files/${name}`)?.type).toBe('image/webp');
  expect(s3.refused).not.toContain(403);
  const stranger = bucket({ secretKey: 'another' });
  await expect(stranger.put(newName(), BYTES)).rejects.toThrow('S3 returned 403');
  await expect(stranger.open(name)).rejects.toThrow('S3 returned 403');
  await expect(bucket({ bucket: 'nowhere' }).put(newName(), BYTES)).rejects.toThrow('S3 returned 404');
});

test('a bucket that leads elsewhere is not followed', async () => {
  const { endpoint } = s3.config;
  const leading = createServer((asked, answer) =>
    answer.writeHead(307, { location: endpoint + (asked.url ?? '') }).end(),
  ).listen(0, '127.0.0.1');
  await once(leading, 'listening');
  const address = leading.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const name = newName();
  await bucket().put(name, BYTES);
  const store = bucket({ endpoint: `http://127.0.0.1:${port}` });
  await expect(store.open(name)).rejects.toThrow('S3 returned 307');
  await expect(store.remove(name)).rejects.toThrow('S3 returned 307');
  leading.close().closeAllConnections();
});

test('the configuration picks the store', async () => {
  const name = newName();
  await createFileStore({ s3: s3.config, dataDir: folder }).put(name, BYTES);
  expect(s3.objects.has(`files/${name}`)).toBe(true);
  const local = newName();
  await createFileStore({ s3: undefined, dataDir: join(folder, 'data') }).put(local, BYTES);
  expect(readdirSync(join(folder, 'data', 'files'))).toEqual([local.slice(0, 2)]);
});

// the example of AWS's own documentation: what checks our signatures is checked itself
test('the test bucket computes the signature that AWS publishes', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=' +
      '0'.repeat(64),
  };
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
