import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { uploadClientImage, uploadOptionImage, problem } from '@janur/contracts';
import { assert, asyncProperty, nat, record, array } from 'fast-check';
import sharp from 'sharp';
import { newFileId } from '../../files/names.ts';
import type { RawCall } from '../../testing/call.ts';
import type { GivenClient } from '../../testing/given.ts';
import { fileOf, ONE_PIXEL } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-bad-uploads-'));
const api = testApi({ dataDir });
let admin: { token: string };
let client: GivenClient;
beforeEach(async () => {
  await api.clean();
  admin = await api.given.admin();
  client = await api.given.client();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const send = (body: Record<string, unknown>, params: RawCall['params'] = { clientId: client.id }) =>
  api.as(admin).send(uploadClientImage, { params, body: { section_type: 'BRIDE', ...body } });
const sendFile = (bytes: Buffer, name = 'photo.png') => send({ image_file: fileOf(bytes, name, 'image/png') });
/** Without AVIF: a picture that an earlier test was allowed to put may still get its own. */
const storedFiles = () =>
  existsSync(join(dataDir, 'files'))
    ? readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /webp$|jpg$/.test(name),
      )
    : [];
let before: string[];
beforeEach(() => void (before = storedFiles()));

/** Nothing may be left of a refused upload: no file, no row, no picture, no new revision. */
async function expectNothing(): Promise<void> {
  expect(storedFiles()).toEqual(before);
  for (const table of ['uploads', 'audit_log', 'profiles', 'galleries'] as const)
    expect([table, await countOf(table)]).toEqual([table, 0]);
  expect((await api.db('clients').where({ id: client.id }).first())?.revision).toBe(1);
}

/** Without the log-in of who tried. */
async function countOf(table: 'uploads' | 'audit_log' | 'profiles' | 'galleries') {
  if (table !== 'audit_log') return (await api.db(table).count({ n: '*' }).first())?.n;
  return (await api.db(table).whereNot({ subject_type: 'access' }).count({ n: '*' }).first())?.n;
}

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test.each([
  ['an SVG named .png', () => Buffer.from(SVG)],
  ['an SVG without a head', () => Buffer.from('<svg width="1" height="1"/>')],
  ['a GIF', () => GIF],
  ['a GIF with a script behind it', () => Buffer.concat([GIF, Buffer.from('/*<script>alert(1)</script>')])],
  ['a page', () => Buffer.from('<!doctype html><p>Hello')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['zeros', () => Buffer.alloc(10_000)],
  ['one byte', () => Buffer.from('x')],
])('%s is answered 415', async (_, sample) => {
  const answer = await sendFile(sample());
  expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  expect(answer.failure.fields?.[0]?.path).toBe('body.image_file');
  await expectNothing();
});

/** A PNG whose header promises more than there is. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each([
  [100_000, 100_000],
  [60_000, 1000],
  [1, 50_000_001],
])('a header of %i × %i pixels is answered 422 before anything is decoded', async (width, height) => {
  const start = process.memoryUsage().rss;
  const answer = await sendFile(pngOf(width, height));
  expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.failure.fields).toMatchObject([
    { path: 'body.image_file', ...problem('too_many_pixels', { max: 50 }) },
  ]);
  expect(process.memoryUsage().rss - start).toBeLessThan(200e6);
  await expectNothing();
});

describe('a damaged picture is answered 422', () => {
  const photo = () => sharp({ create: { width: 800, height: 600, channels: 3, background: '#a52' } });
  test.each([
    ['half a JPEG', async () => half(await photo().jpeg().toBuffer())],
    ['half a PNG', async () => half(await photo().png({ compressionLevel: 0 }).toBuffer())],
    ['half a WebP', async () => half(await photo().webp({ lossless: true }).toBuffer())],
    ['half an AVIF', async () => half(await photo().avif({ effort: 0 }).toBuffer())],
    ['only the head of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a PNG with too few rows', async () => pngOf(500, 500)],
  ])('%s', async (_, sample) => {
    const answer = await sendFile(await sample());
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.failure.fields?.[0]?.code).toBe('damaged');
    await expectNothing();
  });
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'whatever bytes of a %s are changed, it is a picture or it is refused',
  async (format) => {
    const whole = await sharp(ONE_PIXEL).resize(40, 30, { kernel: 'nearest' }).flatten().toFormat(format).toBuffer();
    const flip = record({ at: nat(whole.length - 1), to: nat(255) });
    await assert(
      asyncProperty(array(flip, { minLength: 1, maxLength: 8 }), async (flips) => {
        const bytes = Buffer.from(whole);
        for (const { at, to } of flips) bytes[at] = to;
        const answer = await sendFile(bytes);
        expect([201, 415, 422]).toContain(answer.status);
      }),
      { numRuns: 25 },
    );
  },
);

test('a picture of more than 15 MB is answered 413', async () => {
  const answer = await sendFile(Buffer.concat([ONE_PIXEL, Buffer.alloc(15 * 1_048_576)]));
  expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE']);
  expect(answer.failure.problem).toEqual(problem('upload_too_large', { limits: 'image_file 15 MB' }));
  await expectNothing();
});

test('a far larger one is answered 413 on the wire too, without its bytes being awaited', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/api/dashboard/admin/clients/images/upload/${client.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(60 * 1_048_576),
  });
  expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
  await expectNothing();
});

test.each([
  ['PHP behind a PNG', '<?php system($_GET[0]); ?>'],
  ['a ZIP behind a PNG', 'PK\x03\x04 CANARY.class'],
  ['a page behind a PNG', '<script>CANARY</script>'],
])('of a picture with %s only the picture is kept', async (_, tail) => {
  const answer = await sendFile(Buffer.concat([ONE_PIXEL, Buffer.from(tail)]));
  expect(answer.status).toBe(201);
  for (const name of storedFiles()) expect(readFileSync(join(dataDir, 'files', name)).includes(tail)).toBe(false);
});

test.each([
  '../../../../etc/cron.d/janur.png',
  '..\\..\\x.png',
  '/etc/passwd',
  'a\0.png',
  '.htaccess',
  'x'.repeat(5000),
  '',
])('the file name %j is never used', async (name) => {
  const answer = await sendFile(ONE_PIXEL, name || ' ');
  expect(answer.status).toBe(201);
  expect(answer.data.url).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
  expect(readdirSync(dataDir)).toEqual(['files']);
});

describe('the field', () => {
  test.each([
    ['section_type', 'WEDDING_CAKE'],
    ['section_type', 'META'],
    ['section_type', 'BRIDE\0'],
    ['section_type', 'constructor'],
    ['sub_section', 'SECTION_99'],
    ['sub_section', 'SECTION_1'],
    ['order', '0'],
    ['order', '-1'],
    ['order', '1.5'],
    ['order', 'first'],
    ['order', '2'],
    ['old_file_url', '../../etc/passwd'],
    ['old_file_url', '/files/../../etc/passwd'],
    ['old_file_url', '/files/%2e%2e/%2e%2e/etc/passwd'],
    ['old_file_url', 'javascript:alert(1)'],
    ['old_file_url', `/files/ab/${newFileId()}.webp\0`],
    ['old_file_url', `/${'x'.repeat(3000)}`],
    ['colour', 'red'],
  ])('%s with %j is answered 422 and named', async (field, value) => {
    const answer = await send({ image_file: fileOf(ONE_PIXEL), [field]: value });
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.failure.fields?.map(({ path }) => path)).toEqual([`body.${field}`]);
    await expectNothing();
  });

  test('section_type of the other call is refused by name', async () => {
    const answer = await api.as(admin).send(uploadOptionImage, {
      params: { optionId: client.optionId },
      body: { section_type: 'BRIDE', image_file: fileOf(ONE_PIXEL) },
    });
    expect([answer.code, answer.failure.fields?.[0]?.path]).toEqual(['VALIDATION_FAILED', 'body.section_type']);
    await expectNothing();
  });

  test.each([
    ['section_type', { section_type: undefined }],
    ['sub_section', { section_type: 'GALLERY' }],
  ])('%s that is missing is answered 400 with its call', async (field, change) => {
    const answer = await send({ image_file: fileOf(ONE_PIXEL), ...change });
    expect([answer.status, answer.code]).toEqual([400, 'REQUIRED_PARAMETER']);
    expect(answer.failure.message).toBe(
      `body.${field} is required by POST /dashboard/admin/clients/images/upload/:clientId.`,
    );
    await expectNothing();
  });

  test('order of a payment or an event that is not there is answered 422', async () => {
    for (const section_type of ['PAYMENT', 'EVENT', 'GUEST_BOOK']) {
      const answer = await send({ image_file: fileOf(ONE_PIXEL), section_type, order: 1 });
      expect([answer.code, answer.failure.fields?.[0]?.path]).toEqual(['VALIDATION_FAILED', 'body.order']);
    }
    await expectNothing();
  });
});

describe('the form', () => {
  const BOUNDARY = '----janur';
  const raw = (payload: string | Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    api.app.inject({
      method: 'POST',
      url: `/api/dashboard/admin/clients/images/upload/${client.id}`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
      payload,
    });
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, bytes: Buffer, filename = 'a.png') =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);
  const END = Buffer.from(`--${BOUNDARY}--\r\n`);
  const form = (...parts: (string | Buffer)[]) => Buffer.concat([...parts.map((part) => Buffer.from(part)), END]);
  const BRIDE = field('section_type', 'BRIDE');
  const told = (answer: Awaited<ReturnType<typeof raw>>) => {
    const { error, message } = answer.json<{ error: { code: string; fields?: { path: string }[] }; message: string }>();
    return { status: answer.statusCode, code: error.code, paths: error.fields?.map(({ path }) => path), message };
  };

  test('that is whole is taken', async () => {
    expect((await raw(form(BRIDE, file('image_file', ONE_PIXEL)))).statusCode).toBe(201);
  });

  test('without its file is answered 400, naming it and the call', async () => {
    for (const parts of [[BRIDE], [BRIDE, file('image_file', Buffer.alloc(0), '')]]) {
      expect(told(await raw(form(...parts)))).toEqual({
        status: 400,
        code: 'REQUIRED_PARAMETER',
        paths: ['body.image_file'],
        message: 'body.image_file is required by POST /dashboard/admin/clients/images/upload/:clientId.',
      });
    }
    await expectNothing();
  });

  test('that breaks off is malformed', async () => {
    const whole = form(BRIDE, file('image_file', ONE_PIXEL));
    for (const bytes of [whole.length - 30, whole.length - END.length - 10, BRIDE.length + 60, 10])
      expect(told(await raw(whole.subarray(0, bytes)))).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
    await expectNothing();
  });

  test.each([
    ['multipart/form-data', 'MALFORMED_BODY'],
    ['multipart/form-data; boundary=', 'REQUIRED_PARAMETER'],
    ['multipart/form-data; boundary=another', 'MALFORMED_BODY'],
  ])('with the type %j is answered 400 %s', async (type, code) => {
    expect(told(await raw(form(BRIDE), type))).toMatchObject({ status: 400, code });
    await expectNothing();
  });

  test('with a poisoned name is refused', async () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(told(await raw(form(BRIDE, field(name, 'x'), file('image_file', ONE_PIXEL)))).status).toBe(400);
    expect('x' in {}).toBe(false);
    await expectNothing();
  });

  test.each([
    ['a text where the file belongs', [BRIDE, field('image_file', 'x')], ['body.image_file']],
    [
      'a file where a text belongs',
      [file('section_type', ONE_PIXEL), file('image_file', ONE_PIXEL)],
      ['body.section_type'],
    ],
    ['a field twice', [BRIDE, BRIDE, file('image_file', ONE_PIXEL)], ['body.section_type']],
    ['an unknown file', [BRIDE, file('image_file', ONE_PIXEL), file('other', ONE_PIXEL)], ['body.other']],
    ['an unknown field', [BRIDE, field('a\0b', 'x'), file('image_file', ONE_PIXEL)], ['body.a\0b']],
  ])('with %s is answered 422', async (_, parts, paths) => {
    expect(told(await raw(form(...parts)))).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', paths });
    await expectNothing();
  });

  test('with the file twice is refused', async () => {
    const twice = [file('image_file', ONE_PIXEL), file('image_file', ONE_PIXEL)];
    expect(told(await raw(form(BRIDE, ...twice))).status).toBe(422);
    await expectNothing();
  });

  test('with too many or too long fields is answered 413', async () => {
    const many = Array.from({ length: 60 }, (_, index) => field(`f${index}`, 'x'));
    expect(told(await raw(form(...many)))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(told(await raw(form(field('section_type', 'x'.repeat(40_000)))))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    });
  });

  test('on a call that takes JSON is answered 415', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/public/auth/login',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: form(field('username', 'a'), field('password', 'b')),
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA',
    ]);
  });

  test('of a stranger is not read', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/dashboard/admin/clients/images/upload/${client.id}`,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: 'nonsense',
    });
    expect(answer.statusCode).toBe(401);
  });
});

test('an unknown client or slug is answered 404 and nothing is kept', async () => {
  const image_file = fileOf(ONE_PIXEL);
  expect((await send({ image_file }, { clientId: 999_999 })).code).toBe('NOT_FOUND');
  const body = { section_type: 'META', image_file };
  const answer = await api.as(admin).send(uploadOptionImage, { params: { optionId: 999_999 }, body });
  expect(answer.code).toBe('NOT_FOUND');
  await expectNothing();
});
