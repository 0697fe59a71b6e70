import { createHash } from 'node:crypto';
import {
  checkInGuest,
  getGuestPack,
  giveToGuest,
  PACKED_FLAGS,
  scanGuest,
  sendOperations,
  streamEvent,
  submitRsvp,
  undoOperation,
} from '@janur/contracts';
import { readTicket } from '@janur/contracts/ticket';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
const key = () => crypto.randomUUID();

/** An evening with a usher who only scans and one who does all; whatever must not be seen says canary. */
async function evening(event: Parameters<typeof api.given.event>[0] = {}) {
  const at = await api.given.event(event);
  const guest = await api.given.guest({
    of: at.client,
    to: [at],
    total_guests: 3,
    phone_number: '+6281277709876',
    details: '{"note":"canary note"}',
    at: { table_number: '7' },
  });
  const [scanner, full] = [await api.given.usher(at.client, 'SCAN_ONLY'), await api.given.usher(at.client)];
  const here = { event_id: at.id, guest_code: guest.code };
  await api.as(full).call(giveToGuest, {
    body: { ...here, gift: true, souvenir: true, entrusted_gifts: [{ giver_name: 'canary giver', amount: 770_077 }] },
  });
  return { event: at, guest, here, scanner: api.as(scanner), full: api.as(full) };
}
const PRIVATE = /canary|9876|770077/;

test('who only scans hears who it is and for how many, and nothing of the person beside', async () => {
  const { event, guest, here, scanner } = await evening();
  const scanned = await scanner.call(scanGuest, { body: here });
  expect(scanned.data.guest).toMatchObject({
    name: guest.name,
    total_guests: 3,
    table_number: '7',
    phone_number: null,
  });
  const checkedIn = await scanner.call(checkInGuest, { body: { ...here, total_guest_attending: 2 } });
  const second = await scanner.call(checkInGuest, { body: { ...here, total_guest_attending: 2 } });
  expect(second.failure.details).toMatchObject({ checked_in_by: expect.any(String) });
  const batch = await scanner.call(sendOperations, {
    body: {
      operations: [
        { op_id: key(), type: 'LEAVE', ...here, people: 1 },
        { op_id: key(), type: 'CHECK_IN', ...here, total_guest_attending: 1 },
      ],
    },
  });
  expect(batch.data.map(({ verdict }) => verdict)).toEqual(['APPLIED', 'DUPLICATE']);
  const undone = await scanner.call(undoOperation, { body: here });
  expect(undone.data.guest.is_checked_in).toBe(false);
  for (const { text } of [scanned, checkedIn, second, batch, undone]) expect(text).not.toMatch(PRIVATE);
  expect(readTicket(scanned.data.guest.qr_code)?.ticket.events).toEqual([{ id: event.id, pax: 3 }]);
});

test('an INSTANT scan tells no more either', async () => {
  const { here, scanner } = await evening({ check_in_variant: 'INSTANT' });
  const scanned = await scanner.call(scanGuest, { body: here });
  expect(scanned.data.guest.is_checked_in).toBe(true);
  expect(scanned.text).not.toMatch(PRIVATE);
});

test('who only scans looks nobody up by phone', async () => {
  const { event, scanner } = await evening();
  const body = { event_id: event.id, phone_number: '081277709876' };
  expect((await scanner.call(scanGuest, { body })).code).toBe('FORBIDDEN');
});

test('what is not for who only scans is refused by itself and needs a person', async () => {
  const { event, guest, here, scanner } = await evening();
  const acts = [
    { type: 'GIFT' as const, ...here, entrusted_gifts: [{ giver_name: 'Pak RT', amount: 1 }] },
    { type: 'ADHOC' as const, event_id: event.id, name: 'Pak Lurah', total_guests: 2 },
    { type: 'TABLE' as const, ...here, table: '1' },
    { type: 'CHECK_IN' as const, ...here, total_guest_attending: 2 },
  ];
  const operations = acts.map((act) => ({ op_id: key(), ...act }));
  const { data } = await scanner.call(sendOperations, { body: { operations } });
  expect(data.map(({ verdict, reason }) => reason ?? verdict)).toEqual([
    'NOT_ALLOWED',
    'NOT_ALLOWED',
    'NOT_ALLOWED',
    'APPLIED',
  ]);
  const row = await api.db('guest_events').where({ guest_id: guest.id }).first();
  expect(row).toMatchObject({ table_number: '7', is_checked_in: 1 });
  expect(await api.db('guest_events').where({ event_id: event.id })).toHaveLength(1);
});

test('the device of who only scans can recognise codes and not read them', async () => {
  const { event, guest, here, scanner, full } = await evening();
  await full.call(checkInGuest, { body: { ...here, total_guest_attending: 2, gate: 'Gate A' } });
  const checked_in_at = new Date(Date.now() - 60_000).toISOString();
  await full.call(checkInGuest, { body: { ...here, total_guest_attending: 1, checked_in_at, souvenir: true } });
  await full.call(giveToGuest, {
    body: { ...here, entrusted_gifts: [{ giver_name: 'canary giver', amount: 777_000 }] },
  });
  const { data, text } = await scanner.call(getGuestPack, { params: { eventId: event.id } });
  const hash = createHash('sha256').update(`janur ${event.id} ${guest.code}`).digest().subarray(0, 12);
  const code = hash.toString('base64url');
  expect(data).toMatchObject({ codes: 'HASHED', total: 1 });
  const [row] = data.guests;
  expect(row?.slice(1, 6)).toEqual([code, guest.name, null, 3, 0]);
  expect([row?.[10], row?.at(-1)]).toEqual([PACKED_FLAGS.checkedIn, null]);
  const parts = (souvenir: boolean) => [
    { people: 1, gate: null, souvenir },
    { people: 2, gate: 'Gate A', souvenir: false },
  ];
  expect(row?.[16]).toMatchObject({ entries: parts(false) });
  expect(text).not.toMatch(PRIVATE);
  expect(text).not.toMatch(/canary giver|777000/);
  expect(text).not.toContain(guest.code);
  const seen = (await full.call(getGuestPack, { params: { eventId: event.id } })).data;
  expect(seen).toMatchObject({ codes: 'PLAIN', guests: [expect.arrayContaining([guest.code])] });
  expect(seen.guests[0]?.[16]?.entries.filter(({ type }) => type === 'CHECK_IN')).toMatchObject(parts(true));
  expect(JSON.stringify(seen)).toContain('"canary giver","amount":777000');
});

test('the stream of who only scans tells of arrivals alone, without codes', async () => {
  const { event, guest, here, scanner, full } = await evening();
  const query = { mode: 'poll' as const, since: new Date(Date.now() - 5000).toISOString() };
  await full.call(checkInGuest, { body: { ...here, total_guest_attending: 2 } });
  await api.as().call(submitRsvp, {
    params: { clientId: event.client.id },
    headers: { slug: event.client.slug },
    body: { name: 'Dewi', message: 'canary wish', events: [{ id: event.id, is_attending: true, guest_total: 2 }] },
  });
  const heard = (by: typeof scanner) => by.send(streamEvent, { params: { eventId: event.id }, query });
  const [little, all] = [await heard(scanner), await heard(full)];
  expect(all.text).toContain('canary wish');
  expect(little.text).toContain(`"${guest.name}"`);
  expect(little.text).not.toMatch(/event: (rsvp|wish)/);
  expect(little.text).not.toMatch(PRIVATE);
  expect(little.text).not.toContain(guest.code);
});
