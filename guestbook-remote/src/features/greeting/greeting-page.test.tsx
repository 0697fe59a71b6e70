import { jest } from '@jest/globals';
import type { GuestBookGuest } from '@janur/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../testing/app.tsx';
import { evening } from '../../testing/evening.ts';
import { aGuest, anArrivedGuest } from '../../testing/guest.ts';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const justNow = () => new Date(evening()).toISOString();
const arrived = (id: number, name: string, changes: Partial<GuestBookGuest> = {}) =>
  anArrivedGuest({ guest_event_id: id, guest_code: `G${id}`, name, checked_in_at: justNow(), ...changes });

async function openGreeting(answers = {}) {
  const app = openApp({ path: '/welcome', answers });
  await screen.findByRole('heading', { name: 'Selamat datang' });
  // the first list has come: who is in it was in before
  await waitFor(() => expect(app.named('getGuestPack').length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return {
    ...app,
    /** Guests come in elsewhere, and the device asks the server as it does when it is told of something new. */
    come: async (...guests: GuestBookGuest[]) => {
      app.server.guests.push(...guests);
      const before = app.named('getGuestPack').length;
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(app.named('getGuestPack').length).toBeGreaterThan(before), { timeout: 8000 });
    },
  };
}

test('who is checked in at any gate is welcomed by name, with number and table, and without a phone number', async () => {
  const { come } = await openGreeting();
  await come(arrived(21, 'Ibu Ratna'));
  expect(await screen.findByRole('heading', { name: 'Ibu Ratna' })).toBeTruthy();
  expect(screen.getByText('Untuk 2 orang')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
  expect(document.body.textContent).not.toContain('0001');
}, 20_000);

test('number and table are left out where the couple wishes it', async () => {
  const { come } = await openGreeting();
  fireEvent.click(screen.getByRole('button', { name: 'Jumlah orang' }));
  fireEvent.click(screen.getByRole('button', { name: 'Meja' }));
  await come(arrived(22, 'Pak Budi'));
  expect(await screen.findByRole('heading', { name: 'Pak Budi' })).toBeTruthy();
  expect(screen.queryByText('Untuk 2 orang')).toBeNull();
  expect(screen.queryByText('12')).toBeNull();
}, 20_000);

test('a crowd is welcomed together, each by name', async () => {
  const { come } = await openGreeting();
  await come(...['Satu', 'Dua', 'Tiga', 'Empat'].map((name, index) => arrived(31 + index, name)));
  expect(await screen.findByText('Satu')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SatuMeja 12',
    'DuaMeja 12',
    'TigaMeja 12',
    'EmpatMeja 12',
  ]);
}, 20_000);

test('an account that only greets sees its screen wherever it goes, and its settings', async () => {
  const who = { id: 1, name: 'Layar', username: 'layar', role: 'USHER', is_guest_book: true, version: 'V2' };
  const app = await openGreeting({
    authDetail: () => ({ ...who, guest_book_role: 'GREETING', co_host_role: null, must_change_password: false }),
  });
  for (const page of ['/scan', '/search', '/walk-in', '/summary']) {
    await app.go(page);
    await waitFor(() => expect(app.where()).toBe('/welcome'));
  }
  await app.go('/settings');
  expect(await screen.findByRole('heading', { name: 'Setelan' })).toBeTruthy();
  expect(screen.getByRole('navigation').textContent).toBe('Layar sambutanSetelan');
  expect(app.where()).toBe('/settings');
}, 20_000);

test('what a hardware scanner reads on such a device lets nobody in', async () => {
  const who = { id: 1, name: 'Layar', username: 'layar', role: 'USHER', is_guest_book: true, version: 'V2' };
  const app = await openGreeting({
    authDetail: () => ({ ...who, guest_book_role: 'GREETING', co_host_role: null, must_change_password: false }),
  });
  await app.go('/settings');
  await screen.findByRole('heading', { name: 'Setelan' });
  for (const key of [...aGuest().guest_code, 'Enter']) fireEvent.keyDown(document.body, { key });
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.server.operations).toEqual([]);
}, 20_000);
