import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uploadClientImage } from '@janur/contracts';
import { localStore } from '../../files/local-store.ts';
import { fileName, newFileId } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import type { GivenClient } from '../../testing/given.ts';
import { fileOf, ONE_PIXEL } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { createAvifEncoder } from './avif.ts';
import { sweepFiles } from './sweep.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-leftovers-'));
const root = join(dataDir, 'files');
const store = localStore(root);
const api = testApi({ dataDir });
let admin: { token: string };
let client: GivenClient;
beforeEach(async () => {
  await api.clean();
  rmSync(root, { recursive: true, force: true });
  admin = await api.given.admin();
  client = await api.given.client();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The application's own encoder is done with it, so that a test may have its own. */
async function upload(old_file_url?: string) {
  const answer = await api.as(admin).call(uploadClientImage, {
    params: { clientId: client.id },
    body: { section_type: 'BRIDE', old_file_url, image_file: fileOf(ONE_PIXEL) },
  });
  await until(async () => (await api.db('uploads').where({ state: 'ENCODING' }).first()) === undefined);
  return answer;
}
const pathOf = (url: string) => join(dataDir, url);
const stored = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .toSorted();
const TWO_HOURS_AGO = Date.now() / 1000 - 7200;
function age(path: string): void {
  utimesSync(path, TWO_HOURS_AGO, TWO_HOURS_AGO);
}
async function putOld(name: string): Promise<void> {
  await store.put(name, ONE_PIXEL);
  age(join(root, name));
}

test('the sweeper takes old files that no upload stands for, and nothing else', async () => {
  const { url } = (await upload()).data;
  const encoder = createAvifEncoder({ db: api.db, store, log: api.app.log });
  await encoder.resume();
  await encoder.idle();
  stored().forEach((name) => age(join(root, name)));
  const standing = stored();
  const orphans = [fileName(newFileId(), 'webp'), fileName(newFileId(), 'avif', 480), fileName(newFileId(), 'mp3')];
  await Promise.all(orphans.map(putOld));
  // of the standing upload's own family, but not one of its variants
  await putOld(url.slice('/files/'.length).replace('.webp', '-77.webp'));
  const young = fileName(newFileId(), 'webp');
  await store.put(young, ONE_PIXEL);
  const draft = join(root, 'ab', '.0123456789abcdef.part');
  mkdirSync(dirname(draft), { recursive: true });
  writeFileSync(draft, 'half');
  age(draft);

  expect(await sweepFiles({ db: api.db, store })).toBe(5);
  expect(stored()).toEqual([...standing, young].toSorted());
  expect(await sweepFiles({ db: api.db, store })).toBe(0);
});

test('the sweeper takes what an upload that was let go left behind', async () => {
  const { url } = (await upload()).data;
  await api.db('uploads').where({ url }).update({ deleted_at: new Date() });
  expect(await sweepFiles({ db: api.db, store }, { olderThanMs: 0 })).toBeGreaterThan(0);
  expect(existsSync(pathOf(url))).toBe(false);
});

test('the sweeper goes through more files than one query asks for', async () => {
  const names = Array.from({ length: 450 }, () => fileName(newFileId(), 'webp'));
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), '');
    age(join(root, name));
  }
  expect(await sweepFiles({ db: api.db, store })).toBe(450);
});

test('pictures whose AVIF an earlier process owed get it from the next, and lose no file to the sweeper before', async () => {
  const { url } = (await upload()).data;
  await api
    .db('uploads')
    .where({ url })
    .update({ state: 'ENCODING', variants: webpOnly(url) });
  const avif = url.slice('/files/'.length).replace('.webp', '-1.avif');
  await putOld(avif);
  expect(await sweepFiles({ db: api.db, store }, { olderThanMs: 0 })).toBe(0);
  await store.remove(avif);
  const encoder = createAvifEncoder({ db: api.db, store, log: api.app.log });
  await encoder.resume();
  await encoder.idle();
  expect(await store.exists(avif)).toBe(true);
  expect(await api.db('uploads').where({ url }).first()).toMatchObject({ state: 'READY' });
});

const webpOnly = (url: string) => JSON.stringify([{ url, width: 1, height: 1, type: 'image/webp' }]);

test('a picture that is removed while its AVIF is made leaves none of it', async () => {
  const { url } = (await upload()).data;
  await api
    .db('uploads')
    .where({ url })
    .update({ state: 'ENCODING', variants: webpOnly(url) });
  const slow: FileStore = {
    ...store,
    async put(name, bytes) {
      await store.put(name, bytes);
      await api.db('uploads').where({ url }).update({ deleted_at: new Date() });
    },
  };
  const encoder = createAvifEncoder({ db: api.db, store: slow, log: api.app.log });
  await encoder.resume();
  await encoder.idle();
  expect(stored().filter((name) => name.endsWith('.avif'))).toEqual([]);
});

test('an encoder that was closed begins no further picture', async () => {
  const { url } = (await upload()).data;
  await api
    .db('uploads')
    .where({ url })
    .update({ state: 'ENCODING', variants: webpOnly(url) });
  const encoder = createAvifEncoder({ db: api.db, store, log: api.app.log });
  const resumed = encoder.resume();
  await encoder.close();
  await resumed;
  await encoder.idle();
  expect(await api.db('uploads').where({ url }).first()).toMatchObject({ state: 'ENCODING' });
});

test('when files cannot be written nothing is attached', async () => {
  rmSync(root, { recursive: true, force: true });
  writeFileSync(root, 'a file where the folder belongs');
  const answer = await upload();
  expect([answer.status, answer.code]).toEqual([500, 'INTERNAL']);
  expect(answer.text).not.toContain(dataDir);
  rmSync(root);
  for (const table of ['uploads', 'profiles'] as const)
    expect([table, (await api.db(table).count({ n: '*' }).first())?.n]).toEqual([table, 0]);
  // the log-in stands there, and nothing else
  expect(await api.db('audit_log').whereNot({ subject_type: 'access' })).toEqual([]);
});

test('when the database refuses, the files that were written are gone again and the old one stays', async () => {
  const old = (await upload()).data.url;
  const before = stored();
  // the row of the audit log is the last that the transaction writes
  await api.db.raw(`CREATE TRIGGER refuse_audit BEFORE INSERT ON audit_log FOR EACH ROW
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'`);
  try {
    expect((await upload(old)).code).toBe('INTERNAL');
  } finally {
    await api.db.raw('DROP TRIGGER refuse_audit');
  }
  expect(stored().filter((name) => name.endsWith('.webp'))).toEqual(before.filter((name) => name.endsWith('.webp')));
  expect(existsSync(pathOf(old))).toBe(true);
  expect(await api.db('uploads').select('url', 'deleted_at')).toEqual([{ url: old, deleted_at: null }]);
  expect(await api.db('clients').where({ id: client.id }).first()).toMatchObject({ revision: 2 });
});
