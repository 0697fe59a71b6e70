import { type AddressInfo, createConnection } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  answerWish,
  checkInGuest,
  giveToGuest,
  deleteGuest,
  getGuestPack,
  type GuestPack,
  insertAdhocGuest,
  logout,
  PACKED_FLAGS,
  streamEvent,
  submitRsvp,
  updateGuest,
} from '@janur/contracts';
import { buildApp } from '../../app.ts';
import { HOUSEKEEPING } from '../../access/access.ts';
import { ANONYMOUS } from '../../access/principals.ts';
import type { GivenAccount, GivenEvent } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { TEST_CONFIG, testApi } from '../../testing/test-api.ts';
import { phoneCheckOf } from '../guest-book/present.ts';
import { createFeed } from './feed.ts';
import { visibilityFor } from './pack.ts';

// a connection that fetch opened ahead and never used is not idle to the server, which would wait for it
afterAll(() => api.app.server.closeAllConnections());
const api = testApi();

async function evening() {
  const event = await api.given.event();
  const guest = await api.given.guest({
    of: event.client,
    to: [event],
    total_guests: 3,
    phone_number: '+6281277700001',
    email: 'canary@example.com',
    details: '{"note":"canary note"}',
    at: { table_number: '7' },
  });
  const usher = await api.given.usher(event.client);
  const { call } = api.as(usher);
  return {
    event,
    guest,
    usher,
    checkIn: (code = guest.code) =>
      call(checkInGuest, {
        body: {
          event_id: event.id,
          guest_code: code,
          total_guest_attending: 2,
          gift: true,
          souvenir: true,
          gate: 'Gate A',
        },
      }),
    pack: async (cursor?: string) =>
      (await call(getGuestPack, { params: { eventId: event.id }, query: { cursor } })).data,
  };
}

