import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type Endpoint,
  getClientBySlug,
  getLock,
  getMeta,
  healthReady,
  listSlugs,
  listWishes,
  submitRsvp,
} from '@janur/contracts';
import { buildApp } from '../../app.ts';
import { createDatabase, type Database } from '../../db/connection.ts';
import { type DatabaseLink, linkToDatabase } from '../../testing/database-link.ts';
import { createInvitations } from './invitations.ts';
import type { GivenClient } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { until } from '../../testing/until.ts';
import { createCounters } from '../../budgets/counters.ts';
import { LIMITS } from '../../budgets/limits.ts';
import { caller } from '../../testing/call.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';

const api = testApi();
const open = (client: { slug: string }, guestCode?: string) =>
  api.as().call(getClientBySlug, { params: { slug: client.slug }, headers: { 'guest-code': guestCode } });

/** Answers of every call that the invitation's door guards, for a caller with this code. */
async function atTheDoor(
  client: GivenClient,
  headers: Record<string, string>,
): Promise<(number | string | undefined)[]> {
  const params = { slug: client.slug, clientId: client.id };
  const body = { name: 'Budi', events: [] };
  const calls: [Endpoint, unknown][] = [
    [getClientBySlug, undefined],
    [listWishes, undefined],
    [submitRsvp, body],
  ];
  const answers = calls.map(([endpoint, sent]) =>
    api.as().send(endpoint, { params, headers: { slug: client.slug, ...headers }, body: sent }),
  );
  return (await Promise.all(answers)).map((answer) => answer.code ?? answer.status);
}

describe('a public invitation', () => {
  test('shows its content and settings, and nobody as its guest', async () => {
    const client = await api.given.client({
      version: 'V1',
      option: { language: 'ge', hero_style: 'WITH_VIDEO', custom_config: '{"font_version":2}' },
    });
    await api.db('profiles').insert({
      client_id: client.id,
      content_id: client.contentId,
      side: 'BRIDE',
      name: 'Sinta',
      daughter_order: '1',
    });
    const party = await api.given.event({ of: client, title: 'Resepsi', position: 2 });
    const akad = await api.given.event({ of: client, title: 'Akad', position: 1, is_guest_book: false });
    const [bankId] = await api.db('banks').insert({ bank_name: `Bank ${unique()}` });
    await api
      .db('payments')
      .insert({ client_id: client.id, content_id: client.contentId, bank_id: bankId, account_number: '123' });

    const { data } = await open(client);
    expect(data).toMatchObject({ id: client.id, name: client.name, version: 'V1', guest: null });
    expect(data.option).toMatchObject({
      slug: client.slug,
      language: 'ge',
      hero_style: 'WITH_VIDEO',
      custom_config: { font_version: 2 },
    });
    expect(data.content).toMatchObject({ wedding_date: '2027-06-12T02:00:00.000Z', groom: null, new_events: [] });
    expect(data.content.bride).toMatchObject({ name: 'Sinta', daughter_order: '1' });
    expect(data.content.events.map(({ id, is_guest_book }) => [id, is_guest_book])).toEqual([
      [akad.id, false],
      [party.id, true],
    ]);
    expect(data.content.payments[0]).toMatchObject({ account_number: '123', default_bank: { id: bankId } });
  });

  test('says nothing of what only its owner may know', async () => {
    const client = await api.given.client({ option: { lock_code: null, lock_title: 'CANARY-lock' } });
    const guest = await api.given.guest({
      of: client,
      email: 'canary@example.com',
      phone_number: '+628129999000',
      details: '{"note":"CANARY-note"}',
    });
    const { text } = await open(client, guest.code);
    expect(text).not.toMatch(/CANARY|canary|628129999000|lock_code|is_private|country|revision/);
  });

  test('names the guest whose code is sent, with the guest’s own answers', async () => {
    const event = await api.given.event();
    const guest = await api.given.guest({
      of: event.client,
      to: [event],
      total_guests: 3,
      at: { confirmation_status: 'CONFIRMED', total_guests_confirmed: 2 },
    });
    const answer = await open(event.client, guest.code.toLowerCase());
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.data.guest).toEqual({
      name: guest.name,
      code: guest.code,
      total_guests: 3,
      is_attending: null,
      events: [{ event_id: event.id, total_guests: 3, confirmation_status: 'CONFIRMED', total_guests_confirmed: 2 }],
    });
  });

  test('tells the guest where the hosts have seated them', async () => {
    const event = await api.given.event();
    const guest = await api.given.guest({ of: event.client, to: [event], at: { table_number: 'Melati' } });
    const answer = await open(event.client, guest.code);
    expect(answer.data.guest?.events).toMatchObject([{ event_id: event.id, table_number: 'Melati' }]);
  });

  test.each(['a code that is nobody’s', 'the code of another invitation', 'a mangled code'])(
    'opens without a guest for %s',
    async (which) => {
      const client = await api.given.client();
      const stranger = await api.given.guest({ of: await api.given.client() });
      const codes: Record<string, string> = {
        'the code of another invitation': stranger.code,
        'a mangled code': 'Ã©%20 é',
      };
      expect((await open(client, codes[which] ?? 'NOTHING123')).data.guest).toBeNull();
    },
  );

  test('is answered in the encoding asked for, always the same bytes', async () => {
    const client = await api.given.client();
    const fetch = (encoding: string) =>
      api.app.inject({ url: `/api/public/clients/${client.slug}`, headers: { 'accept-encoding': encoding } });
    const plain = await fetch('identity');
    const brotli = await fetch('gzip, deflate, br');
    const gzip = await fetch('br;q=0, gzip');
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding, guest-code' });
  });

  test('is not sent again to who has it, until it changes', async () => {
    const client = await api.given.client();
    const url = `/api/public/clients/${client.slug}`;
    const { headers } = await api.app.inject({ url });
    const again = () => api.app.inject({ url, headers: { 'if-none-match': `"other", ${String(headers.etag)}` } });
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await api.db('clients').where({ id: client.id }).increment('revision').update({ name: 'Changed' });
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ data: { name: 'Changed' } });
  });
});

