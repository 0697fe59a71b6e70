import { fireEvent, screen } from '@testing-library/react';
import { LoginForm } from './login-form.tsx';
import type { Credentials } from './use-login-form.ts';
import type { LoginProblem } from './login-problem.ts';
import { show } from './testing/render.tsx';

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama pengguna' });
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function showForm({ problem, isSending = false }: { problem?: LoginProblem; isSending?: boolean } = {}) {
  const given: Credentials[] = [];
  show(<LoginForm onLogIn={(credentials) => given.push(credentials)} isSending={isSending} problem={problem} />);
  return given;
}

function fill(name: string, secret: string) {
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
}

test('hands over the trimmed username and the password as it was typed', () => {
  const given = showForm();
  fill(' dina ', ' two  spaces ');
  press('Masuk');
  expect(given).toEqual([{ username: 'dina', password: ' two  spaces ', stay_signed_in: false }]);
});

test.each([
  ['', 'secret', 'Isi nama pengguna Anda.', username],
  ['dina', '', 'Isi kata sandi Anda.', password],
])('with %j and %j it says what is missing, focuses it and sends nothing', (name, secret, said, field) => {
  const given = showForm();
  fill(name, secret);
  press('Masuk');
  expect(screen.getByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(given).toEqual([]);
});

test('the password is shown and hidden again without losing it', () => {
  showForm();
  fill('dina', 'secret');
  press('Lihat kata sandi');
  expect(password().type).toBe('text');
  press('Sembunyikan kata sandi');
  expect(password().type).toBe('password');
  expect(password().value).toBe('secret');
});

test('a refusal is announced above the button and marks both fields', () => {
  showForm({ problem: { kind: 'refused' } });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Gagal masuk. Nama pengguna atau kata sandi tidak cocok.');
  expect(alert.compareDocumentPosition(screen.getByRole('button', { name: 'Masuk' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect([username(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});

test.each<[LoginProblem, string]>([
  [{ kind: 'limited', seconds: 42 }, 'Terlalu banyak percobaan. Coba lagi dalam 42 detik.'],
  [{ kind: 'limited', seconds: undefined }, 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'],
  [{ kind: 'offline' }, 'Tidak ada jawaban dari server. Periksa koneksi internet, lalu coba lagi.'],
])('%j is told as a person can act on it', (problem, words) => {
  showForm({ problem });
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('Enter while a login is on its way sends no second one', () => {
  const given = showForm({ isSending: true });
  fill('dina', 'secret');
  fireEvent.submit(username());
  expect(given).toEqual([]);
});

test('an account with a passkey is asked for a recovery code besides, and it goes along', () => {
  const given = showForm({ problem: { kind: 'passkey' } });
  expect(screen.getByRole('alert').textContent).toContain('memakai passkey');
  fill('sinta', 'secret');
  fireEvent.change(screen.getByRole('textbox', { name: 'Kode pemulihan' }), { target: { value: ' 7k2p-aaaa-bbbb ' } });
  press('Masuk');
  expect(given).toEqual([
    { username: 'sinta', password: 'secret', stay_signed_in: false, recovery_code: '7k2p-aaaa-bbbb' },
  ]);
});

test('other accounts are asked for none', () => {
  showForm({ problem: { kind: 'refused' } });
  expect(screen.queryByRole('textbox', { name: 'Kode pemulihan' })).toBeNull();
});
