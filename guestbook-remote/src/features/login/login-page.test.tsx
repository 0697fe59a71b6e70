import { ApiError, NetworkError } from '@janur/data';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../testing/api.ts';
import { openApp } from '../../testing/app.tsx';

// jsdom has no media queries; the login asks for the colour scheme
beforeAll(() => {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
});
afterEach(cleanup);

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama pengguna' });
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi');
const logIn = () => fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));

async function openLogin(qrScanLogin: () => unknown = () => ({ token: 't', role: 'USHER' })) {
  const app = openApp({ path: '/login', answers: { qrScanLogin } });
  await screen.findByRole('heading', { name: 'Siap menyambut tamu' });
  return { ...app, sent: () => app.named('qrScanLogin') };
}

function fill(name: string, secret: string) {
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
}

test('a username is trimmed, a password is sent as it was typed', async () => {
  const { sent, where } = await openLogin();
  fill(' dina ', ' two  spaces ');
  logIn();
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(sent()).toMatchObject([{ request: { body: { username: 'dina', password: ' two  spaces ' } } }]);
});

test.each([
  ['', 'secret', 'Isi nama pengguna Anda.', username],
  ['dina', '', 'Isi kata sandi Anda.', password],
])('with %j and %j it says what is missing, focuses it and sends nothing', async (name, secret, message, field) => {
  const { sent } = await openLogin();
  fill(name, secret);
  logIn();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('the password is shown and hidden again without losing it', async () => {
  await openLogin();
  fill('dina', 'secret');
  fireEvent.click(screen.getByRole('button', { name: 'Lihat kata sandi' }));
  expect(password().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));
  expect([password().type, password().value]).toEqual(['password', 'secret']);
});

test.each([
  [() => refusal(401, 'INVALID_CREDENTIALS'), 'Gagal masuk. Nama pengguna atau kata sandi tidak cocok.', 'true'],
  [() => new NetworkError('cut'), 'Tidak ada jawaban dari server. Periksa koneksi internet, lalu coba lagi.', null],
])('%s is told as a person can act on it', async (failure, message, invalid) => {
  await openLogin(() => Promise.reject(failure()));
  fill('dina', 'wrong');
  logIn();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect([username(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual([invalid, invalid]);
});

test('after too many attempts it says how long to wait', async () => {
  await openLogin(() => Promise.reject(new ApiError(429, undefined, 42)));
  fill('dina', 'wrong');
  logIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Terlalu banyak percobaan. Coba lagi dalam 42 detik.');
});

test('a second press while the login is on its way sends no second one', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { sent, where } = await openLogin(() => answer.promise);
  fill('dina', 'secret');
  logIn();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Masuk' }).getAttribute('aria-busy')).toBe('true'));
  logIn();
  expect(sent()).toHaveLength(1);
  answer.resolve({ token: 't', role: 'USHER' });
  await waitFor(() => expect(where()).toBe('/scan'));
});

test('who has a login card finds the way to scan it', async () => {
  await openLogin();
  expect(screen.getByRole('link', { name: 'Masuk dengan kartu QR' }).getAttribute('href')).toBe(
    '/dashboard/scan-login',
  );
});

test('each of the nine languages can be chosen before anybody is logged in', async () => {
  await openLogin();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bahasa' });
  expect([...list.options].map(({ text }) => text)).toHaveLength(9);
  fireEvent.change(list, { target: { value: 'ge' } });
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Sprache' }), { target: { value: 'id' } });
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeTruthy();
});
