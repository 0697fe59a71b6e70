import { authDetail, guestLogin, listClients, login, logout, qrScanLogin } from '@janur/contracts';
import { PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

const STAFF = { host: 'staff.janur.test' };

/** Beside it stands the mark of a known device. */
const sessionCookieOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => /token=/.test(cookie)) ?? '';

test('a log-in answers a token and sets it as a cookie that no script reads', async () => {
  const usher = await api.given.usher();
  const body = { username: usher.username, password: PASSWORD };
  const answer = await api.as().send(login, { body, headers: STAFF });
  expect(answer.data).toEqual({ token: expect.any(String), role: 'USHER' });
  expect(sessionCookieOf(answer)).toMatch(
    new RegExp(
      `^token=${answer.data.token.replaceAll('.', String.raw`\.`)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax$`,
    ),
  );
});

describe('behind a proxy that we trust', () => {
  const proxied = testApi({ trustedProxies: 1 });
  const setCookie = async (of: typeof api) => {
    const { username } = await of.given.admin();
    const answer = await of
      .as()
      .send(login, { body: { username, password: PASSWORD }, headers: { ...STAFF, 'x-forwarded-proto': 'https' } });
    return sessionCookieOf(answer);
  };

  test('the cookie of an https request is Secure, and of a name that no other host can set', async () => {
    expect(await setCookie(proxied)).toMatch(/^__Host-token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; /);
  });

  test('so is the mark of a device that was in before', async () => {
    const { username } = await proxied.given.admin();
    const headers = { ...STAFF, 'x-forwarded-proto': 'https' };
    const answer = await proxied.as().send(login, { body: { username, password: PASSWORD }, headers });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.find((one) => one.includes('known_device'))).toMatch(
      /^__Host-known_device_\d+=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('over https a cookie of the plain name, which a neighbour may have set, counts for nothing', async () => {
    const { token } = await proxied.given.admin();
    const status = async (cookie: string) => {
      const headers = { ...STAFF, 'x-forwarded-proto': 'https', cookie };
      return (await proxied.as().send(authDetail, { headers })).status;
    };
    expect(await status(`__Host-token=${token}`)).toBe(200);
    expect(await status(`token=${token}`)).toBe(401);
  });

  test('nobody else may say that a request came over https', async () => {
    expect(await setCookie(api)).toMatch(/^token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

test('a wrong password and an unknown user get the same answer', async () => {
  const { username } = await api.given.admin();
  const wrong = await api
    .as()
    .send(login, { body: { username, password: 'nope' }, headers: { 'x-request-id': 'same-request' } });
  const unknown = await api
    .as()
    .send(login, { body: { username: 'nobody', password: 'nope' }, headers: { 'x-request-id': 'same-request' } });
  expect(wrong.code).toBe('INVALID_CREDENTIALS');
  expect(wrong.status).toBe(401);
  expect(unknown.text).toBe(wrong.text);
});

test.each(['known', 'unknown'])(
  'after five wrong passwords a %s user waits, even with the right one',
  async (which) => {
    const { username } = which === 'known' ? await api.given.admin() : { username: `nobody-${Math.random()}` };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await api.as().call(login, { body: { username, password: 'nope' } })).status).toBe(401);
    }
    const held = await api.as().call(login, { body: { username, password: PASSWORD } });
    expect(held.code).toBe('RATE_LIMITED');
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  },
);

describe('a stranger who tries the passwords of an account', () => {
  const proxied = testApi({ trustedProxies: 1 });
  const logInFrom = (address: string, username: string, password: string) =>
    proxied.as().send(login, { body: { username, password }, headers: { 'x-forwarded-for': address } });

  test('from the very network of the owner holds the owner’s device not off, and a made-up mark is none', async () => {
    const { username, id } = await proxied.given.admin();
    const from = { ...STAFF, 'x-forwarded-for': '203.0.113.5' };
    const tryWith = (password: string, cookie = '') =>
      proxied.as().send(login, { body: { username, password }, headers: { ...from, cookie } });
    const cookies = [(await tryWith(PASSWORD)).headers['set-cookie']].flat().map(String);
    const [mark = ''] = cookies.find((one) => one.startsWith(`known_device_${id}=`))?.split(';') ?? [];
    for (let attempt = 0; attempt < 6; attempt += 1) await tryWith('nope');
    expect((await tryWith(PASSWORD)).code).toBe('RATE_LIMITED');
    expect((await tryWith(PASSWORD, `${mark.slice(0, -3)}abc`)).code).toBe('RATE_LIMITED');
    expect((await tryWith(PASSWORD, mark)).status).toBe(200);
    // whoever got hold of the device has no more tries than others
    for (let attempt = 0; attempt < 5; attempt += 1) await tryWith('nope', mark);
    expect((await tryWith(PASSWORD, mark)).code).toBe('RATE_LIMITED');
  });

  test.each(['known', 'unknown'])('is held off at a %s name, and its owner gets in meanwhile', async (which) => {
    const { username } = which === 'known' ? await proxied.given.admin() : { username: `nobody-${Math.random()}` };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logInFrom(`2001:db8:9:9::${attempt}`, username, 'nope')).status).toBe(401);
    }
    expect((await logInFrom('2001:db8:9:9::77', username, PASSWORD)).code).toBe('RATE_LIMITED');
    expect((await logInFrom('198.51.100.7', username, PASSWORD)).status).toBe(which === 'known' ? 200 : 401);
    expect((await logInFrom('2001:db8:9:9::77', username, PASSWORD)).code).toBe('RATE_LIMITED');
  });

  test('has four more tries after a right one', async () => {
    const { username } = await proxied.given.admin();
    const statuses = async (...passwords: string[]) => {
      const answers = [];
      for (const password of passwords) answers.push((await logInFrom('203.0.113.66', username, password)).status);
      return answers;
    };
    expect(await statuses('a', 'b', 'c', 'd', PASSWORD)).toEqual([401, 401, 401, 401, 200]);
    expect(await statuses('a', 'b', 'c', 'd', PASSWORD)).toEqual([401, 401, 401, 401, 200]);
    expect(await proxied.db('accounts').where({ username }).first()).toMatchObject({ failed_logins: 0 });
  });
});

test('of a burst of wrong passwords only the first five are looked at', async () => {
  const { username } = await api.given.admin();
  const tries = Array.from({ length: 40 }, () => api.as().call(login, { body: { username, password: 'nope' } }));
  const looked = (await Promise.all(tries)).filter((answer) => answer.status === 401);
  // two run at a time, so one more may already have begun
  expect(looked.length).toBeLessThanOrEqual(6);
});

test('a run-out password opens nothing', async () => {
  const { id, username } = await api.given.admin();
  await api
    .db('accounts')
    .where({ id })
    .update({ password_expires_at: new Date(Date.now() - 1000) });
  const right = await api.as().call(login, { body: { username, password: PASSWORD } });
  expect([right.status, right.code, right.failure.message]).toEqual([
    401,
    'INVALID_CREDENTIALS',
    'This password has expired. Please ask for a new one.',
  ]);
  const wrong = await api.as().call(login, { body: { username, password: 'nope' } });
  const unknown = await api.as().call(login, { body: { username: `${username}-x`, password: 'nope' } });
  expect(wrong.failure.message).toBe(unknown.failure.message);
  expect(await api.db('accounts').where({ id }).first()).toMatchObject({ failed_logins: 2 });
});

test('a closed account cannot log in and its token is worth nothing', async () => {
  const { id, username, token } = await api.given.admin();
  await api.db('accounts').where({ id }).update({ is_active: false });
  expect((await api.as().call(login, { body: { username, password: PASSWORD } })).status).toBe(401);
  expect((await api.as({ token }).call(authDetail, {})).status).toBe(401);
});

test('the scanner lets in a client and an usher, and nobody else', async () => {
  const { username } = await api.given.clientAccount();
  const usher = await api.given.usher();
  const admin = await api.given.admin();
  const roleOf = async (name: string) =>
    (await api.as().call(qrScanLogin, { body: { username: name, password: PASSWORD } })).data.role;
  expect(await roleOf(username)).toBe('CLIENT');
  expect(await roleOf(usher.username)).toBe('USHER');
  expect((await api.as().call(qrScanLogin, { body: { username: admin.username, password: PASSWORD } })).status).toBe(
    403,
  );
});

test.each(['0812 5550 0001', '0812-5550-0001', '+62 812 5550 0001', '6281255500001'])(
  'a guest logs in with %s',
  async (phoneNumber) => {
    const client = await api.given.client({ option: { is_private: true } });
    const guest = await api.given.guest({ of: client, phone_number: '+6281255500001' });
    const { token, role } = (await api.as().call(guestLogin, { body: { phoneNumber, slug: client.slug } })).data;
    expect(role).toBe('GUEST');
    const detail = (await api.as({ token }).call(authDetail, {})).data;
    expect(detail).toEqual({
      id: guest.id,
      name: guest.name,
      username: '',
      role: 'GUEST',
      is_guest_book: false,
      guest_book_role: null,
      co_host_role: null,
      must_change_password: false,
      version: 'V2',
    });
  },
);

test('a number opens nothing at an invitation that is open to everybody, and does not tell there who is invited', async () => {
  const client = await api.given.client();
  const guest = await api.given.guest({ of: client });
  const known = await api.as().send(guestLogin, { body: { phoneNumber: guest.phone, slug: client.slug } });
  const unknown = await api.as().send(guestLogin, { body: { phoneNumber: '+6281277700077', slug: client.slug } });
  const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/, '');
  expect([known.status, withoutId(known.text)]).toEqual([401, withoutId(unknown.text)]);
});

