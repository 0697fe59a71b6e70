import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beginning, compressed, refine, withEnd } from './compressed.ts';

const PAGE = Array.from({ length: 400 }, (_, index) => `<p>Sinta & Rama ${index * index}</p>`).join('');

const read = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

describe.each(ENCODINGS)('in %s', (encoding) => {
  test.each([
    ['nothing', ''],
    ['one letter', 'x'],
    ['a guest', '<script>{"name":"Ibu Ratna & Keluarga 家"}</script>'],
    ['one block', 'y'.repeat(65_536)],
    ['more than one block', 'z'.repeat(200_001)],
  ])('a kept beginning and %s are one text, before and after it was made smaller', async (_, end) => {
    const body = beginning(PAGE);
    const whole = () => read[encoding](withEnd(body, Buffer.from(end), encoding)).toString();
    expect(whole()).toBe(PAGE + end);
    await refine(body);
    expect(whole()).toBe(PAGE + end);
  });

  test('a text that is sent once is whole', () => {
    expect(read[encoding](compressed(PAGE, encoding)).toString()).toBe(PAGE);
  });
});

test('the refined beginning is smaller, and the same text has the same hash', async () => {
  const body = beginning(PAGE);
  const quick = body.br.length;
  await refine(body);
  expect(body.br.length).toBeLessThan(quick);
  expect(beginning(PAGE).hash).toBe(body.hash);
  expect(beginning(`${PAGE}.`).hash).not.toBe(body.hash);
});
