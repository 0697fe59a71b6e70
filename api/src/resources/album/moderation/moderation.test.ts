import {
  addPhoto,
  downloadAlbum,
  getClientBySlug,
  listAlbum,
  listPhotos,
  moderatePhotos,
  saveAlbum,
} from '@janur/contracts';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import sharp from 'sharp';
import type { GivenClient, GivenGuest } from '../../../testing/given.ts';
import { fileOf } from '../../../testing/media.ts';
import { photoOf } from '../../../testing/photos.ts';
import { testApi } from '../../../testing/test-api.ts';
import { unique } from '../../../testing/unique.ts';

const api = testApi();

async function wedding() {
  const client = await api.given.client();
  await api.given.event({ of: client, start_datetime: new Date(Date.now() - 86_400_000) });
  const guest = await api.given.guest({ of: client, name: 'Budi: Santoso / "Anak"' });
  const host = await api.given.clientAccount(client);
  const couple = api.as(host);
  const shown = async () => (await api.as().call(listAlbum, at(client))).data.map(({ id }) => id);
  const list = (state: 'WAITING' | 'SHOWN' | 'HIDDEN' = 'WAITING') => couple.call(listPhotos, { query: { state } });
  const moderate = (deed: 'SHOW' | 'HIDE' | 'WAIT' | 'REMOVE', ...ids: number[]) =>
    couple.call(moderatePhotos, { body: { deed, photos: { ids } } });
  return { client, guest, host, couple, shown, list, moderate };
}
const at = ({ id, slug }: GivenClient) => ({ params: { clientId: id }, headers: { slug } });
const bring = async ({ id, slug }: GivenClient, { code }: GivenGuest, photo = photoOf()): Promise<number> => {
  const body = { key: `photo-${unique()}`, photo: fileOf(await photo) };
  const headers = { slug, 'guest-code': code };
  return (await api.as().call(addPhoto, { params: { clientId: id }, headers, body })).data.id;
};

test('the couple sees what waits, the latest first, and how many there are of each', async () => {
  const { client, guest, list } = await wedding();
  const [one, two] = [await bring(client, guest), await bring(client, guest)];
  const { data, header, meta } = await list();
  expect(data.map(({ id, state }) => [id, state])).toEqual([
    [two, 'WAITING'],
    [one, 'WAITING'],
  ]);
  expect(header).toEqual({ admits: 'REVIEW', waiting: 2, shown: 0, hidden: 0, bytes: expect.any(Number) });
  expect([meta.total_data, header.bytes > 0]).toEqual([2, true]);
});

test('photos are shown, hidden and shown again; what is so already is no change', async () => {
  const { client, guest, shown, moderate, list } = await wedding();
  const [one, two] = [await bring(client, guest), await bring(client, guest)];
  expect((await moderate('SHOW', one)).data).toEqual({ count: 1 });
  expect((await moderate('SHOW', one, two)).data).toEqual({ count: 1 });
  expect(await shown()).toEqual([two, one]);
  await moderate('HIDE', two);
  expect(await shown()).toEqual([one]);
  expect((await list('HIDDEN')).data.map(({ id }) => id)).toEqual([two]);
  await moderate('SHOW', two);
  expect(await shown()).toEqual([two, one]);
  await moderate('WAIT', one);
  expect([await shown(), (await list()).data.map(({ id }) => id)]).toEqual([[two], [one]]);
});

test('all that wait are shown at once', async () => {
  const { client, guest, couple, shown, moderate } = await wedding();
  const [one, two, three] = [await bring(client, guest), await bring(client, guest), await bring(client, guest)];
  await moderate('HIDE', two);
  const body = { deed: 'SHOW' as const, photos: { state: 'WAITING' as const } };
  expect((await couple.call(moderatePhotos, { body })).data).toEqual({ count: 2 });
  expect(await shown()).toEqual([three, one]);
});

test('a removed photo is gone with its files, and the page knows when the last one goes', async () => {
  const { client, guest, shown, moderate } = await wedding();
  const has = async () =>
    (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data.album?.has_photos;
  const id = await bring(client, guest);
  await moderate('SHOW', id);
  expect(await has()).toBe(true);
  await moderate('REMOVE', id);
  expect([await shown(), await has()]).toEqual([[], false]);
  expect(await api.db('uploads').where({ client_id: client.id })).toEqual([]);
  expect((await moderate('SHOW', id)).code).toBe('NOT_FOUND');
});

test('another couple’s photo refuses the whole call', async () => {
  const { client, guest, moderate, list } = await wedding();
  const other = await wedding();
  const [own, foreign] = [await bring(client, guest), await bring(other.client, other.guest)];
  expect((await moderate('SHOW', own, foreign)).code).toBe('NOT_FOUND');
  expect((await list()).header.waiting).toBe(1);
  expect((await other.list()).header.waiting).toBe(1);
});

test('who did what to how many is kept', async () => {
  const { client, guest, host, couple, moderate } = await wedding();
  await moderate('SHOW', await bring(client, guest), await bring(client, guest));
  await couple.call(saveAlbum, { body: { admits: 'AT_ONCE' } });
  await couple.call(saveAlbum, { body: { admits: 'AT_ONCE' } });
  const lines = await api
    .db('audit_log')
    .where({ client_id: client.id })
    .where('action', 'like', 'album.%')
    .orderBy('id');
  expect(lines.map(({ action, account_id }) => [action, account_id])).toEqual([
    ['album.show', host.id],
    ['album.admits', host.id],
  ]);
});

describe('the archive', () => {
  const unpacked = async (bytes: Buffer) => {
    const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)]))).getEntries();
    return Promise.all(
      entries.map(async (entry) => {
        if (entry.directory) throw new Error('a folder');
        return { name: entry.filename, bytes: Buffer.from(await entry.getData(new Uint8ArrayWriter())) };
      }),
    );
  };

  test('has every photo in its full size, shown or not, by whom it is', async () => {
    const { client, guest, couple, moderate } = await wedding();
    const wide = await bring(client, guest, photoOf({ width: 2400, height: 1600 }));
    await bring(client, guest, photoOf({ width: 640, height: 960 }));
    await moderate('SHOW', wide);
    const answer = await couple.send(downloadAlbum, {});
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/filename="album-[\d-]+\.zip"/);
    const files = await unpacked(answer.bytes);
    expect(files.map(({ name }) => name)).toEqual(['0001 Budi Santoso Anak.jpg', '0002 Budi Santoso Anak.jpg']);
    const sizes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [2400, 1600, 'jpeg'],
      [640, 960, 'jpeg'],
    ]);
  });

  test('of an album without photos is an empty one, and a photo that lost its file keeps no other from coming', async () => {
    const { client, guest, couple } = await wedding();
    expect(await unpacked((await couple.send(downloadAlbum, {})).bytes)).toEqual([]);
    await api.given.photo({ of: client, guest });
    await bring(client, guest);
    expect(await unpacked((await couple.send(downloadAlbum, {})).bytes)).toHaveLength(1);
  });

  test('has the own photos alone', async () => {
    const [one, other] = [await wedding(), await wedding()];
    await bring(one.client, one.guest);
    await bring(other.client, other.guest);
    expect(await unpacked((await one.couple.send(downloadAlbum, {})).bytes)).toHaveLength(1);
  });

  test('gives its place back to the next', async () => {
    const { client, guest, couple } = await wedding();
    await bring(client, guest);
    for (let time = 0; time < 4; time += 1) expect((await couple.send(downloadAlbum, {})).status).toBe(200);
  });
});
