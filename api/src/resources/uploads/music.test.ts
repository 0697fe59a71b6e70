import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getClientBySlug, updateOption, uploadMusic, problem } from '@janur/contracts';
import { parseBuffer } from 'music-metadata';
import { fileOf, mediaSample, silentMp3 } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-music-'));
const api = testApi({ dataDir });
let admin: { token: string };
let client: Awaited<ReturnType<typeof api.given.client>>;
beforeEach(async () => {
  await api.clean();
  admin = await api.given.admin();
  client = await api.given.client();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const upload = (bytes: Buffer, name = 'song.mp3', optionId = client.optionId) =>
  api.as(admin).call(uploadMusic, { params: { optionId }, body: { 'music-file': fileOf(bytes, name) } });
const pathOf = (url: string) => join(dataDir, url);
const song = async () => (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data.option.song_url;
/** Without the log-in of who tried. */
async function countOf(table: 'uploads' | 'audit_log') {
  if (table === 'uploads') return (await api.db(table).count({ n: '*' }).first())?.n;
  return (await api.db(table).whereNot({ subject_type: 'access' }).count({ n: '*' }).first())?.n;
}

test.each([
  ['mp3', () => silentMp3(2), 2],
  ['m4a', () => mediaSample('silence.m4a'), 1.5],
  ['ogg', () => mediaSample('silence.ogg'), 1.5],
  ['ogg', () => mediaSample('silence-opus.ogg'), 1.5],
])('a song may be %s', async (ending, sample, seconds) => {
  const bytes = sample();
  const { data, status } = await upload(bytes, 'a song.bin');
  expect(status).toBe(201);
  expect(data.musicPath).toMatch(new RegExp(`^/files/[0-9a-f]{2}/[0-9a-f]{32}\\.${ending}$`));
  expect(Math.abs(data.duration - seconds)).toBeLessThan(0.2);
  expect(await song()).toBe(data.musicPath);
  // an M4A keeps its length, with nothing where its tags were
  expect(readFileSync(pathOf(data.musicPath)).length).toBe(bytes.length);
  if (ending !== 'm4a') expect(readFileSync(pathOf(data.musicPath)).equals(bytes)).toBe(true);
});

describe('what stands beside the sound is not passed on:', () => {
  const SECRET = 'bought by rini@rumah.test';
  const id3v2 = (text: string) => {
    const frame = Buffer.concat([Buffer.from('COMM'), size(text.length), Buffer.from([0, 0]), Buffer.from(text)]);
    return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), size(frame.length), frame]);
  };
  const size = (bytes: number) => Buffer.from([0, 0, bytes >> 7, bytes & 0x7f]);
  const id3v1 = (text: string) => Buffer.concat([Buffer.from('TAG'), Buffer.from(text.padEnd(125, '\0'))]);
  const ape = (text: string) => {
    const item = Buffer.concat([
      Buffer.from([text.length, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from('Comment\0'),
      Buffer.from(text),
    ]);
    const footer = Buffer.alloc(32);
    footer.write('APETAGEX');
    footer.writeUInt32LE(2000, 8);
    footer.writeUInt32LE(item.length + 32, 12);
    footer.writeUInt32LE(1, 16);
    return Buffer.concat([item, footer]);
  };

  test('the tags of an MP3, wherever they stand', async () => {
    const sound = silentMp3(2);
    const tagged = Buffer.concat([id3v2(SECRET), sound, ape(SECRET), id3v1(SECRET)]);
    const { data, status } = await upload(tagged);
    expect(status).toBe(201);
    expect(readFileSync(pathOf(data.musicPath)).equals(sound)).toBe(true);
  });

  test('the user data of an M4A, and it still plays', async () => {
    const plain = mediaSample('silence.m4a');
    const at = plain.indexOf('moov', 0, 'latin1') - 4;
    const end = at + plain.readUInt32BE(at);
    // what is behind the sound moves no offset of it
    expect(end).toBe(plain.length);
    const boxOf = (type: string, content: Buffer) =>
      Buffer.concat([Buffer.from([0, 0, 0, 8 + content.length]), Buffer.from(type), content]);
    const box = boxOf('udta', boxOf('note', Buffer.from(SECRET)));
    const tagged = Buffer.concat([plain, box]);
    tagged.writeUInt32BE(plain.readUInt32BE(at) + box.length, at);
    const { data } = await upload(tagged, 'a.m4a');
    const kept = readFileSync(pathOf(data.musicPath));
    expect([tagged.includes(SECRET), kept.includes(SECRET), kept.length]).toEqual([true, false, tagged.length]);
    expect((await parseBuffer(kept, undefined, { duration: true })).format.duration).toBeCloseTo(1.5, 0);
  });
});

test('the song before it goes, unless another slug plays it', async () => {
  const first = (await upload(silentMp3(1.5))).data.musicPath;
  const other = await api.given.option(client, { song_url: first });
  const second = (await upload(silentMp3(2))).data.musicPath;
  expect(existsSync(pathOf(first))).toBe(true);
  await upload(silentMp3(2), 'x.mp3', other.optionId);
  expect(existsSync(pathOf(first))).toBe(false);
  const third = await upload(silentMp3(2));
  expect(existsSync(pathOf(second))).toBe(false);
  expect(third.data.revision).toBe(4);
});

test('a song of ours in the seed is never removed by its address', async () => {
  await api.db('options').where({ id: client.optionId }).update({ song_url: '/files/demo/canon-in-d-harp.mp3' });
  expect((await upload(silentMp3(2))).status).toBe(201);
});

describe('no song', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(5000, ' '));
  const id3 = (body: Buffer) => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'), Buffer.alloc(10), body]);
  test.each([
    ['a page named .mp3', () => html],
    ['an ID3 tag before a page', () => id3(html)],
    ['one frame before a page', () => Buffer.concat([silentMp3(0.02), html])],
    ['nothing at all', () => Buffer.from('x')],
    ['zeros', () => Buffer.alloc(50_000)],
    ['a film', () => mediaSample('film.mp4')],
    ['FLAC in Ogg', () => mediaSample('silence-flac.ogg')],
    ['the head of an Ogg song before a page', () => Buffer.concat([mediaSample('silence.ogg').subarray(0, 40), html])],
    ['the head of an M4A song', () => mediaSample('silence.m4a').subarray(0, 40)],
    ['a picture', () => Buffer.from('iVBORw0KGgo=', 'base64')],
  ])('is %s', async (_, sample) => {
    const answer = await api.as(admin).send(uploadMusic, {
      params: { optionId: client.optionId },
      body: { 'music-file': fileOf(sample(), 'song.mp3', 'audio/mpeg') },
    });
    expect([answer.status, answer.code]).toEqual(
      answer.status === 422 ? [422, 'VALIDATION_FAILED'] : [415, 'UNSUPPORTED_MEDIA'],
    );
    expect(answer.failure.fields).toMatchObject([
      { path: 'body.music-file', code: expect.stringMatching(/^(?:not_a_song|song_too_short)$/) },
    ]);
    expect([await song(), await countOf('uploads'), await countOf('audit_log')]).toEqual([null, 0, 0]);
  });

  test('is shorter than a second', async () => {
    const answer = await upload(silentMp3(0.6));
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
  });
});

test('a song of more than 15 MB is answered 413', async () => {
  const answer = await upload(Buffer.concat([silentMp3(2), Buffer.alloc(15 * 1_048_576)]));
  expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE']);
  expect(answer.failure.problem).toEqual(problem('upload_too_large', { limits: 'music-file 15 MB' }));
});

test('a slug that does not exist is answered 404', async () => {
  expect((await upload(silentMp3(2), 'a.mp3', 999_999)).code).toBe('NOT_FOUND');
});

test('a song that is sent for a save plays nowhere until the save names it', async () => {
  const body = { 'music-file': fileOf(silentMp3(2), 'song.mp3'), attach: 'SAVE' as const };
  const { data } = await api.as(admin).call(uploadMusic, { params: { optionId: client.optionId }, body });
  expect([await song(), data.revision]).toEqual([null, 1]);
  const edit = { song_url: data.musicPath, revision: data.revision };
  await api.as(admin).call(updateOption, { params: { optionId: client.optionId }, body: edit });
  expect(await song()).toBe(data.musicPath);
});
