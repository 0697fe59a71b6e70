import {
  createClient,
  createClientWithOption,
  createOption,
  getClientBySlug,
  getClientDetail,
  getClientOption,
  listAuditLog,
  listClients,
  login,
  STYLE_VALUES,
} from '@janur/contracts';
import { OTHER_SPELLINGS } from '@janur/contracts/rules';
import { EVENT, GALLERY_ITEM, HERO_BACKGROUND, PAYMENT, PROFILE, STORY, TEXTS } from '../../testing/contents.ts';
import type { GivenAccount } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';
import { newUsername, usernameBase } from '../accounts/username.ts';

const api = testApi();
let admin: GivenAccount;
beforeAll(async () => {
  admin = await api.given.admin();
});

const CONTENT = {
  ...TEXTS,
  bride: PROFILE,
  events: [EVENT],
  galleries: [GALLERY_ITEM],
  hero_backgrounds: [HERO_BACKGROUND],
  payments: [PAYMENT],
  stories: [STORY],
};
const create = (slug: string, more: object = {}) =>
  api.as(admin).send(createClientWithOption, {
    body: { name: 'Ayu & Made', content: CONTENT, option: { slug, template: 'TEMPLATE_5' }, ...more },
  });
/** What a refused creation must not leave behind. */
const counted = () =>
  Promise.all(
    (['clients', 'contents', 'accounts', 'options', 'audit_log'] as const).map((table) =>
      api.db(table).count({ rows: '*' }).first(),
    ),
  );

test('a client is made with its account, its content and its first slug', async () => {
  const slug = `ayu-made-${unique()}`;
  const answer = await create(slug);
  expect(answer.status).toBe(201);
  const { id, option_id, user_name, password } = answer.data;
  // the address of an invitation is everybody's: whoever knows it does not know who logs in
  expect(user_name).toMatch(new RegExp(`^${slug}-[0-9a-z]{4}$`));
  expect((await api.as().call(login, { body: { username: user_name, password } })).data.role).toBe('CLIENT');
  const { data } = await api.as().call(getClientBySlug, { params: { slug } });
  expect(data).toMatchObject({
    id,
    name: 'Ayu & Made',
    version: 'V2',
    option: { id: option_id, template: 'TEMPLATE_5' },
  });
  const { check_in_config: _, guest_book_image_url: _image, guest_book_logo_url: _logo, ...event } = EVENT;
  expect(data.content).toMatchObject({ ...CONTENT, events: [event] });
  const log = await api.as(admin).call(listAuditLog, { params: { clientId: id }, query: {} });
  expect(log.data.map(({ action }) => action)).toEqual(['option.create', 'client.create']);
  expect(log.text).not.toContain(password);
});

test('a client is made without a slug, and is found in the list', async () => {
  const name = `Kirana ${unique()}`;
  const answer = await api.as(admin).call(createClient, { body: { name, version: 'V1', content: { quote: 'Ya' } } });
  expect([answer.status, Object.keys(answer.data).toSorted()]).toEqual([201, ['id', 'password', 'user_name']]);
  const { id, user_name } = answer.data;
  const { data } = await api.as(admin).call(getClientDetail, { params: { clientId: id } });
  expect(data).toMatchObject({ name, version: 'V1', revision: 1, content: { quote: 'Ya', events: [] } });
  const query = { page: 1, limit: 10, order_by: 'client_name', order_sorting_type: 'ASC', search: name } as const;
  const list = await api.as(admin).call(listClients, { query });
  expect(list.data).toMatchObject([{ id, client_name: name, user_name, password: '********', slugs: [] }]);
});

test('two clients of one name get two usernames', async () => {
  const name = `Dewi ${unique()}`;
  const made = await Promise.all(
    Array.from({ length: 2 }, () => api.as(admin).call(createClient, { body: { name, version: 'V2', content: {} } })),
  );
  const names = made.map(({ data }) => data.user_name);
  for (const username of names) expect(username).toMatch(new RegExp(`^${usernameBase(name)}-[0-9a-z]{4}$`));
  expect(new Set(names).size).toBe(2);
});

test('a slug that is taken or reserved makes nothing', async () => {
  const { slug } = await api.given.client();
  const before = await counted();
  const taken = await create(slug);
  expect([taken.status, taken.code, taken.failure.message]).toEqual([409, 'CONFLICT', expect.stringContaining(slug)]);
  expect(taken.failure.fields?.map(({ path }) => path)).toEqual(['body.option.slug']);
  const reserved = await create('dashboard');
  expect([reserved.status, reserved.failure.fields]).toEqual([
    422,
    [expect.objectContaining({ path: 'body.option.slug', code: 'slug_reserved' })],
  ]);
  expect(await counted()).toEqual(before);
});

test.each([
  ['an unknown template', { option: { slug: 'free-slug', template: 'TEMPLATE_99' } }, 'body.option.template'],
  [
    'a contradiction',
    { option: { slug: 'free-slug', template: 'CUSTOM', hero: null, hero_style: 'HIDDEN' } },
    'body.option.hero',
  ],
  ['a row that cannot be there', { content: { galleries: [{ id: 5 }] } }, 'body.content.galleries.0.id'],
  ['an unknown field', { option: { slug: 'free-slug', template: 'CUSTOM', client_id: 1 } }, 'body.option.client_id'],
])('%s makes nothing and is named', async (_, more, path) => {
  const before = await counted();
  const answer = await create('free-slug', more);
  expect([answer.status, answer.failure.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  expect(await counted()).toEqual(before);
});

test('the settings of the first slug are read like those of any other', async () => {
  const option = { slug: `first-${unique()}`, template: 'TemplateShort2', countdown_date: '2027-06-12T02:00:00.000Z' };
  const { data } = await create(option.slug, { option });
  const read = await api.as(admin).call(getClientOption, { params: { optionId: data.option_id } });
  expect(read.data.option).toMatchObject({ template: 'TEMPLATE_SHORT_2', count_down_date: option.countdown_date });
});

test.each(Object.entries(OTHER_SPELLINGS))('%s of a new slug is read and written as %s', async (other, name) => {
  const value = name === 'count_down_date' ? '2027-06-12T02:00:00.000Z' : STYLE_VALUES[name][0];
  const option = () => ({ slug: `new-${unique()}`, template: 'TEMPLATE_1', [other]: value });
  const first = option();
  const { data } = await create(first.slug, { option: first });
  const read = await api.as(admin).call(getClientOption, { params: { optionId: data.option_id } });
  expect(read.data.option).toMatchObject({ [name]: value });
  expect(read.data.option).not.toHaveProperty(other);
  const second = await api.as(admin).call(createOption, { params: { clientId: data.id }, body: option() });
  expect(second.data).toMatchObject({ [name]: value });
  const both = { ...option(), [name]: null };
  const contradiction = await api.as(admin).call(createOption, { params: { clientId: data.id }, body: both });
  expect(contradiction.failure.fields?.map(({ path }) => path)).toEqual([`body.${other}`]);
});

test.each([
  ['Ayu & Made', 'ayu-made'],
  ['  José Ñandú  ', 'jose-nandu'],
  ['王芳 & 이준', 'client'],
  ['李 A', 'client-a'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s becomes the username %s', (name, base) => {
  expect(usernameBase(name)).toBe(base);
});

test('a username has something behind the name that nobody guesses', () => {
  const names = Array.from({ length: 100 }, () => newUsername('ayu'));
  for (const name of names) expect(name).toMatch(/^ayu-[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(names).size).toBeGreaterThan(98);
});