describe('the offline pack', () => {
  test('has every guest in as little as the door needs', async () => {
    const { event, guest, usher, pack, checkIn } = await evening();
    const { data } = await checkIn();
    const { guests, ...rest } = await pack();
    const { guest_event_id: id, checked_in_at: at } = data.guest;
    const flags = PACKED_FLAGS.checkedIn | PACKED_FLAGS.receivedGift | PACKED_FLAGS.receivedSouvenir;
    const who = [id, guest.code, guest.name, '0001', 3, 0, 'PENDING', '7'];
    expect(guests).toEqual([
      [...who, 2, at, flags, 'Gate A', usher.name, 2, null, null, null, phoneCheckOf('0812 7770 0001')],
    ]);
    expect(rest).toMatchObject({ has_more: false, total: 1 });
    const { text } = await api.as(usher).call(getGuestPack, { params: { eventId: event.id } });
    expect(text).not.toMatch(/canary|62812777/);
  });

  test('has of a phone number its end and two signs, which fit many numbers', async () => {
    const { guest, pack } = await evening();
    const [row] = (await pack()).guests;
    const check = row?.at(-1);
    expect(check).toMatch(/^[\w-]{2}$/);
    // among all numbers of one prefix that end alike there are others with the same check
    const alike = Array.from({ length: 10_000 }, (_, middle) => `+62812${String(middle).padStart(4, '0')}0001`);
    expect(alike.filter((number) => phoneCheckOf(number) === check).length).toBeGreaterThanOrEqual(1);
    expect(new Set(alike.map(phoneCheckOf)).size).toBeLessThanOrEqual(4096);
    expect(guest.phone).toBe('+6281277700001');
  });

  test('with a cursor has what changed since, and the number of all', async () => {
    const { event, pack, checkIn } = await evening();
    await api.given.guest({ of: event.client, to: [event] });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await api.db('guest_events').where({ event_id: event.id }).update({ updated_at: hourAgo });
    const { cursor, guests } = await pack();
    expect(guests).toHaveLength(2);
    expect((await pack(cursor)).guests).toEqual([]);
    const { guest_event_id: id } = (await checkIn()).data.guest;
    const changed = await pack(cursor);
    expect(changed.guests.map(([changedId]) => changedId)).toEqual([id]);
    expect(changed.total).toBe(2);
  });

  test('tells of a new name or number, also where the digits at the door stay', async () => {
    const { event, guest, pack } = await evening();
    const host = api.as(await api.given.clientAccount(event.client));
    const hourAgo = new Date(Date.now() - 3_600_000);
    let phoneNumber = guest.phone;
    for (const body of [{ phone_number: '+6281277709999' }, { phone_number: '+6281355509999' }, { name: 'Wulan' }]) {
      await api.db('guest_events').where({ event_id: event.id }).update({ updated_at: hourAgo });
      const { cursor } = await pack();
      expect((await pack(cursor)).guests).toEqual([]);
      expect((await host.call(updateGuest, { params: { phoneNumber }, body })).status).toBe(200);
      phoneNumber = body.phone_number ?? phoneNumber;
      const { guests } = await pack(cursor);
      expect(guests.map((row) => [row[2], row[3]])).toEqual([[body.name ?? guest.name, '9999']]);
    }
  });

  test('tells a device that knows them which guests were removed, until it has heard', async () => {
    const { event, guest, usher, pack } = await evening();
    const other = await api.given.event({ of: event.client });
    const gone = await api.given.guest({ of: event.client, to: [event, other] });
    const host = api.as(await api.given.clientAccount(event.client));
    const { cursor, removed, total } = await pack();
    expect([removed, total]).toEqual([[], 2]);
    const id = await api.given.place(gone.id, event.id);
    expect((await host.call(deleteGuest, { params: { guestCode: gone.code } })).status).toBe(200);
    expect(await pack(cursor)).toMatchObject({ removed: [id], total: 1 });
    expect((await pack()).removed).toEqual([]);
    // long ago, so that nothing is unsettled any more
    await api.db('removed_places').update({ removed_at: new Date(Date.now() - 3_600_000) });
    expect((await pack(cursor)).removed).toEqual([]);
    const stranger = await api.given.usher();
    const request = { params: { eventId: event.id }, query: { cursor } };
    expect((await api.as(stranger).call(getGuestPack, request)).status).toBe(404);
    expect((await api.as(usher).call(getGuestPack, request)).data.guests.map(([kept]) => kept)).toEqual([
      await api.given.place(guest.id, event.id),
    ]);
  });

  test('tells of a change that was written before the cursor and committed after it', async () => {
    const { guest, pack } = await evening();
    await api
      .db('guest_events')
      .where({ guest_id: guest.id })
      .update({ updated_at: new Date(Date.now() - 3_600_000) });
    const slow = await api.db.transaction();
    await slow('guest_events').where({ guest_id: guest.id }).update({ table_number: '12' });
    const { cursor } = await pack();
    await slow.commit();
    expect((await pack(cursor)).guests.map((row) => row[7])).toEqual(['12']);
  });

  test('of a large event comes in pages that miss nobody, also of those that change meanwhile', async () => {
    const { event, guest, pack } = await evening();
    const rows = Array.from({ length: 10_001 }, (_, index) => ({
      code: `B${unique()}X${index}`,
      name: `Tamu ${index}`,
      search_text: '',
    }));
    const ids = { client_id: event.client.id, option_id: event.client.optionId };
    for (let at = 0; at < rows.length; at += 2000)
      await api.db('guests').insert(rows.slice(at, at + 2000).map((row) => ({ ...row, ...ids })));
    await api.db.raw(
      `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name)
       SELECT client_id, option_id, ?, id, name FROM guests WHERE client_id = ? AND id <> ?`,
      [event.id, event.client.id, guest.id],
    );
    const seen = new Map<number, string | null>();
    let cursor: string | undefined;
    let calls = 0;
    for (let hasMore = true; hasMore; calls += 1) {
      const page = await pack(cursor);
      for (const row of page.guests) seen.set(row[0], row[7]);
      ({ cursor, has_more: hasMore } = page);
      if (calls === 0) await api.db('guest_events').where({ guest_id: guest.id }).update({ table_number: '99' });
    }
    expect([seen.size, calls]).toEqual([10_002, 3]);
    expect([...seen.values()].filter((table) => table === '99')).toHaveLength(1);
  });

  test('comes in pages as small as a slow link asks for, and compressed for who reads that', async () => {
    const { event, guest, usher } = await evening();
    for (let count = 0; count < 60; count += 1) await api.given.guest({ of: event.client, to: [event] });
    const page = async (query: string, encoding = 'identity') => {
      const url = `/api/public/guests/rsvp/events/${event.id}/pack?${query}`;
      const headers = { authorization: `Bearer ${usher.token}`, 'accept-encoding': encoding };
      const response = await api.app.inject({ url, headers });
      return { ...response, read: (bytes: Buffer): GuestPack => JSON.parse(bytes.toString()).data };
    };
    const first = await page('limit=50');
    const begun = first.read(first.rawPayload);
    expect([begun.guests.length, begun.has_more, begun.total]).toEqual([50, true, 61]);
    const second = await page(`limit=50&cursor=${begun.cursor}`);
    const ended = second.read(second.rawPayload);
    expect(ended.has_more).toBe(false);
    expect(new Set([...begun.guests, ...ended.guests].map(([id]) => id)).size).toBe(61);
    expect(begun.guests.map(([, code]) => code)).toContain(guest.code);
    for (const [accepted, unpack] of [
      ['gzip', gunzipSync],
      ['gzip, br', brotliDecompressSync],
    ] as const) {
      const packed = await page('limit=50', accepted);
      expect(packed.headers['content-encoding']).toBe(accepted.split(', ').at(-1));
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.read(unpack(packed.rawPayload)).guests).toEqual(begun.guests);
      expect(packed.rawPayload.length).toBeLessThan(first.rawPayload.length / 2);
    }
    // an answer that fits into a packet stays as it is
    const nothingNew = await page(`cursor=${Date.now() + 60_000}-0-0`, 'gzip');
    expect(nothingNew.headers['content-encoding']).toBeUndefined();
    expect((await page('limit=49')).statusCode).toBe(422);
  });
});