test.each([
  ['an unknown slug', async () => ({ slug: 'nobody-here' })],
  ['a reserved word', async () => ({ slug: 'dashboard' })],
  ['a hidden invitation', async () => api.given.client({ option: { is_hidden: true } })],
])('%s is answered 404 by every public call', async (_, find) => {
  const params = await find();
  for (const endpoint of [getClientBySlug, getLock, getMeta]) {
    expect((await api.as().call(endpoint, { params })).code).toBe('NOT_FOUND');
  }
});

describe('a private invitation', () => {
  const isPrivate = { option: { is_private: true } };

  test('is closed to who brings nothing or a wrong code', async () => {
    const client = await api.given.client(isPrivate);
    const stranger = await api.given.guest({ of: await api.given.client() });
    for (const headers of [{}, { 'guest-code': 'NOTHING123' }, { 'guest-code': stranger.code }] as Record<
      string,
      string
    >[]) {
      expect(await atTheDoor(client, headers)).toEqual(Array.from({ length: 3 }, () => 'UNAUTHENTICATED'));
    }
  });

  test('opens to a guest’s code', async () => {
    const client = await api.given.client({ ...isPrivate, version: 'V1' });
    const guest = await api.given.guest({ of: client });
    expect(await atTheDoor(client, { 'guest-code': guest.code })).toEqual([200, 200, 'REQUIRED_PARAMETER']);
    expect((await open(client, guest.code)).headers['cache-control']).toBe('private, no-store');
  });

  test('opens to a guest who is logged in for it, and knows the guest', async () => {
    const client = await api.given.client(isPrivate);
    const guest = await api.given.guest({ of: client });
    const token = await api.given.guestToken(client, guest);
    const { data, text } = await api.as(token).call(getClientBySlug, { params: { slug: client.slug } });
    expect(data.guest).toMatchObject({ name: guest.name, code: '' });
    expect(text).not.toContain(guest.code);
  });

  test('that was opened to everybody since knows nobody by a log-in', async () => {
    const client = await api.given.client(isPrivate);
    const token = await api.given.guestToken(client, await api.given.guest({ of: client }));
    await api.db('options').where({ id: client.optionId }).update({ is_private: false });
    const { data } = await api.as(token).call(getClientBySlug, { params: { slug: client.slug } });
    expect(data.guest).toBeNull();
  });

  test('stays closed to a guest of another page of the same client', async () => {
    const client = await api.given.client(isPrivate);
    const other = await api.given.option(client, { is_private: true });
    const token = await api.given.guestToken(other, await api.given.guest({ of: other }));
    expect((await api.as(token).call(getClientBySlug, { params: { slug: client.slug } })).status).toBe(401);
  });
});

