import {
  getSending,
  listOutbox,
  listRsvpGuests,
  markMessage,
  receiveWhatsApp,
  retryOutbox,
  saveSending,
  verifyWhatsApp,
} from '@janur/contracts';
import type { WhatsAppConfig } from '../../config/sending.ts';
import { testApi } from '../../testing/test-api.ts';
import { whatsappSender } from './channels/whatsapp.ts';
import { createOutbox, isOpen } from './outbox.ts';
import { cloudApi } from './testing/cloud-api.ts';

const CONFIG: WhatsAppConfig = {
  origin: '',
  version: 'v23.0',
  phoneId: '1045',
  token: 'a-token',
  appSecret: 'the-secret-of-the-app',
  verifyToken: 'a-word-of-ours',
  templatePrefix: 'janur',
  perMinute: 20,
  perDay: 250,
};
const api = testApi({ sending: { whatsapp: { ...CONFIG, origin: 'http://127.0.0.1:1' } } });
const ORIGIN = 'https://janur.test';

let meta: Awaited<ReturnType<typeof cloudApi>>;
/** 10.00 in Jakarta, tomorrow: what the API's own clock does is of no matter. */
let clock: Date;
beforeEach(async () => {
  await api.clean();
  meta = await cloudApi(CONFIG);
  clock = new Date(Date.now() + 86_400_000);
  clock.setUTCHours(3, 0, 0, 0);
});
afterEach(() => meta.close());

const later = (ms: number) => (clock = new Date(clock.getTime() + ms));
const process = (over: Partial<WhatsAppConfig> = {}) =>
  createOutbox({
    db: api.db,
    senders: [whatsappSender({ ...CONFIG, origin: meta.origin, ...over })],
    origin: ORIGIN,
    now: () => clock,
  });
const notify = (value: object) => api.as().send(receiveWhatsApp, meta.notification(value));

async function givenHost(settings: object = {}) {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  await host.send(saveSending, { body: { is_on: true, kinds: ['INVITATION'], ...settings } });
  const guest = (columns: object = {}) => api.given.guest({ of: client, to: [event], ...columns });
  const state = async () => (await host.call(getSending, {})).data;
  const failed = async () => (await host.call(listOutbox, { query: { failed: 'true', page: 1, limit: 50 } })).data;
  return { client, host, guest, state, failed };
}

test('every guest gets one message, as the approved template wants it, and is known as written to', async () => {
  const { client, host, guest, state } = await givenHost();
  const budi = await guest({ name: 'Bpk. Budi & Ibu', phone_number: '+6281200000001' });
  await guest({ phone_number: null });
  const outbox = process();
  expect([await outbox.tick(), await outbox.tick()]).toEqual([1, 0]);
  expect(meta.taken).toMatchObject([
    {
      to: '6281200000001',
      template: 'janur_invitation',
      language: 'id',
      words: ['Bpk. Budi & Ibu', expect.any(String), 'Resepsi', 'Sabtu, 12 Juni 2027'],
      suffix: `${client.slug}?code=${budi.code}&to=Bpk.+Budi+%26+Ibu`,
    },
  ]);
  const { data } = await host.call(listRsvpGuests, { body: { search_query: budi.code } });
  expect(data[0]?.invitation_sent_at).not.toBeNull();
  expect(await state()).toMatchObject({ counts: { queued: 0, sent: 1, failed: 0 }, without_address: 1 });
});

test('of four processes at once each message is one’s alone, within the rate that all have together', async () => {
  const { guest } = await givenHost();
  for (let made = 0; made < 15; made += 1) await guest();
  const processes = [1, 2, 3, 4].map(() => process({ perMinute: 12 }));
  for (let round = 0; round < 3; round += 1) await Promise.all(processes.map((one) => one.tick()));
  expect(meta.taken).toHaveLength(12);
  later(61_000);
  await Promise.all(processes.map((one) => one.tick()));
  expect(meta.taken).toHaveLength(15);
  expect(new Set(meta.taken.map(({ to }) => to)).size).toBe(15);
});

test('a day has its limit, too', async () => {
  const { guest } = await givenHost();
  for (let made = 0; made < 3; made += 1) await guest();
  await process({ perDay: 2 }).tick();
  later(3_600_000);
  await process({ perDay: 2 }).tick();
  expect(meta.taken).toHaveLength(2);
});

test('what a process had in hand when it died is not sent again by itself, and a notification clears it up', async () => {
  const { guest, failed, state, host } = await givenHost();
  await guest();
  await guest();
  meta.moods.push('silent', 'silent');
  await process().tick();
  expect(await state()).toMatchObject({ counts: { failed: 2 } });
  const [first, second] = meta.taken;
  later(3_600_000);
  await process().tick();
  expect(meta.calls()).toBe(2);
  await notify({
    statuses: [{ id: first?.id, status: 'delivered', timestamp: '1810000000', biz_opaque_callback_data: first?.own }],
  });
  expect(await state()).toMatchObject({ counts: { delivered: 1, failed: 1 } });
  // all of the failed are not this one; who names it wants it
  expect((await host.call(retryOutbox, { body: {} })).data).toEqual({ queued: 0 });
  const [unsure] = await failed();
  expect(unsure).toMatchObject({ id: Number(second?.own), state: 'UNSURE' });
  expect((await host.call(retryOutbox, { body: { ids: [unsure?.id ?? 0] } })).data).toEqual({ queued: 1 });
  await process().tick();
  expect(meta.calls()).toBe(3);
});

