import { authDetail, changePassword, endOtherSessions, endSession, listSessions } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountOf, openDashboard } from '../../testing/dashboard.tsx';

const PHONE = {
  id: 2,
  device: 'Chrome, Android',
  network: '203.0.113.7',
  created_at: '2026-11-22T08:00:00Z',
  last_seen_at: new Date(Date.now() - 7_200_000).toISOString(),
  expires_at: '2026-11-30T08:00:00Z',
  stays_signed_in: true,
  is_current: false,
};
const DESK = { ...PHONE, id: 1, device: 'Firefox, Linux', last_seen_at: new Date().toISOString(), is_current: true };

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const OWN = 'hujan pagi di teras';

describe('the own password', () => {
  test('is changed with the current one, and the others are told to be out', async () => {
    await openDashboard('/account', 'CLIENT');
    const asked = answer(changePassword, () => null);
    await press('Ganti kata sandi');
    fill('Kata sandi saat ini', 'janur-demo');
    fill('Kata sandi baru', OWN);
    await press('Ganti kata sandi');
    expect(await screen.findByText(/Kata sandi sudah diganti/)).toBeTruthy();
    expect(asked).toMatchObject([{ body: { current_password: 'janur-demo', new_password: OWN } }]);
  });

  test.each([
    ['', OWN, 'Isi kata sandi saat ini.'],
    ['janur-demo', 'pendek', 'Terlalu pendek: pakai paling sedikit 10 karakter'],
    ['janur-demo', 'Password123', 'Kata sandi ini dipakai banyak orang. Pilih yang lain'],
    ['janur-demo', 'sinta-rama1', 'Terlalu mirip nama pengguna'],
  ])('from %j to %j is not sent, and why is said', async (current, next, problem) => {
    await openDashboard('/account', 'CLIENT');
    const asked = answer(changePassword, () => null);
    await press('Ganti kata sandi');
    fill('Kata sandi saat ini', current);
    fill('Kata sandi baru', next);
    await press('Ganti kata sandi');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('with a wrong current one stays, and what was typed too', async () => {
    await openDashboard('/account', 'ADMIN');
    answer(changePassword, () => {
      throw new Refusal('INVALID_CREDENTIALS');
    });
    await press('Ganti kata sandi');
    fill('Kata sandi saat ini', 'salah');
    fill('Kata sandi baru', OWN);
    await press('Ganti kata sandi');
    await waitFor(() => expect(screen.getByLabelText('Kata sandi saat ini').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Kata sandi baru')).toHaveProperty('value', OWN);
  });
});

test.each(['ADMIN', 'CLIENT', 'DESIGNER', 'USHER'] as const)(
  'a %s with a password that was made for them sees nothing before it is changed',
  async (role) => {
    await openDashboard('/clients', { ...accountOf(role), must_change_password: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buat kata sandi Anda');
    expect(screen.queryByRole('navigation')).toBeNull();
    const asked = answer(changePassword, () => null);
    answer(authDetail, () => accountOf(role));
    fill('Kata sandi baru', OWN);
    await press('Simpan dan lanjutkan');
    await waitFor(() => expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0));
    expect(asked).toMatchObject([{ body: { new_password: OWN } }]);
  },
);

describe('the own devices', () => {
  test('are listed with what one knows them by, and each is logged out', async () => {
    let sessions = [DESK, PHONE];
    answer(listSessions, () => sessions);
    await openDashboard('/account', 'DESIGNER');
    const asked = answer(endSession, () => {
      sessions = [DESK];
      return null;
    });
    const devices = within(await screen.findByRole('region', { name: 'Perangkat' }));
    expect((await devices.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox, Linux.*Perangkat ini$/),
      expect.stringMatching(/^Chrome, Android.*2 jam yang lalu.*203\.0\.113\.7.*tetap masuk/),
    ]);
    fireEvent.click(devices.getByRole('button', { name: 'Keluarkan Chrome, Android' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toMatchObject([{ params: { sessionId: 2 } }]);
    expect(devices.queryByRole('button', { name: 'Keluarkan semua perangkat lain' })).toBeNull();
  });

  test('are all logged out but this one', async () => {
    let sessions = [DESK, PHONE];
    answer(listSessions, () => sessions);
    await openDashboard('/account', 'ADMIN');
    const asked = answer(endOtherSessions, () => {
      sessions = [DESK];
      return null;
    });
    await press('Keluarkan semua perangkat lain');
    expect(await screen.findByText('Sudah keluar.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});