describe('a locked invitation', () => {
  const locked = { option: { lock_code: 'BUNGA', lock_title: 'Untuk keluarga', lock_description: 'Masukkan kode' } };

  test('says 423 and nothing of its content to who brings no code or a wrong one', async () => {
    const client = await api.given.client(locked);
    for (const headers of [{}, { 'guest-code': 'MAWAR' }] as Record<string, string>[]) {
      expect(await atTheDoor(client, headers)).toEqual(Array.from({ length: 3 }, () => 'INVITATION_LOCKED'));
    }
    expect((await open(client)).text).not.toContain(client.name);
  });

  test('opens to the access code in any case, and to a guest’s code', async () => {
    const client = await api.given.client(locked);
    const guest = await api.given.guest({ of: client });
    expect((await open(client, 'bunga')).data.guest).toBeNull();
    expect((await open(client, guest.code)).data.guest?.name).toBe(guest.name);
  });

  test('its lock screen has the hosts’ words', async () => {
    const client = await api.given.client(locked);
    const { data } = await api.as().call(getLock, { params: { slug: client.slug } });
    expect(data).toMatchObject({
      status: 'LOCKED',
      title: 'Untuk keluarga',
      description: 'Masukkan kode',
      template: 'TEMPLATE_1',
    });
    expect((await api.as().call(getLock, { params: { slug: (await api.given.client()).slug } })).data.status).toBe(
      'UNLOCKED',
    );
  });
});

test('the access code does not open an invitation that is private too', async () => {
  const client = await api.given.client({ option: { is_private: true, lock_code: 'BUNGA' } });
  expect((await open(client, 'BUNGA')).code).toBe('UNAUTHENTICATED');
});

test('the meta has the fields of the specification and no more', async () => {
  const client = await api.given.client({
    option: { meta_title: 'Undangan', meta_image: '/files/a.webp', primary_color: '#435B5B', lock_code: 'X' },
  });
  expect((await api.as().call(getMeta, { params: { slug: client.slug } })).data).toEqual({
    title: 'Undangan',
    description: null,
    image: '/files/a.webp',
    bride_name: null,
    groom_name: null,
    theme_color: '#435B5B',
    is_locked: true,
    version: 'V2',
  });
});

test('the slug list is paged, filtered by slug or name, canonical in its templates and silent of what is hidden', async () => {
  const word = `zz${unique()}`;
  const first = await api.given.client({ name: `Ayu ${word}`, option: { template: 'TemplateShort1' } });
  const second = await api.given.client({ option: { slug: `${word}-b` } });
  await api.given.client({ option: { slug: `${word}-hidden`, is_hidden: true } });
  const { data, meta } = await api.as().call(listSlugs, { query: { filter: word, limit: 1, page: 2 } });
  expect(meta).toEqual({ current_page: 2, last_page: 2, limit: 1, next_page: null, previous_page: 1, total_data: 2 });
  expect(data).toEqual([{ slug: second.slug, client_name: second.name, template_name: 'TEMPLATE_1' }]);
  const all = (await api.as().call(listSlugs, { query: { filter: word } })).data;
  expect(all[0]).toEqual({ slug: first.slug, client_name: first.name, template_name: 'TEMPLATE_SHORT_1' });
  expect((await api.as().call(listSlugs, { query: { filter: word.toUpperCase() } })).data).toEqual(all);
  // the specification's call names no page: it means all of them
  const { data: every, meta: whole } = await api.as().call(listSlugs, { query: {} });
  expect([every.length, whole.next_page]).toEqual([whole.total_data, null]);
  for (const filter of ['%', '_', '王芳', "' OR 1=1 --"]) {
    expect((await api.as().call(listSlugs, { query: { filter } })).data).toEqual([]);
  }
});

