import { getClientDetail, getClientOption, updateClient, updateOption } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { seedDemo } from '../../db/seed/index.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

test('whatever the demo shows can be opened in the editor and saved as it is', async () => {
  await seedDemo(api.db);
  const admin = api.as(await api.given.admin());
  const options = await api.db('options').select('id', 'client_id', 'template');
  expect(options.length).toBeGreaterThan(200);
  for (const { id, client_id, template } of options) {
    const params = { clientId: client_id };
    const { id: _id, options: _options, ...client } = (await admin.call(getClientDetail, { params })).data;
    expect((await admin.call(updateClient, { params, body: client })).data).toEqual({ id: client_id, ...client });

    const { option } = (await admin.call(getClientOption, { params: { optionId: id } })).data;
    const saved = await admin.call(updateOption, { params: { optionId: id }, body: option });
    // one slug is kept with an old spelling of its template (decisions §8): saving it is a change
    const canonical = canonicalTemplateId(template);
    const revision = canonical === template ? option.revision : option.revision + 1;
    expect(saved.data).toEqual({ ...option, template: canonical, revision });
  }
}, 120_000);
