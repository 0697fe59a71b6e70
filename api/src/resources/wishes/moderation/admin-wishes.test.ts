import { deleteWish, exportWishes, listAllWishes, listWishes, moderateWishes } from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function givenModerator() {
  await api.db('wishes').delete();
  const client = await api.given.client({ name: 'Sinta & Rama' });
  const admin = await api.given.admin();
  return { client, admin, moderator: api.as(admin) };
}

test('wishes of all invitations come newest first, in pages, with whose they are', async () => {
  const { client, moderator } = await givenModerator();
  const other = await api.given.client({ name: 'Dewi & Adi' });
  await api.given.wish({ of: client, name: 'first', created_at: new Date('2027-01-01T00:00:00Z') });
  await api.given.wish({ of: other, name: 'second', created_at: new Date('2027-01-02T00:00:00Z') });
  await api.given.wish({ of: client, name: 'third', created_at: new Date('2027-01-03T00:00:00Z') });
  const page = await moderator.call(listAllWishes, { query: { page: 1, limit: 2 } });
  expect(page.data.map(({ name, client_name, slug }) => [name, client_name, slug])).toEqual([
    ['third', 'Sinta & Rama', client.slug],
    ['second', 'Dewi & Adi', other.slug],
  ]);
  expect(page.meta).toMatchObject({ total_data: 3, last_page: 2 });
  const second = await moderator.call(listAllWishes, { query: { page: 2, limit: 2 } });
  expect(second.data.map(({ name }) => name)).toEqual(['first']);
});

test.each([
  ['ayu', 1],
  ['新婚', 1],
  ['sinta', 2],
  ['100%', 0],
])('a search for %s finds %i', async (search, count) => {
  const { client, moderator } = await givenModerator();
  await api.given.wish({ of: client, name: 'Ayu', message: 'Selamat' });
  await api.given.wish({ of: client, name: 'Lin', message: '祝新婚快乐' });
  const { data, meta } = await moderator.call(listAllWishes, { query: { search } });
  expect([data.length, meta.total_data]).toEqual([count, count]);
});

test('a wish that is taken down is shown nowhere, and the second time there is none', async () => {
  const { client, admin, moderator } = await givenModerator();
  const id = await api.given.wish({ of: client });
  const removed = await moderator.call(deleteWish, { params: { id } });
  expect(JSON.parse(removed.text)).toMatchObject({ status_code: 200, message: 'The wish was taken down.', data: null });
  expect((await api.as().call(listWishes, { params: { clientId: client.id } })).data).toEqual([]);
  expect((await moderator.call(listAllWishes, { query: {} })).data).toEqual([]);
  expect((await moderator.call(deleteWish, { params: { id } })).code).toBe('NOT_FOUND');
  expect(await api.db('wishes').where({ id }).first()).toMatchObject({ deleted_by: admin.id });
});

test('a wish that was taken down and put back is shown as before, and who did either is kept', async () => {
  const { client, admin, moderator } = await givenModerator();
  const id = await api.given.wish({ of: client, name: 'Ayu' });
  await moderator.call(deleteWish, { params: { id } });
  // twice, as a hasty hand or a lost answer does
  for (const _ of [1, 2]) await moderator.call(moderateWishes, { body: { deed: 'SHOW', ids: [id] } });
  expect((await api.as().call(listWishes, { params: { clientId: client.id } })).data).toMatchObject([{ id }]);
  expect(await api.db('wishes').where({ id }).first()).toMatchObject({ deleted_at: null, deleted_by: null });
  const log = await api
    .db('audit_log')
    .where({ client_id: client.id })
    .whereNot({ subject_type: 'access' })
    .orderBy('id');
  expect(log.map(({ action, account_id }) => [action, account_id])).toEqual([
    ['wish.delete', admin.id],
    ['wishes.show', admin.id],
  ]);
});

test('the file of a search has what the search finds', async () => {
  const { client, moderator } = await givenModerator();
  await api.given.wish({ of: client, name: 'Ayu', message: 'Selamat' });
  await api.given.wish({ of: client, name: 'Lin', message: '祝新婚快乐' });
  const { text } = await moderator.send(exportWishes, { query: { search: '新婚' }, headers: { accept: 'text/csv' } });
  expect(text.split('\r\n').map((line) => line.split(',')[2])).toEqual(['Name', 'Lin']);
});

test('the file has every wish that is shown, and runs no formula', async () => {
  const { client, moderator } = await givenModerator();
  const created_at = new Date('2027-01-01T17:30:00Z');
  await api.given.wish({ of: client, name: 'Ayu', message: '=cmd|calc', answer: '=1+1', created_at });
  await api.given.wish({ of: client, name: 'Gone', deleted_at: new Date() });
  const { text, headers } = await moderator.send(exportWishes, { headers: { accept: 'text/csv' } });
  expect(text).toBe(
    `\uFEFFClient,Slug,Name,Message,Answer,Sent (Asia/Jakarta)\r\nSinta & Rama,${client.slug},Ayu,'=cmd|calc,'=1+1,2027-01-02 00:30`,
  );
  expect(headers['content-disposition']).toMatch(/filename="wishes-[\d-]+\.csv"/);
});

test('a file of more wishes than a batch has them all once', async () => {
  const { client, moderator } = await givenModerator();
  const created_at = new Date('2027-01-01T00:00:00Z');
  const wishes = Array.from({ length: 1200 }, (_, index) => ({
    client_id: client.id,
    name: `N${index}`,
    message: 'x',
    created_at,
  }));
  await api.db('wishes').insert(wishes);
  const { text } = await moderator.send(exportWishes, { headers: { accept: 'text/csv' } });
  const names = text
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[2]);
  expect(new Set(names).size).toBe(1200);
  expect(names).toHaveLength(1200);
});
