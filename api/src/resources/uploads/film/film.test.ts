import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmUse, uploadFilm } from '@janur/contracts';
import sharp from 'sharp';
import { ensureFilmMaker, filmSample, shownIn } from '../../../testing/films.ts';
import type { GivenClient } from '../../../testing/given.ts';
import { fileOf, ONE_PIXEL, silentMp3 } from '../../../testing/media.ts';
import { testApi } from '../../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-films-'));
const api = testApi({ dataDir });
let admin: { token: string };
let client: GivenClient;
beforeAll(async () => {
  await ensureFilmMaker();
  admin = await api.given.admin();
  client = await api.given.client();
}, 180_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

const send = (bytes: Buffer, use: FilmUse = 'LOOP', from?: number) =>
  api.as(admin).send(uploadFilm, {
    params: { optionId: client.optionId },
    body: { use, from, film_file: fileOf(bytes, 'IMG_0431.MOV') },
  });
const call = async (bytes: Buffer, use: FilmUse = 'LOOP', from?: number) => {
  const body = { use, from, film_file: fileOf(bytes, 'IMG_0431.MOV') };
  return (await api.as(admin).call(uploadFilm, { params: { optionId: client.optionId }, body })).data;
};
const kept = (url: string, ending = 'mp4') => readFileSync(join(dataDir, url.replace(/mp4$/, ending)));

test('a loop is ten silent seconds, upright, small, in two codecs and with its first picture', async () => {
  const said = ['-metadata', 'location=-6.2+106.8/', '-metadata', 'comment=rini'];
  const held = filmSample(said, { size: '1920x1080', seconds: 14, turned: true });
  const { url, ...told } = await call(held, 'LOOP', 2.5);
  expect(told).toEqual({ duration: 10, width: 720, height: 1280 });
  const [mp4, webm, poster] = [kept(url), kept(url, 'webm'), kept(url, 'webp')];
  expect(shownIn(mp4)).toMatchObject({ codecs: ['h264'], width: 720, height: 1280 });
  expect(shownIn(webm)).toMatchObject({ codecs: ['vp9'], width: 720, height: 1280 });
  for (const film of [mp4, webm]) {
    expect(Math.abs(shownIn(film).seconds - 10)).toBeLessThan(0.2);
    expect(JSON.stringify(shownIn(film).tags)).not.toMatch(/106|rini/);
    expect(film.length).toBeLessThan(2_000_000);
  }
  // a phone begins to play before it has everything
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 720, height: 1280 });
  const rows = await api.db('uploads').where({ url });
  expect(rows).toMatchObject([{ kind: 'FILM', mime: 'video/mp4', client_id: client.id }]);
  expect(rows[0]?.bytes).toBe(mp4.length + webm.length + poster.length);
}, 180_000);

test('a film for the section of the film keeps its whole length and its sound', async () => {
  const film = filmSample([], { size: '1600x900', seconds: 12, ending: 'webm' });
  const { url, ...told } = await call(film, 'FILM');
  expect(told).toMatchObject({ width: 1280, height: 720 });
  expect(shownIn(kept(url))).toMatchObject({ codecs: ['h264', 'aac'], seconds: expect.closeTo(12, 0) });
}, 180_000);

test.each([
  ['a text', () => Buffer.from('hello')],
  ['a picture', () => ONE_PIXEL],
  ['a song', () => silentMp3(2)],
  ['a song in a film’s container', () => filmSample(['-vn'], { ending: 'mp4' })],
  ['a playlist that names a file of the machine', () => Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/hostname\n')],
  ['a list that names a file of the machine', () => Buffer.from("ffconcat version 1.0\nfile '/etc/hostname'\n")],
])('%s is no film', async (_, make) => {
  const { status, failure } = await send(make());
  expect(status).toBe(415);
  expect(failure).toMatchObject({ fields: [{ path: 'body.film_file', code: 'not_a_film' }] });
});

test('a film that breaks off is told as such, and nothing of it stays', async () => {
  const before = { uploads: (await api.db('uploads')).length, files: readdirSync(join(dataDir, 'files')).length };
  const whole = filmSample(['-movflags', '+faststart'], { size: '640x360', seconds: 4 });
  // its table of contents says that there is more, and the pictures are noise
  const broken = Buffer.concat([whole.subarray(0, whole.indexOf('mdat') + 4), Buffer.alloc(60_000, 0xa7)]);
  const { status, failure } = await send(broken);
  expect(status).toBe(422);
  expect(failure).toMatchObject({ fields: [{ path: 'body.film_file', code: 'damaged' }] });
  expect({ uploads: (await api.db('uploads')).length, files: readdirSync(join(dataDir, 'files')).length }).toEqual(
    before,
  );
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('janur-film-'))).toEqual([]);
});

test('a loop begins where the film still runs', async () => {
  const { status, failure } = await send(filmSample([]), 'LOOP', 30);
  expect(status).toBe(422);
  expect(failure).toMatchObject({ fields: [{ path: 'body.from', code: 'film_begins_late', params: { seconds: 3 } }] });
});

test('a film that is too long says what to do instead', async () => {
  const long = filmSample(['-an'], { size: '64x48', seconds: 200 });
  const { status, failure } = await send(long, 'FILM');
  expect(status).toBe(422);
  expect(failure).toMatchObject({ fields: [{ path: 'body.film_file', code: 'film_too_long' }] });
}, 30_000);
