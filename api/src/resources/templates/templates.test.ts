import { jest } from '@jest/globals';
import { listTemplates } from '@janur/contracts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderBuilds } from './builds/index.ts';
import { createRegistry, customTemplateOf, type SignedBuild } from './registry.ts';
import { GOOD_FILES, signedBuild } from '../../testing/builds.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';
import { sha384 } from './verify.ts';

const api = testApi();
const dataDir = mkdtempSync(join(tmpdir(), 'janur-registry-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const builds = folderBuilds(join(dataDir, 'remotes'));
const registry = () => createRegistry(api.db, { builds, freshForMs: 0 });
const publish = (build: SignedBuild) => registry().publish(build, { publisher: { kind: 'operator' } });

/** A family with these versions published, the last of them promoted. */
async function promoted(...versions: string[]): Promise<string> {
  const first = signedBuild();
  const template_ids: string[] = JSON.parse(first.build.manifest).template_ids;
  for (const version of versions) {
    await publish(signedBuild({ manifest: { name: first.name, version, template_ids } }).build);
    await registry().promote(first.name, version);
  }
  return first.name;
}

const row = (name: string) => api.db('remotes').where({ name }).first();

test('a promoted version is what guests get, with where to load it from and its integrity', async () => {
  const { build, name } = signedBuild({ manifest: { template_ids: ['TEMPLATE_3344'] } });
  await publish(build);
  await registry().promote(name, '1.0.0');
  const templates = (await api.as().call(listTemplates, {})).data.filter(({ family }) => family === name);
  const hash = (path: string) => sha384(Buffer.from(GOOD_FILES[path] ?? ''));
  const base = `/remotes/${name}/1.0.0/`;
  expect(templates).toEqual([
    {
      template_id: 'TEMPLATE_3344',
      family: name,
      version: '1.0.0',
      entry: `${base}remoteEntry.js`,
      integrity: hash('remoteEntry.js'),
      contract: 2,
      preload: [{ href: `${base}main.js`, as: 'script', integrity: hash('main.js') }],
      first_screen: { href: `${base}first-screen.json`, integrity: hash('first-screen.json') },
    },
  ]);
  expect(readFileSync(join(dataDir, base, 'main.js'), 'utf8')).toBe(GOOD_FILES['main.js']);
});

test('the list says what the family says of its look, and the version on trial', async () => {
  const look = { name: { id: 'Puspa', en: 'Flower' }, omits: { font_version: ['2'] } };
  const made = signedBuild();
  const [id = '']: string[] = JSON.parse(made.build.manifest).template_ids;
  for (const version of ['1.0.0', '1.1.0'])
    await publish(
      signedBuild({ manifest: { name: made.name, version, template_ids: [id], looks: { [id]: look } } }).build,
    );
  await registry().promote(made.name, '1.0.0');
  await registry().setCanary({ name: made.name, version: '1.1.0', percent: 5 });
  const { data } = await api.as().call(listTemplates, {});
  expect(data.find(({ template_id }) => template_id === id)).toMatchObject({
    version: '1.0.0',
    look,
    canary: { name: made.name, version: '1.1.0' },
  });
});

test('what was taken off is listed no more, still is its family’s, and can be promoted again', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  const idsOf = async () =>
    (await api.as().call(listTemplates, {})).data.flatMap(({ family, template_id }) =>
      family === name ? [template_id] : [],
    );
  const [id = ''] = await idsOf();
  await registry().takeOff(name);
  expect(await idsOf()).toEqual([]);
  expect(await row(name)).toMatchObject({ promoted_version: null, former_version: null });
  expect((await registry().snapshot()).claimedIds.has(id)).toBe(true);
  await registry().promote(name, '1.1.0');
  expect(await idsOf()).toEqual([id]);
});

test('a published version is served to nobody before it is promoted', async () => {
  const { build, name } = signedBuild();
  await publish(build);
  expect((await registry().snapshot()).served.get(name)).toBeUndefined();
  await registry().promote(name, '1.0.0');
  expect((await registry().snapshot()).remotes[name]).toMatchObject({ version: '1.0.0' });
});

test('the version before stays at hand, for guests in whose browser the new one fails', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  await registry().promote(name, '1.1.0');
  expect((await registry().snapshot()).served.get(name)).toMatchObject({
    promoted: { version: '1.1.0' },
    former: { version: '1.0.0' },
    canary: null,
  });
});