/** Listens as a browser does, over a socket. */
async function listen(
  { event, token, headers = {} }: { event: GivenEvent; token: string; headers?: Record<string, string> },
  app = api.app,
) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // a TCP server's
  const response = await fetch(`http://127.0.0.1:${port}/api/dashboard/clients/events/${event.id}/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!response.body) throw new Error('the stream has no body');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** Reads until `part` has come. */
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended without ${part}: ${text}`);
        text += value;
      }
      return text;
    },
    async rest(): Promise<string> {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
    stop: () => reader.cancel(),
  };
}

describe('the stream of an event', () => {
  test('tells of check-ins, RSVPs and wishes as they commit, and of no other client’s', async () => {
    const [at, other] = [await evening(), await evening()];
    const heard = await listen({ event: at.event, token: at.usher.token });
    expect(heard.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(heard.response.headers.get('cache-control')).toBe('no-store, no-transform');
    await other.checkIn();
    const { data } = await at.checkIn();
    const started = performance.now();
    await heard.until(`[${data.guest.guest_event_id},"${at.guest.code}"`);
    await api.as().call(submitRsvp, {
      params: { clientId: at.event.client.id },
      headers: { slug: at.event.client.slug },
      body: {
        name: 'Dewi Live',
        message: 'Selamat\n\nya!',
        events: [{ id: at.event.id, is_attending: true, guest_total: 2 }],
      },
    });
    const text = await heard.until('event: wish');
    await heard.until('event: rsvp');
    expect(performance.now() - started).toBeLessThan(4000);
    await heard.stop();
    expect(text).toContain('"Selamat\\n\\nya!"');
    expect(text).not.toContain(other.guest.code);
    expect(text).toMatch(/^id: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  });

  test('tells of a wish again when the hosts answer it, and when they take that back', async () => {
    const at = await evening();
    const host = await api.given.clientAccount(at.event.client);
    const created_at = new Date(Date.now() - 86_400_000);
    const id = await api.given.wish({ of: at.event.client, message: 'Semoga langgeng', created_at });
    const heard = await listen({ event: at.event, token: at.usher.token });
    const answered = (answer: string | null) => api.as(host).call(answerWish, { params: { id }, body: { answer } });
    await answered('Terima kasih!');
    const text = await heard.until('"answer":"Terima kasih!"');
    expect(text).toContain('"message":"Semoga langgeng"');
    await answered(null);
    await heard.until('"answer":null');
    await heard.stop();
  });

  test('goes on from the last id, as EventSource does after a cut', async () => {
    const at = await evening();
    const cut = new Date(Date.now() - 120_000);
    await at.checkIn();
    await api
      .db('guest_events')
      .where({ event_id: at.event.id })
      .update({ updated_at: new Date(Date.now() - 60_000) });
    const answer = await api.as(at.usher).send(streamEvent, {
      params: { eventId: at.event.id },
      query: { mode: 'poll' },
      headers: { 'last-event-id': cut.toISOString() },
    });
    expect(answer.text).toContain(at.guest.code);
    const fresh = await api
      .as(at.usher)
      .send(streamEvent, { params: { eventId: at.event.id }, query: { mode: 'poll' } });
    expect(fresh.text).toBe('retry: 2000\n\n');
  });

  test('ends when the server stops, so that the server can', async () => {
    const at = await evening();
    const app = await buildApp({ db: api.db, config: TEST_CONFIG });
    const heard = await listen({ event: at.event, token: at.usher.token }, app);
    await heard.until('retry');
    const started = performance.now();
    const [text] = await Promise.all([heard.rest(), app.close()]);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(text).toContain('retry: 2000');
  });

  test('hears within a second of what another process wrote', async () => {
    const at = await evening();
    const other = await buildApp({ db: api.db, config: TEST_CONFIG });
    const heard = await listen({ event: at.event, token: at.usher.token }, other);
    const scanner = await listen(
      { event: at.event, token: (await api.given.usher(at.event.client, 'SCAN_ONLY')).token },
      other,
    );
    await Promise.all([heard.until('retry'), scanner.until('retry')]);
    const late: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const name = `Pak Lurah ${round}`;
      await api.as(at.usher).call(insertAdhocGuest, { body: { event_id: at.event.id, name, total_guests: 1 } });
      const since = performance.now();
      await Promise.all([heard.until(name), scanner.until(name)]);
      late.push(performance.now() - since);
    }
    // an envelope changes no number of the guest, and is known all the same
    await at.checkIn();
    await heard.until(at.guest.code);
    const envelope = { entrusted_gifts: [{ giver_name: 'Galih' }] };
    await api.as(at.usher).call(giveToGuest, {
      body: { event_id: at.event.id, guest_code: at.guest.code, ...envelope },
    });
    const since = performance.now();
    await heard.until('"giver_name":"Galih"');
    late.push(performance.now() - since);
    await Promise.all([heard.stop(), scanner.stop()]);
    await other.close();
    // a machine that stands still for a moment is not the stream's
    late.sort((less, more) => less - more);
    expect(late[Math.floor(late.length / 2)]).toBeLessThan(1000);
  });

  test('is read once for all who listen', async () => {
    const at = await evening();
    const app = await buildApp({ db: api.db, config: TEST_CONFIG });
    const all = [];
    for (let listener = 0; listener < 20; listener += 1) {
      all.push(await listen({ event: at.event, token: at.usher.token }, app));
    }
    await Promise.all(all.map((heard) => heard.until('retry')));
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => queries.push(sql);
    api.db.on('query', note);
    await at.checkIn();
    await Promise.all(all.map((heard) => heard.until(at.guest.code)));
    api.db.off('query', note);
    await Promise.all(all.map((heard) => heard.stop()));
    await app.close();
    // one look, and perhaps another one at the next poll
    expect(queries.filter((sql) => sql.includes('NOW(3)')).length).toBeLessThanOrEqual(4);
  });

  test('ends when the session is ended', async () => {
    const at = await evening();
    const heard = await listen({ event: at.event, token: at.usher.token });
    const other = await listen({ event: at.event, token: (await api.given.usher(at.event.client)).token });
    await Promise.all([heard.until('retry'), other.until('retry')]);
    await api.as(at.usher).call(logout, {});
    const since = performance.now();
    await heard.rest();
    expect(performance.now() - since).toBeLessThan(4000);
    await api.db('guest_events').where({ guest_id: at.guest.id }).update({ table_number: '12' });
    await other.until(at.guest.code);
    await other.stop();
  });

  test('that nobody reads any more asks the database nothing', async () => {
    const at = await evening();
    const app = await buildApp({ db: api.db, config: TEST_CONFIG });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // a TCP server's
    const socket = createConnection(port, '127.0.0.1');
    socket.write(
      `GET /api/dashboard/clients/events/${at.event.id}/stream HTTP/1.1\r\nhost: janur\r\nauthorization: Bearer ${at.usher.token}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const gone = new Promise((resolve) => app.server.once('request', resolve));
    socket.destroy();
    await fetch(`http://127.0.0.1:${port}/api/health/live`);
    await gone;
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => queries.push(sql);
    api.db.on('query', note);
    const { usher } = at;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/public/guests/rsvp/events/guest-book/insert-adhoc-guest',
      headers: { authorization: `Bearer ${usher.token}` },
      payload: { event_id: at.event.id, name: 'Pak Lurah', total_guests: 1 },
    });
    await app.close();
    api.db.off('query', note);
    expect(statusCode).toBe(201);
    expect(queries.some((sql) => sql.includes('from `events`'))).toBe(true);
    expect(queries.filter((sql) => sql.includes('NOW(3)'))).toEqual([]);
  });
});

