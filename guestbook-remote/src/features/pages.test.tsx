import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { usePreferences } from '../device/preferences.ts';
import { refusal } from '../testing/api.ts';
import { openApp } from '../testing/app.tsx';
import { aGuest, anArrivedGuest } from '../testing/guest.ts';

// jsdom has no media queries; Mantine and the login ask for the colour scheme
beforeAll(() => {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
});
afterEach(cleanup);

test('without a session every page is the login', async () => {
  const over = () => Promise.reject(refusal(401, 'UNAUTHENTICATED'));
  const { where } = openApp({ answers: { getEventDetail: over, listGuestBookEvents: over } });
  await waitFor(() => expect(where()).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Siap menyambut tamu' })).toBeTruthy();
});

test('a refused login is told above the button, a right one opens the desk', async () => {
  const { where, named } = openApp({
    path: '/login',
    answers: {
      qrScanLogin: ({ body }) =>
        JSON.stringify(body).includes('janur-usher')
          ? { token: 't', role: 'USHER' }
          : Promise.reject(refusal(401, 'INVALID_CREDENTIALS')),
    },
  });
  fireEvent.change(await screen.findByLabelText('Nama pengguna'), { target: { value: 'usher' } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  const problem = await screen.findByRole('alert');
  const follows = problem.compareDocumentPosition(screen.getByRole('button', { name: 'Masuk' }));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'janur-usher' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(named('qrScanLogin').at(-1)?.request).toEqual({ body: { username: 'usher', password: 'janur-usher' } });
});

test('the chosen event is remembered on the device', async () => {
  const { where } = openApp({ eventId: null });
  const card = await screen.findByRole('button', { name: /Resepsi/ });
  expect(card.textContent).toContain('Sabtu, 20 Juni 2026, 18.00');
  expect(card.textContent).toContain('Gedung Ambarrukmo, Yogyakarta');
  await screen.findByText('hadir dari 412 yang mengonfirmasi');
  fireEvent.click(card);
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(localStorage.getItem('janur.guest-book.preferences')).toContain('"eventId":7');
});

test('an event that is no more sends the device back to the choice', async () => {
  const { where } = openApp({ answers: { getEventDetail: () => Promise.reject(refusal(404, 'NOT_FOUND')) } });
  await waitFor(() => expect(where()).toBe('/events'));
});

test('a part of a name finds guests; a tap opens one', async () => {
  const { named } = openApp({
    path: '/search',
    answers: { searchGuests: () => [aGuest(), anArrivedGuest({ guest_event_id: 12, name: 'Bapak Surya' })] },
  });
  const field = await screen.findByRole('searchbox', { name: 'Nama, telepon, atau kode' });
  for (const text of ['r', 'ra', 'rat']) fireEvent.change(field, { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: /Bapak Surya.*Sudah masuk/ }));
  expect(screen.getByRole('dialog', { name: 'Sudah masuk Bapak Surya' })).toBeTruthy();
  expect(named('searchGuests').map(({ request }) => request)).toEqual([
    { query: { eventId: 7, search: 'rat', page: 1, limit: 20 } },
  ]);
});

test('a whole phone number is looked up in any spelling', async () => {
  const { named } = openApp({ path: '/search', answers: { findGuestByPhone: () => [aGuest()] } });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '0812-0000-0001' } });
  await screen.findByRole('button', { name: /Ibu Ratna/ });
  expect(named('findGuestByPhone')[0]?.request).toEqual({ body: { event_id: 7, phone_number: '0812-0000-0001' } });
});

test('a walk-in needs a name, then is checked in and the form is empty again', async () => {
  const { named } = openApp({
    path: '/walk-in',
    answers: { insertAdhocGuest: () => ({ guest: anArrivedGuest({ name: 'Pak Hendro', table_number: null }) }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Catat hadir' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' });
  expect(screen.getByText('Isi nama tamu.').id).toBe(name.getAttribute('aria-describedby'));
  expect(named('insertAdhocGuest')).toEqual([]);
  fireEvent.change(name, { target: { value: 'Pak Hendro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hadiah' }));
  fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
  await screen.findByRole('dialog', { name: 'Tercatat hadir Pak Hendro' });
  expect(named('insertAdhocGuest')[0]?.request).toMatchObject({
    body: { event_id: 7, name: 'Pak Hendro', phone_number: null, total_guests: 1, gift: true, souvenir: false },
  });
  expect(name.value).toBe('');
});

test('a phone number that the server refuses is told at its field and nothing is lost', async () => {
  openApp({ path: '/walk-in', answers: { insertAdhocGuest: () => Promise.reject(refusal(422, 'VALIDATION_FAILED')) } });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nama tamu' }), { target: { value: 'Budi' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Nomor telepon/ }), { target: { value: '99999999' } });
  fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
  expect(await screen.findByText('Periksa nomor telepon ini.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' }).value).toBe('Budi');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the summary shows the six numbers', async () => {
  openApp({ path: '/summary' });
  await screen.findByRole('heading', { name: 'Ringkasan' });
  const numbers = [
    'Orang hadir',
    'Undangan masuk',
    'Hadiah diterima',
    'Suvenir diberikan',
    'Orang dikonfirmasi',
    'Undangan dikonfirmasi',
  ];
  const shown = numbers.map((label) => screen.getByRole('heading', { name: label }).nextElementSibling?.textContent);
  expect(shown).toEqual(['184 / 412', '74 / 160', '51', '68', '412', '160']);
});

test('settings change language, display and sound on this device', async () => {
  openApp({ path: '/settings' });
  fireEvent.click(await screen.findByRole('button', { name: 'Tampilan terang' }));
  fireEvent.click(screen.getByRole('button', { name: 'Suara' }));
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(usePreferences.getState()).toMatchObject({ scheme: 'light', hasSound: false });
});

test('logging out ends the session', async () => {
  const { where, named } = openApp({ path: '/settings', answers: { logout: () => null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(where()).toBe('/login'));
  expect(named('logout')).toHaveLength(1);
});
