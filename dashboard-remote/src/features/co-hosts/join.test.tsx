import { acceptCoHostLink, authDetail, getHostedInvitation, openCoHostLink } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hostOf } from '../../testing/couple.ts';
import { accountOf, openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const invited = () =>
  answer(openCoHostLink, () => ({
    name: 'Ibu Ratna',
    username: 'ibu-x7k2',
    client_name: 'Sinta & Rama',
    co_host_role: 'GIFTS' as const,
    expires_at: '2026-12-01T10:00:00.000Z',
  }));
const type = (password: string) =>
  fireEvent.change(screen.getByLabelText('Buat kata sandi'), { target: { value: password } });

test('the link says who asks and what for; with a password one is in', async () => {
  invited();
  const joined = answer(acceptCoHostLink, () => ({ token: 'signed', role: 'CLIENT' as const }));
  await openDashboard('/join#the-secret');
  await screen.findByRole('heading', { name: 'Selamat datang, Ibu Ratna' });
  expect(screen.getByText('Sinta & Rama mengajak Anda ikut mengurus undangan mereka.')).toBeTruthy();
  expect(screen.getByText('Buku hadiah saja')).toBeTruthy();
  expect(screen.getByText('ibu-x7k2')).toBeTruthy();
  answer(authDetail, () => ({ ...accountOf('CLIENT'), co_host_role: 'GIFTS' as const, is_guest_book: false }));
  answer(getHostedInvitation, () => hostOf());
  type('melati di halaman rumah');
  fireEvent.click(screen.getByRole('button', { name: 'Simpan dan masuk' }));
  await waitFor(() => expect(joined[0]?.body).toEqual({ password: 'melati di halaman rumah', stay_signed_in: true }));
  await waitFor(() => expect(whereabouts()).toBe('/gifts'));
});

test.each([
  ['kurang', /paling sedikit 10/],
  ['password123456', /./],
])('%s is no password, and is not sent', async (password, said) => {
  invited();
  const joined = answer(acceptCoHostLink, () => ({ token: 'signed', role: 'CLIENT' as const }));
  await openDashboard('/join#the-secret');
  await screen.findByLabelText('Buat kata sandi');
  type(password);
  fireEvent.click(screen.getByRole('button', { name: 'Simpan dan masuk' }));
  await waitFor(() => expect(screen.getByLabelText('Buat kata sandi').getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toMatch(said);
  expect(joined).toHaveLength(0);
});

test.each(['/join#used-already', '/join'])(
  '%s says that the link is over, and the way in with a password',
  async (at) => {
    answer(openCoHostLink, () => {
      throw new Refusal('NOT_FOUND');
    });
    await openDashboard(at);
    await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi' });
    fireEvent.click(screen.getByRole('link', { name: 'Saya sudah punya kata sandi' }));
    await screen.findByRole('heading', { name: 'Masuk ke Janur' });
  },
);
