/** @jest-environment node */
import { readBuild } from './read-build.ts';

const manifest = JSON.stringify({ files: [], name: 'botanica', version: '1.2.0+ab12' });
const head = { public_key: 'key', signature: 'signature', manifest };
const packed = (first: string, ...rest: BlobPart[]) => new Blob([first, '\n', ...rest]);

test('a packed version is told apart from its files, whatever bytes they have', async () => {
  const files = Uint8Array.from([10, 0, 255, 10, 123]);
  const build = await readBuild(packed(JSON.stringify(head), files));
  expect(build).toMatchObject({ name: 'botanica', version: '1.2.0+ab12', publicKey: 'key', signature: 'signature' });
  expect(build?.manifest.type).toBe('application/json');
  expect(await build?.manifest.text()).toBe(manifest);
  expect(build?.content.type).toBe('application/octet-stream');
  expect(new Uint8Array((await build?.content.arrayBuffer()) ?? new ArrayBuffer())).toEqual(files);
});

test.each([
  ['nothing', new Blob([])],
  ['a picture', new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])])],
  ['one line', new Blob([JSON.stringify(head)])],
  ['a head without a signature', packed(JSON.stringify({ ...head, signature: undefined }))],
  ['a manifest without a version', packed(JSON.stringify({ ...head, manifest: '{"name":"botanica"}' }))],
  ['a list', packed('[]')],
])('%s is no packed version', async (_, file) => {
  expect(await readBuild(file)).toBeUndefined();
});
