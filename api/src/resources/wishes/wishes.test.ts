import { listWishes } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

test('wishes come newest first and in pages', async () => {
  const client = await api.given.client();
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    await api.given.wish({
      of: client,
      name,
      message: `${name} 🌿`,
      created_at: new Date(Date.UTC(2027, 0, 1 + index)),
    });
  }
  const page = (number: number) =>
    api.as().call(listWishes, { params: { clientId: client.id }, query: { page: number, limit: 2 } });
  const first = await page(1);
  expect(first.data.map((wish) => wish.name)).toEqual(['third', 'second']);
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    name: 'third',
    message: 'third 🌿',
    answer: null,
    created_at: '2027-01-03T00:00:00.000Z',
  });
  expect(first.meta).toMatchObject({ total_data: 3, last_page: 2, next_page: 2 });
  expect((await page(2)).data.map((wish) => wish.name)).toEqual(['first']);
  expect((await page(3)).data).toEqual([]);
});

test('a wish that was taken down is not shown, nor one of another client', async () => {
  const client = await api.given.client();
  await api.given.wish({ of: client, deleted_at: new Date() });
  await api.given.wish({ of: await api.given.client() });
  const answer = await api.as().call(listWishes, { params: { clientId: client.id } });
  expect([answer.data, answer.meta.total_data]).toEqual([[], 0]);
});

test('without a slug any page that the caller may open will do', async () => {
  const client = await api.given.client({ option: { is_private: true } });
  const params = { clientId: client.id };
  expect((await api.as().call(listWishes, { params })).status).toBe(401);
  const other = await api.given.option(client, { lock_code: 'BUNGA' });
  expect((await api.as().call(listWishes, { params, headers: { 'guest-code': 'bunga' } })).status).toBe(200);
  expect(
    (await api.as().call(listWishes, { params, headers: { 'guest-code': 'bunga', slug: client.slug } })).status,
  ).toBe(401);
  expect(
    (await api.as().call(listWishes, { params, headers: { 'guest-code': 'bunga', slug: other.slug } })).status,
  ).toBe(200);
});

test('the slug of another client opens nothing', async () => {
  const client = await api.given.client({ option: { is_private: true } });
  const other = await api.given.client();
  expect(
    (await api.as().call(listWishes, { params: { clientId: client.id }, headers: { slug: other.slug } })).status,
  ).toBe(404);
});
