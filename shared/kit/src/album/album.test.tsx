import { jest } from '@jest/globals';
import { type AlbumPhoto, listAlbum, type OwnPhoto, withdrawPhoto } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn, teachMedia } from '../testing/render.tsx';
import Album from './album.tsx';

beforeAll(teachMedia);

const photo = (id: number, change: Partial<AlbumPhoto> = {}): AlbumPhoto => ({
  id,
  url: `/files/aa/${id}.webp`,
  width: 1600,
  height: 1200,
  placeholder: null,
  variants: [{ url: `/files/aa/${id}-480.webp`, width: 480, height: 360, type: 'image/webp' }],
  name: `Budi ${id}`,
  ...change,
});
const own = (id: number, is_shown: boolean): OwnPhoto => ({ ...photo(id), is_shown });

function album({ photos = [] as AlbumPhoto[], is_open = false, left = 60, mine = [] as OwnPhoto[] } = {}) {
  const asked = answer(listAlbum, () => ({ rows: photos, header: { is_open, left, own: mine } }));
  renderOn(client({ option: { animation: false } }), <Album />);
  return asked;
}

test('photos are shown with whose they are, and more of them when somebody asks', async () => {
  const asked = album({ photos: Array.from({ length: 30 }, (_, index) => photo(30 - index)) });
  expect(await screen.findByRole('img', { name: 'Photo by Budi 30' })).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(24);
  fireEvent.click(screen.getByRole('button', { name: 'Show more photos' }));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(30));
  expect(asked.map(({ query }) => query.page)).toEqual([1, 2]);
  expect(screen.queryByRole('button', { name: 'Show more photos' })).toBeNull();
});

test('a photo opens large, by its name', async () => {
  album({ photos: [photo(2), photo(1)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Photo by Budi 1' }));
  const large = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part="lightbox"]');
    if (!found) throw new Error('not yet');
    return found;
  });
  expect(within(large).getByText('Budi 1')).toBeTruthy();
  window.history.back();
  await waitFor(() => expect(document.querySelector('[data-part="lightbox"]')).toBeNull());
});

test('who has no link of their own sees the photos and no place to add any', async () => {
  album({ photos: [photo(1)] });
  await screen.findByRole('img', { name: 'Photo by Budi 1' });
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
});

test('an album that could not be loaded is asked for again', async () => {
  answer(listAlbum, () => {
    throw new Refusal('UNAVAILABLE');
  });
  renderOn(client({ option: { animation: false } }), <Album />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(listAlbum, () => ({ rows: [photo(1)], header: { is_open: false, left: 0, own: [] } }));
  fireEvent.click(again);
  await screen.findByRole('img', { name: 'Photo by Budi 1' });
});

test('a guest sees what became of the own photos, and takes one back', async () => {
  album({ is_open: true, left: 58, mine: [own(4, false), own(3, true)] });
  await screen.findByRole('heading', { name: 'Your photos' });
  expect(screen.getByText(/waiting for the hosts/)).toBeTruthy();
  const asked = answer(withdrawPhoto, () => null);
  fireEvent.click(screen.getByRole('button', { name: 'Delete your photo number 1' }));
  await waitFor(() => expect(screen.queryByText(/waiting for the hosts/)).toBeNull());
  expect(asked.map(({ params }) => params.photoId)).toEqual([4]);
});

test('a photo that could not be taken back stays, and it is said', async () => {
  album({ is_open: true, mine: [own(4, false)] });
  answer(withdrawPhoto, () => {
    throw new Refusal('UNAVAILABLE');
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete your photo number 1' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not work');
});

test('who has brought as many as one may is told so in place of the button', async () => {
  album({ is_open: true, left: 0, mine: [own(4, true), own(3, true)] });
  await screen.findByText(/limit of 2 photos/);
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
});

test('of more photos than there is room for the first ones go', async () => {
  // nothing travels in this test: the ones that go stay on their way
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  album({ is_open: true, left: 1 });
  await screen.findByRole('button', { name: 'Add photos' });
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = ['a', 'b'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
  if (field) fireEvent.change(field, { target: { files } });
  expect((await screen.findByRole('alert')).textContent).toContain('b.jpg');
  expect(screen.getByRole('status').textContent).toBe('Sending: 0 of 1…');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  send.mockRestore();
});
