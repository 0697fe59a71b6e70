import {
  changeUsher,
  createUsher,
  endAccountSessions,
  listClients,
  listUshers,
  resetPassword,
  suggestUsername,
  type UsherAccount,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clientAccount } from '../../testing/factories.ts';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const DEWI: UsherAccount = {
  id: 7,
  name: 'Dewi',
  username: 'dewi-sinta',
  guest_book_role: 'FULL',
  client_id: 1,
  client_name: 'Sinta & Rama',
  is_active: true,
  password_state: 'SET',
  password_expires_at: null,
  last_login_at: '2026-11-21T08:00:00.000Z',
};
const BAYU = {
  id: 8,
  client_id: 3,
  name: 'Bayu',
  username: 'bayu-sinta',
  guest_book_role: 'FULL',
  password: 'kunci-pertama-42',
} as const;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));

async function choose(entry: string) {
  press('Tindakan lain untuk Dewi');
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
}

async function openUshers() {
  const asked = answer(listUshers, () => [DEWI]);
  await openDashboard('/ushers', 'ADMIN');
  await screen.findByRole('button', { name: 'Dewi' });
  return asked;
}

test('the list is searched and filtered by the server, as the address says', async () => {
  const asked = await openUshers();
  fireEvent.change(await screen.findByLabelText('Peran'), { target: { value: 'SCAN_ONLY' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sinta' } });
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ search: 'sinta', guest_book_role: 'SCAN_ONLY' }));
  expect(new URLSearchParams(whereabouts().split('?')[1]).get('q')).toBe('sinta');
});

test('a name and a role are changed, an empty name is not', async () => {
  await openUshers();
  const asked = answer(changeUsher, ({ body }) => ({ ...DEWI, ...body }));
  press('Dewi');
  const sheet = await dialog('Ubah Dewi');
  const name = sheet.getByLabelText('Nama penerima tamu');
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Simpan perubahan' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
  fireEvent.change(name, { target: { value: 'Dewi Lestari' } });
  fireEvent.click(sheet.getByRole('radio', { name: /Hanya memindai/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Simpan perubahan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ params, body }) => [params.accountId, body])).toEqual([
    [7, { name: 'Dewi Lestari', guest_book_role: 'SCAN_ONLY' }],
  ]);
});

test('an usher is logged out everywhere, closed and opened again, each after its own question', async () => {
  await openUshers();
  const ended = answer(endAccountSessions, () => null);
  const changed = answer(changeUsher, ({ body }) => ({ ...DEWI, ...body }));
  await choose('Keluarkan dari semua perangkat');
  fireEvent.click((await dialog()).getByRole('button', { name: 'Keluarkan' }));
  await screen.findByText('Dewi sudah keluar dari semua perangkat.');
  await choose('Tutup akun');
  fireEvent.click((await dialog('Tutup akun Dewi?')).getByRole('button', { name: 'Tutup akun' }));
  await screen.findByText('Akun Dewi ditutup.');
  expect(ended.map(({ params }) => params.accountId)).toEqual([7]);
  expect(changed.map(({ body }) => body)).toEqual([{ is_active: false }]);
});

test('a refused deed keeps its question open and says why', async () => {
  await openUshers();
  answer(changeUsher, () => {
    throw new Refusal('INTERNAL');
  });
  await choose('Tutup akun');
  const question = await dialog('Tutup akun Dewi?');
  fireEvent.click(question.getByRole('button', { name: 'Tutup akun' }));
  expect((await question.findByRole('alert')).textContent).not.toBe('');
});

test('a new password is shown once, with a card to scan', async () => {
  await openUshers();
  const asked = answer(resetPassword, () => ({ user_name: 'dewi-sinta', password: 'kunci-pertama-42' }));
  await choose('Kata sandi baru');
  fireEvent.click((await dialog('Kata sandi baru untuk Dewi?')).getByRole('button', { name: 'Buat kata sandi baru' }));
  const shown = await dialog('Akun Dewi');
  expect(shown.getByText('kunci-pertama-42')).toBeTruthy();
  expect(shown.getByRole('img', { name: 'Kode QR untuk masuk sebagai Dewi' })).toBeTruthy();
  expect(asked.map(({ params, query }) => [params.clientId, query.username])).toEqual([[1, 'dewi-sinta']]);
  fireEvent.click(shown.getByRole('button', { name: 'Selesai' }));
  await waitFor(() => expect(screen.queryByText('kunci-pertama-42')).toBeNull());
});

test('a new usher gets the username that the server suggests, and a taken one is said at its field', async () => {
  await openUshers();
  answer(listClients, () => [clientAccount({ id: 3, client_name: 'Sinta & Rama' })]);
  answer(suggestUsername, () => ({ username: 'bayu-sinta' }));
  const asked = answer(createUsher, () => {
    throw new Refusal('CONFLICT');
  });
  press('Penerima tamu baru');
  const sheet = await dialog('Penerima tamu baru');
  fireEvent.click(sheet.getByRole('button', { name: 'Buat akun' }));
  expect(await sheet.findByText('Pilih klien dari daftar.')).toBeTruthy();
  expect(sheet.getByText('Nama penerima tamu harus diisi.')).toBeTruthy();

  const picker = sheet.getByRole('combobox', { name: 'Klien' });
  fireEvent.focus(picker);
  fireEvent.change(picker, { target: { value: 'Sin' } });
  // jsdom lays nothing out, so the list takes its field for one that scrolled away
  fireEvent.click(await screen.findByRole('option', { name: /Sinta & Rama/, hidden: true }));
  fireEvent.change(sheet.getByLabelText('Nama penerima tamu'), { target: { value: 'Bayu' } });
  await waitFor(() => expect(sheet.getByLabelText('Nama pengguna')).toHaveProperty('value', 'bayu-sinta'));
  fireEvent.click(sheet.getByRole('button', { name: 'Buat akun' }));
  expect(await sheet.findByText('Nama pengguna ini sudah dipakai. Pilih yang lain.')).toBeTruthy();

  answer(createUsher, () => BAYU);
  fireEvent.change(sheet.getByLabelText('Nama pengguna'), { target: { value: 'Bayu-2' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Buat akun' }));
  expect((await dialog('Akun Bayu')).getByText('kunci-pertama-42')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([
    { client_id: 3, name: 'Bayu', username: 'bayu-sinta', guest_book_role: 'FULL' },
  ]);
});

test('without a match the way back to all ushers is one tap', async () => {
  answer(listUshers, ({ query }) => (query.search ? [] : [DEWI]));
  await openDashboard('/ushers?q=xyz', 'ADMIN');
  fireEvent.click(await screen.findByRole('link', { name: 'Lihat semua' }));
  await screen.findByRole('button', { name: 'Dewi' });
});