test('rolling back serves the version before, and there is none before that', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  await registry().rollBack(name);
  expect(await row(name)).toMatchObject({ promoted_version: '1.0.0', former_version: null });
  await expect(registry().rollBack(name)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('promoting the version before is a roll back too: what was left is nothing to fall back on', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  await registry().promote(name, '1.0.0');
  expect(await row(name)).toMatchObject({ promoted_version: '1.0.0', former_version: null });
});

test('a canary is served beside the promoted version, and rolling back ends it first', async () => {
  const name = await promoted('1.0.0', '1.1.0', '1.2.0');
  await registry().setCanary({ name, version: '1.1.0', percent: 5 });
  expect((await registry().snapshot()).served.get(name)).toMatchObject({
    promoted: { version: '1.2.0' },
    canary: { entry: { version: '1.1.0' }, percent: 5 },
  });
  await registry().rollBack(name);
  expect(await row(name)).toMatchObject({ promoted_version: '1.2.0', canary_version: null, canary_percent: 0 });
});

test('promoting ends the canary', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  await registry().setCanary({ name, version: '1.0.0', percent: 50 });
  await registry().promote(name, '1.0.0');
  expect(await row(name)).toMatchObject({ promoted_version: '1.0.0', canary_version: null });
});

test('there is no canary of what all guests get, nor of a family that none of them gets', async () => {
  const name = await promoted('1.0.0');
  await expect(registry().setCanary({ name, version: '1.0.0', percent: 5 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const { build, name: other } = signedBuild();
  await publish(build);
  await expect(registry().setCanary({ name: other, version: '1.0.0', percent: 5 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('the same version again is fine with the same files and refused with others', async () => {
  const { build, name, pair } = signedBuild();
  const { template_ids } = JSON.parse(build.manifest);
  await publish(build);
  await publish(build);
  const files = { ...GOOD_FILES, 'main.js': 'var look=3;' };
  const changed = signedBuild({ manifest: { name, template_ids }, files, pair });
  await expect(publish(changed.build)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(readFileSync(join(dataDir, 'remotes', name, '1.0.0/main.js'), 'utf8')).toBe(GOOD_FILES['main.js']);
});

test('a known version whose files are gone gets them back', async () => {
  const { build, name } = signedBuild();
  await publish(build);
  rmSync(join(dataDir, 'remotes', name), { recursive: true });
  await publish(build);
  expect(readFileSync(join(dataDir, 'remotes', name, '1.0.0/main.js'), 'utf8')).toBe(GOOD_FILES['main.js']);
});

test('a template id belongs to one family', async () => {
  const template_ids = [`FAMILY_${unique().toUpperCase()}`];
  await publish(signedBuild({ manifest: { template_ids } }).build);
  const second = signedBuild({ manifest: { template_ids } });
  await expect(publish(second.build)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await row(second.name)).toBeUndefined();
});

test('an unknown version cannot be promoted', async () => {
  await expect(registry().promote('family-nobody', '1.0.0')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what is known is answered without a query, and news arrives behind it', async () => {
  const patient = createRegistry(api.db, { builds, freshForMs: 60_000 });
  await patient.snapshot();
  const queries: string[] = [];
  const note = ({ sql }: { sql: string }) => queries.push(sql);
  api.db.on('query', note);
  await Promise.all(Array.from({ length: 20 }, () => patient.snapshot()));
  api.db.off('query', note);
  expect(queries).toEqual([]);
});

test('after a time without callers a roll back elsewhere reaches the very next one', async () => {
  const name = await promoted('1.0.0', '1.1.0');
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const quiet = createRegistry(api.db, { builds });
  expect((await quiet.snapshot()).remotes[name]?.version).toBe('1.1.0');
  await registry().rollBack(name);
  now += 5000;
  expect((await quiet.snapshot()).remotes[name]?.version).toBe('1.0.0');
  clock.mockRestore();
});

describe('a bespoke template', () => {
  const bespokeFor = async (client_name: string) => {
    const { build, name } = signedBuild({ manifest: { template_ids: [] } });
    await publish(build);
    await registry().makeFor(name, [client_name]);
    return name;
  };

  test('is found by the client’s name, without regard to case and accents, once its remote is promoted', async () => {
    const name = `Séréna & Rama ${unique()}`;
    const family = await bespokeFor(name);
    expect(customTemplateOf(await registry().snapshot(), name)).toBeUndefined();
    await registry().promote(family, '1.0.0');
    const snapshot = await registry().snapshot();
    for (const spelled of [name, name.toUpperCase(), ` ${name} `, name.normalize('NFD'), name.replaceAll('é', 'e')])
      expect(customTemplateOf(snapshot, spelled)).toMatchObject({
        name: family,
        entry: `/remotes/${family}/1.0.0/remoteEntry.js`,
      });
  });

  test('is nobody else’s', async () => {
    const name = `Sinta ${unique()}`;
    const family = await bespokeFor(name);
    await registry().promote(family, '1.0.0');
    expect(customTemplateOf(await registry().snapshot(), `${name} II`)).toBeUndefined();
    const { data } = await api.as().call(listTemplates, {});
    expect(data.filter((template) => template.family === family)).toEqual([]);
  });
});
