import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { uploadFont } from '@janur/contracts';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { typeOfFile } from '../../../files/names.ts';
import type { GivenClient } from '../../../testing/given.ts';
import { fileOf, ONE_PIXEL } from '../../../testing/media.ts';
import { testApi } from '../../../testing/test-api.ts';
import { makeFont } from './font.ts';
import { assertUnpackable } from './unpacked.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-fonts-'));
const api = testApi({ dataDir });
let admin: { token: string };
let client: GivenClient;
/** Arabic and Latin in one file. */
let font: Buffer;
beforeAll(async () => {
  admin = await api.given.admin();
  client = await api.given.client();
  font = readFileSync(new URL(import.meta.resolve('@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2')));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const send = (bytes: Buffer, said: { licence?: 'true' | 'false' | undefined } = { licence: 'true' }) =>
  api.as(admin).send(uploadFont, {
    params: { optionId: client.optionId },
    // a form can say what the contract does not allow
    body: { font_file: fileOf(bytes, 'wedding.otf'), licence: said.licence as 'true' },
  });
const lettersOf = async (bytes: Buffer) => new Set(new Face(new Blob(await convert(bytes, 'sfnt'))).collectUnicodes());

test.each(['woff2', 'woff', 'sfnt'] as const)('a %s becomes WOFF2 with the letters of Latin texts', async (as) => {
  const { status, data } = await api.as(admin).call(uploadFont, {
    params: { optionId: client.optionId },
    body: { licence: 'true', font_file: fileOf(await convert(font, as), 'wedding.bin') },
  });
  expect(status).toBe(201);
  expect(data.url).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2$/);
  const kept = readFileSync(join(dataDir, data.url));
  const letters = await lettersOf(kept);
  expect(letters.size).toBe(data.letters);
  for (const letter of 'Sinta & Rama, é’') expect(letters).toContain(letter.codePointAt(0));
  expect(typeOfFile(data.url)).toBe('font/woff2');
});

test('a font that is not read in time is not called none', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  try {
    await expect(makeFont(font, 'address')).rejects.toMatchObject({ problem: { code: 'busy' } });
  } finally {
    timeout.mockRestore();
  }
});

test('letters of other scripts are left out', async () => {
  const whole = readFileSync(
    new URL(import.meta.resolve('@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2')),
  );
  const { status, failure } = await send(whole);
  // this file of the family has no Latin at all
  expect(status).toBe(422);
  expect(failure).toMatchObject({ fields: [{ path: 'body.font_file', code: 'font_without_letters' }] });
});

test('a font that lacks letters says which', async () => {
  const { failure } = await send(
    await subsetFont(font, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,-abcdefg', { targetFormat: 'woff2' }),
  );
  expect(failure).toMatchObject({ fields: [{ code: 'font_without_letters' }] });
  expect(failure?.fields?.[0]).toMatchObject({ params: { letters: expect.stringMatching(/^h i j .* z$/) } });
});

test('a font whose maker forbids pages to carry it is refused', async () => {
  const forbidden = Buffer.from(await convert(font, 'sfnt'));
  const tables = forbidden.readUInt16BE(4);
  const record = Array.from({ length: tables }, (_, place) => 12 + place * 16).find(
    (place) => forbidden.toString('latin1', place, place + 4) === 'OS/2',
  );
  forbidden.writeUInt16BE(2, forbidden.readUInt32BE((record ?? 0) + 8) + 8);
  const { status, failure } = await send(forbidden);
  expect(status).toBe(422);
  expect(failure).toMatchObject({ fields: [{ code: 'font_restricted' }] });
});

test.each([
  ['a picture', () => ONE_PIXEL],
  ['a text that says it is a font', () => Buffer.from('wOF2 and then nothing that is one')],
  ['half a font', () => font.subarray(0, font.length / 2)],
])('%s is no font', async (_, make) => {
  const { status, failure } = await send(make());
  expect(status).toBe(415);
  expect(failure).toMatchObject({ fields: [{ path: 'body.font_file', code: 'not_a_font' }] });
});

/** 40 MB of zeros, after `head`, which says what they are and how many. */
const swollen = (pack: (zeros: Buffer) => Buffer, head: (packed: number, whole: number) => number[]): Buffer => {
  const zeros = Buffer.alloc(40 * 1_048_576);
  const packed = pack(zeros);
  return Buffer.concat([Buffer.from(head(packed.length, zeros.length)), packed]);
};
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const letters = (text: string) => [...Buffer.from(text)];

test.each<[string, () => Buffer]>([
  [
    'a WOFF that says that it is small',
    () =>
      swollen(deflateSync, (packed) => [
        ...letters('wOFF'),
        ...long(0x1_0000),
        ...long(packed + 64),
        0,
        1,
        0,
        0,
        ...long(1000),
        ...Buffer.alloc(24),
        ...letters('glyf'),
        ...long(64),
        ...long(packed),
        ...long(1000),
        ...long(0),
      ]),
  ],
  [
    'a WOFF 2',
    () =>
      swollen(brotliCompressSync, (packed) => [
        ...letters('wOF2'),
        ...long(0x1_0000),
        ...long(packed + 57),
        0,
        1,
        0,
        0,
        ...long(1000),
        ...long(packed),
        ...Buffer.alloc(24),
        // a tag of its own, and its size in seven bits each
        0x3f,
        ...letters('JUNK'),
        0x94,
        0x80,
        0x80,
        0,
      ]),
  ],
])('%s and swells is refused before it fills the memory', async (_, make) => {
  const bomb = make();
  expect(() => assertUnpackable(bomb)).toThrow(/larger/);
  const { status, failure } = await send(bomb);
  expect(status).toBe(415);
  expect(failure).toMatchObject({ fields: [{ path: 'body.font_file', code: 'not_a_font' }] });
});

test('fonts as they are may be unpacked', async () => {
  for (const as of ['woff', 'woff2', 'sfnt'] as const) {
    const bytes = await convert(font, as);
    expect(() => assertUnpackable(bytes)).not.toThrow();
  }
});

test('without a word about its licence no font is taken', async () => {
  const silent = await send(font, { licence: undefined });
  expect([silent.status, silent.failure?.code]).toEqual([400, 'REQUIRED_PARAMETER']);
  const denied = await send(font, { licence: 'false' });
  expect(denied.status).toBe(422);
  expect(denied.failure?.fields).toMatchObject([{ path: 'body.licence', code: 'licence_wanted' }]);
});
