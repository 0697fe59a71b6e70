import { waitFor } from '@testing-library/react';
import { hyphenate } from './hyphenate.ts';

const LINE = 10; // letters that a line has room for

/** jsdom lays nothing out: every text starts a line, which breaks after so many letters, at a space where there is one. */
function linesOf(range: Range): DOMRect[] {
  const { data } = range.startContainer as Text;
  const lineAt: number[] = [];
  let line = 0;
  let room = LINE;
  for (const [piece] of data.matchAll(/[^ \u00AD]+|[ \u00AD]/g)) {
    if (piece.length > room && piece.length <= LINE) [line, room] = [line + 1, LINE];
    for (let letter = 0; letter < piece.length; letter++) {
      if (room === 0) [line, room] = [line + 1, LINE];
      lineAt.push(line);
      room--;
    }
  }
  const lines = new Set(lineAt.slice(range.startOffset, range.endOffset));
  return [...lines].map((at) => ({ top: at * 20, height: 18 }) as DOMRect); // what is read of it
}

const shown = (text: string | null | undefined) => text?.replaceAll('\u00AD', '-');
let stop: (() => void) | undefined;

beforeAll(() => {
  Range.prototype.getClientRects = function getClientRects(this: Range) {
    return linesOf(this) as unknown as DOMRectList; // an array has all that is asked of it
  };
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

function page(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main') ?? document.body;
  stop = hyphenate(main);
  return main;
}
const reads = (element: Element | null | undefined, text: string) =>
  waitFor(() => expect(shown(element?.textContent)).toBe(text));

test('a word that has to break gets its hyphens, one that fits stays as it is', async () => {
  await reads(page('<p>Tempat untuk mengembalikannya</p>'), 'Tempat untuk mengem-ba-li-kan-nya');
});

test('what is in another language is left alone', async () => {
  await reads(page('<p lang="en">internationally</p><p>Beristirahatlah</p>'), 'internationallyBeris-ti-ra-hat-lah');
});

test('what is copied or typed is left alone', async () => {
  const address = 'https://contoh.example/keberlangsungan';
  const html = `<p data-part="address">${address}</p><textarea>mengembalikannya</textarea><p>Beristirahatlah</p>`;
  await reads(page(html), `${address}mengembalikannyaBeris-ti-ra-hat-lah`);
});

test('what comes later, and what is said anew, is looked at too', async () => {
  const main = page('<p>Doa</p>');
  main.insertAdjacentHTML('beforeend', '<p>Beristirahatlah</p>');
  await reads(main.lastElementChild, 'Beris-ti-ra-hat-lah');
  const [text] = main.querySelectorAll('p')[0]?.childNodes ?? [];
  if (text) text.nodeValue = 'mengembalikannya';
  await reads(main.firstElementChild, 'mengem-ba-li-kan-nya');
});

test('nothing more happens once it is stopped', async () => {
  const main = page('<p>Doa</p>');
  stop?.();
  main.insertAdjacentHTML('beforeend', '<p>Beristirahatlah</p>');
  // another one, begun later, has done its work by then
  const other = document.body.appendChild(document.createElement('div'));
  other.textContent = 'mengembalikannya';
  stop = hyphenate(other);
  await reads(other, 'mengem-ba-li-kan-nya');
  expect(main.textContent).toBe('DoaBeristirahatlah');
});