describe('wrong codes', () => {
  const limited = testApi({ limits: { ...TEST_CONFIG.limits, wrongCodes: few(3), lockGuesses: few(30) } });
  const tryCode = (slug: string, code: string) =>
    limited.as().call(getClientBySlug, { params: { slug }, headers: { 'guest-code': code } });

  test('are told as too many, per network and invitation, and hold nobody off whose code is right', async () => {
    const client = await limited.given.client();
    const guest = await limited.given.guest({ of: client });
    for (const code of ['WRONG1', 'WRONG2', 'WRONG3']) expect((await tryCode(client.slug, code)).status).toBe(200);
    const held = await tryCode(client.slug, 'WRONG4');
    expect(held.code).toBe('RATE_LIMITED');
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    const right = await tryCode(client.slug, guest.code);
    expect([right.status, right.data.guest?.code]).toEqual([200, guest.code]);
    expect((await limited.as().call(getClientBySlug, { params: { slug: client.slug } })).status).toBe(200);
    const other = await limited.given.client();
    expect((await tryCode(other.slug, 'WRONG1')).status).toBe(200);
  });

  test('the code of a lock opens until ten times as many were wrong, a guest’s own after that too', async () => {
    const client = await limited.given.client({ option: { lock_code: 'BUNGA' } });
    const guest = await limited.given.guest({ of: client });
    const guess = async (times: number) => {
      for (let count = 0; count < times; count += 1) await tryCode(client.slug, `GUESS${count}`);
    };
    await guess(29);
    expect((await tryCode(client.slug, 'bunga')).status).toBe(200);
    await guess(1);
    expect((await tryCode(client.slug, 'bunga')).code).toBe('RATE_LIMITED');
    expect((await tryCode(client.slug, guest.code)).status).toBe(200);
  });

  function few(max: number) {
    return { max, windowMs: 60_000 };
  }
});

