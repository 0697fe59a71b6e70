import { listTemplateFamilies, makeTemplateFor } from '@janur/contracts';
import { givenFamily } from '../../testing/builds.ts';
import type { GivenAccount } from '../../testing/given.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
let admin: GivenAccount;
beforeAll(async () => {
  admin = await api.given.admin();
});

const family = async () => (await givenFamily(api.db)).name;
const makeFor = (name: string, client_names: string[], by = admin) =>
  api.as(by).call(makeTemplateFor, { params: { name }, body: { client_names } });
const madeFor = async (name: string) =>
  (await api.as(admin).call(listTemplateFamilies, {})).data.find((one) => one.name === name)?.made_for;

test('an admin makes a family the bespoke one of clients, and of others instead, and says so in the audit log', async () => {
  const name = await family();
  const [one, other] = [await api.given.client(), await api.given.client()];
  expect((await makeFor(name, [one.name])).data.made_for).toEqual([one.name]);
  expect((await makeFor(name, [other.name, ` ${other.name.toUpperCase()} `])).data.made_for).toEqual([other.name]);
  expect(await madeFor(name)).toEqual([other.name]);
  const entries = await api.db('audit_log').where({ subject_id: name, action: 'remote.made_for' }).orderBy('id');
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ account_id: admin.id, subject_type: 'remote' });
});

test('a name that no client bears is refused, by name, and nothing changes', async () => {
  const name = await family();
  const client = await api.given.client();
  await makeFor(name, [client.name]);
  const answer = await makeFor(name, [client.name, 'Nobody & No One']);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('No client is called Nobody & No One.');
  expect(await madeFor(name)).toEqual([client.name]);
});

test('a client has one bespoke family: a second is refused, and keeps whom it was made for', async () => {
  const [first, second] = [await family(), await family()];
  const [client, own] = [await api.given.client(), await api.given.client()];
  await makeFor(first, [client.name]);
  await makeFor(second, [own.name]);
  const answer = await makeFor(second, [own.name, client.name]);
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(`Another family is made for ${client.name}.`);
  expect(await madeFor(second)).toEqual([own.name]);
});

test('a designer decides nothing about whose it is', async () => {
  expect((await makeFor(await family(), [], await api.given.designer())).status).toBe(403);
});
