import { changeAccount, endAccountSessions, listAccessLog, listAccounts, listSessions } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const GALIH = {
  id: 7,
  name: 'Galih',
  username: 'designer',
  role: 'DESIGNER' as const,
  client_name: null,
  is_active: true,
  sessions: 2,
  last_login_at: null,
};
const ME = { ...GALIH, id: 1, name: 'Ratna', username: 'admin', role: 'ADMIN' as const };

async function choose(name: string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Tindakan lain untuk ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
const confirm = (verb: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: verb }));

test('an admin logs an account out everywhere', async () => {
  answer(listAccounts, () => [GALIH]);
  const ended = answer(endAccountSessions, () => null);
  await openDashboard('/accounts', 'ADMIN');
  expect((await screen.findByRole('listitem')).textContent).toContain('designer · Desainer · 2 perangkat sedang masuk');
  await choose('Galih', 'Keluarkan dari semua perangkat');
  confirm('Keluarkan dari semua perangkat');
  await waitFor(() => expect(ended).toMatchObject([{ params: { accountId: 7 } }]));
});

test.each([
  [true, 'Tutup akun', 'ditutup'],
  [false, 'Buka lagi akun ini', '2 perangkat sedang masuk'],
])('of an account that is open (%s) an admin chooses "%s"', async (is_active, verb, word) => {
  let accounts = [{ ...GALIH, is_active }];
  answer(listAccounts, () => accounts);
  const changed = answer(changeAccount, ({ body }) => {
    accounts = [{ ...GALIH, ...body }];
    return null;
  });
  await openDashboard('/accounts', 'ADMIN');
  await choose('Galih', verb);
  if (is_active) confirm(verb);
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain(word));
  expect(changed).toMatchObject([{ params: { accountId: 7 }, body: { is_active: !is_active } }]);
});

test('the own account is not to be closed here', async () => {
  answer(listAccounts, () => [ME]);
  await openDashboard('/accounts', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Tindakan lain untuk Ratna' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Riwayat masuk dan penolakan']);
});

test('who came in and who was refused is read with account, device, address and call', async () => {
  const line = { role: 'DESIGNER', client_name: null, created_at: '2026-11-22T08:00:00Z' };
  const account = { id: 7, name: 'Galih', username: 'designer' };
  const asked = answer(listAccessLog, () => [
    {
      ...line,
      id: 3,
      action: 'access.refused' as const,
      account,
      address: '203.0.113.7',
      device: 'Chrome, Android',
      what: 'GET /dashboard/admin/clients',
    },
    {
      ...line,
      id: 2,
      action: 'access.failed' as const,
      account: null,
      address: '203.0.113.8',
      device: null,
      what: null,
    },
  ]);
  await openDashboard('/access-log?account=7', 'ADMIN');
  const [refused, failed] = await screen.findAllByRole('listitem');
  expect(refused?.textContent).toMatch(
    /^Permintaan ditolakGalih \(designer\).*2026.*Chrome, Android · 203\.0\.113\.7 · GET \/dashboard\/admin\/clients$/,
  );
  expect(failed?.textContent).toMatch(/^Nama pengguna atau kata sandi salahNama yang tidak terdaftar, atau tamu/);
  expect(asked.at(-1)?.query.account_id).toBe(7);
});

test('a couple does not reach them', async () => {
  answer(listSessions, () => []);
  await openDashboard('/accounts', 'CLIENT');
  expect(whereabouts()).toBe('/rsvp');
});
