import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addPhoto, getClientBySlug, listAlbum, saveAlbum, withdrawPhoto } from '@janur/contracts';
import sharp from 'sharp';
import { ALBUM, LIMITS } from '../../budgets/limits.ts';
import { fileOfUrl } from '../../files/names.ts';
import { createFileStore } from '../../files/index.ts';
import type { GivenClient, GivenGuest } from '../../testing/given.ts';
import { fileOf } from '../../testing/media.ts';
import { photoOf } from '../../testing/photos.ts';
import { testApi } from '../../testing/test-api.ts';
import { unique } from '../../testing/unique.ts';
import { sweepFiles } from '../uploads/sweep.ts';

const api = testApi();
const YESTERDAY = new Date(Date.now() - 86_400_000);
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000);

async function wedding(option = {}) {
  const client = await api.given.client({ option });
  const event = await api.given.event({ of: client, start_datetime: YESTERDAY });
  const guest = await api.given.guest({ of: client, to: [event], name: 'Budi Santoso' });
  return { client, event, guest };
}

const at = ({ id, slug }: GivenClient, guest?: GivenGuest) => ({
  params: { clientId: id },
  headers: { slug, ...(guest && { 'guest-code': guest.code }) },
});
const bring = async (client: GivenClient, guest?: GivenGuest, { key = `photo-${unique()}`, photo = photoOf() } = {}) =>
  api.as().call(addPhoto, { ...at(client, guest), body: { key, photo: fileOf(await photo) } });
const album = (client: GivenClient, guest?: GivenGuest) => api.as().call(listAlbum, at(client, guest));
const pageOf = async ({ slug }: GivenClient) => (await api.as().call(getClientBySlug, { params: { slug } })).data.album;
const admit = async (client: GivenClient, admits: 'AT_ONCE' | 'REVIEW' | 'CLOSED') =>
  api.as(await api.given.clientAccount(client)).call(saveAlbum, { body: { admits } });
const filesOf = () =>
  readdirSync(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

describe('a guest’s photo', () => {
  test('waits for the hosts: the guest sees it, nobody else does', async () => {
    const { client, guest } = await wedding();
    const other = await api.given.guest({ of: client });
    const brought = await bring(client, guest);
    expect([brought.status, brought.data.is_shown, brought.data.name]).toEqual([201, false, 'Budi Santoso']);
    const own = await album(client, guest);
    expect([own.data, own.header.own.map(({ id }) => id)]).toEqual([[], [brought.data.id]]);
    expect(own.header).toMatchObject({ is_open: true, left: ALBUM.ofGuest - 1 });
    expect((await album(client, other)).header.own).toEqual([]);
    expect(await album(client)).toMatchObject({ data: [], header: { is_open: false, left: 0, own: [] } });
  });

  test('is shown at once where the couple chose that, with the sizes that a page needs', async () => {
    const { client, guest } = await wedding();
    await admit(client, 'AT_ONCE');
    expect(await pageOf(client)).toEqual({ takes_photos: true, has_photos: false });
    await bring(client, guest, { photo: photoOf({ width: 2000, height: 1500 }) });
    expect(await pageOf(client)).toEqual({ takes_photos: true, has_photos: true });
    const [photo] = (await album(client)).data;
    expect(photo).toMatchObject({ width: 1600, height: 1200, name: 'Budi Santoso' });
    expect(photo?.variants.map(({ width, type }) => [width, type])).toEqual(
      [480, 720, 960, 1600].map((width) => [width, 'image/webp']),
    );
    expect(photo?.url).toBe(photo?.variants.at(-1)?.url);
    expect(photo?.placeholder).toMatch(/^data:image\/webp/);
  });

  test('is kept in its full size, upright, and without the place where it was taken', async () => {
    const { client, guest } = await wedding();
    const photo = await photoOf({ width: 3000, height: 2000, turned: true });
    const sent = await sharp(photo).metadata();
    expect([sent.exif?.toString('latin1').includes('CANARY-CAMERA'), sent.orientation]).toEqual([true, 6]);
    const { data } = await bring(client, guest, { photo: Promise.resolve(photo) });
    const row = await api
      .db('album_photos')
      .join('uploads', 'uploads.id', 'album_photos.upload_id')
      .where('album_photos.id', data.id)
      .first('uploads.url', 'uploads.mime', 'uploads.state');
    expect(row).toMatchObject({ mime: 'image/jpeg', state: 'READY' });
    const store = createFileStore({ s3: undefined, dataDir: api.dataDir });
    for (const url of [row?.url ?? '', ...data.variants.map((variant) => variant.url)]) {
      const file = await store.open(fileOfUrl(url) ?? '');
      const bytes = Buffer.concat((await file?.stream.toArray()) ?? []);
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation, bytes.includes('CANARY')]).toEqual([undefined, undefined, false]);
    }
    const whole = await store.open(fileOfUrl(row?.url ?? '') ?? '');
    const { width, height } = await sharp(Buffer.concat((await whole?.stream.toArray()) ?? [])).metadata();
    expect([width, height]).toEqual([2000, 3000]);
  });

  test('that comes again by its key is the same one, and leaves no second files', async () => {
    const { client, guest } = await wedding();
    const before = filesOf();
    const first = await bring(client, guest, { key: 'the-same-photo' });
    const files = filesOf() - before;
    const again = await bring(client, guest, { key: 'the-same-photo' });
    expect([again.status, again.data.id]).toEqual([201, first.data.id]);
    const many = await Promise.all([1, 2, 3].map(() => bring(client, guest, { key: 'at-the-same-moment' })));
    expect(new Set(many.map(({ data }) => data.id)).size).toBe(1);
    expect((await album(client, guest)).header.own).toHaveLength(2);
    expect(filesOf()).toBe(before + files * 2);
  });

  test('is another’s under the same key', async () => {
    const { client, guest } = await wedding();
    const other = await api.given.guest({ of: client });
    const one = await bring(client, guest, { key: 'photo-of-the-day' });
    const two = await bring(client, other, { key: 'photo-of-the-day' });
    expect(two.data.id).not.toBe(one.data.id);
  });

  test('is taken back by its guest alone, with its files', async () => {
    const { client, guest } = await wedding();
    const other = await api.given.guest({ of: client });
    await admit(client, 'AT_ONCE');
    const before = filesOf();
    const { data } = await bring(client, guest);
    const takeBack = (by?: GivenGuest) =>
      api.as().call(withdrawPhoto, { ...at(client, by), params: { clientId: client.id, photoId: data.id } });
    expect((await takeBack(other)).code).toBe('NOT_FOUND');
    expect((await takeBack()).code).toBe('UNAUTHENTICATED');
    expect((await takeBack(guest)).status).toBe(200);
    expect((await album(client)).data).toEqual([]);
    expect([filesOf(), await pageOf(client)]).toEqual([before, { takes_photos: true, has_photos: false }]);
    expect((await takeBack(guest)).code).toBe('NOT_FOUND');
  });
});

