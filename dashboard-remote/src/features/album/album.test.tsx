import { listPhotos, type ModeratedPhoto, moderatePhotos, type PhotoState, saveAlbum } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountOf, openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const photo = (id: number, state: PhotoState = 'WAITING'): ModeratedPhoto => ({
  id,
  url: `/files/aa/${id}.webp`,
  width: 1600,
  height: 1200,
  placeholder: null,
  variants: [],
  name: `Budi ${id}`,
  state,
  created_at: '2026-11-20T03:00:00.000Z',
});

afterEach(() => notifications.clean());

const AFTER = { SHOW: 'SHOWN', HIDE: 'HIDDEN', WAIT: 'WAITING' } as const;

/** A server that keeps photos. */
function albumOf(...all: ModeratedPhoto[]) {
  let admits: 'REVIEW' | 'AT_ONCE' | 'CLOSED' = 'REVIEW';
  const kept = new Map(all.map((one) => [one.id, one]));
  const of = (state: PhotoState) => [...kept.values()].filter((one) => one.state === state);
  answer(listPhotos, ({ query }) => ({
    rows: of(query.state),
    header: {
      admits,
      waiting: of('WAITING').length,
      shown: of('SHOWN').length,
      hidden: of('HIDDEN').length,
      bytes: kept.size * 3_145_728,
    },
  }));
  answer(saveAlbum, ({ body }) => {
    admits = body.admits;
    return body;
  });
  const asked = answer(moderatePhotos, ({ body: { deed, photos } }) => {
    const ids = 'ids' in photos ? photos.ids : of(photos.state).map(({ id }) => id);
    for (const id of ids) {
      const one = kept.get(id);
      if (deed === 'REMOVE') kept.delete(id);
      else if (one) kept.set(id, { ...one, state: AFTER[deed] });
    }
    return { count: ids.length };
  });
  return { kept, asked, states: () => [...kept.values()].map(({ id, state }) => [id, state]) };
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('what waits comes first, and one tap shows a photo; its undo makes it wait again', async () => {
  const { states } = albumOf(photo(2), photo(1), photo(3, 'SHOWN'));
  await openDashboard('/album', 'CLIENT');
  expect((await screen.findByText('3 foto, 9 MB')).textContent).toBeTruthy();
  await press(/^Tayangkan foto Budi 2,/);
  await screen.findByText('1 foto tayang di undangan.');
  expect(states()).toContainEqual([2, 'SHOWN']);
  await press(/Urungkan|Batalkan$/);
  await waitFor(() => expect(states()).toContainEqual([2, 'WAITING']));
});

test('all that wait are shown in one tap', async () => {
  const { asked } = albumOf(photo(2), photo(1));
  await openDashboard('/album', 'CLIENT');
  await press('Tayangkan semua (2)');
  await screen.findByText('Tidak ada yang menunggu.');
  expect(asked.map(({ body }) => body)).toEqual([{ deed: 'SHOW', photos: { state: 'WAITING' } }]);
});

test('ticked photos are hidden together', async () => {
  const { asked } = albumOf(photo(3), photo(2), photo(1));
  await openDashboard('/album', 'CLIENT');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Pilih foto Budi 3,/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Pilih foto Budi 1,/ }));
  expect(screen.getByText('2 foto dipilih')).toBeTruthy();
  const bar = screen.getByRole('region', { name: 'Foto terpilih' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Sembunyikan' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Foto terpilih' })).toBeNull());
  expect(asked.map(({ body }) => body)).toEqual([{ deed: 'HIDE', photos: { ids: [3, 1] } }]);
});

test('photos go for good only after a question with their number', async () => {
  const { kept } = albumOf(photo(2), photo(1));
  await openDashboard('/album', 'CLIENT');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Pilih foto Budi 2,/ }));
  await press('Pilih semua di halaman ini');
  await press('Hapus');
  expect(kept.size).toBe(2);
  const question = await screen.findByRole('dialog', { name: 'Hapus 2 foto selamanya?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText('Belum ada foto.');
  expect(kept.size).toBe(0);
});

test('a pile is looked through large: what is decided leads to the next', async () => {
  const { states } = albumOf(photo(3), photo(2), photo(1));
  await openDashboard('/album', 'CLIENT');
  await press(/^Lihat foto Budi 3,/);
  const large = (name: string) => screen.findByRole('dialog', { name: `Foto dari ${name}` });
  fireEvent.click(within(await large('Budi 3')).getByRole('button', { name: 'Tayangkan' }));
  fireEvent.click(within(await large('Budi 2')).getByRole('button', { name: 'Sembunyikan' }));
  fireEvent.click(within(await large('Budi 1')).getByRole('button', { name: 'Tayangkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(states()).toEqual([
    [3, 'SHOWN'],
    [2, 'HIDDEN'],
    [1, 'SHOWN'],
  ]);
});

test('the couple says what becomes of new photos', async () => {
  albumOf(photo(1));
  await openDashboard('/album', 'CLIENT');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Foto baru' });
  fireEvent.change(choice, { target: { value: 'AT_ONCE' } });
  await waitFor(() => expect(choice.value).toBe('AT_ONCE'));
});

test('a co-host who only looks sees the photos and nothing to do with them', async () => {
  albumOf(photo(1));
  await openDashboard('/album', { ...accountOf('CLIENT'), co_host_role: 'LOOK' });
  fireEvent.click(await screen.findByRole('button', { name: /^Lihat foto Budi 1,/ }));
  const large = await screen.findByRole('dialog', { name: 'Foto dari Budi 1' });
  expect(within(large).queryByRole('button', { name: 'Tayangkan' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Foto baru' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Unduh semua' })).toBeNull();
});

test('all are downloaded by the browser itself', async () => {
  albumOf(photo(1));
  await openDashboard('/album', 'CLIENT');
  const link = await screen.findByRole('link', { name: 'Unduh semua' });
  expect(link.getAttribute('href')).toBe('/api/dashboard/clients/album/file');
  expect(link.hasAttribute('download')).toBe(true);
});

test('an album without photos says how they come', async () => {
  albumOf();
  await openDashboard('/album', 'CLIENT');
  await screen.findByText('Belum ada foto.');
  expect(screen.getByText(/pagi hari acara/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Unduh semua' })).toBeNull();
});

test('a refusal is told, and the photo stays where it is', async () => {
  albumOf(photo(1));
  answer(moderatePhotos, () => {
    throw new Refusal('UNAVAILABLE');
  });
  await openDashboard('/album', 'CLIENT');
  await press(/^Tayangkan foto Budi 1,/);
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: /^Tayangkan foto Budi 1,/ })).toBeTruthy();
});

test('what is hidden stands in its own list, and the address says which', async () => {
  albumOf(photo(2), photo(1, 'HIDDEN'));
  await openDashboard('/album', 'CLIENT');
  fireEvent.click(await screen.findByRole('link', { name: /Disembunyikan/ }));
  await screen.findByRole('button', { name: /^Tayangkan foto Budi 1,/ });
  expect(whereabouts()).toBe('/album?tab=hidden');
});
