import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@janur/api/database';
import { Rehearsal } from '@janur/contracts';
import { hash } from '@node-rs/argon2';
import { startServers } from '../faults/servers.ts';
import { logIn, setStage } from '../faults/stage.ts';
import { hasComeIn } from './board.ts';
import { makeCopy, removeCopy } from './copy.ts';
import { findRealEvent, readList } from './real-event.ts';
import { fingerprint } from './untouched.ts';

/** The command itself, as a person starts it, beside real processes of the API on a real MariaDB. */

const COMMAND = fileURLToPath(new URL('../run/rehearsal.ts', import.meta.url));
const SLUG = 'seed-7';
const PASSWORD = 'hujan pagi di teras';
const TICKET_KEYS = `test:${Buffer.alloc(32, 'a rehearsal').toString('base64url')}`;
const guests = Array.from({ length: 40 }, (_, index) => ({
  code: `GUEST${String(index).padStart(4, '0')}`,
  name: `Tamu ${String.fromCodePoint(65 + (index % 26))}${index}`,
  invited: 1 + (index % 3),
  confirmed: 1 + (index % 3),
  status: 'CONFIRMED' as const,
  table: `${index % 5}`,
}));

let servers: Awaited<ReturnType<typeof startServers>>;
let db: Database;
const folder = mkdtempSync(join(tmpdir(), 'janur-rehearsal-'));

beforeAll(async () => {
  servers = await startServers({ env: { JANUR_TICKET_KEYS: TICKET_KEYS } });
  db = servers.connect();
  await setStage(db, {
    seed: 7,
    guests,
    neighbours: guests.slice(0, 3).map((guest) => ({ ...guest, code: `N${guest.code}` })),
    devices: [{ name: 'real' }],
    ports: servers.ports,
  });
}, 240_000);
afterAll(async () => {
  await db?.destroy();
  await servers?.close();
  rmSync(folder, { recursive: true });
}, 60_000);

/** An organiser at one of the processes, and what the screen would be told. */
async function organiserOf(port: number) {
  const username = 'rini';
  const account = { name: 'Rini', username, password_hash: await hash(PASSWORD), role: 'ADMIN' };
  await db('accounts').insert(account).onConflict('username').ignore();
  const token = await logIn(username, { port, address: `10.98.0.${port % 250}`, password: PASSWORD });
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return {
    ask,
    async until(eventId: number, isSo: (now: Rehearsal) => boolean): Promise<Rehearsal> {
      for (let last = ''; ; await pause(200)) {
        const { body } = await ask('GET', `/dashboard/admin/events/${eventId}/rehearsal`);
        const now = Rehearsal.parse(body.data);
        if (isSo(now)) return now;
        last = JSON.stringify(now);
        if (now.state === 'FAILED') throw new Error(`${last} ${(await rehearsalOf(eventId))?.problem}`);
      }
    },
  };
}

const everything = async () => {
  const clients = await db('clients').orderBy('id').pluck('id');
  return Promise.all(clients.map(async (id) => `${id}: ${await fingerprint(db, id)}`));
};

async function command(...options: string[]): Promise<string> {
  const report = join(folder, 'report.txt');
  const env = {
    ...process.env,
    DATABASE_URL: servers.url,
    JANUR_STAFF_PORT: String(servers.ports[0]),
    JANUR_DATA_DIR: folder,
    JANUR_TICKET_KEYS: TICKET_KEYS,
    NODE_OPTIONS: '',
  };
  await promisify(execFile)(process.execPath, [COMMAND, SLUG, '--speed', '600', '--report', report, ...options], {
    env,
  });
  return readFileSync(report, 'utf8');
}

