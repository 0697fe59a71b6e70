import { listPasskeys, listSessions, removePasskey, renewRecoveryCodes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/dashboard.tsx';

const PHONE = { id: 4, name: 'Chrome, Android', created_at: '2027-01-04T02:00:00.000Z', last_used_at: null };
const CODES = Array.from({ length: 10 }, (_, index) => `${index}abc-defg-hjkm`);

async function openAccount(passkeys = [PHONE], left = 9) {
  answer(listSessions, () => []);
  answer(listPasskeys, () => ({ passkeys, recovery_codes_left: left }));
  await openDashboard('/account', 'CLIENT');
  return within(await screen.findByRole('region', { name: 'Passkey' }));
}

test('the account tells its passkeys and how many recovery codes are left', async () => {
  const section = await openAccount();
  expect(await section.findByText('Chrome, Android')).toBeTruthy();
  expect(section.getByText('Tersisa 9 kode pemulihan.')).toBeTruthy();
});

test('the last one goes only after it was said what that means', async () => {
  const section = await openAccount();
  const removed = answer(removePasskey, () => null);
  fireEvent.click(await section.findByRole('button', { name: 'Hapus passkey Chrome, Android' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hapus passkey Chrome, Android?' }));
  expect(question.getByText(/kata sandi saja cukup/)).toBeTruthy();
  expect(removed).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(removed).toMatchObject([{ params: { passkeyId: 4 } }]));
});

test('new codes are shown until somebody says that they are kept', async () => {
  const section = await openAccount([PHONE], 1);
  answer(renewRecoveryCodes, () => ({ recovery_codes: CODES }));
  fireEvent.click(await section.findByRole('button', { name: 'Buat kode baru' }));
  for (const code of CODES) expect(await section.findByText(code)).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Sudah saya simpan' }));
  await waitFor(() => expect(section.queryByText(CODES[0] ?? '')).toBeNull());
});

test('a browser that knows no passkeys offers none', async () => {
  const section = await openAccount([]);
  expect(await section.findByText(/^Browser ini belum bisa masuk dengan sidik jari/)).toBeTruthy();
  expect(section.queryByRole('button', { name: /Tambahkan passkey/ })).toBeNull();
});

test('an usher has none', async () => {
  answer(listSessions, () => []);
  await openDashboard('/account', 'USHER');
  expect(screen.queryByRole('region', { name: 'Passkey' })).toBeNull();
});
