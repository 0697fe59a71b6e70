import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });

function network(online: boolean) {
  isOnline = online;
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const Guests = () => <h1>Tamu</h1>;

beforeEach(() => {
  isOnline = true;
});

test('its outline stands there until the screen comes, and the next time it is there at once', async () => {
  const Screen = lazyScreen(async () => ({ default: Guests }));
  show(<Screen />);
  expect(screen.getByRole('status', { name: 'Memuat' })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Tamu' });
  cleanup();
  show(<Screen />);
  expect(screen.getByRole('heading', { name: 'Tamu' })).toBeTruthy();
});

test('without a network it says so, and comes by itself when there is one', async () => {
  isOnline = false;
  const Screen = lazyScreen(async () => ({ default: Guests }));
  show(<Screen />);
  expect((await screen.findByRole('alert')).textContent).toContain('Tidak tersambung');
  expect(document.title).toMatch(/^Tidak tersambung.* \| Janur$/);
  network(true);
  await screen.findByRole('heading', { name: 'Tamu' });
});

test('a screen that could not be fetched can be asked for again', async () => {
  const answers = [() => Promise.reject(new Error('lost')), async () => ({ default: Guests })];
  const Screen = lazyScreen(() => answers.shift()?.() ?? Promise.reject(new Error('no more')));
  show(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('heading', { name: 'Tamu' });
});

test('every screen says that there is no network for as long as there is none', async () => {
  show(<OfflineNotice />);
  expect(screen.queryByText(/Tidak tersambung/)).toBeNull();
  network(false);
  expect(screen.getByText(/Tidak tersambung/)).toBeTruthy();
  network(true);
  await waitFor(() => expect(screen.queryByText(/Tidak tersambung/)).toBeNull());
});
