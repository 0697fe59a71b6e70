import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { openBucket } from '../../../files/bucket.ts';
import { startS3 } from '../../../files/testing/s3-server.ts';
import { GOOD_FILES, signedBuild } from '../../../testing/builds.ts';
import { testApi } from '../../../testing/test-api.ts';
import { findPublication } from '../publication-queries.ts';
import { createRegistry, type SignedBuild } from '../registry.ts';
import { bucketBuilds } from './bucket.ts';

const api = testApi();
const folder = mkdtempSync(join(tmpdir(), 'janur-builds-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => void (s3 = await startS3()));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** A machine with a data folder of its own: all that it has in common with others are the database and the bucket. */
function machine({ root = mkdtempSync(join(folder, 'node-')), mostBytes = 1e6 } = {}) {
  const manifestOf = async (version: { name: string; version: string }) =>
    (await findPublication(api.db, version))?.manifest;
  const builds = bucketBuilds({ bucket: openBucket(s3.config), root, manifestOf, mostBytes });
  const registry = createRegistry(api.db, { builds, freshForMs: 0 });
  const publish = (build: SignedBuild) => registry.publish(build, { publisher: { kind: 'operator' } });
  return { root, builds, registry, publish };
}

/** Versions of one family with a script of their own. */
function family() {
  const first = signedBuild();
  const { template_ids }: { template_ids: string[] } = JSON.parse(first.build.manifest);
  const version = (number: string, main: string | Buffer = `var look="${number}";`) => {
    const manifest = { name: first.name, version: number, template_ids };
    return signedBuild({ manifest, files: { ...GOOD_FILES, 'main.js': main } }).build;
  };
  return { name: first.name, version };
}

const objectOf = (name: string, version: string): string =>
  [...s3.objects.keys()].find((key) => key.startsWith(`builds/${name}/${version}/`)) ?? '';

test('what one machine publishes another one has, with its compressed forms, once it asks', async () => {
  const { name, version } = family();
  const [one, other] = [machine(), machine()];
  await one.publish(version('1.0.0'));
  expect(readdirSync(other.root)).toEqual([]);
  const path = (await other.builds.folder({ name, version: '1.0.0' })) ?? '';
  expect(path).toBe(join(other.root, name, '1.0.0'));
  expect(readFileSync(join(path, 'main.js'), 'utf8')).toBe('var look="1.0.0";');
  expect(readdirSync(path)).toEqual(expect.arrayContaining(['main.js.br', 'main.js.gz', 'first-screen.json.br']));
});

test('what is promoted or rolled back elsewhere is there with its files when it is served', async () => {
  const { name, version } = family();
  const [one, other] = [machine(), machine()];
  for (const number of ['1.0.0', '1.1.0']) {
    await one.publish(version(number));
    await one.registry.promote(name, number);
    expect((await other.registry.snapshot()).remotes[name]?.version).toBe(number);
    expect(existsSync(join(other.root, name, number, 'first-screen.json'))).toBe(true);
  }
  await one.registry.rollBack(name);
  expect((await other.registry.snapshot()).remotes[name]?.version).toBe('1.0.0');
});

test('many who ask at once fetch it once, and what is here is not fetched again', async () => {
  const { name, version } = family();
  await machine().publish(version('1.0.0'));
  const { builds, root } = machine();
  const put = s3.objects.get(objectOf(name, '1.0.0'));
  await Promise.all(Array.from({ length: 20 }, () => builds.folder({ name, version: '1.0.0' })));
  s3.objects.delete(objectOf(name, '1.0.0'));
  expect(await builds.folder({ name, version: '1.0.0' })).toBeDefined();
  // a start later, too
  expect(await machine({ root }).builds.folder({ name, version: '1.0.0' })).toBeDefined();
  expect(put && (await machine().builds.folder({ name, version: '1.0.0' }))).toBeUndefined();
});

test.each([
  ['a file', 'look="', 'hook="'],
  ['the order of lengths', '[{"brotli"', '[{"brotlj"'],
])('%s that is not what was published is put nowhere, and guests get what they got', async (_, from, to) => {
  const { name, version } = family();
  const [one, other] = [machine(), machine()];
  await one.publish(version('1.0.0'));
  await one.registry.promote(name, '1.0.0');
  expect((await other.registry.snapshot()).remotes[name]?.version).toBe('1.0.0');
  await one.publish(version('1.1.0'));
  const object = s3.objects.get(objectOf(name, '1.1.0'));
  if (!object) throw new Error('it was not put');
  const { bytes } = object;
  object.bytes = Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
  await createRegistry(api.db, { builds: one.builds, freshForMs: 0 }).promote(name, '1.1.0');
  const held = await other.registry.snapshot();
  expect(held.remotes[name]?.version).toBe('1.0.0');
  expect(readdirSync(join(other.root, name))).toEqual(['1.0.0']);
  object.bytes = bytes;
  const { remotes, revision } = await other.registry.snapshot();
  expect([remotes[name]?.version, revision === held.revision]).toEqual(['1.1.0', false]);
});

test('while the bucket is away guests get what they got, and the news when it is back', async () => {
  const { name, version } = family();
  const [one, other] = [machine(), machine()];
  await one.publish(version('1.0.0'));
  await one.registry.promote(name, '1.0.0');
  await other.registry.snapshot();
  await one.publish(version('1.1.0'));
  await one.registry.promote(name, '1.1.0');
  s3.refuse(true);
  const asked = performance.now();
  expect((await other.registry.snapshot()).remotes[name]?.version).toBe('1.0.0');
  expect(performance.now() - asked).toBeLessThan(2000);
  s3.refuse(false);
  expect((await other.registry.snapshot()).remotes[name]?.version).toBe('1.1.0');
});

test('the cache keeps to its bound: what was longest unused goes, and comes again', async () => {
  const { name, version } = family();
  const numbers = ['1.0.0', '1.1.0', '1.2.0'];
  const one = machine();
  for (const number of numbers) await one.publish(version(number, Buffer.alloc(4000, 'x')));
  const { builds, root } = machine({ mostBytes: 10_000 });
  for (const number of numbers) await builds.folder({ name, version: number });
  expect(readdirSync(join(root, name)).toSorted()).toEqual(['1.1.0', '1.2.0']);
  expect(await builds.folder({ name, version: '1.0.0' })).toBeDefined();
  expect(readdirSync(join(root, name)).toSorted()).toEqual(['1.0.0', '1.2.0']);
});

test('the same version again is fine, and brings back what the bucket lost', async () => {
  const { name, version } = family();
  await machine().publish(version('1.0.0'));
  s3.objects.delete(objectOf(name, '1.0.0'));
  await machine().publish(version('1.0.0'));
  expect(await machine().builds.folder({ name, version: '1.0.0' })).toBeDefined();
  await expect(machine().publish(version('1.0.0', 'var other=1;'))).rejects.toMatchObject({ code: 'CONFLICT' });
});
