import {
  addCoHost,
  changeCoHost,
  type CoHost,
  endCoHost,
  getHostedInvitation,
  listCoHosts,
  listHostChanges,
  renewCoHostLink,
} from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const TOKEN = 'a-secret-of-one-link';

const coHostOf = (over: Partial<CoHost> = {}): CoHost => ({
  id: 7,
  name: 'Ibu Ratna',
  username: 'ibu-x7k2',
  phone_number: '+6281230004001',
  co_host_role: 'GUESTS',
  state: 'JOINED',
  link_until: null,
  last_login_at: '2026-11-24T03:00:00.000Z',
  ...over,
});
const LINK_UNTIL = '2026-12-01T10:00:00.000Z';

async function open(coHosts: CoHost[]) {
  answer(getHostedInvitation, () => hostOf());
  answer(listCoHosts, () => coHosts);
  answer(listHostChanges, () => [
    {
      id: 1,
      at: '2026-11-24T03:00:00.000Z',
      action: 'guests.update' as const,
      by: 'Ibu Ratna',
      role: 'CLIENT' as const,
      co_host_role: 'GUESTS' as const,
      subject: null,
      count: 12,
    },
  ]);
  await openDashboard('/co-hosts', 'CLIENT');
  await screen.findByRole('heading', { name: 'Pengurus undangan' });
}

test('with nobody yet it says why one would, and a co-host is invited with a link that goes by WhatsApp', async () => {
  await open([]);
  expect(await screen.findByText(/Masing-masing masuk dengan kata sandinya sendiri/)).toBeTruthy();
  const added = answer(addCoHost, ({ body }) => ({
    ...coHostOf({ ...body, phone_number: '+6281230004001', state: 'WAITING', link_until: LINK_UNTIL }),
    link_token: TOKEN,
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Ajak pengurus' }));
  fireEvent.change(await screen.findByLabelText('Nama'), { target: { value: 'Ibu Ratna' } });
  fireEvent.change(screen.getByLabelText('Nomor WhatsApp'), { target: { value: '0812 3000 4001' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Boleh membuka buku hadiah juga' }));
  fireEvent.click(screen.getByRole('button', { name: 'Buat tautan' }));
  const send = await screen.findByRole('link', { name: 'Kirim lewat WhatsApp' });
  expect(added[0]?.body).toEqual({
    name: 'Ibu Ratna',
    phone_number: '0812 3000 4001',
    co_host_role: 'GUESTS_AND_GIFTS',
  });
  const message = new URL(send.getAttribute('href') ?? '');
  expect(message.pathname).toBe('/6281230004001');
  expect(message.searchParams.get('text')).toContain(`${location.origin}/dashboard/join#${TOKEN}`);
  expect(message.searchParams.get('text')).toContain('Sinta & Rama');
  fireEvent.click(screen.getByRole('button', { name: 'Sudah terkirim' }));
  await waitFor(() => expect(document.body.innerHTML).not.toContain(TOKEN));
});

test('a name is asked for, and a number that is none is told at its field', async () => {
  await open([]);
  const added = answer(addCoHost, () => {
    throw new Refusal('VALIDATION_FAILED', [
      { path: 'body.phone_number', code: 'not_a_phone_number', params: {}, message: 'Not a phone number' },
    ]);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ajak pengurus' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Buat tautan' }));
  expect(await screen.findByText('Tulis namanya')).toBeTruthy();
  expect(added).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Nama'), { target: { value: 'Sari' } });
  fireEvent.change(screen.getByLabelText('Nomor WhatsApp'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buat tautan' }));
  await waitFor(() => expect(screen.getByLabelText('Nomor WhatsApp').getAttribute('aria-invalid')).toBe('true'));
});

test('the list says who may what and who has not come yet, and who did what', async () => {
  await open([
    coHostOf(),
    coHostOf({
      id: 8,
      name: 'Sari',
      co_host_role: 'LOOK',
      state: 'WAITING',
      link_until: LINK_UNTIL,
      last_login_at: null,
    }),
    coHostOf({ id: 9, name: 'Dian WO', co_host_role: 'JOINT', state: 'RUN_OUT', last_login_at: null }),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Pengurus undangan' }));
  const [mother, sister, planner] = await list.findAllByRole('listitem');
  expect(mother?.textContent).toMatch(/Ibu Ratna.*Tamu dan jawaban.*Terakhir masuk.*ibu-x7k2/);
  expect(sister?.textContent).toMatch(/Sari.*Hanya melihat.*Tautan belum dibuka/);
  expect(planner?.textContent).toMatch(/Dian WO.*Semuanya, kecuali akun.*Tautan sudah tidak berlaku/);
  const changes = within(screen.getByRole('region', { name: 'Siapa mengubah apa' }));
  expect((await changes.findByRole('listitem')).textContent).toMatch(
    /Ibu Ratna.*mengubah data banyak tamu sekaligus: 12/,
  );
});

async function choose(deed: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Tindakan lain untuk Ibu Ratna' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: deed }));
}

test('rights are changed', async () => {
  await open([coHostOf()]);
  const changed = answer(changeCoHost, ({ body }) => coHostOf(body));
  await choose('Ubah haknya');
  const sheet = within(await screen.findByRole('dialog', { name: 'Hak Ibu Ratna' }));
  expect(sheet.getByRole('button', { name: 'Simpan' })).toHaveProperty('disabled', true);
  fireEvent.click(sheet.getByRole('radio', { name: /Buku hadiah saja/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(changed[0]).toMatchObject({ params: { accountId: 7 }, body: { co_host_role: 'GIFTS' } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who forgot the password gets another link', async () => {
  await open([coHostOf()]);
  answer(renewCoHostLink, () => ({ ...coHostOf({ link_until: LINK_UNTIL }), link_token: TOKEN }));
  await choose('Buat tautan baru');
  expect(await screen.findByRole('dialog', { name: 'Tautan untuk Ibu Ratna' })).toBeTruthy();
});

test('who is taken off is asked about by name first, and the focus goes back to the row', async () => {
  await open([coHostOf()]);
  const ended = answer(endCoHost, () => null);
  await choose('Keluarkan');
  const question = within(await screen.findByRole('dialog', { name: 'Keluarkan Ibu Ratna?' }));
  fireEvent.click(question.getByRole('button', { name: 'Jangan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tindakan lain untuk Ibu Ratna' }));
  expect(ended).toHaveLength(0);
});

test('who is taken off is out', async () => {
  await open([coHostOf()]);
  const ended = answer(endCoHost, () => null);
  await choose('Keluarkan');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluarkan' }));
  await waitFor(() => expect(ended[0]?.params).toEqual({ accountId: 7 }));
});

test('who was half invited is not lost by Escape or on the way to another page', async () => {
  await open([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ajak pengurus' }));
  const name = await screen.findByLabelText('Nama');
  fireEvent.change(name, { target: { value: 'Ibu Ratna' } });
  const question = () => screen.findByRole('dialog', { name: 'Perubahan belum disimpan' });
  fireEvent.keyDown(name, { key: 'Escape' });
  fireEvent.keyDown(await question(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Perubahan belum disimpan' })).toBeNull());
  fireEvent.click(screen.getAllByRole('link', { name: 'Tamu', hidden: true })[0] ?? document.body);
  await question();
  expect(screen.getByLabelText('Nama')).toHaveProperty('value', 'Ibu Ratna');
  expect(whereabouts()).toBe('/co-hosts');
});
