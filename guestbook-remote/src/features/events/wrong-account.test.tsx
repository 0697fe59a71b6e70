import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../testing/api.ts';
import { openApp } from '../../testing/app.tsx';

afterEach(cleanup);

const forbidden = () => Promise.reject(refusal(403, 'FORBIDDEN'));

test('who has no part in the door is led to another account', async () => {
  const { calls } = openApp({
    path: '/events',
    eventId: null,
    answers: { listGuestBookEvents: forbidden, logout: () => null },
  });
  expect(await screen.findByRole('heading', { name: 'Akun ini bukan untuk buku tamu' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByRole('textbox', { name: 'Nama pengguna' })).toBeTruthy();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('logout'));
});

test('without an answer the account stays, and why is said', async () => {
  openApp({
    path: '/events',
    eventId: null,
    answers: { listGuestBookEvents: forbidden, logout: () => Promise.reject(new Error('away')) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Periksa koneksi internet, lalu coba lagi.')).toBeTruthy();
});
