import { authDetail, guestLogin, listClients, login, logout, submitRsvp } from '@janur/contracts';
import { PASSWORD } from '../testing/given.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();
const GUESTS = { host: 'janur.test' };
const STAFF = { host: 'staff.janur.test' };
const PAGE = { 'sec-fetch-site': 'same-origin' };
const QUERY = { page: 1, limit: 1, order_by: 'client_name', order_sorting_type: 'ASC' };

type Headers = Record<string, string>;
const statusOf = async (headers: Headers) => (await api.as().send(authDetail, { headers })).status;
const cookieOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => /^[^=]+/.exec(String(cookie))?.[0])
    .find((name) => !name?.startsWith('known_device_'));

describe('a session in a cookie', () => {
  test('of the staff counts on the staff’s origin alone', async () => {
    const { token } = await api.given.admin();
    expect(await statusOf({ ...STAFF, cookie: `token=${token}` })).toBe(200);
    expect(await statusOf({ ...GUESTS, cookie: `token=${token}` })).toBe(401);
  });

  test('of a guest counts on the guests’ origin alone', async () => {
    const client = await api.given.client({ option: { is_private: true } });
    const { token } = await api.given.guestToken(client, await api.given.guest({ of: client }));
    expect(await statusOf({ ...GUESTS, cookie: `guest_token=${token}` })).toBe(200);
    expect(await statusOf({ ...STAFF, cookie: `guest_token=${token}` })).toBe(401);
  });

  test('of the one counts for nothing under the name of the other', async () => {
    const { token: staff } = await api.given.admin();
    const client = await api.given.client({ option: { is_private: true } });
    const { token: guest } = await api.given.guestToken(client, await api.given.guest({ of: client }));
    expect(await statusOf({ ...GUESTS, cookie: `guest_token=${staff}` })).toBe(401);
    expect(await statusOf({ ...STAFF, cookie: `token=${guest}` })).toBe(401);
  });

  test('of a guest and of the staff live beside each other, and each is ended alone', async () => {
    const { username } = await api.given.admin();
    const client = await api.given.client({ option: { is_private: true } });
    const { phone } = await api.given.guest({ of: client });
    const staff = await api.as().send(login, { body: { username, password: PASSWORD }, headers: STAFF });
    const guest = await api.as().send(guestLogin, { body: { phoneNumber: phone, slug: client.slug }, headers: GUESTS });
    expect([cookieOf(staff), cookieOf(guest)]).toEqual(['token', 'guest_token']);
    const cookie = `token=${staff.data.token}; guest_token=${guest.data.token}`;
    const out = await api.as().send(logout, { headers: { ...GUESTS, ...PAGE, cookie } });
    expect(cookieOf(out)).toBe('guest_token');
    expect([await statusOf({ ...GUESTS, cookie }), await statusOf({ ...STAFF, cookie })]).toEqual([401, 200]);
  });
});

describe('a log-in at the other origin', () => {
  test('of the staff gives the token alone, to callers that are no page', async () => {
    const { username } = await api.given.admin();
    const body = { username, password: PASSWORD };
    const answer = await api.as().send(login, { body, headers: GUESTS });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await api.as(answer.data).send(listClients, { query: QUERY, headers: GUESTS })).status).toBe(200);
    for (const page of [PAGE, { 'sec-fetch-site': 'same-site' }, { origin: 'https://janur.test' }])
      expect((await api.as().send(login, { body, headers: { ...GUESTS, ...page } })).code).toBe('NOT_FOUND');
  });

  test('of a guest gives no cookie either', async () => {
    const client = await api.given.client({ option: { is_private: true } });
    const { phone } = await api.given.guest({ of: client });
    const body = { phoneNumber: phone, slug: client.slug };
    const answer = await api.as().send(guestLogin, { body, headers: STAFF });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await api.as().send(guestLogin, { body, headers: { ...STAFF, ...PAGE } })).code).toBe('NOT_FOUND');
  });
});

test.each([
  ['a guests’ page', 'the staff’s calls', listClients, GUESTS],
  ['a staff page', 'the guests’ calls', submitRsvp, STAFF],
])('%s finds none of %s, whoever is logged in', async (_page, _calls, endpoint, host) => {
  const { token } = await api.given.admin();
  const sample = { params: { clientId: 1 }, ...(endpoint === listClients ? { query: QUERY } : { body: {} }) };
  const headers = { ...host, ...PAGE, cookie: `token=${token}; guest_token=${token}` };
  expect((await api.as().send(endpoint, { ...sample, headers })).code).toBe('NOT_FOUND');
});

test('an explicit key opens the staff’s calls on both', async () => {
  const { token } = await api.given.admin();
  for (const headers of [GUESTS, STAFF])
    expect((await api.as({ token }).send(listClients, { query: QUERY, headers })).status).toBe(200);
});
