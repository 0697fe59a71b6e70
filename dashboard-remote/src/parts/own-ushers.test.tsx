import { addOwnUsher, endOwnUsher, listOwnUshers, type OwnUsher, renewUsherCard } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hostOf } from '../testing/couple.ts';
import { show } from '../testing/show.tsx';
import { OwnUshers } from './own-ushers.tsx';

const usherOf = (over: Partial<OwnUsher> = {}): OwnUsher => ({
  id: 5,
  name: 'Dimas Aditya',
  username: 'dimas-x7k2',
  guest_book_role: 'SCAN_ONLY',
  valid_until: '2027-06-13T01:00:00.000Z',
  last_login_at: null,
  ...over,
});

function open(ushers: OwnUsher[]) {
  answer(listOwnUshers, () => ushers);
  const [event] = hostOf().events;
  if (!event) throw new Error('no event');
  show(<OwnUshers event={event} />);
  fireEvent.click(screen.getByRole('button', { name: 'Penerima tamu sendiri' }));
}

test('an usher is appointed, and the password is shown once', async () => {
  open([]);
  const added = answer(addOwnUsher, ({ body }) => ({
    ...usherOf({ name: body.name }),
    password: 'abcd-efgh-jkmn',
    card_token: 'first',
  }));
  fireEvent.change(await screen.findByLabelText('Nama penerima tamu'), { target: { value: 'Dimas Aditya' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk penerima tamu' }));
  expect(await screen.findByText('abcd-efgh-jkmn')).toBeTruthy();
  expect(added[0]?.body).toEqual({ event_id: 1, name: 'Dimas Aditya', guest_book_role: 'SCAN_ONLY' });
  expect(screen.getByText(/berlaku sampai/i)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sudah disalin' }));
  await waitFor(() => expect(screen.queryByText('abcd-efgh-jkmn')).toBeNull());
});

test('a name is asked for', async () => {
  open([]);
  const added = answer(addOwnUsher, () => ({ ...usherOf(), password: 'abcd-efgh-jkmn', card_token: 'first' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tunjuk penerima tamu' }));
  expect(await screen.findByText('Tulis nama penerima tamunya')).toBeTruthy();
  expect(added).toHaveLength(0);
});

test('who is appointed stands there with the end of duty, and is dismissed', async () => {
  open([usherOf()]);
  const ended = answer(endOwnUsher, () => null);
  expect(await screen.findByText('Belum pernah masuk')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Berhentikan Dimas Aditya' }));
  expect(await screen.findByText(/Ponselnya langsung keluar/)).toBeTruthy();
  expect(ended).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Berhentikan' }));
  await waitFor(() => expect(ended[0]?.params).toEqual({ accountId: 5 }));
});

test('another login card is made after a question, and shown', async () => {
  open([usherOf()]);
  const made = answer(renewUsherCard, () => ({ ...usherOf(), card_token: 'second' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Kartu masuk Dimas Aditya' }));
  expect(await screen.findByText(/Kartu yang lama langsung tidak berlaku/)).toBeTruthy();
  expect(made).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Buat kartu baru' }));
  expect(await screen.findByRole('img', { name: 'Kode QR untuk masuk sebagai Dimas Aditya' })).toBeTruthy();
  expect(made[0]?.params).toEqual({ accountId: 5 });
});

test('what an usher may do is chosen among words, each as large as a finger', async () => {
  open([]);
  const added = answer(addOwnUsher, ({ body }) => ({
    ...usherOf({ name: body.name, guest_book_role: 'FULL' }),
    password: 'abcd-efgh-jkmn',
    card_token: 'first',
  }));
  fireEvent.change(await screen.findByLabelText('Nama penerima tamu'), { target: { value: 'Dimas Aditya' } });
  fireEvent.click(screen.getByRole('radio', { name: /^Seluruh buku tamu.+mencari tamu/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk penerima tamu' }));
  await waitFor(() => expect(added[0]?.body).toMatchObject({ guest_book_role: 'FULL' }));
});