test.each([
  ['that was logged out', async ({ token }: GivenAccount) => void (await api.as({ token }).call(logout, {}))],
  ['whose password was reset', ({ id }: GivenAccount) => api.db('sessions').where({ account_id: id }).delete()],
  [
    'of an account that was closed',
    ({ id }: GivenAccount) => api.db('accounts').where({ id }).update({ is_active: 0 }),
  ],
])('a token %s gets nothing more at once', async (_, end) => {
  const at = await evening();
  const other = await buildApp({ db: api.db, config: TEST_CONFIG });
  const headers = { authorization: `Bearer ${at.usher.token}` };
  const pack = (app: typeof other) =>
    app.inject({ url: `/api/public/guests/rsvp/events/${at.event.id}/pack`, headers });
  const batch = (app: typeof other) =>
    app.inject({
      method: 'POST',
      url: '/api/public/guests/rsvp/events/operations',
      headers,
      payload: { operations: [{ op_id: crypto.randomUUID(), type: 'UNKNOWN' }] },
    });
  for (const app of [api.app, other]) expect((await pack(app)).statusCode).toBe(200);
  await end(at.usher);
  for (const app of [api.app, other]) {
    expect([(await pack(app)).statusCode, (await batch(app)).statusCode]).toEqual([401, 401]);
  }
  await other.close();
});

