import { jest } from '@jest/globals';
import type { RemoteEntry } from '@janur/contracts';
import { init } from '@module-federation/enhanced/runtime';
import { loadRemoteModule } from './index.ts';
import { integrityPlugin } from './runtime-plugin.ts';
import { containerScript, startRemoteServer } from './testing/remote-server.ts';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
let server: Awaited<ReturnType<typeof startRemoteServer>>;

beforeAll(async () => {
  // jsdom and the runtime tell each failed load
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  init({ name: 'shell', remotes: [], plugins: [integrityPlugin()] });
  server = await startRemoteServer();
});
afterAll(() => server.stop());

const entryOf = (name: string, version = '1'): RemoteEntry => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: INTEGRITY,
  contract: 1,
  preload: [],
});

const askedFor = (name: string) => server.asked.filter((address) => address.includes(`/${name}/`));

test('gives the default export of what a remote exposes', async () => {
  const entry = entryOf('botanica');
  server.answer(entry.entry, { script: containerScript('botanica', { Template: "'a look'", App: "'an app'" }) });
  expect(await loadRemoteModule(entry, 'Template')).toBe('a look');
});

test("a name's dashes are the container's underscores", async () => {
  const entry = entryOf('template-9-garden');
  server.answer(entry.entry, { script: containerScript('template_9_garden', { App: "'an app'" }) });
  expect(await loadRemoteModule(entry, 'App')).toBe('an app');
});

test('a version is loaded once a page, whoever asks', async () => {
  const entry = entryOf('twice');
  server.answer(entry.entry, { script: containerScript('twice', { Template: '{}' }) });
  const [one, other] = await Promise.all([loadRemoteModule(entry, 'Template'), loadRemoteModule(entry, 'Template')]);
  expect(one).toBe(other);
  expect(askedFor('twice')).toEqual([entry.entry]);
});

test('another version of the same remote is another module', async () => {
  const versions = ['1', '2'].map((version) => entryOf('renewed', version));
  for (const { entry, version } of versions)
    server.answer(entry, { script: containerScript('renewed', { Template: `'version ${version}'` }) });
  const loaded: unknown[] = [];
  for (const entry of versions) loaded.push(await loadRemoteModule(entry, 'Template'));
  expect(loaded).toEqual(['version 1', 'version 2']);
});

test('the script carries the hash that the registry holds', async () => {
  const entry = entryOf('hashed');
  server.answer(entry.entry, { script: containerScript('hashed', { Template: '{}' }) });
  const integrity = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="/hashed/"]');
      if (!script) return;
      observer.disconnect();
      resolve({ integrity: script.integrity, crossOrigin: script.crossOrigin });
    }).observe(document, { childList: true, subtree: true });
  });
  await loadRemoteModule(entry, 'Template');
  expect(await integrity).toEqual({ integrity: INTEGRITY, crossOrigin: 'anonymous' });
});

test('a failed try is followed by one at a new address, which the browser asks for again', async () => {
  const entry = entryOf('shaky');
  server.answer(entry.entry, { status: 503 });
  server.answer(`${entry.entry}?retry=1`, { script: containerScript('shaky', { Template: "'late, but there'" }) });
  expect(await loadRemoteModule(entry, 'Template')).toBe('late, but there');
  expect(askedFor('shaky')).toEqual([entry.entry, `${entry.entry}?retry=1`]);
});

test('a remote that fails twice is told by its name and version, and why', async () => {
  const entry = entryOf('gone', '7');
  const told = loadRemoteModule(entry, 'Template');
  await expect(told).rejects.toMatchObject({ name: 'RemoteError', remote: 'gone', version: '7', failure: 'load' });
  await expect(told).rejects.toHaveProperty('cause', expect.any(Error));
  expect(askedFor('gone')).toHaveLength(2);
});

test.each([
  ['a script that throws', "throw new Error('broken')"],
  ['a script that is no remote', 'var something = 1;'],
  ['a remote that exposes something else', containerScript('no_template', { App: '{}' })],
])('%s is a failed load', async (what, script) => {
  const name = what.includes('exposes') ? 'no-template' : `odd-${what.length}`;
  const entry = entryOf(name);
  server.answer(entry.entry, { script });
  server.answer(`${entry.entry}?retry=1`, { script });
  await expect(loadRemoteModule(entry, 'Template')).rejects.toMatchObject({ remote: name, failure: 'load' });
  expect(askedFor(name)).toHaveLength(2);
});

test('a remote that does not answer counts as late after 3 s, in all', async () => {
  const entry = entryOf('silent');
  server.answer(entry.entry, 'never');
  const began = performance.now();
  await expect(loadRemoteModule(entry, 'Template')).rejects.toMatchObject({ remote: 'silent', failure: 'timeout' });
  expect(performance.now() - began).toBeGreaterThanOrEqual(2990);
  expect(performance.now() - began).toBeLessThan(4000);
});
