import { dropKeptDraft, getKeptDraft, keepDraft, updateOption } from '@janur/contracts';
import type { GivenClient } from '../../testing/given.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
let client: GivenClient;
beforeEach(async () => {
  client = await api.given.client();
});

const params = () => ({ optionId: client.optionId });
const UNSAVED = {
  base: { name: 'A', content: { quote: null } },
  draft: { content: { quote: 'Bhinneka 🌿' }, name: 'B' },
};

test('what is not saved is kept for the account that wrote it, and only the latest', async () => {
  const [mine, other] = [await api.given.admin(), await api.given.admin()];
  await api.as(mine).call(keepDraft, { params: params(), body: { base: {}, draft: {} } });
  const { kept_at } = (await api.as(mine).call(keepDraft, { params: params(), body: UNSAVED })).data;
  expect((await api.as(mine).call(getKeptDraft, { params: params() })).data).toEqual({ ...UNSAVED, kept_at });
  expect((await api.as(other).call(getKeptDraft, { params: params() })).data).toBeNull();
  await api.as(mine).call(dropKeptDraft, { params: params() });
  expect((await api.as(mine).call(getKeptDraft, { params: params() })).data).toBeNull();
});

test('it changes nothing that guests see, and goes with its invitation', async () => {
  const admin = await api.given.admin();
  const revision = await api.db('options').where({ id: client.optionId }).first('revision');
  await api.as(admin).call(keepDraft, { params: params(), body: UNSAVED });
  expect(await api.db('options').where({ id: client.optionId }).first('revision')).toEqual(revision);
  const save = { params: params(), body: { language: 'id' as const, revision: revision?.revision ?? 0 } };
  expect((await api.as(admin).call(updateOption, save)).status).toBe(200);
  await api.db('options').where({ id: client.optionId }).delete();
  expect(await api.db('unsaved_drafts').where({ option_id: client.optionId })).toEqual([]);
});

test('more than an invitation can hold is refused', async () => {
  const admin = await api.given.admin();
  const body = { base: {}, draft: { quote: 'x'.repeat(950 * 1024) } };
  const answer = await api.as(admin).send(keepDraft, { params: params(), body });
  expect([400, 413, 422]).toContain(answer.status);
  expect((await api.as(admin).call(getKeptDraft, { params: params() })).data).toBeNull();
});
