import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DataOf,
  getClientBySlug,
  getClientDetail,
  getMeta,
  type RequestOf,
  updateClient,
  uploadClientImage,
  uploadOptionImage,
} from '@janur/contracts';
import sharp from 'sharp';
import { newFileId } from '../../files/names.ts';
import type { GivenClient } from '../../testing/given.ts';
import { fileOf, ONE_PIXEL } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-uploads-'));
const api = testApi({ dataDir });
let admin: { token: string; id: number; name: string };
let client: GivenClient;
let photo: Buffer;
beforeAll(async () => void (photo = await photoOf(1000, 700)));
beforeEach(async () => {
  await api.clean();
  rmSync(join(dataDir, 'files'), { recursive: true, force: true, maxRetries: 5 });
  admin = await api.given.admin();
  client = await api.given.client();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

type Fields = Omit<RequestOf<typeof uploadClientImage>['body'], 'image_file'>;
const upload = (fields: Fields, { file = fileOf(photo), to = client }: { file?: File; to?: GivenClient } = {}) =>
  api.as(admin).call(uploadClientImage, { params: { clientId: to.id }, body: { ...fields, image_file: file } });
const pathOf = (url: string) => join(dataDir, url);
/** All that is stored for an upload. */
const filesOf = (url: string) => {
  const [, folder = '', id = ''] = /^\/files\/(..)\/([0-9a-f]+)/.exec(url) ?? [];
  return readdirSync(join(dataDir, 'files', folder)).filter((name) => name.startsWith(id));
};
const content = async () => (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data.content;

/** Noise, so that no encoder makes it too small to be true; red on its left half. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const left = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

test('a picture is answered with its address, its size, a placeholder and WebP variants', async () => {
  const wide = await photoOf(2400, 1200);
  const { data } = await upload({ section_type: 'BRIDE' }, { file: fileOf(wide) });
  const [, id = ''] = /^\/files\/[0-9a-f]{2}\/([0-9a-f]{32})\.webp$/.exec(data.url) ?? [];
  const at = `/files/${id.slice(0, 2)}/${id}`;
  expect(data).toEqual({
    url: `${at}.webp`,
    width: 1600,
    height: 800,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,370}$/),
    variants: [
      { url: `${at}-480.webp`, width: 480, height: 240, type: 'image/webp' },
      { url: `${at}-720.webp`, width: 720, height: 360, type: 'image/webp' },
      { url: `${at}-960.webp`, width: 960, height: 480, type: 'image/webp' },
      { url: `${at}.webp`, width: 1600, height: 800, type: 'image/webp' },
    ],
    revision: 2,
  });
  for (const { url, width, height } of data.variants) {
    const { format, ...size } = await sharp(readFileSync(pathOf(url))).metadata();
    expect([format, size.width, size.height]).toEqual(['webp', width, height]);
  }
  const tiny = await sharp(Buffer.from(data.placeholder.split(',')[1] ?? '', 'base64')).metadata();
  expect([tiny.format, tiny.width]).toEqual(['webp', 16]);
});

test('a small picture is not made larger', async () => {
  const { data } = await upload({ section_type: 'BRIDE' }, { file: fileOf(ONE_PIXEL) });
  expect(data).toMatchObject({ width: 1, height: 1, variants: [{ width: 1 }] });
});

test.each(['png', 'webp', 'avif', 'jpeg'] as const)('a picture may be %s', async (format) => {
  const bytes = await sharp(photo).resize(60).toFormat(format).toBuffer();
  const { data } = await upload({ section_type: 'GROOM' }, { file: fileOf(bytes) });
  expect(data).toMatchObject({ width: 60, height: 42 });
});

test('place and time of the photo are gone, and it stands upright', async () => {
  const withPlace = await sharp(photo)
    .withExif({
      IFD0: { Copyright: 'CANARY-COPYRIGHT', Make: 'CANARY-PHONE' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif?.includes('CANARY-PHONE')).toBe(true);
  const { data } = await upload({ section_type: 'BRIDE' }, { file: fileOf(withPlace) });
  expect([data.width, data.height]).toEqual([700, 1000]);
  for (const { url } of data.variants) {
    const bytes = readFileSync(pathOf(url));
    expect(bytes.includes('CANARY')).toBe(false);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
  // turned a quarter to the right: what was on the left, the red, is on top
  const { data: pixels } = await sharp(readFileSync(pathOf(data.url)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(pixels[0]).toBeGreaterThan(200);
  expect(pixels[pixels.length - 3]).toBeLessThan(60);
});

test('AVIF variants follow in the background', async () => {
  const { data } = await upload({ section_type: 'BRIDE' });
  const rows = () => api.db('uploads').select('state', 'variants').where({ url: data.url });
  await until(async () => (await rows())[0]?.state === 'READY');
  const [row] = await rows();
  expect(row?.variants).toEqual([
    ...data.variants,
    { url: data.url.replace('.webp', '-480.avif'), width: 480, height: 336, type: 'image/avif' },
    { url: data.url.replace('.webp', '-720.avif'), width: 720, height: 504, type: 'image/avif' },
    { url: data.url.replace('.webp', '-960.avif'), width: 960, height: 672, type: 'image/avif' },
    { url: data.url.replace('.webp', '-1000.avif'), width: 1000, height: 700, type: 'image/avif' },
  ]);
  const { format, compression, width } = await sharp(
    readFileSync(pathOf(data.url.replace('.webp', '-480.avif'))),
  ).metadata();
  expect([format, compression, width]).toEqual(['heif', 'av1', 480]);
});

test('the picture of a link is a JPEG on white, which every messenger draws', async () => {
  const logo = await sharp({ create: { width: 1400, height: 700, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { data } = await api.as(admin).call(uploadOptionImage, {
    params: { optionId: client.optionId },
    body: { section_type: 'META', image_file: fileOf(logo) },
  });
  expect(data.url).toMatch(/\.jpg$/);
  const jpeg = sharp(readFileSync(pathOf(data.url)));
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
  expect((await jpeg.raw().toBuffer())[0]).toBe(255);
  const meta = await api.as().call(getMeta, { params: { slug: client.slug } });
  expect(meta.data.image).toBe(data.url);
});

describe('the picture appears on the invitation at once', () => {
  test.each([
    ['BRIDE', undefined, (at: Content) => at.bride?.photo_url],
    ['GROOM', undefined, (at: Content) => at.groom?.photo_url],
    ['HERO_BACKGROUND', undefined, (at: Content) => at.hero_backgrounds[0]?.picture_url],
    ['STORY', undefined, (at: Content) => at.stories[0]?.image_url],
    ['GALLERY', 'SECTION_2', (at: Content) => at.galleries.find((item) => item.section === 'SECTION_2')?.picture_url],
    [
      'OPENING_MODAL',
      'PORTRAIT',
      (at: Content) => at.opening_modal_image_type === 'PORTRAIT' && at.opening_modal_image,
    ],
  ] as const)('as %s %s', async (section_type, sub_section, shown) => {
    expect(shown(await content())).toBeFalsy();
    const { data } = await upload({ section_type, sub_section });
    expect(shown(await content())).toBe(data.url);
  });
  type Content = DataOf<typeof getClientBySlug>['content'];

  test('as the second payment, event and guest-book picture, where they are', async () => {
    const owner = { client_id: client.id, content_id: client.contentId };
    await api.db('payments').insert([
      { ...owner, position: 0, bank: 'A' },
      { ...owner, position: 1, bank: 'B' },
    ]);
    await api.given.event({ of: client, position: 0, is_guest_book: false });
    const second = await api.given.event({ of: client, position: 1 });
    const party = await api.given.event({ of: client, position: 2, collection: 'new_events' });
    const qr = (await upload({ section_type: 'PAYMENT', order: 2 })).data.url;
    const icon = (await upload({ section_type: 'EVENT', order: 2 })).data.url;
    const partyIcon = (await upload({ section_type: 'EVENT', sub_section: 'new_events' })).data.url;
    const picture = (await upload({ section_type: 'GUEST_BOOK', order: 1 })).data.url;
    const logo = (await upload({ section_type: 'GUEST_BOOK', sub_section: 'LOGO', order: 2 })).data.url;
    const { payments, events, new_events } = await content();
    expect(payments.map((payment) => payment.qr_code_image_url)).toEqual([null, qr]);
    expect(events.map((event) => event.icon_url)).toEqual([null, icon]);
    expect(new_events.map((event) => event.icon_url)).toEqual([partyIcon]);
    expect(await api.db('events').where({ id: second.id }).first()).toMatchObject({ guest_book_image_url: picture });
    expect(await api.db('events').where({ id: party.id }).first()).toMatchObject({ guest_book_logo_url: logo });
  });

  test.each([
    ['META', 'meta_image'],
    ['CUSTOM', 'custom_image_url'],
    ['LOCK', 'lock_image_url'],
  ] as const)('as %s of one slug only', async (section_type, column) => {
    const other = await api.given.option(client);
    const { data } = await api.as(admin).call(uploadOptionImage, {
      params: { optionId: client.optionId },
      body: { section_type, image_file: fileOf(photo) },
    });
    expect(data.revision).toBe(2);
    expect(await api.db('options').where({ id: client.optionId }).first()).toMatchObject({
      [column]: data.url,
      revision: 2,
    });
    expect(await api.db('options').where({ id: other.optionId }).first()).toMatchObject({
      [column]: null,
      revision: 1,
    });
  });
});

test('a gallery picture replaces the one that order names in its section, and a new one goes to the end', async () => {
  const section_type = 'GALLERY';
  const first = (await upload({ section_type, sub_section: 'SECTION_1' })).data.url;
  const elsewhere = (await upload({ section_type, sub_section: 'SECTION_2' })).data.url;
  const second = (await upload({ section_type, sub_section: 'SECTION_1', order: 7 })).data.url;
  const better = (await upload({ section_type, sub_section: 'SECTION_1', order: 1 })).data.url;
  expect((await content()).galleries.map(({ section, picture_url }) => [section, picture_url])).toEqual([
    ['SECTION_1', better],
    ['SECTION_2', elsewhere],
    ['SECTION_1', second],
  ]);
  // it was not named as the old one
  expect(existsSync(pathOf(first))).toBe(true);
});

test('a hero background is named by its own order', async () => {
  const third = (await upload({ section_type: 'HERO_BACKGROUND', order: 3 })).data.url;
  const first = (await upload({ section_type: 'HERO_BACKGROUND', order: 1 })).data.url;
  const last = (await upload({ section_type: 'HERO_BACKGROUND' })).data.url;
  const better = (await upload({ section_type: 'HERO_BACKGROUND', order: 3, old_file_url: third })).data.url;
  expect((await content()).hero_backgrounds.map(({ order, picture_url }) => [order, picture_url])).toEqual([
    [1, first],
    [3, better],
    [4, last],
  ]);
});

test('the upload is kept as a row and in the audit log', async () => {
  const { data } = await upload({ section_type: 'BRIDE' });
  expect(await api.db('uploads').first()).toMatchObject({
    client_id: client.id,
    option_id: null,
    kind: 'IMAGE',
    section_type: 'BRIDE',
    url: data.url,
    mime: 'image/webp',
    width: 1000,
    placeholder: data.placeholder,
    account_id: admin.id,
    deleted_at: null,
  });
  expect(await api.db('audit_log').whereNot({ subject_type: 'access' }).first()).toMatchObject({
    client_id: client.id,
    account_id: admin.id,
    action: 'UPLOAD_IMAGE',
    subject_type: 'client',
    subject_id: String(client.id),
    changes: [{ path: expect.stringMatching(/^content\.profiles\.\d+\.photo_url$/), from: null, to: data.url }],
  });
});

describe('the page of a picture', () => {
  const shown = async (of: GivenClient = client) =>
    (await api.as().call(getClientBySlug, { params: { slug: of.slug } })).data.images;

  test('knows its size, its placeholder and its narrower files by its address', async () => {
    const { data } = await upload({ section_type: 'BRIDE' });
    const { images } = (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data;
    expect(images).toEqual({
      [data.url]: {
        width: 1000,
        height: 700,
        placeholder: data.placeholder,
        variants: data.variants.map(({ url, width, type }) => ({ url, width, type })),
      },
    });
  });

  test('offers AVIF as soon as it is made, and no editor’s save is refused for that', async () => {
    const { data } = await upload({ section_type: 'BRIDE' });
    await shown();
    await until(async () =>
      Boolean((await shown())[data.url]?.variants.some((variant) => variant.type === 'image/avif')),
    );
    const body = { name: 'Sinta & Rama', version: 'V2' as const, content: {}, revision: data.revision };
    expect((await api.as(admin).call(updateClient, { params: { clientId: client.id }, body })).status).toBe(200);
  });

  test('knows nothing of a picture that was removed or that is another client’s', async () => {
    const { url } = (await upload({ section_type: 'BRIDE' })).data;
    const stranger = await api.given.client({ content: { opening_modal_image: url } });
    expect(await shown(stranger)).toEqual({});
    await api.db('uploads').where({ url }).update({ deleted_at: new Date() });
    await api.db('clients').where({ id: client.id }).increment('revision');
    expect(await shown()).toEqual({});
  });

  test('knows the pictures of the house', async () => {
    const url = '/files/demo/beach.webp';
    await api.db('uploads').insert({
      client_id: null,
      kind: 'IMAGE',
      url,
      mime: 'image/webp',
      bytes: 1,
      width: 1600,
      height: 900,
      variants: JSON.stringify([{ url: '/files/demo/beach-480.webp', width: 480, height: 270, type: 'image/webp' }]),
      sha256: '',
    });
    const couple = await api.given.client({ content: { opening_modal_image: url } });
    const variants = [{ url: '/files/demo/beach-480.webp', width: 480, type: 'image/webp' }];
    expect(await shown(couple)).toEqual({ [url]: { width: 1600, height: 900, placeholder: null, variants } });
  });
});

describe('the old file', () => {
  test('goes with all of its variants once the new one stands', async () => {
    const old = (await upload({ section_type: 'BRIDE' })).data;
    await until(async () => (await api.db('uploads').where({ url: old.url, state: 'READY' }).first()) !== undefined);
    expect(filesOf(old.url)).toHaveLength(8);
    const { data } = await upload({ section_type: 'BRIDE', old_file_url: old.url });
    expect(filesOf(old.url)).toEqual([]);
    expect(existsSync(pathOf(data.url))).toBe(true);
    expect(await api.db('uploads').where({ url: old.url }).first()).toMatchObject({ deleted_at: expect.any(Date) });
  });

  test('of another client stays where it is', async () => {
    const stranger = await api.given.client();
    const theirs = (await upload({ section_type: 'BRIDE' }, { to: stranger })).data.url;
    expect((await upload({ section_type: 'BRIDE', old_file_url: theirs })).status).toBe(201);
    expect(existsSync(pathOf(theirs))).toBe(true);
    expect(await api.db('uploads').where({ url: theirs }).first()).toMatchObject({ deleted_at: null });
  });

  test('stays while another place shows it', async () => {
    const shared = (await upload({ section_type: 'BRIDE' })).data.url;
    await api.db('options').where({ id: client.optionId }).update({ custom_image_url: shared });
    await upload({ section_type: 'BRIDE', old_file_url: shared });
    expect(existsSync(pathOf(shared))).toBe(true);
  });

  test.each(['/files/demo/kite.webp', 'https://elsewhere.example/a.jpg', `/files/ab/${newFileId()}.webp`])(
    'that was never uploaded, %s, is no matter',
    async (old_file_url) => {
      expect((await upload({ section_type: 'BRIDE', old_file_url })).status).toBe(201);
    },
  );
});

test('two uploads at once to one gallery both appear', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => upload({ section_type: 'GALLERY', sub_section: 'SECTION_1' })),
  );
  const { galleries } = await content();
  expect(galleries.map((item) => item.picture_url).toSorted()).toEqual(
    answers.map((answer) => answer.data.url).toSorted(),
  );
  expect(answers.map((answer) => answer.data.revision).toSorted()).toEqual([2, 3, 4, 5, 6]);
});

test('a picture that is sent for a save is kept, shown nowhere, and shown when the save names it', async () => {
  const before = await api.as(admin).call(getClientDetail, { params: { clientId: client.id } });
  const { data } = await upload({ section_type: 'GALLERY', sub_section: 'SECTION_1', attach: 'SAVE' });
  expect(data.revision).toBe(before.data.revision);
  expect((await content()).galleries).toEqual(before.data.content.galleries);
  const galleries = [{ section: 'SECTION_2' as const, picture_url: data.url }];
  await api.as(admin).call(updateClient, {
    params: { clientId: client.id },
    body: { name: client.name, version: 'V2', content: { galleries }, revision: data.revision },
  });
  const { data: shown } = await api.as().call(getClientBySlug, { params: { slug: client.slug } });
  expect(shown.content.galleries).toMatchObject([{ section: 'SECTION_2', picture_url: data.url }]);
  expect(shown.images[data.url]).toMatchObject({ width: 1000, height: 700 });
});
