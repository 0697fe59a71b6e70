import { confirmPassword, listAccounts, listUshers, resetPassword } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDashboard } from '../testing/dashboard.tsx';

const DINA = {
  id: 7,
  name: 'Dina',
  username: 'dina-sinta-rama-7k2p',
  guest_book_role: 'FULL' as const,
  client_id: 3,
  client_name: 'Sinta & Rama',
  is_active: true,
  password_state: 'SET' as const,
  password_expires_at: null,
  last_login_at: null,
};

async function resetLate(confirm: () => null) {
  let isFresh = false;
  answer(listUshers, () => [DINA]);
  answer(listAccounts, () => []);
  const resets = answer(resetPassword, () => {
    if (!isFresh) throw new Refusal('CONFIRMATION_REQUIRED');
    return { user_name: DINA.username, password: 'rq5f-a9t5-xx59' };
  });
  const confirmed = answer(confirmPassword, () => {
    confirm();
    isFresh = true;
    return null;
  });
  await openDashboard('/ushers', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Tindakan lain untuk Dina' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Kata sandi baru' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Buat kata sandi baru' }));
  await screen.findByRole('dialog', { name: 'Benarkah ini Anda?' });
  return { resets, confirmed };
}

const enter = (password: string) => {
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
};

test('a reset long after the log-in asks for the password, then goes on by itself', async () => {
  const { resets, confirmed } = await resetLate(() => null);
  enter('janur-admin');
  expect(await screen.findByText('rq5f-a9t5-xx59')).toBeTruthy();
  expect(confirmed).toMatchObject([{ body: { password: 'janur-admin' } }]);
  expect(resets).toHaveLength(2);
});

test('a wrong password is said and asked again', async () => {
  await resetLate(() => {
    throw new Refusal('INVALID_CREDENTIALS');
  });
  enter('salah');
  expect(await screen.findByText('Kata sandi saat ini salah. Coba lagi.')).toBeTruthy();
  expect(screen.queryByText('rq5f-a9t5-xx59')).toBeNull();
});

test('who gives up gets nothing, and the call is not sent again', async () => {
  const { resets } = await resetLate(() => null);
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Benarkah ini Anda?' })).toBeNull());
  expect(resets).toHaveLength(1);
});
