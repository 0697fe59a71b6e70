import { getClientsOverview, listClients, type RequestOf } from '@janur/contracts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: { token: string };
beforeEach(async () => {
  await api.clean();
  admin = await api.given.admin();
});

type Query = RequestOf<typeof listClients>['query'];
const list = (query: Partial<Query> = {}) =>
  api.as(admin).call(listClients, {
    query: { page: 1, limit: 100, order_by: 'client_name', order_sorting_type: 'ASC', ...query },
  });
const names = async (query: Partial<Query> = {}) => (await list(query)).data.map((client) => client.client_name);
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

test('an account shows its slugs, and never its password', async () => {
  const client = await api.given.client({
    name: 'Sinta & Rama',
    option: { template: 'TemplateShort1', count_down_date: new Date('2027-06-12T02:00:00Z') },
  });
  const second = await api.given.option(client, { lock_code: 'BUNGA', is_hidden: true });
  const account = await api.given.clientAccount(client);
  expect((await list()).data).toEqual([
    {
      id: client.id,
      client_name: 'Sinta & Rama',
      user_name: account.username,
      password: '********',
      event_date: '2027-06-12T02:00:00.000Z',
      slugs: [
        {
          slug: client.slug,
          countdown_date: '2027-06-12T02:00:00.000Z',
          template: 'TEMPLATE_SHORT_1',
          is_locked: false,
          is_hidden: false,
        },
        { slug: second.slug, countdown_date: null, template: 'TEMPLATE_1', is_locked: true, is_hidden: true },
      ],
    },
  ]);
});

test('without a wedding date the first event gives the date', async () => {
  const client = await api.given.client({ content: { wedding_date: null } });
  await api.given.event({ of: client, start_datetime: new Date('2027-03-01T00:00:00Z') });
  await api.given.event({ of: client, start_datetime: new Date('2027-02-01T00:00:00Z') });
  expect((await list()).data[0]?.event_date).toBe('2027-02-01T00:00:00.000Z');
});

describe('the order', () => {
  beforeEach(async () => {
    const given = [
      { name: 'Ayu', days: 3, user: 'c', created: 2 },
      { name: 'Budi', days: 1, user: 'b', created: 3 },
      { name: 'Citra', days: undefined, user: 'a', created: 1 },
    ];
    for (const { name, days, user, created } of given) {
      const client = await api.given.client({
        name,
        created_at: inDays(created - 10),
        content: { wedding_date: days === undefined ? null : inDays(days) },
      });
      const account = await api.given.clientAccount(client);
      await api
        .db('accounts')
        .where({ id: account.id })
        .update({ username: `${user}-${unique()}` });
    }
  });

  test.each([
    ['client_name', ['Ayu', 'Budi', 'Citra'], ['Citra', 'Budi', 'Ayu']],
    ['user_name', ['Citra', 'Budi', 'Ayu'], ['Ayu', 'Budi', 'Citra']],
    ['created_at', ['Citra', 'Ayu', 'Budi'], ['Budi', 'Ayu', 'Citra']],
    ['event_date', ['Budi', 'Ayu', 'Citra'], ['Ayu', 'Budi', 'Citra']],
  ] as const)('by %s goes both ways, and who has no value stands last', async (order_by, up, down) => {
    expect(await names({ order_by, order_sorting_type: 'ASC' })).toEqual(up);
    expect(await names({ order_by, order_sorting_type: 'DESC' })).toEqual(down);
  });

  test('by date upwards begins with the next event, and past ones follow from the latest back', async () => {
    for (const [name, days] of [
      ['Lama', -300],
      ['Kemarin', -2],
      ['Hari ini', -0.5],
    ] as const)
      await api.given.client({ name, content: { wedding_date: inDays(days) } });
    const up = ['Hari ini', 'Budi', 'Ayu', 'Kemarin', 'Lama', 'Citra'];
    const order_by = 'event_date';
    expect(await names({ order_by })).toEqual(up);
    const pages = [await names({ order_by, limit: 4, page: 1 }), await names({ order_by, limit: 4, page: 2 })];
    expect(pages).toEqual([up.slice(0, 4), up.slice(4)]);
    const down = ['Ayu', 'Budi', 'Hari ini', 'Kemarin', 'Lama', 'Citra'];
    expect(await names({ order_by, order_sorting_type: 'DESC' })).toEqual(down);
  });

  test('holds over pages', async () => {
    const { data, meta } = await list({ page: 2, limit: 2 });
    expect(data.map((client) => client.client_name)).toEqual(['Citra']);
    expect(meta).toMatchObject({ total_data: 3, last_page: 2, previous_page: 1, next_page: null });
  });
});