test('a rehearsal lets the guests in on the copy, once each, and leaves the real event and everybody else as they were', async () => {
  const before = await everything();
  const report = await command('--gates', '2', '--keep');
  expect(report).toMatch(/once each +yes/);
  expect(report).toMatch(/the real event +untouched/);
  const copy = await db('options')
    .where({ slug: `latihan-${SLUG}` })
    .first();
  const own = { client_id: copy?.client_id };
  const places = await db('guest_events').where(own);
  const arrived = places.filter((place) => place.is_checked_in === 1);
  expect(places.length).toBeGreaterThanOrEqual(guests.length);
  expect(arrived.length).toBeGreaterThan(30);
  const operations = await db('operations').where(own);
  expect(operations.length).toBeGreaterThanOrEqual(arrived.length);
  expect(operations.filter(({ verdict }) => verdict === 'REFUSED')).toEqual([]);
  const told = /(\d+) people let in/.exec(report)?.[1];
  expect(arrived.reduce((sum, place) => sum + place.total_guests_attended, 0)).toBe(Number(told));
  // the copy has codes of its own, is found by them, and is nobody's invitation
  const copied = await db('guests')
    .where({ ...own, code: 'LATGUEST0000' })
    .first();
  expect(String(copied?.search_text)).toContain('latguest0000');
  expect(copy?.is_hidden).toBe(1);
  expect((await everything()).slice(0, before.length)).toEqual(before);
  // another one takes the kept copy away, and leaves nothing this time
  await command('--gates', '1', '--trouble', 'none');
  expect(await everything()).toEqual(before);
  for (const table of ['operations', 'guests', 'guest_events', 'accounts', 'event_counters'] as const)
    expect(await db(table).where(own)).toEqual([]);
}, 240_000);

test('what a copy begins with: nobody is in, the event is today, and nothing of the real one moves', async () => {
  const real = await findRealEvent(db, { slug: SLUG });
  await db('guest_events')
    .where({ event_id: real.eventId })
    .limit(3)
    .update({ is_checked_in: 1, total_guests_attended: 2 });
  const before = await everything();
  const copy = await makeCopy(db, { real, gates: 2 });
  expect(await db('guest_events').where({ client_id: copy.clientId, is_checked_in: 1 })).toEqual([]);
  expect((await readList(db, real)).map(({ code }) => code)).toEqual(
    await db('guests').where({ client_id: copy.clientId }).orderBy('code').pluck('code'),
  );
  expect(copy.ushers).toHaveLength(2);
  expect((await everything()).slice(0, before.length)).toEqual(before);
  const account = { name: 'Sinta', username: 'sinta', password_hash: '-', role: 'CLIENT' };
  await db('accounts').insert({ ...account, client_id: copy.clientId });
  await expect(removeCopy(db, copy.clientId)).rejects.toThrow('no rehearsal'); // hosts of that name
  await db('accounts').where({ client_id: copy.clientId, role: 'CLIENT' }).delete();
  await removeCopy(db, copy.clientId);
  await expect(removeCopy(db, real.clientId)).rejects.toThrow('no rehearsal');
  expect(await everything()).toEqual(before);
}, 60_000);

test('who stands at the people’s gate has come in by their code, or by a name as an usher writes it', async () => {
  const real = await findRealEvent(db, { slug: SLUG });
  const copy = await makeCopy(db, { real, gates: 1 });
  const own = { client_id: copy.clientId };
  const [first, second] = await db('guests').where(own).orderBy('id').limit(2);
  const isIn = (visitor: { code: string | null; name: string; isDouble?: boolean }) =>
    hasComeIn(db, { copy, visitor: { isDouble: false, ...visitor } });
  const invited = { code: String(first?.code), name: String(first?.name) };
  const late = { code: null, name: 'Pak Hendra' };
  expect([await isIn(invited), await isIn(late)]).toEqual([false, false]);
  await db('guests').where({ id: second?.id }).update({ source: 'ADHOC', name: 'bpk HENDRA' });
  for (const guest of [first, second])
    await db('guest_events').where({ guest_id: guest?.id, event_id: copy.eventId }).update({ is_checked_in: 1 });
  expect([await isIn(invited), await isIn(late)]).toEqual([true, true]);
  expect(await isIn({ code: null, name: 'Mas Agung' })).toBe(false);
  // only the people can say that they saw a second one
  expect(await isIn({ ...invited, isDouble: true })).toBe(false);
  await removeCopy(db, copy.clientId);
}, 60_000);

const rehearsalOf = (eventId: number) => db('rehearsals').where({ event_id: eventId }).orderBy('id', 'desc').first();
const plan = { gates: 1, hours: 1, speed: 60, trouble: 'none', people_practise: true };

