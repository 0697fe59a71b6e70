import { listTemplates } from '@janur/contracts';
import { createRegistry, customTemplateOf, type Publication } from '../../registry.ts';
import { unique } from '../../testing/given.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
const sha = (letter: string) => `sha384-${letter.repeat(64)}`;
const registry = () => createRegistry(api.db, { freshForMs: 0 });

function publication(of: Partial<Publication> = {}): Publication {
  return {
    name: `template-${unique()}`,
    kind: 'TEMPLATE',
    version: '1.0.0',
    contract: 1,
    entry: 'remoteEntry.js',
    files: [
      { path: 'remoteEntry.js', sha384: sha('a'), bytes: 100 },
      { path: 'main.js', sha384: sha('b'), bytes: 200 },
    ],
    preload: [{ path: 'main.js', as: 'script' }],
    templateIds: [],
    publishedBy: null,
    ...of,
  };
}

test('a promoted version is what guests get, with where to load it from and its integrity', async () => {
  const published = publication({ templateIds: [`Template-${unique().replace('x', '_')}`] });
  await registry().publish(published);
  await registry().promote(published.name, '1.0.0');
  const templates = (await api.as().call(listTemplates, {})).data.filter(
    (template) => template.family === published.name,
  );
  expect(templates).toEqual([
    {
      template_id: expect.stringMatching(/^TEMPLATE_\d+_\d+$/),
      family: published.name,
      version: '1.0.0',
      entry: `/remotes/${published.name}/1.0.0/remoteEntry.js`,
      integrity: sha('a'),
      contract: 1,
      preload: [{ href: `/remotes/${published.name}/1.0.0/main.js`, as: 'script', integrity: sha('b') }],
      first_screen: null,
    },
  ]);
});

test('a published version is served to nobody before it is promoted', async () => {
  const published = publication({ kind: 'APP' });
  await registry().publish(published);
  expect((await registry().snapshot()).remotes[published.name]).toBeUndefined();
  await registry().promote(published.name, '1.0.0');
  expect((await registry().snapshot()).remotes[published.name]).toMatchObject({ version: '1.0.0' });
});

test('promoting a newer version keeps the former one to roll back to', async () => {
  const published = publication();
  for (const version of ['1.0.0', '1.1.0']) {
    await registry().publish({ ...published, version });
    await registry().promote(published.name, version);
  }
  await registry().promote(published.name, '1.1.0');
  expect(await api.db('remotes').where({ name: published.name }).first()).toMatchObject({
    promoted_version: '1.1.0',
    former_version: '1.0.0',
  });
});

test('the same version again is fine with the same files and refused with others', async () => {
  const published = publication();
  await registry().publish(published);
  await registry().publish(published);
  const changed = { ...published, files: published.files.map((file) => ({ ...file, sha384: sha('c') })) };
  await expect(registry().publish(changed)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a template id belongs to one remote', async () => {
  const templateIds = [`TEMPLATE_9${unique().replaceAll(/\D/g, '')}`];
  await registry().publish(publication({ templateIds }));
  const second = publication({ templateIds });
  await expect(registry().publish(second)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await api.db('remotes').where({ name: second.name }).first()).toBeUndefined();
});

test.each([
  ['an entry that is not among the files', { entry: 'other.js' }],
  ['a preload that is not among the files', { preload: [{ path: 'other.js', as: 'script' as const }] }],
])('%s is refused', async (_, wrong) => {
  await expect(registry().publish(publication(wrong))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('an unknown version cannot be promoted', async () => {
  await expect(registry().promote('template-nobody', '1.0.0')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what is known is answered without a query, and news arrives behind it', async () => {
  const patient = createRegistry(api.db, { freshForMs: 60_000 });
  await patient.snapshot();
  const queries: string[] = [];
  const note = ({ sql }: { sql: string }) => queries.push(sql);
  api.db.on('query', note);
  await Promise.all(Array.from({ length: 20 }, () => patient.snapshot()));
  api.db.off('query', note);
  expect(queries).toEqual([]);
});

describe('a bespoke template', () => {
  const bespokeFor = async (client_name: string) => {
    const published = publication();
    await registry().publish(published);
    await api.db('custom_templates').insert({ client_name, remote_name: published.name });
    return published;
  };

  test('is found by the client’s name, without regard to case and accents, once its remote is promoted', async () => {
    const name = `Séréna & Rama ${unique()}`;
    const published = await bespokeFor(name);
    expect(customTemplateOf(await registry().snapshot(), name)).toBeUndefined();
    await registry().promote(published.name, '1.0.0');
    const snapshot = await registry().snapshot();
    for (const spelled of [name, name.toUpperCase(), ` ${name} `, name.normalize('NFD'), name.replaceAll('é', 'e')])
      expect(customTemplateOf(snapshot, spelled)).toMatchObject({
        name: published.name,
        entry: `/remotes/${published.name}/1.0.0/remoteEntry.js`,
      });
  });

  test('is nobody else’s', async () => {
    const name = `Sinta ${unique()}`;
    const published = await bespokeFor(name);
    await registry().promote(published.name, '1.0.0');
    expect(customTemplateOf(await registry().snapshot(), `${name} II`)).toBeUndefined();
    const { data } = await api.as().call(listTemplates, {});
    expect(data.filter(({ family }) => family === published.name)).toEqual([]);
  });
});
