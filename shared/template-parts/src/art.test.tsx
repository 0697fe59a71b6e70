import { act, render } from '@testing-library/react';
import { Art } from './art.tsx';

const shown = (currentSrc: string) =>
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => currentSrc, configurable: true });
const sourceOf = (container: HTMLElement) => container.querySelector('source')?.getAttribute('srcset');

// jsdom loads no pictures
let decoded: (() => void) | null;
beforeEach(() => {
  decoded = null;
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
});

test('a draft gives way to its painting once that can be shown, whether it is a file or stands in the markup', async () => {
  shown('data:image/avif;base64,AAAA');
  const { container } = render(<Art avif="/wreath.avif" webp="/wreath.webp" draft="/wreath.draft.avif" />);
  expect(sourceOf(container)).toBe('/wreath.draft.avif');
  await act(async () => decoded?.());
  expect(sourceOf(container)).toBe('/wreath.avif');
});

test('where the browser took the WebP, nothing more is loaded', () => {
  shown('/wreath.webp');
  render(<Art avif="/wreath.avif" webp="/wreath.webp" draft="/wreath.draft.avif" />);
  expect(decoded).toBeNull();
});

test('without a draft the painting stands there at once', () => {
  shown('/moth.avif');
  const { container } = render(<Art avif="/moth.avif" webp="/moth.webp" />);
  expect(sourceOf(container)).toBe('/moth.avif');
  expect(decoded).toBeNull();
});