test('a claim that nobody holds any more is unsure', async () => {
  const { guest, state } = await givenHost();
  await guest();
  await process().tick();
  await api.db('outbox').update({ state: 'SENDING', provider_id: null, claimed_until: clock });
  later(1000);
  await process().tick();
  expect([meta.calls(), (await state()).counts]).toMatchObject([1, { failed: 1, sent: 0 }]);
});

test('what passes is tried again, later each time, and what does not is told', async () => {
  const { guest, failed, host } = await givenHost();
  await guest();
  meta.moods.push({ status: 500, code: 131000 }, { status: 429, code: 130429, retryAfter: 90 });
  await process().tick();
  await process().tick();
  expect(meta.calls()).toBe(1);
  later(31_000);
  await process().tick();
  later(60_000);
  await process().tick();
  expect(meta.calls()).toBe(2);
  later(31_000);
  await process().tick();
  expect(meta.taken).toHaveLength(1);
  await guest({ name: 'Tanpa WhatsApp' });
  meta.moods.push({ status: 400, code: 131026 });
  await process().tick();
  expect(await failed()).toMatchObject([{ guest_name: 'Tanpa WhatsApp', state: 'FAILED', error: 'WA_131026' }]);
  expect((await host.call(retryOutbox, { body: {} })).data).toEqual({ queued: 1 });
});

test('an API that is not there has been given nothing', async () => {
  const { guest } = await givenHost();
  await guest();
  const gone = await cloudApi(CONFIG);
  await gone.close();
  await process({ origin: gone.origin }).tick();
  later(31_000);
  await process().tick();
  expect(meta.taken).toHaveLength(1);
});

test('an account that may not send holds all back and says why', async () => {
  const { guest, state } = await givenHost();
  for (let made = 0; made < 3; made += 1) await guest();
  await process({ token: 'expired' }).tick();
  const tried = meta.calls();
  await process().tick();
  expect(meta.calls()).toBe(tried);
  expect((await state()).channels[0]).toEqual({ channel: 'WHATSAPP', is_ready: true, fault: 'WA_190' });
  later(16 * 60_000);
  await process().tick();
  expect(meta.taken).toHaveLength(3);
});

test('who answered, or was written to by hand, before a message went gets none', async () => {
  const { client, host, guest, state } = await givenHost();
  const [answered, written] = [await guest(), await guest()];
  await process({ perMinute: 1, perDay: 0 }).tick();
  expect(await state()).toMatchObject({ counts: { queued: 2 } });
  await api.given.booking({ of: client, guest: answered });
  const params = { guestCode: written.code, kind: 'INVITATION' } as const;
  await host.call(markMessage, { params, body: { is_sent: true } });
  await process().tick();
  expect([meta.calls(), (await state()).counts.queued]).toEqual([0, 0]);
  await host.call(markMessage, { params, body: { is_sent: false } });
  await process().tick();
  expect(meta.taken).toHaveLength(1);
});

test('a reminder follows who was written to by itself and stays silent', async () => {
  const { guest } = await givenHost({ kinds: ['INVITATION', 'REMINDER'], silent_days: 3 });
  await guest();
  await process().tick();
  later(2 * 86_400_000);
  await process().tick();
  expect(meta.taken).toHaveLength(1);
  later(2 * 86_400_000);
  await process().tick();
  expect(meta.taken.map(({ template }) => template)).toEqual(['janur_invitation', 'janur_reminder']);
});

test('who had answered is told of an event that was added, once, and once of the next', async () => {
  const { client, guest, state } = await givenHost({ kinds: ['NEW_EVENT'] });
  const budi = await guest({ name: 'Budi' });
  await api.given.booking({ of: client, guest: budi });
  await guest({ name: 'Belum menjawab' });
  const add = async (title: string, created_at: Date) => {
    const { id } = await api.given.event({ of: client, title });
    const place = { option_id: client.optionId, guest_name: 'Budi', search_text: 'budi', total_guests: 1 };
    await api
      .db('guest_events')
      .insert({ client_id: client.id, event_id: id, guest_id: budi.id, ...place, created_at });
  };
  const told = () => meta.taken.map(({ template, words }) => [template, words[2]]);
  await process().tick();
  expect(told()).toEqual([]);
  await add('Ngunduh Mantu', new Date(Date.now() + 60_000));
  await Promise.all([process().tick(), process().tick()]);
  await process().tick();
  expect(told()).toEqual([['janur_new_event', 'Ngunduh Mantu']]);
  await add('Syukuran', new Date(clock.getTime() + 3_600_000));
  await process({ perDay: 0 }).tick();
  // what is still heard of the former message is not about the one that waits
  await notify({ statuses: [{ id: meta.taken[0]?.id, status: 'read', timestamp: '1810000000' }] });
  expect((await state()).counts).toMatchObject({ queued: 1, read: 0 });
  later(2 * 3_600_000);
  await process().tick();
  await process().tick();
  expect(told()).toEqual([
    ['janur_new_event', 'Ngunduh Mantu'],
    ['janur_new_event', 'Syukuran'],
  ]);
});

