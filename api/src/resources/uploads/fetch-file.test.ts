import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchFile, getClientBySlug, updateOption, type FetchedUse } from '@janur/contracts';
import sharp from 'sharp';
import { ensureFilmMaker, filmSample } from '../../testing/films.ts';
import type { GivenClient } from '../../testing/given.ts';
import { fontSample, silentMp3 } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-fetched-'));
const api = testApi({ dataDir });
let admin: { token: string };
let client: GivenClient;
let server: Server;
let origin: string;
const files = new Map<string, Buffer>();
beforeAll(async () => {
  await ensureFilmMaker();
  admin = await api.given.admin();
  client = await api.given.client();
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } });
  files.set(
    '/photo.jpg',
    await picture
      .jpeg()
      .withExif({ IFD0: { Copyright: 'rini' } })
      .toBuffer(),
  );
  files.set('/song.mp3', silentMp3(2));
  files.set('/font.woff2', fontSample());
  files.set('/film.mp4', filmSample());
  server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}, 180_000);
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

const bring = (file: string, use: FetchedUse, more: { licence?: true } = {}) => ({
  params: { optionId: client.optionId },
  body: { address: origin + file, use, ...more },
});

test.each<[FetchedUse, string, RegExp]>([
  ['IMAGE', '/photo.jpg', /\.webp$/],
  ['PREVIEW', '/photo.jpg', /\.jpg$/],
  ['SONG', '/song.mp3', /\.mp3$/],
  ['FONT', '/font.woff2', /\.woff2$/],
  ['LOOP', '/film.mp4', /\.mp4$/],
  ['FILM', '/film.mp4', /\.mp4$/],
])('%s comes from its address as it would from a form, and waits for the save', async (use, file, ending) => {
  const { data, status } = await api.as(admin).call(fetchFile, bring(file, use, { licence: true }));
  expect(status).toBe(201);
  expect(data.url).toMatch(ending);
  expect(existsSync(join(dataDir, data.url))).toBe(true);
  expect(await api.db('uploads').where({ url: data.url })).toMatchObject([{ client_id: client.id }]);
  if (use === 'PREVIEW') expect(readFileSync(join(dataDir, data.url), 'latin1')).not.toContain('rini');
});

test('an address becomes a font and a song that guests’ pages carry', async () => {
  const font_url = (await api.as(admin).call(fetchFile, bring('/font.woff2', 'FONT', { licence: true }))).data.url;
  const song_url = (await api.as(admin).call(fetchFile, bring('/song.mp3', 'SONG'))).data.url;
  await api.as(admin).call(updateOption, { params: { optionId: client.optionId }, body: { font_url, song_url } });
  const { option } = (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data;
  expect(option).toMatchObject({ font_url, song_url });
});

test.each<[FetchedUse, string, number, string]>([
  ['IMAGE', '/song.mp3', 415, 'not_a_picture'],
  ['SONG', '/photo.jpg', 415, 'not_a_song'],
  ['FONT', '/photo.jpg', 415, 'not_a_font'],
  ['FILM', '/photo.jpg', 415, 'not_a_film'],
  ['IMAGE', '/gone.jpg', 422, 'address_refused'],
])('%s from %s is refused and nothing stays', async (use, file, status, code) => {
  const before = await api.db('uploads');
  const answer = await api.as(admin).send(fetchFile, bring(file, use, { licence: true }));
  expect(answer.status).toBe(status);
  expect(answer.failure).toMatchObject({ fields: [{ path: 'body.address', code }] });
  expect(await api.db('uploads')).toHaveLength(before.length);
});

test('a font from an address needs the word about its licence, too', async () => {
  const answer = await api.as(admin).send(fetchFile, bring('/font.woff2', 'FONT'));
  expect(answer.failure).toMatchObject({ fields: [{ path: 'body.licence', code: 'licence_wanted' }] });
});
