import { authDetail, listClients, login, logout } from '@janur/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { accountOf, openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const button = (name: string) => screen.findByRole('button', { name });

async function logIn(username: string, password: string) {
  fireEvent.change(await screen.findByLabelText('Nama pengguna'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: password } });
  fireEvent.click(await button('Masuk'));
}

test('who is not logged in is sent to the login, and back to the wanted screen afterwards', async () => {
  await openDashboard('/clients?q=sinta');
  expect(whereabouts()).toBe('/login?to=%2Fclients%3Fq%3Dsinta');
  const asked = answer(login, () => ({ token: 'signed', role: 'ADMIN' as const }));
  answer(authDetail, () => accountOf('ADMIN'));
  answer(listClients, () => []);
  await logIn('admin', 'janur-admin');
  await screen.findByRole('heading', { level: 1, name: 'Klien' });
  expect(whereabouts()).toBe('/clients?q=sinta');
  expect(asked.map(({ body }) => body)).toEqual([
    { username: 'admin', password: 'janur-admin', stay_signed_in: false },
  ]);
});

test('a wrong password is said, and what was typed stays', async () => {
  await openDashboard('/login');
  answer(login, () => {
    throw new Refusal('INVALID_CREDENTIALS');
  });
  await logIn('admin', 'salah-sekali');
  expect((await screen.findByRole('alert')).textContent).toContain('tidak cocok');
  expect(screen.getByLabelText('Nama pengguna')).toHaveProperty('value', 'admin');
  expect(whereabouts()).toBe('/login');
});

test('logging out leads to the login and empties the tab, and a failed log-out is said', async () => {
  sessionStorage.setItem('janur-skipped-invitation', '["SINTA001"]');
  await openDashboard('/account', 'CLIENT');
  answer(logout, () => {
    throw new Refusal('INTERNAL');
  });
  const logOut = () => screen.getAllByRole('button', { name: 'Keluar' }).at(-1) ?? document.body;
  fireEvent.click(logOut());
  await screen.findByRole('alert');
  expect(sessionStorage).toHaveLength(1);
  answer(logout, () => null);
  fireEvent.click(logOut());
  await screen.findByRole('heading', { level: 1, name: 'Masuk ke Janur' });
  expect(whereabouts()).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
});

test('a guest’s session opens no dashboard', async () => {
  await openDashboard('/clients', { ...accountOf('USHER'), role: 'GUEST' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Masuk ke Janur');
});