test('a guest of another invitation of the same client cannot log in here', async () => {
  const client = await api.given.client({ option: { is_private: true } });
  const other = await api.given.option(client, { is_private: true });
  const guest = await api.given.guest({ of: other });
  const body = { phoneNumber: guest.phone, slug: client.slug };
  expect((await api.as().call(guestLogin, { body })).code).toBe('INVALID_CREDENTIALS');
  expect((await api.as().call(guestLogin, { body: { ...body, phoneNumber: 'no number' } })).code).toBe(
    'INVALID_CREDENTIALS',
  );
});

test('the detail of an usher and of a client says whether they keep a guest-book', async () => {
  const client = await api.given.client({ version: 'V1' });
  const usher = await api.given.usher(client);
  const account = await api.given.clientAccount(client);
  expect((await api.as(usher).call(authDetail, {})).data).toMatchObject({
    role: 'USHER',
    is_guest_book: true,
    version: 'V1',
  });
  expect((await api.as(account).call(authDetail, {})).data.is_guest_book).toBe(false);
  await api.given.event({ of: client });
  expect((await api.as(account).call(authDetail, {})).data.is_guest_book).toBe(true);
});

test('logging out ends the token at once and no other token of the account', async () => {
  const { username, token } = await api.given.admin();
  const other = (await api.as().call(login, { body: { username, password: PASSWORD } })).data;
  const answer = await api.as({ token }).send(logout, { headers: STAFF });
  expect(answer.data).toBeNull();
  expect(String(answer.headers['set-cookie'])).toMatch(/^token=; Max-Age=0; Path=\//);
  expect((await api.as({ token }).call(authDetail, {})).status).toBe(401);
  expect((await api.as(other).call(authDetail, {})).status).toBe(200);
});

describe('the cookie', () => {
  const detail = (headers: Record<string, string>) =>
    api.app.inject({ url: '/api/public/auth/detail', headers: { ...STAFF, ...headers } });
  const write = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/public/guests/rsvp/events/phone-number',
      headers: { ...STAFF, ...headers },
      payload: { event_id: 1, phone_number: '08123456789' },
    });

  test('authorises a read', async () => {
    const { token } = await api.given.usher();
    expect((await detail({ cookie: `token=${token}` })).statusCode).toBe(200);
  });

  test('yields to an explicit key, even a wrong one', async () => {
    const { token } = await api.given.usher();
    expect((await detail({ cookie: `token=${token}`, authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  });

  test.each([
    ['the same origin by fetch metadata', { 'sec-fetch-site': 'same-origin' }, 404],
    ["the staff's origin", { origin: 'https://staff.janur.test' }, 404],
    ['the origin the request went to', { origin: 'http://staff.janur.test' }, 404],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site', origin: 'https://staff.janur.test' }, 403],
    ['a sister host', { 'sec-fetch-site': 'same-site' }, 403],
    ["the guests' origin", { origin: 'https://janur.test' }, 403],
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['no origin', {}, 403],
    ['a null origin', { origin: 'null' }, 403],
  ])('with a write from %s and %j is answered %i', async (_, headers, status) => {
    const { token } = await api.given.usher();
    expect((await write({ ...headers, cookie: `token=${token}` })).statusCode).toBe(status);
  });
});

test('a token signed with the former key is still accepted', async () => {
  const { id } = await api.given.admin();
  const claims = { sub: String(id), role: 'ADMIN', jti: 'rotation' };
  await api.db('sessions').where({ account_id: id }).update({ jti: claims.jti });
  const token = api.app.jwt.sign(claims, {
    key: 'the test key that was in use until yesterday',
    kid: 'old',
    expiresIn: 60,
  });
  const query = { page: 1, limit: 1, order_by: 'client_name', order_sorting_type: 'ASC' } as const;
  expect((await api.as({ token }).call(listClients, { query })).status).toBe(200);
});

test('a slug of another alphabet names no invitation', async () => {
  const body = { phoneNumber: '0812 3456 7890', slug: '¡囍' };
  expect((await api.as().call(guestLogin, { body })).code).toBe('NOT_FOUND');
});
