import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { files } from './index.ts';
import { localStore } from './local-store.ts';
import { fileName, newFileId } from './names.ts';
import { requestedRange } from './range.ts';

const folder = mkdtempSync(join(tmpdir(), 'janur-serve-'));
const store = localStore(join(folder, 'files'));
const web = fastify();
files(web, store);
const song = fileName(newFileId(), 'mp3');
const url = `/files/${song}`;
beforeAll(() => store.put(song, Buffer.from('0123456789')));
afterAll(async () => {
  await web.close();
  rmSync(folder, { recursive: true });
});

const ALWAYS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  etag: `"${song}"`,
};

test('a file is served whole, to be kept for ever and never run', async () => {
  const answer = await web.inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
  expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-type': 'audio/mpeg', 'content-length': '10' });
});

test('HEAD says the same without the bytes', async () => {
  const answer = await web.inject({ method: 'HEAD', url });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-type': 'audio/mpeg', 'content-length': '10' });
});

test('HEAD knows no ranges', async () => {
  const answer = await web.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-3' } });
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '10']);
});

test('a failure of the store is not to be kept', async () => {
  const broken = fastify();
  files(broken, { ...store, open: async () => Promise.reject(new Error('the disk is gone')) });
  const answer = await broken.inject({ url });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
    500,
    undefined,
    undefined,
  ]);
  await broken.close();
});

test('who has it already is told so', async () => {
  const answer = await web.inject({ url, headers: { 'if-none-match': `"other", W/"${song}"` } });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s gets that part', async (range, part, contentRange) => {
  const answer = await web.inject({ url, headers: { range } });
  expect([answer.statusCode, answer.body]).toEqual([206, part]);
  expect(answer.headers).toMatchObject({
    ...ALWAYS,
    'content-range': contentRange,
    'content-length': `${part.length}`,
  });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
  const answer = await web.inject({ url, headers: { range } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
});

test('a part of another version is not wanted: the whole comes', async () => {
  const headers = { range: 'bytes=0-3', 'if-range': '"an older one"' };
  expect((await web.inject({ url, headers })).statusCode).toBe(200);
  expect((await web.inject({ url, headers: { ...headers, 'if-range': `"${song}"` } })).statusCode).toBe(206);
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
  'the range %j is ignored',
  (header) => {
    expect(requestedRange(header, 10)).toBeUndefined();
  },
);

test('no part of an empty file can be had', () => {
  expect(requestedRange('bytes=0-', 0)).toBe('unsatisfiable');
});

const SECRET = 'the bytes of another file';
test.each([
  '/files/',
  '/files/../secret.webp',
  '/files/..%2fsecret.webp',
  '/files/%2e%2e/secret.webp',
  '/files/ab/..%2f..%2fsecret.webp',
  '/files/%2fetc%2fpasswd',
  `/files/${fileName(newFileId(), 'webp')}`,
  `/files/${song}%00`,
  `/files/${song.toUpperCase()}`,
  `/files/${song.slice(0, 2)}`,
  '/files/ab/.0123456789abcdef.part',
])('nothing is found at %s', async (path) => {
  writeFileSync(join(folder, 'secret.webp'), SECRET);
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await web.inject({ method, url: path });
    expect([answer.statusCode, answer.headers['cache-control'] ?? 'no-store']).toEqual([404, 'no-store']);
    expect(answer.body).not.toContain(SECRET);
  }
});
