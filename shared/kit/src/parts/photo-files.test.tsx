import { fireEvent, screen } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import { Photo } from './photo.tsx';

const variant = (width: number, type: 'image/webp' | 'image/avif') => ({
  url: `/files/a-${width}.${type.slice(6)}`,
  width,
  type,
});
const images = {
  '/files/a.webp': {
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,AAAA',
    variants: [variant(400, 'image/webp'), variant(800, 'image/webp'), variant(400, 'image/avif')],
  },
};

test('the browser may choose among the files that there are', () => {
  renderOn(client({ images }), <Photo src="/files/a.webp" alt="Both" sizes="50vw" />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('srcset')).toBe('/files/a-400.webp 400w, /files/a-800.webp 800w');
  expect(picture.getAttribute('sizes')).toBe('auto, 50vw');
  const avif = document.querySelector('source');
  expect(avif?.type).toBe('image/avif');
  expect(avif?.getAttribute('srcset')).toBe('/files/a-400.avif 400w');
});

test('a tiny picture stands in until the large one is there', () => {
  renderOn(client({ images }), <Photo src="/files/a.webp" alt="Both" />);
  const picture = screen.getByRole('img');
  expect(picture.style.backgroundImage).toContain('data:image/webp');
  fireEvent.load(picture);
  expect(picture.style.backgroundImage).toBe('');
});

test('a picture of elsewhere is shown as it is', () => {
  renderOn(client({ images }), <Photo src="https://cdn.example/b.jpg" alt="Both" />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('srcset')).toBeNull();
  expect(picture.getAttribute('sizes')).toBeNull();
});

test('only the cover is loaded at once', () => {
  renderOn(client({ images }), <Photo src="/files/a.webp" alt="Cover" isCover />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img').getAttribute('sizes')).not.toContain('auto');
});
