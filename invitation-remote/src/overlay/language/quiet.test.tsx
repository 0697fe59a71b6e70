import { listWishes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { useMusic } from '@janur/kit';
import { full } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sound } from '../../testing/browser.ts';
import { openPage, ready } from '../../testing/guest-page.tsx';

beforeEach(() => void answer(listWishes, () => []));
afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-quiet');
});

const page = (isOpened: boolean) => openPage(ready({ client: full() }), { isOpened });
const look = () => document.querySelector('[data-look]')?.getAttribute('data-animation');
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

test('on the cover it is switched on beside the globe, and the tap that opens the invitation starts no song', async () => {
  await page(false);
  const quiet = await screen.findByRole('button', { name: 'Quiet mode' });
  fireEvent.click(quiet);
  expect(isOn(quiet)).toBe(true);
  expect(look()).toBe('off');
  fireEvent.click(await screen.findByRole('button', { name: 'Open invitation' }));
  const play = await screen.findByRole('button', { name: 'Play music' });
  expect(sound.isHeard).toBe(false);
  fireEvent.click(play);
  await waitFor(() => expect(sound.isHeard).toBe(true));
});

test('once it is open the menu of languages has the switch, which silences the song and brings all back', async () => {
  await page(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Play music' }));
  await waitFor(() => expect(sound.isHeard).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: /English/, expanded: false }));
  const menu = within(await screen.findByRole('dialog'));
  const quiet = menu.getByRole('button', { name: /^Quiet mode/ });
  fireEvent.click(quiet);
  expect(useMusic.getState().isPlaying).toBe(false);
  await waitFor(() => expect(sound.isHeard).toBe(false));
  expect(look()).toBe('off');
  fireEvent.click(quiet);
  expect(isOn(quiet)).toBe(false);
  expect(look()).toBe('on');
});
