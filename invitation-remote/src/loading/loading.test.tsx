import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { GuestTexts } from '@janur/kit';
import { Loading } from './loading.tsx';
import { openPage } from '../testing/guest-page.tsx';

// jsdom goes nowhere, and tells so
const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reloads = () => told.mock.calls.filter(([what]) => String(what).includes('navigation')).length;

beforeEach(() => {
  told.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
afterAll(() => told.mockRestore());

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('an invitation that the server could not find out is loading, and is asked for again after 5 s', async () => {
  await openPage({ state: 'pending', slug: 'sinta-rama' });
  expect(screen.getByRole('status').textContent).toBe('Loading invitation');
  await pass(4999);
  expect(reloads()).toBe(0);
  await pass(1);
  expect(reloads()).toBe(1);
});

test('after 6 s it says that it still tries', async () => {
  await openPage(null);
  await pass(5999);
  expect(screen.getByRole('status').textContent).toBe('Loading invitation');
  await pass(1);
  expect(screen.getByRole('status').textContent).toBe('Still opening your invitation');
});

test.each([
  ['/files/emblem.webp', 1],
  ['https://cdn.example/emblem.png', 0],
  [null, 0],
])('with the picture %s of the couple it shows %i, 96 px wide, and else the lines', (icon, shown) => {
  render(
    <GuestTexts language="en" texts={en}>
      <Loading icon={icon} />
    </GuestTexts>,
  );
  expect(document.querySelectorAll('img[width="96"]')).toHaveLength(shown);
});
