import { createOption, getClientBySlug, updateOption, problem } from '@janur/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderBuilds } from '../../templates/builds/index.ts';
import { createRegistry } from '../../templates/registry.ts';
import { signedBuild } from '../../../testing/builds.ts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const dataDir = mkdtempSync(join(tmpdir(), 'janur-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const ID = `FAMILY_${unique().toUpperCase()}`;
let by: ReturnType<typeof api.as>;
beforeAll(async () => {
  by = api.as(await api.given.admin());
  const settings = {
    type: 'object' as const,
    additionalProperties: false as const,
    properties: {
      garland: { type: 'string' as const, title: 'Garland', enum: ['full', 'none'], default: 'full' },
      birds: { type: 'integer' as const, title: 'Birds', minimum: 0, maximum: 3, default: 1 },
    },
  };
  const registry = createRegistry(api.db, { builds: folderBuilds(dataDir), freshForMs: 0 });
  const { build, name } = signedBuild({ manifest: { template_ids: [ID], settings } });
  await registry.publish(build, { publisher: { kind: 'operator' } });
  await registry.promote(name, '1.0.0');
});

const given = () => api.given.client({ option: { template: ID } });
const save = async (settings: unknown, option: object = {}) => {
  const { optionId } = await given();
  return by.send(updateOption, {
    params: { optionId },
    body: { ...option, custom_config: { settings: { [ID]: settings } } },
  });
};

test('what the family allows is kept and reaches guests', async () => {
  const client = await given();
  const custom_config = {
    font_version: 2,
    settings: { [ID]: { garland: 'none', birds: 3 }, TEMPLATE_9: { of: 'another' } },
  };
  const answer = await by.call(updateOption, { params: { optionId: client.optionId }, body: { custom_config } });
  expect(answer.status).toBe(200);
  const { data } = await api.as().call(getClientBySlug, { params: { slug: client.slug } });
  expect(data.option.custom_config).toEqual(custom_config);
});

test.each([
  [{ garland: 'half' }, 'garland', problem('not_one_of', { choices: 'full, none' })],
  [{ birds: 9 }, 'birds', problem('whole_between', { min: 0, max: 3 })],
  [{ petals: true }, 'petals', problem('unknown_setting')],
])('%j is refused by name', async (settings, name, wrong) => {
  const answer = await save(settings);
  expect(answer.status).toBe(422);
  expect(answer.failure.fields).toMatchObject([{ path: `body.custom_config.settings.${ID}.${name}`, ...wrong }]);
});

test.each(['text', [1]])('%j in place of settings is refused', async (settings) => {
  expect((await save(settings)).failure.fields).toMatchObject([
    { path: `body.custom_config.settings.${ID}`, ...problem('not_an_object') },
  ]);
});

test('settings that are no object of templates are refused', async () => {
  const { optionId } = await given();
  const body = { custom_config: { settings: 'all' } };
  expect((await by.send(updateOption, { params: { optionId }, body })).failure.fields).toMatchObject([
    { path: 'body.custom_config.settings', ...problem('not_an_object') },
  ]);
});

test('a new slug is held to them too', async () => {
  const { id: clientId } = await given();
  const body = { slug: `own-${unique()}`, template: ID, custom_config: { settings: { [ID]: { birds: -1 } } } };
  expect((await by.call(createOption, { params: { clientId }, body })).status).toBe(422);
});

test('who changes the template keeps the settings of the one before, whatever the new one allows', async () => {
  expect((await save({ birds: 2 }, { template: 'TEMPLATE_9' })).status).toBe(200);
  expect((await save({ birds: 9 }, { template: 'TEMPLATE_9' })).status).toBe(200);
});
