import { screen } from '@testing-library/react';
import { openDashboard } from '../../testing/dashboard.tsx';

test.each([
  ['ADMIN', 'Admin', false],
  ['CLIENT', 'Klien', true],
  ['USHER', 'Penerima tamu', true],
  ['DESIGNER', 'Desainer', false],
] as const)('%s reads name and role, and finds the guest-book if it is theirs', async (role, word, isAtTheDoor) => {
  await openDashboard('/account', role);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Halo, ');
  expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Buka Buku Tamu/ }) !== null).toBe(isAtTheDoor);
});

test('an usher is told that the work is in the guest-book', async () => {
  await openDashboard('/', 'USHER');
  expect(screen.getByText(/Tugas Anda ada di Buku Tamu/)).toBeTruthy();
});
