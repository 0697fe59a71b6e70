import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadClientImage, uploadMusic, uploadOptionImage } from '@janur/contracts';
import sharp from 'sharp';
import type { GivenClient } from '../../testing/given.ts';
import { fileOf, silentMp3 } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const QUOTA = 60_000;
const dataDir = mkdtempSync(join(tmpdir(), 'janur-quota-'));
const api = testApi({ dataDir, uploadQuotaBytes: QUOTA });
let admin: { token: string };
let client: GivenClient;
let photo: Buffer;
beforeAll(async () => {
  admin = await api.given.admin();
  // noise takes what it takes: about 10 KB as WebP, and once more as AVIF
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => void (client = await api.given.client()));
afterAll(() => rmSync(dataDir, { recursive: true }));

const upload = async (old_file_url?: string, of: GivenClient = client) =>
  api.as(admin).call(uploadClientImage, {
    params: { clientId: of.id },
    body: { section_type: 'BRIDE', old_file_url, image_file: fileOf(photo) },
  });
const used = async (of: GivenClient = client): Promise<number> => {
  const rows = await api.db('uploads').where({ client_id: of.id, deleted_at: null });
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
};
const fill = (bytes: number) =>
  api.db('uploads').insert({
    client_id: client.id,
    kind: 'MUSIC',
    url: `/files/full/${client.id}.mp3`,
    mime: 'audio/mpeg',
    bytes,
    sha256: '',
  });
const files = () =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

test('a file that does not fit is refused by name with what is used, and nothing of it stays', async () => {
  await upload();
  await until(async () => (await api.db('uploads').where({ client_id: client.id, state: 'ENCODING' })).length === 0);
  await fill(QUOTA - (await used()) - 100);
  const before = { files: files(), used: await used(), rows: await api.db('uploads').where({ client_id: client.id }) };
  const answer = await upload();
  expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE']);
  expect(answer.failure.fields).toMatchObject([
    {
      path: 'body.image_file',
      code: 'no_room',
      params: { file: expect.stringMatching(/^0\.\d MB$/), used: '0.1 MB', quota: '0.1 MB' },
    },
  ]);
  expect(answer.failure.details).toEqual({
    used_bytes: QUOTA - 100,
    file_bytes: expect.any(Number),
    quota_bytes: QUOTA,
  });
  const after = { files: files(), used: await used(), rows: await api.db('uploads').where({ client_id: client.id }) };
  expect(after).toEqual(before);
});

test('what is removed makes room: a picture may take the place of another', async () => {
  const first = (await upload()).data.url;
  await until(async () => (await api.db('uploads').where({ url: first, state: 'READY' })).length === 1);
  await fill(QUOTA - (await used()) - 100);
  expect((await upload()).status).toBe(413);
  expect((await upload(first)).status).toBe(201);
});

test('AVIF files count, too', async () => {
  const { url } = (await upload()).data;
  const webp = await used();
  await until(async () => (await api.db('uploads').where({ url, state: 'READY' })).length === 1);
  expect(await used()).toBeGreaterThan(webp);
});

test('a slug’s pictures and songs take of the same room, another client’s do not', async () => {
  await fill(QUOTA);
  const params = { optionId: client.optionId };
  const body = { section_type: 'CUSTOM' as const, image_file: fileOf(photo) };
  expect((await api.as(admin).call(uploadOptionImage, { params, body })).status).toBe(413);
  const song = fileOf(silentMp3(2));
  const answer = await api.as(admin).call(uploadMusic, { params, body: { 'music-file': song } });
  expect([answer.status, answer.failure.fields?.[0]?.path]).toEqual([413, 'body.music-file']);
  expect((await upload(undefined, await api.given.client())).status).toBe(201);
});

test('of uploads at the same time no more get in than fit', async () => {
  const size = await sizeOfOne();
  await fill(QUOTA - 2 * size - 100);
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => upload()))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2);
  expect(statuses.filter((status) => status === 413).length).toBeGreaterThanOrEqual(3);
});

async function sizeOfOne(): Promise<number> {
  const other = await api.given.client();
  await upload(undefined, other);
  return used(other);
}
