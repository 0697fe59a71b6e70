/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { WAITING } from '../first-screen/start-script.ts';
import { DOCUMENT_ID } from './document-id.ts';
import { AGAIN, READING_SCRIPT } from './reading-script.ts';

const DOCUMENT = `<div id="${DOCUMENT_ID}"><p data-note="failed" hidden>It failed.</p><p data-note="slow" hidden>It is slow.</p>
  <h1>Sinta</h1><form><input name="a.name"></form></div>`;

/** A page as the server prints it, whose few lines run; the shell's script has been let in. */
function opened({ reading = DOCUMENT, isWaiting = false, hasCover = true } = {}) {
  document.documentElement.removeAttribute('data-reading');
  document.head.innerHTML = `<style type="${WAITING}">p { color: red }</style>`;
  document.body.innerHTML = `<div id="root">${hasCover ? '<button data-part="open"><i>Open</i></button>' : 'Loading'}</div>
    <script type="${isWaiting ? WAITING : 'text/started'}" src="/shell.js" data-shell></script>
    <script type="${AGAIN}" src="/shell.js?retry=1" data-shell></script>${reading}`;
  // the page of the test before listens no more
  for (const [type, listener, isEarly] of listening.splice(0)) document.removeEventListener(type, listener, isEarly);
  window.eval(READING_SCRIPT);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const listening: Parameters<typeof document.addEventListener>[] = [];

beforeAll(() => {
  window.scrollTo = () => undefined;
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...told: Parameters<typeof document.addEventListener>) => {
    listening.push(told);
    listen(...told);
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.janurTap = undefined;
});

const script = (address: string) => document.querySelector(`script[src="${address}"]`);
const tell = (element: Element | null, type: string) => element?.dispatchEvent(new Event(type));
const isRead = () => document.documentElement.hasAttribute('data-reading');
const said = () => [...document.querySelectorAll<HTMLElement>('[data-note]')].filter(({ hidden }) => !hidden);

test('a shell that does not come is asked for once more, at another address', () => {
  opened();
  tell(script('/shell.js'), 'error');
  expect(isRead()).toBe(false);
  expect(script('/shell.js?retry=1')?.hasAttribute('type')).toBe(false);
  expect(document.head.contains(script('/shell.js?retry=1'))).toBe(true);
});

test('when it does not come then either, the document is read, with a word, and nothing waits for scripts', () => {
  opened();
  tell(script('/shell.js'), 'error');
  tell(script('/shell.js?retry=1'), 'error');
  expect(isRead()).toBe(true);
  expect(said().map(({ textContent }) => textContent)).toEqual(['It failed.']);
  expect(document.activeElement?.textContent).toBe('Sinta');
  expect(document.querySelector('style')?.hasAttribute('type')).toBe(false);
});

test('a shell that came and does not run on this phone is as one that did not come', () => {
  opened();
  tell(script('/shell.js'), 'load');
  jest.advanceTimersByTime(1999);
  expect(isRead()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isRead()).toBe(true);
});

test('a shell that runs is left alone', () => {
  opened();
  if (globalThis.janurPage) globalThis.janurPage.isStarted = true;
  tell(script('/shell.js'), 'load');
  jest.advanceTimersByTime(10_000);
  expect(isRead()).toBe(false);
});

test('a shell that no other script has let in is as one that did not come', () => {
  opened({ isWaiting: true });
  jest.advanceTimersByTime(2000);
  expect(isRead()).toBe(true);
});

test('who has tapped and waited reads the document, until the page is there', () => {
  opened();
  document.querySelector<HTMLElement>('[data-part="open"] i')?.click();
  jest.advanceTimersByTime(2999);
  expect(isRead()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(said().map(({ textContent }) => textContent)).toEqual(['It is slow.']);
  globalThis.janurPage?.end();
  expect(isRead()).toBe(false);
  expect(document.getElementById(DOCUMENT_ID)).toBeNull();
});

test('a page with nothing to tap says its words when its script hangs', () => {
  opened({ hasCover: false });
  jest.advanceTimersByTime(7999);
  expect(isRead()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isRead()).toBe(true);
});

test.each([
  { hasCover: false, isStarted: true },
  { hasCover: true, isStarted: false },
])('a cover, and a page that has begun, wait as long as it takes: %p', ({ hasCover, isStarted }) => {
  opened({ hasCover });
  if (globalThis.janurPage) globalThis.janurPage.isStarted = isStarted;
  jest.advanceTimersByTime(60_000);
  expect(isRead()).toBe(false);
});

test('a page that answers taps itself shows no document, and pauses no song', () => {
  opened();
  globalThis.janurTap = { isTapped: true, isTaken: true, song: null };
  document.querySelector<HTMLElement>('[data-part="open"]')?.click();
  jest.advanceTimersByTime(10_000);
  expect(isRead()).toBe(false);
});

test('a song that a tap has started stops: the document has no button for it', () => {
  opened();
  const song = { pause: jest.fn() };
  globalThis.janurTap = { isTapped: true, isTaken: false, song: song as unknown as HTMLAudioElement }; // what is used of it
  globalThis.janurPage?.show('slow');
  expect(song.pause).toHaveBeenCalledTimes(1);
});

test('what is written into the document is known', () => {
  opened();
  document.querySelector('button')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(globalThis.janurPage?.isUsed).toBe(false);
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(globalThis.janurPage?.isUsed).toBe(true);
});

test('a page without a document says so', () => {
  opened({ reading: '' });
  expect(globalThis.janurPage?.show('failed')).toBe(false);
  expect(isRead()).toBe(false);
});

test('it is written for old phones, and ends neither a line nor a script', () => {
  expect(READING_SCRIPT).not.toMatch(/=>|\?\.|\?\?|`|\blet\b|\bconst\b|\/\/|<\//);
  expect(READING_SCRIPT.length).toBeLessThan(3 * 1024);
});
