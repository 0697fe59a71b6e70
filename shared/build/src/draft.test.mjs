import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import draft from './draft.mjs';

jest.setTimeout(60_000);

let rootContext;
let painting;
beforeAll(async () => {
  rootContext = mkdtempSync(join(tmpdir(), 'draft-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  painting = await sharp({ create: { width: 206, height: 300, channels: 3, background: '#888', noise } })
    .avif({ quality: 60, effort: 0 })
    .toBuffer();
}, 60_000);
afterAll(() => rmSync(rootContext, { recursive: true, force: true }));

/** What the loader exports, with the files that it adds to the build. */
async function load(resourceQuery, options = {}) {
  const files = {};
  const context = {
    rootContext,
    resourceQuery,
    resourcePath: '/family/src/assets/gate.avif',
    getOptions: () => options,
    emitFile: (name, content) => Object.assign(files, { [name]: content }),
  };
  return { code: await draft.call(context, painting), files };
}

test('a draft is as wide as it is asked for, and light', async () => {
  const { files, code } = await load('?width=103&draft');
  const [[name, content]] = Object.entries(files);
  expect(name).toMatch(/^gate\.draft\.[0-9a-f]{8}\.avif$/);
  expect(code).toBe(`export default __webpack_public_path__ + "${name}";`);
  expect(await sharp(content).metadata()).toMatchObject({ width: 103, height: 150, format: 'heif' });
  expect(content.length).toBeLessThan(painting.length / 4);
});

test('the printed opening has the same draft in its markup, and adds no file', async () => {
  const { files } = await load('?width=103&draft');
  const { code, files: added } = await load('?width=103&draft', { printed: true });
  const [content] = Object.values(files);
  expect(code).toBe(`export default "data:image/avif;base64,${content.toString('base64')}";`);
  expect(added).toEqual({});
});

test('it is never wider than the painting', async () => {
  const [content] = Object.values((await load('?width=2000&draft')).files);
  expect((await sharp(content).metadata()).width).toBe(206);
});

test('a painting of another content is drawn again, and a draft without a width is refused', async () => {
  const [first] = Object.keys((await load('?width=100&draft')).files);
  const before = painting;
  painting = await sharp(before).negate().avif({ effort: 0 }).toBuffer();
  const [second] = Object.keys((await load('?width=100&draft')).files);
  painting = before;
  expect(second).not.toBe(first);
  await expect(load('?draft')).rejects.toThrow('?width=412&draft');
});
