import { fireEvent, screen, waitFor } from '@testing-library/react';
import { full } from '../testing/fixtures.ts';
import { renderOn, teachMedia } from '../testing/render.tsx';
import GalleryPictures from './gallery-pictures.tsx';

/** Nothing moves: jsdom ends no transition. */
const still = (option = {}) => full({ option: { animation: false, ...option } });
const called = (number: number) => `Picture ${number} of 6: Picture ${number}`;
const open = (number: number) => fireEvent.click(screen.getByRole('button', { name: called(number) }));
const lightbox = () => document.querySelector<HTMLElement>('[data-part="lightbox"]');

beforeAll(teachMedia);

afterEach(async () => {
  // it stands beside what a test renders
  if (lightbox()) window.history.back();
  await waitFor(() => expect(lightbox()).toBeNull());
});

test('the pictures of both sections are buttons, those of banners are not', () => {
  renderOn(still(), <GalleryPictures />);
  expect(screen.getAllByRole('button').map((button) => button.querySelector('img')?.alt)).toEqual([
    'Picture 1 of 6: Picture 1',
    'Picture 2 of 6: Picture 2',
    'Picture 3 of 6: Picture 3',
    'Picture 4 of 6: Picture 4',
    'Picture 5 of 6: Picture 5',
    'Picture 6 of 6: Picture 6',
  ]);
});

test('a picture without words is called by its place alone, which is written on it, too', () => {
  const { content } = full();
  const galleries = content.galleries.map((item) => ({ ...item, title: '' }));
  renderOn(full({ content: { galleries } }), <GalleryPictures />);
  const second = screen.getByRole('button', { name: 'Picture 2 of 6' });
  expect(second.querySelector('[data-part="place"]')?.textContent).toBe('Picture 2 of 6');
});

test('a caption stands on a picture’s foot, and its button is called by it', () => {
  renderOn(still(), <GalleryPictures caption={({ title }) => title} />);
  expect(screen.getByRole('button', { name: called(5) }).querySelector('[data-part="caption"]')?.textContent).toBe(
    'Picture 5',
  );
  document.body.replaceChildren();
  renderOn(still(), <GalleryPictures />);
  expect(document.querySelector('[data-part="caption"]')).toBeNull();
});

test('a picture opens large, with its title and a way to save it', async () => {
  renderOn(still(), <GalleryPictures />);
  open(5);
  await waitFor(() => expect(lightbox()?.getAttribute('aria-modal')).toBe('true'));
  expect(document.querySelector('[data-part="lightbox-title"]')?.textContent).toBe('Picture 5');
  const save = document.querySelector<HTMLAnchorElement>('[data-part="lightbox-download"]');
  expect(save?.getAttribute('href')).toBe('/files/fixture/5.webp');
  expect(save?.title).toBe('Save picture');
});

test('the back button closes it', async () => {
  renderOn(still(), <GalleryPictures />);
  open(1);
  await waitFor(() => expect(lightbox()).not.toBeNull());
  window.history.back();
  await waitFor(() => expect(lightbox()).toBeNull());
});

test('with NO_DOWNLOAD nothing saves, and no context menu comes up', async () => {
  renderOn(still({ gallery_style: 'NO_DOWNLOAD' }), <GalleryPictures />);
  // `fireEvent` answers false where somebody prevented the default
  expect(fireEvent.contextMenu(screen.getByRole('img', { name: called(1) }))).toBe(false);
  open(1);
  await waitFor(() => expect(lightbox()).not.toBeNull());
  expect(document.querySelector('[data-part="lightbox-download"]')).toBeNull();
  const large = lightbox();
  expect(large && fireEvent.contextMenu(large)).toBe(false);
});

test('with slider the row has buttons to slide it', () => {
  renderOn(full({ option: { slider: true } }), <GalleryPictures />);
  expect(screen.getAllByRole('button', { name: 'Next picture' })).toHaveLength(2);
  expect(document.querySelectorAll('[data-slider]')).toHaveLength(2);
});

test('the couple’s own placing goes in, what loads something does not', () => {
  const galleries_css = 'grid-template-columns: repeat(3, 1fr); background: url(//evil.example); position: fixed';
  renderOn(full({ content: { galleries_css } }), <GalleryPictures />);
  const list = document.querySelector('[data-part="pictures"]') ?? document.body;
  expect(getComputedStyle(list).gridTemplateColumns).toBe('repeat(3, 1fr)');
  expect(getComputedStyle(list).position).not.toBe('fixed');
});