test('the search finds a part of the name, the slug or the account', async () => {
  const client = await api.given.client({ name: 'Wulan & Damar', option: { slug: 'damar-wulan' } });
  await api.given.client({ name: 'Kirana' });
  const account = await api.given.clientAccount(client);
  for (const search of ['wulan', 'DAMAR-W', account.username.slice(2)])
    expect(await names({ search })).toEqual(['Wulan & Damar']);
  for (const search of ['%', '_', '王', "'"]) expect(await names({ search })).toEqual([]);
});

test('the template is found in every spelling', async () => {
  await api.given.client({ name: 'Canonical', option: { template: 'TEMPLATE_SHORT_1' } });
  await api.given.client({ name: 'Spelled', option: { template: 'TemplateShort1' } });
  await api.given.client({ name: 'Other' });
  expect(await names({ template: 'template-short-1' })).toEqual(['Canonical', 'Spelled']);
  expect(await names({ template: 'TEMPLATE_16' })).toEqual([]);
});

describe('the status', () => {
  beforeEach(async () => {
    const soon = { content: { wedding_date: inDays(10) } };
    await api.given.client({ name: 'Live', ...soon });
    const half = await api.given.client({ name: 'Live too', ...soon, option: { lock_code: 'X' } });
    await api.given.option(half);
    await api.given.client({ name: 'Locked', ...soon, option: { lock_code: 'X' } });
    await api.given.client({ name: 'Hidden', ...soon, option: { is_hidden: true, lock_code: 'X' } });
    await api.given.client({ name: 'Past', content: { wedding_date: inDays(-2) }, option: { is_hidden: true } });
    await api.given.client({ name: 'Today', content: { wedding_date: inDays(-0.5) } });
  });

  test.each([
    ['LIVE', ['Live', 'Live too', 'Today']],
    ['LOCKED', ['Locked']],
    ['HIDDEN', ['Hidden']],
    ['PAST', ['Past']],
  ] as const)('%s is %j', async (status, clients) => {
    expect(await names({ status })).toEqual(clients);
  });

  test('is counted in the overview, each client once', async () => {
    const { data } = await api.as(admin).call(getClientsOverview, {});
    expect(data).toMatchObject({ total: 6, upcoming: 5, by_status: { LIVE: 3, LOCKED: 1, HIDDEN: 1, PAST: 1 } });
  });
});

test('the overview counts the events of the 52 weeks from this one on, weeks beginning on Monday', async () => {
  const monday = new Date(Math.floor((Date.now() / DAY + 3) / 7) * 7 * DAY - 3 * DAY);
  const at = (days: number) => new Date(monday.getTime() + days * DAY);
  const client = await api.given.client();
  for (const start_datetime of [at(-0.001), at(0), at(6.99), at(7), at(51 * 7 + 6.99), at(52 * 7)]) {
    await api.given.event({ of: client, start_datetime });
  }
  const { weeks } = (await api.as(admin).call(getClientsOverview, {})).data;
  expect(weeks).toHaveLength(52);
  expect(weeks[0]).toEqual({ week: monday.toISOString().slice(0, 10), events: 2 });
  expect(weeks[1]?.events).toBe(1);
  expect(weeks[51]?.events).toBe(1);
  expect(weeks.reduce((sum, { events }) => sum + events, 0)).toBe(4);
  expect(new Date(`${weeks[0]?.week}T00:00:00Z`).getUTCDay()).toBe(1);
});
