import { jest } from '@jest/globals';
import { listWishes } from '@janur/contracts';
import { LANGUAGE_TABLE, LANGUAGES } from '@janur/contracts/languages';
import { answer } from '@janur/data/testing';
import { full } from '@janur/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, ready } from '../../testing/guest-page.tsx';

// one language's file never arrives: each is a request of its own
jest.unstable_mockModule('@janur/i18n/guest/kr', () => {
  throw new TypeError('Failed to fetch');
});

beforeEach(() => {
  document.documentElement.lang = 'en';
  answer(listWishes, () => []);
});

const open = () => openPage(ready({ client: full() }));
const globe = () => screen.getByRole('button', { name: /English|Bahasa Indonesia|日本語/, expanded: false });
async function openMenu() {
  fireEvent.click(globe());
  return within(await screen.findByRole('dialog'));
}
async function choose(name: string) {
  fireEvent.click((await openMenu()).getByRole('button', { name }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const headed = (title: string) => screen.findByRole('heading', { name: title });

const JAPANESE = LANGUAGE_TABLE.ja.endonym;
const ENGLISH = LANGUAGE_TABLE.en.endonym;
const KOREAN = LANGUAGE_TABLE.kr.endonym;

test('the menu has every language in its own words, and says which one is shown', async () => {
  await open();
  const menu = await openMenu();
  const offered = menu.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(offered).toEqual(LANGUAGES.map((language) => LANGUAGE_TABLE[language].endonym));
  expect(menu.getByRole('button', { name: ENGLISH }).getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(menu.getByRole('button', { name: ENGLISH }));
});

test('a choice changes the page in place and closes the menu', async () => {
  await open();
  await choose(JAPANESE);
  await closed();
  expect(document.documentElement.lang).toBe('ja');
  expect(screen.queryByRole('heading', { name: 'Gifts' })).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(JAPANESE) })).toBe(document.activeElement);
});

test('the tab says what the page is in the chosen language, and in the hosts’ own what they wrote', async () => {
  document.title = 'We marry!';
  await open();
  await choose(JAPANESE);
  await waitFor(() => expect(document.title).toBe('Sinta & Rama · 結婚式の招待状'));
  await choose(ENGLISH);
  await waitFor(() => expect(document.title).toBe('We marry!'));
});

test('a choice is remembered at the next visit, until the couple’s own language is chosen', async () => {
  await open();
  await choose(JAPANESE);
  await closed();
  cleanup();
  await open();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gifts' })).toBeNull());
  await choose(ENGLISH);
  await headed('Gifts');
  cleanup();
  await open();
  await openMenu();
  expect(screen.getByRole('button', { name: ENGLISH }).getAttribute('aria-current')).toBe('true');
  expect(localStorage).toHaveLength(0);
});

test('a language that does not come leaves the page as it is, and says so', async () => {
  await open();
  await choose(KOREAN);
  expect(await screen.findByText(/^This language could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gifts', hidden: true })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage).toHaveLength(0);
});

test('after it another one can be chosen', async () => {
  await open();
  await choose(KOREAN);
  await screen.findByText(/^This language could not be loaded/);
  fireEvent.click(screen.getByRole('button', { name: JAPANESE }));
  await closed();
  expect(document.documentElement.lang).toBe('ja');
});

test('a remembered language that does not come leaves the couple’s own', async () => {
  localStorage.setItem('janur-language:sinta-rama', 'kr');
  await open();
  const menu = await openMenu();
  expect(menu.getByRole('button', { name: ENGLISH }).getAttribute('aria-current')).toBe('true');
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a tap beside it', () => fireEvent.click(screen.getByRole('dialog'))],
])('%s closes the menu, and the globe has the focus again', async (_, close) => {
  await open();
  await openMenu();
  close();
  await closed();
  expect(document.activeElement).toBe(globe());
});
