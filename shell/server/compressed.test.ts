import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, refine } from './compressed.ts';

const PAGE = Array.from({ length: 400 }, (_, index) => `<p>Sinta & Rama ${index * index}</p>`).join('');

test('every encoding holds the page, and the refined one is smaller under the same mark', async () => {
  const body = compressed(PAGE);
  const { br: quick, etag } = body;
  await refine(body);
  expect([quick, body.br].map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([PAGE, PAGE]);
  expect(gunzipSync(body.gzip).toString()).toBe(PAGE);
  expect(body.br.length).toBeLessThan(quick.length);
  expect(body.etag).toBe(etag);
});
