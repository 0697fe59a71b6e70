import { deleteWish, listAllWishes, type ModeratedWish, restoreWish } from '@janur/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const wish = (over: Partial<ModeratedWish>): ModeratedWish => ({
  id: 1,
  name: 'Bude Tari',
  message: 'Semoga langgeng.',
  created_at: '2026-11-20T03:00:00.000Z',
  client_id: 4,
  client_name: 'Sinta & Rama',
  slug: 'sinta-rama',
  source: null,
  ...over,
});

/** A server that keeps wishes, with those that were taken down aside. */
function wishesOf(...all: ModeratedWish[]) {
  const down = new Set<number>();
  answer(listAllWishes, ({ query }) =>
    all.filter(({ id, message }) => !down.has(id) && message.includes(query.search ?? '')),
  );
  answer(deleteWish, ({ params }) => (down.add(params.id), null));
  answer(restoreWish, ({ params }) => (down.delete(params.id), null));
  return down;
}

test('a wish is taken down at once and put back by its undo', async () => {
  const down = wishesOf(wish({}), wish({ id: 2, name: 'Anton' }));
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus ucapan Bude Tari' }));
  await screen.findByText('Ucapan Bude Tari dihapus.');
  expect([...down]).toEqual([1]);
  expect(screen.queryByRole('heading', { name: 'Bude Tari' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Anton' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Urungkan|Batalkan/ }));
  await screen.findByRole('heading', { name: 'Bude Tari' });
  expect([...down]).toEqual([]);
});

test('a wish that could not be taken down stays, with the reason', async () => {
  wishesOf(wish({}));
  answer(deleteWish, () => {
    throw new Refusal('UNAVAILABLE');
  });
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus ucapan Bude Tari' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ucapan Bude Tari belum terhapus.');
  expect(screen.getByRole('heading', { name: 'Bude Tari' })).toBeTruthy();
});

test('a long wish is folded until it is wanted whole', async () => {
  wishesOf(wish({ message: 'Selamat menempuh hidup baru. '.repeat(20) }));
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Baca semua' }));
  expect(screen.getByRole('button', { name: 'Ringkas' }).getAttribute('aria-expanded')).toBe('true');
});

test('a search is in the address, and without a match all wishes are one tap away', async () => {
  wishesOf(wish({}));
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bahagia' } });
  const all = await screen.findByRole('link', { name: 'Lihat semua' });
  expect(whereabouts()).toContain('bahagia');
  fireEvent.click(all);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bude Tari' })).toBeTruthy());
});

test('nobody but an admin sees wishes', async () => {
  wishesOf(wish({}));
  await openDashboard('/wishes', 'CLIENT');
  expect(screen.queryByText('Semoga langgeng.')).toBeNull();
});