describe('the invitations that the page server uses', () => {
  /** What the database is asked until the end. */
  function countQueries() {
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => queries.push(sql);
    api.db.on('query', note);
    return { queries, end: () => void api.db.off('query', note) };
  }

  test('find says in one word what stands at a slug', async () => {
    const invitations = createInvitations(api.db, { freshForMs: 0 });
    const isPrivate = await api.given.client({ option: { is_private: true } });
    const locked = await api.given.client({ option: { lock_code: 'BUNGA' } });
    const hidden = await api.given.client({ option: { is_hidden: true } });
    const kinds = [isPrivate.slug, locked.slug, hidden.slug, 'nobody-here', '../etc', 'login'].map(
      async (slug) => (await invitations.find(slug)).kind,
    );
    expect(await Promise.all(kinds)).toEqual(['private', 'locked', 'not-found', 'not-found', 'not-found', 'not-found']);
    expect(await invitations.find(locked.slug, 'bunga')).toMatchObject({ kind: 'open', isPublic: false });
    expect(await invitations.meta(hidden.slug)).toBeUndefined();
    expect(await invitations.meta(locked.slug)).toMatchObject({ is_locked: true });
  });

  test('an open one comes as the same JSON that the API answers, and with its guest', async () => {
    const invitations = createInvitations(api.db, { freshForMs: 0 });
    const client = await api.given.client();
    const guest = await api.given.guest({ of: client });
    const found = await invitations.find(client.slug, guest.code);
    if (found.kind !== 'open') throw new Error(found.kind);
    expect(JSON.parse(found.json.toString())).toEqual((await open(client)).data);
    expect(found.guest).toMatchObject({ code: guest.code, name: guest.name });
    expect(found.isPublic).toBe(true);
  });

  test('one that was just asked for costs no query', async () => {
    const invitations = createInvitations(api.db, { freshForMs: 60_000 });
    const client = await api.given.client();
    await invitations.find(client.slug);
    const { queries, end } = countQueries();
    const found = await Promise.all(Array.from({ length: 50 }, () => invitations.find(client.slug)));
    end();
    expect(queries).toEqual([]);
    expect(new Set(found.map((one) => one.kind === 'open' && one.json)).size).toBe(1);
  });

  test('whatever unknown slugs and hosts are asked for, it stays there, and what is made at one of them is found', async () => {
    const invitations = createInvitations(api.db, { freshForMs: 60_000 });
    const own = `sinta-${unique()}.example`;
    const client = await api.given.client({ option: { custom_domain: own, is_custom_domain: true } });
    await invitations.find(client.slug);
    await invitations.slugOf(own);
    const strangers = Array.from({ length: 1500 }, (_, count) => `nobody-${unique()}-${count}`);
    for (const slug of strangers) {
      expect(await invitations.find(slug)).toEqual({ kind: 'not-found' });
      expect(await invitations.slugOf(`${slug}.example`)).toBeUndefined();
    }
    const { queries, end } = countQueries();
    expect(await invitations.find(client.slug)).toMatchObject({ kind: 'open' });
    expect(await invitations.slugOf(own)).toBe(client.slug);
    expect(await invitations.find(strangers.at(-1) ?? '')).toEqual({ kind: 'not-found' });
    end();
    expect(queries).toEqual([]);
  }, 60_000);

  test('where there was nothing, what is made, renamed or bound to a host is found by every process once it is asked again', async () => {
    const processes = [1, 2].map(() => createInvitations(api.db, { freshForMs: 200 }));
    const [slug, renamed, host] = [`new-${unique()}`, `renamed-${unique()}`, `new-${unique()}.example`];
    for (const one of processes) {
      expect([(await one.find(slug)).kind, (await one.find(renamed)).kind]).toEqual(['not-found', 'not-found']);
      expect(await one.slugOf(host)).toBeUndefined();
    }
    const client = await api.given.client({ option: { slug, custom_domain: host, is_custom_domain: true } });
    for (const one of processes) {
      await until(async () => (await one.find(slug)).kind === 'open');
      await until(async () => (await one.slugOf(host)) === slug);
    }
    await api.db('options').where({ id: client.optionId }).update({ slug: renamed });
    for (const one of processes) {
      await until(async () => (await one.find(renamed)).kind === 'open');
      await until(async () => (await one.find(slug)).kind === 'not-found');
    }
  });

  test('61 wrong codes of a stranger change nothing for the guests of the same network, nor for another /64', async () => {
    const invitations = createInvitations(api.db, { freshForMs: 0 });
    const client = await api.given.client();
    const locked = await api.given.client({ option: { lock_code: 'BUNGA' } });
    const guest = await api.given.guest({ of: client });
    const stranger = (host: number) => `2001:db8:9:9::${host.toString(16)}`;
    for (let host = 1; host <= 61; host += 1) {
      await invitations.find(client.slug, `WRONG${host}`, stranger(host));
      await invitations.find(locked.slug, `WRONG${host}`, stranger(host));
    }
    for (const address of [stranger(99), '2001:db8:9:a::1', '203.0.113.7']) {
      expect(await invitations.find(client.slug, guest.code, address)).toMatchObject({ guest: { code: guest.code } });
      expect(await invitations.find(locked.slug, 'BUNGA', address)).toMatchObject({ kind: 'open' });
    }
    expect(await invitations.find(client.slug, 'WRONG62', stranger(99))).toMatchObject({ kind: 'open', guest: null });
    // told as too many, never as wrong or merely locked
    expect(await invitations.find(locked.slug, 'WRONG62', stranger(99))).toMatchObject({
      wait: expect.closeTo(890, -1.5),
    });
    expect(await invitations.find(locked.slug, undefined, stranger(99))).toMatchObject({ wait: undefined });
    expect(await invitations.find(locked.slug, 'WRONG1', '203.0.113.7')).toMatchObject({ wait: undefined });
  });

  test('a wrong code on a page counts against the API too', async () => {
    const invitations = createInvitations(api.db, {
      counters: createCounters({ ...LIMITS, wrongCodes: { max: 1, windowMs: 60_000 } }),
    });
    const app = await buildApp({ db: api.db, config: TEST_CONFIG, invitations });
    const client = await api.given.client();
    await invitations.find(client.slug, 'WRONG1', '127.0.0.1');
    const url = `/api/public/clients/${client.slug}`;
    expect((await app.inject({ url, headers: { 'guest-code': 'WRONG2' } })).statusCode).toBe(429);
    await app.close();
  });
});