describe('a feed', () => {
  test('tells each change once, and the same guest again only when changed again', async () => {
    const at = await evening();
    const { scope, event } = scopeOf(at);
    const read = createFeed(api.db, scope, { event, since: undefined, visibility: visibilityFor(ANONYMOUS, event.id) });
    await read();
    await at.checkIn();
    expect((await read()).messages.map((message) => message.event)).toEqual(['guest']);
    expect((await read()).messages).toEqual([]);
    await api
      .as(at.usher)
      .call(insertAdhocGuest, { body: { event_id: at.event.id, name: 'Pak Lurah', total_guests: 1 } });
    expect((await read()).messages).toHaveLength(1);
  });

  test('of too many changes tells to load anew, and goes on after it', async () => {
    const at = await evening();
    const { scope, event } = scopeOf(at);
    const read = createFeed(api.db, scope, { event, since: undefined, visibility: visibilityFor(ANONYMOUS, event.id) });
    await read();
    const wishes = Array.from({ length: 501 }, () => ({ client_id: event.client_id, name: 'Ayu', message: 'Selamat' }));
    await api.db('wishes').insert(wishes);
    expect((await read()).messages).toEqual([{ event: 'reset', data: {} }]);
    expect((await read()).messages.length).toBeLessThan(501);
    await at.checkIn();
    expect((await read()).messages).toMatchObject([{ event: 'guest' }]);
  });
});

const scopeOf = ({ event }: Awaited<ReturnType<typeof evening>>) => ({
  scope: HOUSEKEEPING,
  event: { id: event.id, client_id: event.client.id },
});
