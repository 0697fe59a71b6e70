import { problem } from '@janur/contracts/problems';
import { ApiError, NetworkError } from '@janur/data';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../testing/api.ts';
import { openApp } from '../../testing/app.tsx';
import { serverOf } from '../../testing/server.ts';

afterEach(cleanup);

const OWN = 'hujan pagi di teras';
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refused = () => Promise.reject(refusal(403, 'PASSWORD_CHANGE_REQUIRED'));
const detail = (must_change_password: boolean) => ({
  id: 1,
  name: 'Dina',
  username: 'dina-resepsi',
  role: 'USHER',
  is_guest_book: true,
  version: 'V2',
  guest_book_role: 'SCAN_ONLY',
  co_host_role: null,
  must_change_password,
});

test('who logged in with a password that was made for them chooses one before anything else', async () => {
  let isChanged = false;
  const { listGuestBookEvents: events } = serverOf().answers;
  const answers = {
    authDetail: () => detail(!isChanged),
    listGuestBookEvents: (request: Record<string, unknown>) => (isChanged ? events?.(request) : refused()),
    changePassword: () => {
      isChanged = true;
      return null;
    },
  };
  const { where, named } = openApp({ path: '/events', answers });
  await screen.findByRole('heading', { name: 'Buat kata sandi Anda' });
  expect(where()).toBe('/password');
  expect(screen.queryByLabelText('Kata sandi saat ini')).toBeNull();
  fill('Kata sandi baru', OWN);
  press('Simpan kata sandi');
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(named('changePassword')).toMatchObject([{ request: { body: { new_password: OWN } } }]);
});

test('it can be left only by logging out', async () => {
  const { where } = openApp({
    path: '/password',
    answers: { authDetail: () => detail(true), logout: () => null },
  });
  await screen.findByRole('heading', { name: 'Buat kata sandi Anda' });
  press('Keluar');
  await waitFor(() => expect(where()).toBe('/login'));
});

describe('a change when one likes', () => {
  async function open(changePassword: () => unknown = () => null) {
    const app = openApp({ path: '/password', answers: { authDetail: () => detail(false), changePassword } });
    await screen.findByRole('heading', { name: 'Ganti kata sandi' });
    return { ...app, sent: () => app.named('changePassword') };
  }

  test('asks the current one and leads back to the settings', async () => {
    const { sent, where } = await open();
    fill('Kata sandi saat ini', 'janur-usher');
    fill('Kata sandi baru', OWN);
    press('Simpan kata sandi');
    await waitFor(() => expect(where()).toBe('/settings'));
    expect(sent()).toMatchObject([{ request: { body: { current_password: 'janur-usher', new_password: OWN } } }]);
  });

  test.each([
    ['', OWN, 'Isi kata sandi saat ini.'],
    ['janur-usher', 'pendek', 'Terlalu pendek: pakai paling sedikit 10 karakter.'],
    ['janur-usher', 'bismillah123', 'Kata sandi ini dipakai banyak orang. Pilih yang lain.'],
    ['janur-usher', 'dina-resepsi1', 'Terlalu mirip nama pengguna.'],
  ])('from %j to %j is not sent, and why is said', async (current, next, said) => {
    const { sent } = await open();
    fill('Kata sandi saat ini', current);
    fill('Kata sandi baru', next);
    press('Simpan kata sandi');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test.each([
    ['a wrong current one', () => refusal(401, 'INVALID_CREDENTIALS'), 'Kata sandi saat ini salah. Coba lagi.'],
    ['no answer', () => new NetworkError('cut'), 'Kata sandi belum tersimpan. Periksa koneksi, lalu coba lagi.'],
    ['the same one', same, 'Ini kata sandi yang sekarang. Pilih yang lain.'],
  ])('is told of %s', async (_, failure, said) => {
    await open(() => Promise.reject(failure()));
    fill('Kata sandi saat ini', 'janur-usher');
    fill('Kata sandi baru', OWN);
    press('Simpan kata sandi');
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

function same(): ApiError {
  const wrong = problem('password_same');
  return new ApiError(422, {
    status: 'error',
    status_code: 422,
    message: '',
    error: {
      code: 'VALIDATION_FAILED',
      problem: wrong,
      fields: [{ path: 'body.new_password', message: '', ...wrong }],
    },
    request_id: 'test',
  });
}