describe('a photo is refused', () => {
  test('before the day of the event, and from the morning on it is not', async () => {
    const { client, event, guest } = await wedding();
    await api.db('events').where({ id: event.id }).update({ start_datetime: IN_A_WEEK });
    const early = await bring(client, guest);
    expect([early.status, early.failure.problem?.code]).toEqual([409, 'album_not_open']);
    expect((await album(client, guest)).header.is_open).toBe(false);
    // late in the evening of this very day, wherever that is now
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
    const start_datetime = new Date(`${day}T23:59:00+07:00`);
    await api.db('events').where({ id: event.id }).update({ start_datetime, timezone: 'Asia/Jakarta' });
    expect((await bring(client, guest)).status).toBe(201);
  });

  test('where only a private event has begun to which the guest is not invited', async () => {
    const { client, event, guest } = await wedding();
    await api.db('events').where({ id: event.id }).update({ only_invited: true });
    const other = await api.given.guest({ of: client });
    expect((await bring(client, other)).failure.problem?.code).toBe('album_not_open');
    expect((await bring(client, guest)).status).toBe(201);
  });

  test('of who has no link of their own', async () => {
    const { client } = await wedding();
    const answer = await bring(client);
    expect([answer.status, answer.failure.problem?.code]).toEqual([401, 'own_link_wanted']);
    const elsewhere = await wedding();
    expect((await bring(client, elsewhere.guest)).code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['no picture', Buffer.from('GIF89a and not a photo'), 'UNSUPPORTED_MEDIA', 'not_a_picture'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA', 'not_a_picture'],
    ['too large', Buffer.alloc(15 * 1_048_576 + 1), 'TOO_LARGE', 'upload_too_large'],
  ])('that is %s', async (_, bytes, code, problem) => {
    const { client, guest } = await wedding();
    const answer = await bring(client, guest, { photo: Promise.resolve(bytes) });
    expect([answer.code, answer.failure.problem?.code]).toEqual([code, problem]);
    expect((await album(client, guest)).header.own).toEqual([]);
  });

  test('that is cut in the middle', async () => {
    const { client, guest } = await wedding();
    const photo = await photoOf();
    const answer = await bring(client, guest, { photo: Promise.resolve(photo.subarray(0, photo.length / 2)) });
    expect(answer.failure.fields).toMatchObject([{ path: 'body.photo', code: 'damaged' }]);
  });

  test('once a guest has brought as many as one may, or the album is full, or closed', async () => {
    const { client, guest } = await wedding();
    const fill = async (count: number, of: GivenGuest | null) => {
      const [upload_id = 0] = await api.db('uploads').insert({
        client_id: client.id,
        kind: 'ALBUM',
        url: `/files/full/${unique()}.jpg`,
        mime: 'image/jpeg',
        bytes: 0,
        sha256: '',
      });
      const photos = Array.from({ length: count }, (_, index) => ({
        client_id: client.id,
        guest_id: of?.id ?? null,
        guest_name: 'Budi',
        upload_id,
        photo_key: `full-${index}`,
        state: 'WAITING' as const,
      }));
      await api.db('album_photos').insert(photos);
    };
    await fill(ALBUM.ofGuest, guest);
    expect((await bring(client, guest)).failure.problem).toMatchObject({
      code: 'album_guest_full',
      params: { max: ALBUM.ofGuest },
    });
    expect((await album(client, guest)).header.left).toBe(0);
    await fill(ALBUM.ofClient - ALBUM.ofGuest, null);
    const other = await api.given.guest({ of: client });
    expect((await bring(client, other)).failure.problem?.code).toBe('album_full');
    await admit(client, 'CLOSED');
    expect((await bring(client, other)).failure.problem?.code).toBe('album_closed');
    expect((await album(client, other)).header.is_open).toBe(false);
    expect(await pageOf(client)).toMatchObject({ takes_photos: false });
  });

  test('when its bytes have no room, and what the album takes is none of the couple’s own room', async () => {
    const { client, guest } = await wedding();
    const url = `/files/full/${unique()}.jpg`;
    const upload = { client_id: client.id, kind: 'ALBUM', url, mime: 'image/jpeg', bytes: ALBUM.bytes, sha256: '' };
    await api.db('uploads').insert(upload);
    expect((await bring(client, guest)).failure.problem?.code).toBe('album_room');
  });
});

describe('too many at once', () => {
  const busy = testApi({
    limits: {
      ...LIMITS,
      photosOfGuest: { max: 2, windowMs: 60_000 },
      photosOfInvitation: { max: 3, windowMs: 60_000 },
    },
  });
  test('of a guest, or at an invitation, are told when to go on', async () => {
    const client = await busy.given.client();
    await busy.given.event({ of: client, start_datetime: YESTERDAY });
    const [one, two] = [await busy.given.guest({ of: client }), await busy.given.guest({ of: client })];
    const photo = await photoOf();
    const send = (guest: GivenGuest) =>
      busy.as().call(addPhoto, { ...at(client, guest), body: { key: `photo-${unique()}`, photo: fileOf(photo) } });
    expect([(await send(one)).status, (await send(one)).status]).toEqual([201, 201]);
    const third = await send(one);
    expect([third.status, third.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await send(two)).status).toBe(201);
    expect((await send(two)).status).toBe(429);
  });
});

describe('the album of an invitation', () => {
  test('that is private, locked or hidden is as closed as its page', async () => {
    const shut = await wedding({ is_private: true });
    await admit(shut.client, 'AT_ONCE');
    await bring(shut.client, shut.guest);
    expect((await album(shut.client)).code).toBe('UNAUTHENTICATED');
    expect((await album(shut.client, shut.guest)).data).toHaveLength(1);
    const locked = await wedding({ lock_code: 'BUNGA' });
    expect((await album(locked.client)).code).toBe('INVITATION_LOCKED');
    const hidden = await wedding({ is_hidden: true });
    expect((await album(hidden.client, hidden.guest)).code).toBe('NOT_FOUND');
    expect((await bring(hidden.client, hidden.guest)).code).toBe('NOT_FOUND');
  });

  test('under the slug of another client is not there', async () => {
    const { client, guest } = await wedding();
    const other = await wedding();
    expect(
      (await api.as().call(listAlbum, { ...at(client, guest), headers: { slug: other.client.slug } })).status,
    ).toBe(404);
  });

  test('keeps the photos of a guest who was taken off the list', async () => {
    const { client, guest } = await wedding();
    await admit(client, 'AT_ONCE');
    await bring(client, guest);
    await api.db('guests').where({ id: guest.id }).delete();
    expect((await album(client)).data).toMatchObject([{ name: 'Budi Santoso' }]);
  });

  test('goes with its client, and the sweep takes its files', async () => {
    const { client, guest } = await wedding();
    const store = createFileStore({ s3: undefined, dataDir: api.dataDir });
    await sweepFiles({ db: api.db, store }, { olderThanMs: -1000 });
    const before = filesOf();
    await bring(client, guest);
    expect(await sweepFiles({ db: api.db, store }, { olderThanMs: -1000 })).toBe(0);
    expect(filesOf()).toBeGreaterThan(before);
    await api.db('clients').where({ id: client.id }).delete();
    expect(await api.db('album_photos').where({ client_id: client.id })).toEqual([]);
    await sweepFiles({ db: api.db, store }, { olderThanMs: -1000 });
    expect(filesOf()).toBe(before);
  });
});