test('nothing goes before its time, at night, or when it is switched off', async () => {
  const starts_at = new Date(clock.getTime() + 3_600_000).toISOString();
  const { guest, host } = await givenHost({ starts_at });
  await guest();
  await process().tick();
  expect(meta.calls()).toBe(0);
  later(12 * 3_600_000);
  await process().tick();
  expect(meta.calls()).toBe(0);
  later(12 * 3_600_000);
  await host.call(saveSending, { body: { is_on: false } });
  await process().tick();
  expect(meta.calls()).toBe(0);
  await host.call(saveSending, { body: { is_on: true } });
  await process().tick();
  expect(meta.calls()).toBe(1);
});

test.each([
  ['2027-06-01T01:59:00Z', false], // 08.59 in Jakarta
  ['2027-06-01T02:00:00Z', true],
  ['2027-06-01T12:59:00Z', true],
  ['2027-06-01T13:00:00Z', false], // 20.00
])('at %s messages go: %s', (now, isGoing) => {
  const hours = { from_hour: 9, until_hour: 20, timezone: 'Asia/Jakarta', starts_at: null };
  const settings = { client_id: 1, is_on: 1, channel: 'WHATSAPP', kinds: '', silent_days: 7, ...hours } as const;
  expect(isOpen(settings, new Date(now))).toBe(isGoing);
});

test('notifications come in any order and twice: the farthest holds', async () => {
  const { guest, state } = await givenHost();
  await guest();
  await process().tick();
  const [{ id } = { id: '' }] = meta.taken;
  const say = (status: string) => notify({ statuses: [{ id, status, timestamp: '1810000000' }] });
  for (const status of ['read', 'delivered', 'sent', 'failed', 'read', 'of_tomorrow'])
    expect((await say(status)).status).toBe(200);
  expect((await state()).counts).toEqual({ queued: 0, sent: 0, delivered: 0, read: 1, failed: 0 });
});

test('a message that did not arrive is no longer sent, and can be tried again', async () => {
  const { guest, state, failed } = await givenHost();
  await guest();
  await process().tick();
  const status = { id: meta.taken[0]?.id, status: 'failed', timestamp: '1810000000', errors: [{ code: 131026 }] };
  await notify({ statuses: [status] });
  expect([(await state()).counts.failed, (await failed())[0]?.error]).toEqual([1, 'WA_131026']);
});

test('who writes STOP gets nothing more from anybody, until START', async () => {
  const [one, other] = [await givenHost(), await givenHost()];
  const phone_number = '+6281200000099';
  await one.guest({ phone_number });
  await process({ perDay: 0 }).tick();
  await notify({ messages: [{ from: '6281200000099', id: 'wamid.x', type: 'text', text: { body: ' Berhenti. ' } }] });
  await other.guest({ phone_number });
  await process().tick();
  expect(meta.calls()).toBe(0);
  await notify({ messages: [{ from: '6281200000099', id: 'wamid.y', type: 'text', text: { body: 'Mulai' } }] });
  await process().tick();
  expect(meta.taken).toHaveLength(1);
});

test('only who knows the secret of the app is believed', async () => {
  const { payload, headers } = meta.notification({ messages: [] });
  const statusOf = async (sent: { payload: string; headers?: Record<string, string> }) =>
    (await api.as().send(receiveWhatsApp, sent)).status;
  expect(await statusOf({ payload, headers })).toBe(200);
  expect(await statusOf({ payload })).toBe(401);
  expect(await statusOf({ payload: payload.replace('whatsapp', 'Whatsapp'), headers })).toBe(401);
  expect(await statusOf({ payload, headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` } })).toBe(401);
});

test('the address of the webhook proves itself with the word that only we know', async () => {
  const ask = (token: string) =>
    api.as().send(verifyWhatsApp, {
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '12345' },
    });
  const answer = await ask('a-word-of-ours');
  expect([answer.status, answer.text]).toEqual([200, '12345']);
  expect((await ask('another')).status).toBe(401);
});

test('a couple sees and tries again what is its own', async () => {
  const one = await givenHost();
  await one.guest();
  meta.moods.push({ status: 400, code: 131026 });
  await process().tick();
  const [failed] = await one.failed();
  const other = await givenHost();
  expect(await other.failed()).toEqual([]);
  expect((await other.host.call(retryOutbox, { body: { ids: [failed?.id ?? 0] } })).data).toEqual({ queued: 0 });
});