describe('while the database is away', () => {
  let link: DatabaseLink;
  let db: Database;
  beforeAll(async () => {
    const { connection } = api.db.client.config;
    link = await linkToDatabase(connection.socketPath);
    db = createDatabase({ connection: { ...connection, socketPath: link.socketPath } });
  });
  afterEach(() => link.mend());
  afterAll(async () => {
    await db.destroy();
    link.close();
  });

  /** An installation that has shown an invitation of each kind, and its guest's own link. */
  async function given() {
    const invitations = createInvitations(db, { freshForMs: 0 });
    const [known, locked, isPrivate] = [
      await api.given.client(),
      await api.given.client({ option: { lock_code: 'BUNGA' } }),
      await api.given.client({ option: { is_private: true } }),
    ];
    const guests = [await api.given.guest({ of: known }), await api.given.guest({ of: isPrivate })] as const;
    await invitations.find(known.slug, guests[0].code);
    await invitations.find(locked.slug, 'bunga');
    await invitations.find(isPrivate.slug, guests[1].code);
    return { invitations, known, locked, isPrivate, guests };
  }

  test('an open invitation is there for everybody, and nobody’s own part with it', async () => {
    const { invitations, known, guests } = await given();
    link.cut();
    const found = await invitations.find(known.slug, guests[0].code);
    expect(found).toMatchObject({ kind: 'open', guest: null, isPublic: true, staleFor: expect.any(Number) });
    expect(await invitations.find(known.slug)).toMatchObject({ kind: 'open' });
    link.mend();
    const again = await invitations.find(known.slug, guests[0].code);
    expect(again).toMatchObject({ guest: { code: guests[0].code }, staleFor: undefined });
  });

  test('what was locked or private opens for nobody whom only the database knows', async () => {
    const { invitations, locked, isPrivate, guests } = await given();
    link.cut();
    expect(await invitations.find(locked.slug)).toMatchObject({ kind: 'locked' });
    expect(await invitations.find(locked.slug, 'bunga')).toMatchObject({ kind: 'open', isPublic: false });
    await expect(invitations.find(locked.slug, 'GUEST0001')).rejects.toThrow();
    expect(await invitations.find(isPrivate.slug)).toMatchObject({ kind: 'private' });
    await expect(invitations.find(isPrivate.slug, guests[1].code)).rejects.toThrow();
  });

  test('what nobody has asked for before is not known', async () => {
    const unseen = await api.given.client();
    link.cut();
    await expect(createInvitations(db).find(unseen.slug)).rejects.toThrow();
  });

  test('a database that says nothing keeps a guest waiting for a second, not for its time-out', async () => {
    const { invitations, known, guests } = await given();
    // longer ago than a question is waited for
    await pause(3100);
    link.silence();
    const start = performance.now();
    expect(await invitations.find(known.slug, guests[0].code)).toMatchObject({ kind: 'open', guest: null });
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('nor does one that says nothing keep who asks for what nobody knows', async () => {
    const unseen = await api.given.client();
    const invitations = createInvitations(db);
    link.silence();
    const start = performance.now();
    await expect(invitations.find(unseen.slug)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(performance.now() - start).toBeLessThan(7000);
  });

  test('a database that falls silent just now leaves an open page without its guest, and refuses the others by name', async () => {
    const { invitations, known, locked, isPrivate, guests } = await given();
    link.silence();
    const start = performance.now();
    const answers = [
      expect(invitations.find(known.slug, guests[0].code)).resolves.toMatchObject({ kind: 'open', guest: null }),
      expect(invitations.find(locked.slug, 'bunga')).resolves.toMatchObject({ kind: 'open' }),
      expect(invitations.find(locked.slug, 'GUEST0001')).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
      expect(invitations.find(isPrivate.slug, guests[1].code)).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
    ];
    await Promise.all(answers);
    expect(performance.now() - start).toBeLessThan(9500);
  });

  test('and no call of a guest’s page waits for its time-out', async () => {
    const app = await buildApp({ db, config: TEST_CONFIG });
    const { call } = caller(() => app);
    const client = await api.given.client();
    const params = { slug: client.slug, clientId: client.id };
    expect((await call(listWishes, { params, headers: { slug: client.slug } })).status).toBe(200);
    link.silence();
    const start = performance.now();
    const calls = [
      call(listWishes, { params, headers: { slug: client.slug } }),
      call(getClientBySlug, { params, headers: { 'guest-code': 'GUEST0001' } }),
      call(getLock, { params }),
      call(getMeta, { params }),
      call(listSlugs, { query: {} }),
      call(healthReady, {}),
    ];
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 'UNAVAILABLE'));
    expect(performance.now() - start).toBeLessThan(9500);
    link.mend();
    await app.close();
  });
});