test('the button of an organiser plays one: people practise at a gate of their own, and the screen has the report', async () => {
  const { eventId } = await findRealEvent(db, { slug: SLUG });
  const organiser = await organiserOf(servers.ports[0]);
  const before = await everything();
  const made = await organiser.ask('POST', `/dashboard/admin/events/${eventId}/rehearsals`, plan);
  expect(made.status).toBe(201);
  const again = await organiser.ask('POST', `/dashboard/admin/events/${eventId}/rehearsals`, plan);
  expect(again.status).toBe(409);
  // no list of organisers has the copy
  const listed = await organiser.ask('GET', '/dashboard/admin/events?page=1&limit=50');
  expect(listed.body.data.map((event: { id: number }) => event.id)).toContain(eventId);
  expect(JSON.stringify(listed.body.data)).not.toContain('Latihan');
  // somebody stands at the people's gate, and comes in by the account of the card
  const now = await organiser.until(eventId, ({ visitor }) => visitor !== null);
  expect(now.visitor?.people).toBeGreaterThan(0);
  const card = await fetch(`http://127.0.0.1:${servers.ports[1]}/api/public/auth/client/qr-scan/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.99.0.1' },
    body: JSON.stringify({ username: now.door?.username, card_token: now.door?.card_token }),
  });
  expect(card.status).toBe(200);
  // the other process is told that they are done
  const other = await organiserOf(servers.ports[1]);
  await other.ask('POST', `/dashboard/admin/rehearsals/${now.id}/visitor`, { number: now.visitor?.number });
  const next = await organiser.until(eventId, ({ visitor }) => (visitor?.number ?? 0) > (now.visitor?.number ?? 0));
  expect(next.visitor?.number).toBe(2);
  const done = await organiser.until(eventId, ({ state, visitor }) => {
    if (visitor) void other.ask('POST', `/dashboard/admin/rehearsals/${now.id}/visitor`, { number: visitor.number });
    return state !== 'RUNNING';
  });
  expect(done).toMatchObject({ state: 'DONE', door: null, visitor: null, by: 'Rini' });
  expect(done.report).toMatchObject({ faults: [], is_untouched: true, invited: guests.length });
  expect(done.report?.practised?.parties).toBeGreaterThan(0);
  expect(await everything()).toEqual(before);
}, 240_000);

test('one that an organiser stops takes its copy away and leaves no report', async () => {
  const { eventId } = await findRealEvent(db, { slug: SLUG });
  const organiser = await organiserOf(servers.ports[0]);
  const before = await everything();
  await organiser.ask('POST', `/dashboard/admin/events/${eventId}/rehearsals`, { ...plan, speed: 1 });
  const { id } = await organiser.until(eventId, ({ state }) => state === 'RUNNING');
  expect(await everything()).not.toEqual(before);
  expect((await organiser.ask('POST', `/dashboard/admin/rehearsals/${id}/stop`, {})).status).toBe(200);
  // the report of the one before is in sight again
  const shown = await organiser.until(eventId, ({ state }) => state !== 'RUNNING');
  expect(shown).toMatchObject({ state: 'DONE' });
  expect(await rehearsalOf(eventId)).toMatchObject({ id, state: 'STOPPED', report_json: null });
  expect(await everything()).toEqual(before);
  expect((await organiser.ask('POST', `/dashboard/admin/rehearsals/${id}/stop`, {})).status).toBe(404);
  // who died without a word is not played for ever
  await db('rehearsals')
    .where({ id })
    .update({ state: 'RUNNING', heard_at: new Date(Date.now() - 60_000) });
  const { body } = await organiser.ask('GET', `/dashboard/admin/events/${eventId}/rehearsal`);
  expect(body.data).toMatchObject({ id, state: 'FAILED' });
  expect((await rehearsalOf(eventId))?.door_json).toBeNull();
}, 120_000);

test('a slug that nobody has, and a wrong option, are told in one sentence', async () => {
  await expect(findRealEvent(db, { slug: 'nobody' })).rejects.toThrow('There is no invitation /nobody.');
  await expect(command('--gates', 'many')).rejects.toMatchObject({
    stderr: expect.stringContaining('--gates is a whole number'),
  });
}, 60_000);
