import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, encodedFor, refine } from './compressed.ts';

const PAGE = Array.from({ length: 400 }, (_, index) => `<p>Sinta & Rama ${index * index}</p>`).join('');

test('every encoding holds the page, and the refined one is smaller under the same mark', async () => {
  const body = compressed(PAGE);
  const { br: quick, etag } = body;
  await refine(body);
  expect([quick, body.br].map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([PAGE, PAGE]);
  expect(gunzipSync(encodedFor('gzip, deflate', body).bytes).toString()).toBe(PAGE);
  expect(encodedFor('', body)).toEqual({ encoding: null, bytes: Buffer.from(PAGE) });
  expect(body.br.length).toBeLessThan(quick.length);
  expect(body.etag).toBe(etag);
});

test('brotli is sent to whom it is known, gzip is made once', () => {
  const body = compressed(PAGE);
  expect(encodedFor('gzip, deflate, br, zstd', body)).toEqual({ encoding: 'br', bytes: body.br });
  expect(encodedFor('gzip', body).bytes).toBe(encodedFor('gzip', body).bytes);
});
