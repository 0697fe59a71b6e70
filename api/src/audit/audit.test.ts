import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerWish,
  addGuest,
  createUsher,
  deleteBooking,
  deleteGuest,
  deleteWish,
  listAuditLog,
  reconcileAttendance,
  resetPassword,
  updateGuest,
  updateTableNumber,
  uploadGuestList,
  uploadTableNumbers,
} from '@janur/contracts';
import { folderBuilds } from '../resources/templates/builds/index.ts';
import { createRegistry } from '../resources/templates/registry.ts';
import { signedBuild } from '../testing/builds.ts';
import type { GivenAccount, GivenClient, GivenEvent } from '../testing/given.ts';
import { unique } from '../testing/unique.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();
let admin: GivenAccount;
let host: GivenAccount;
let client: GivenClient;
let event: GivenEvent;
beforeAll(async () => {
  event = await api.given.event();
  client = event.client;
  admin = await api.given.admin();
  host = await api.given.clientAccount(client);
});

const log = async (): Promise<string[]> => {
  const { data } = await api.as(admin).call(listAuditLog, { params: { clientId: client.id }, query: { limit: 50 } });
  return data.map(({ action, account_name }) => `${action} by ${account_name}`);
};
const last = () =>
  api
    .db('audit_log')
    .where({ client_id: client.id })
    .whereNot({ subject_type: 'access' })
    .orderBy('id', 'desc')
    .first();
const sheet = (text: string) => new File([text], 'list.csv', { type: 'text/csv' });

/** Every write of a host or an admin that is not one of the guest-book, which keeps its own log. */
const WRITES: [string, () => Promise<{ status: number }>][] = [
  [
    'guest.create',
    () =>
      api.as(host).call(addGuest, {
        body: { slug: client.slug, name: 'Ayu', phone_number: '+62 812 3000 4000', total_guests: 2 },
      }),
  ],
  [
    'guest.update',
    async () => {
      const { phone } = await api.given.guest({ of: client, to: [event] });
      return api.as(host).call(updateGuest, { params: { phoneNumber: phone }, body: { name: 'Bayu' } });
    },
  ],
  [
    'guest.delete',
    async () => {
      const { code } = await api.given.guest({ of: client, to: [event] });
      return api.as(host).call(deleteGuest, { params: { guestCode: code } });
    },
  ],
  [
    'booking.delete',
    async () => {
      const guest = await api.given.guest({ of: client, to: [event] });
      const bookingId = await api.given.booking({ of: client, guest });
      return api.as(host).call(deleteBooking, { params: { bookingId } });
    },
  ],
  [
    'table.update',
    async () => {
      const { id } = await api.given.guest({ of: client, to: [event] });
      const guestEventId = await api.given.place(id, event.id);
      return api.as(host).call(updateTableNumber, { params: { guestEventId }, body: { table_number: '7' } });
    },
  ],
  [
    'tables.import',
    async () => {
      const { code } = await api.given.guest({ of: client, to: [event] });
      const file = sheet(`guest_code,table_number\n${code},9\n`);
      return api
        .as(host)
        .call(uploadTableNumbers, { params: { eventId: event.id }, body: { 'bulk-update-table-number': file } });
    },
  ],
  [
    'guests.import',
    () =>
      api.as(host).call(uploadGuestList, {
        body: { slug: client.slug, 'rsvp-guest-file': sheet('name,phone_number\nCitra,+6281230005000\n') },
      }),
  ],
  [
    'attendance.reconcile',
    async () => {
      const { code } = await api.given.guest({ of: client, to: [event] });
      const file = sheet(`guest_code,total_attended\n${code},1\n`);
      return api.as(admin).call(reconcileAttendance, {
        params: { eventId: event.id },
        body: { 'rsvp-attendance-reconciliation': file },
      });
    },
  ],
  ['wish.delete', async () => api.as(admin).call(deleteWish, { params: { id: await api.given.wish({ of: client }) } })],
  [
    'wish.answer',
    async () => {
      const id = await api.given.wish({ of: client });
      return api.as(host).call(answerWish, { params: { id }, body: { answer: 'Terima kasih!' } });
    },
  ],
  [
    'usher.create',
    () =>
      api.as(admin).call(createUsher, { body: { client_id: client.id, name: 'Dina', username: `usher-${unique()}` } }),
  ],
];

test.each(WRITES)('%s stands in the audit log with who did it and from where', async (action, write) => {
  const before = await log();
  expect((await write()).status).toBeLessThan(300);
  const after = await log();
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatch(new RegExp(`^${action} by (${host.name}|${admin.name})$`));
  expect(await last()).toMatchObject({ client_id: client.id, ip: '127.0.0.1', request_id: expect.any(String) });
});

test('a new password stands in the log, and the password does not', async () => {
  const answer = await api.as(admin).call(resetPassword, { params: { clientId: client.id } });
  expect((await log())[0]).toBe(`password.reset by ${admin.name}`);
  expect(JSON.stringify(await api.db('audit_log'))).not.toContain(answer.data.password);
});

test('no code and no phone number of a guest is in the log', async () => {
  const everyone = await api.db('guests').where({ client_id: client.id });
  const kept = JSON.stringify(await api.db('audit_log').where({ client_id: client.id }));
  for (const { code, phone_number } of everyone) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(phone_number?.slice(-8) ?? code);
  }
  expect(kept).not.toContain('30004000');
});

test('a write that is refused or changes nothing leaves no line', async () => {
  const owner = await api.given.clientAccount(client);
  const { id, code } = await api.given.guest({
    of: client,
    to: [event],
    at: { is_checked_in: true, table_number: '3' },
  });
  const guestEventId = await api.given.place(id, event.id);
  const before = await log();
  expect((await api.as(owner).call(deleteGuest, { params: { guestCode: code } })).status).toBe(409);
  const same = await api.as(owner).call(updateTableNumber, { params: { guestEventId }, body: { table_number: '3' } });
  expect(same.status).toBe(200);
  expect(await log()).toEqual(before);
});

test('publishing and promoting a remote stand in the log', async () => {
  const { build, name } = signedBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-audit-'));
  const registry = createRegistry(api.db, { builds: folderBuilds(dataDir), freshForMs: 0 });
  const actor = { accountId: admin.id, role: 'ADMIN', requestId: 'a-request', ip: '127.0.0.1', device: null };
  const publishing = { publisher: { kind: 'operator' } as const };
  await registry.publish(build, publishing);
  await registry.publish(build, publishing);
  await registry.promote(name, '1.0.0', actor);
  await registry.promote(name, '1.0.0', actor);
  rmSync(dataDir, { recursive: true });
  const lines = await api.db('audit_log').where({ subject_type: 'remote', subject_id: name }).orderBy('id');
  expect(lines.map(({ action, account_id, client_id, changes }) => [action, account_id, client_id, changes])).toEqual([
    ['remote.publish', null, null, [{ path: 'version', from: null, to: '1.0.0' }]],
    ['remote.promote', admin.id, null, [{ path: 'promoted_version', from: null, to: '1.0.0' }]],
  ]);
});
