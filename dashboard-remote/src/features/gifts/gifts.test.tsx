import { addGift, changeGift, findGivers, type Gift, listGifts, removeGift } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../testing/dashboard.tsx';
import { anEnvelope } from '../../testing/factories.ts';

const giftOf = (over: Partial<Gift> = {}) => anEnvelope({ number: '12', amount: 500_000, ...over });

// an offer of one test is none of the next
afterEach(() => notifications.clean());

function givenBook(gifts: Gift[]) {
  return answer(listGifts, ({ body: { with_amounts } }) => ({
    rows: gifts.map((gift) => ({ ...gift, amount: with_amounts ? gift.amount : null })),
    header: {
      total: gifts.length,
      not_thanked: gifts.filter(({ thanked_at }) => thanked_at === null).length,
      owed: 0,
      not_counted: 0,
      unwritten: 2,
      total_amount: with_amounts ? 500_000 : null,
      perhaps_twice: 1,
      perhaps_twice_amount: with_amounts ? 200_000 : null,
    },
  }));
}

test('sums are asked for and shown only after one tap, and hidden by the next', async () => {
  const asked = givenBook([giftOf()]);
  await openDashboard('/gifts', 'CLIENT');
  expect(await screen.findByText('Pakde Joko')).toBeTruthy();
  expect(screen.queryByText('500.000')).toBeNull();
  expect(asked.every(({ body }) => !body.with_amounts)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan jumlah' }));
  expect((await screen.findAllByText('500.000')).length).toBe(2);
  expect(screen.getByText(/200\.000 di antaranya terhitung dua kali/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sembunyikan jumlah' }));
  await waitFor(() => expect(screen.queryByText('500.000')).toBeNull());
  expect(screen.getByText(/Hadiah dari 2 tamu di pintu/)).toBeTruthy();
  expect(screen.getByText(/^1 titipan mungkin dicatat dua kali/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat yang mana' }).getAttribute('href')).toContain('shown=twice');
  expect(screen.queryByText(/200\.000/)).toBeNull();
});

test('thanks are one tap, with the way back', async () => {
  givenBook([giftOf()]);
  const changed = answer(changeGift, () => giftOf());
  await openDashboard('/gifts', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Terima kasih kepada Pakde Joko sudah disampaikan' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(changed.map(({ body }) => body)).toEqual([{ is_thanked: true }, { is_thanked: false }]));
});

test('a guest is chosen while one types, the next envelope follows at once', async () => {
  givenBook([]);
  answer(findGivers, () => [{ code: 'GRACE1', name: 'Tante Grace', guest_group: null }]);
  const added = answer(addGift, () => giftOf());
  await openDashboard('/gifts', 'CLIENT');
  const [add] = await screen.findAllByRole('button', { name: 'Catat hadiah' });
  if (add) fireEvent.click(add);
  const giver = await screen.findByRole('combobox', { name: 'Pemberi' });
  fireEvent.change(giver, { target: { value: 'Grace' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Tante Grace', hidden: true }));
  fireEvent.change(screen.getByLabelText('Jumlah uang'), { target: { value: '250000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan, lalu berikutnya' }));
  await waitFor(() =>
    expect(added[0]?.body).toMatchObject({ giver_name: 'Tante Grace', guest_code: 'GRACE1', amount: 250_000 }),
  );
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pemberi' })).toHaveProperty('value', ''));
});

test('what is half written is not lost by Escape: one is asked, may stay, and may save', async () => {
  givenBook([]);
  answer(findGivers, () => []);
  const added = answer(addGift, () => giftOf());
  await openDashboard('/gifts', 'CLIENT');
  const [add] = await screen.findAllByRole('button', { name: 'Catat hadiah' });
  if (add) fireEvent.click(add);
  const sheet = await screen.findByRole('dialog', { name: 'Catat hadiah' });
  // nothing is written yet: it closes
  fireEvent.keyDown(sheet, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (add) fireEvent.click(add);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Pemberi' }), { target: { value: 'Pakde Joko' } });
  fireEvent.change(screen.getByLabelText('Jumlah uang'), { target: { value: '250000' } });
  fireEvent.keyDown(screen.getByLabelText('Jumlah uang'), { key: 'Escape' });
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Perubahan belum disimpan' })).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Pemberi' })).toHaveProperty('value', 'Pakde Joko');
  fireEvent.keyDown(screen.getByLabelText('Jumlah uang'), { key: 'Escape' });
  const question = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }));
  fireEvent.click(question.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(added[0]?.body).toMatchObject({ giver_name: 'Pakde Joko', amount: 250_000 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what came from the door keeps its giver and cannot be struck out', async () => {
  givenBook([giftOf({ key: 'd7', kind: 'ENTRUSTED', carrier_name: 'Bude Tutik' })]);
  await openDashboard('/gifts', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^12 ?Pakde Joko/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pakde Joko' }));
  expect(sheet.getByText(/Diserahkan di pintu oleh Bude Tutik/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Hapus' })).toBeNull();
});

test('a gift that was not counted is struck out and comes back', async () => {
  const thanked_at = '2027-06-14T09:00:00.000Z';
  givenBook([giftOf({ amount: null, is_counted: false, kind: 'PARCEL', thing: 'Blender', thanked_at })]);
  const removed = answer(removeGift, () => null);
  const added = answer(addGift, () => giftOf());
  await openDashboard('/gifts', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^12 ?Pakde Joko/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(removed[0]?.params).toEqual({ giftKey: 'g1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(added[0]?.body).toMatchObject({ thing: 'Blender', received_at: '2027-06-12T04:00:00.000Z', thanked_at }),
  );
});

test('a gift whose sum is hidden is struck out only when that is confirmed', async () => {
  givenBook([giftOf()]);
  const removed = answer(removeGift, () => null);
  await openDashboard('/gifts', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^12 ?Pakde Joko/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Hapus hadiah Pakde Joko?' }));
  expect(asked.getByText(/Jumlahnya sedang tersembunyi/)).toBeTruthy();
  expect(removed).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a gift that the book has already is doubted, and written down by who is sure', async () => {
  givenBook([giftOf({ number: '12' })]);
  const added = answer(addGift, () => giftOf());
  await openDashboard('/gifts', 'CLIENT');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Catat hadiah' }))[0] ?? document.body);
  answer(findGivers, () => []);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Pemberi' }), { target: { value: 'pakde  JOKO' } });
  fireEvent.change(screen.getByLabelText('Jumlah uang'), { target: { value: '500rb' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/^Dari Pakde Joko sudah tercatat: Amplop, no\. 12, 12 Jun/)).toBeTruthy();
  expect(added).toEqual([]);
  fireEvent.blur(screen.getByLabelText('Jumlah uang'));
  fireEvent.click(screen.getByRole('button', { name: 'Tetap catat' }));
  await waitFor(() => expect(added[0]?.body).toMatchObject({ amount: 500_000 }));
});

test('an empty book says where gifts come from', async () => {
  givenBook([]);
  await openDashboard('/gifts', 'CLIENT');
  expect(await screen.findByText('Belum ada hadiah.')).toBeTruthy();
});

test('a book that does not come says so, and shows no sums that would still come', async () => {
  answer(listGifts, () => {
    throw new Refusal('FORBIDDEN');
  });
  await openDashboard('/gifts', 'CLIENT');
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  expect(document.querySelector('.mantine-Skeleton-root')).toBeNull();
});
