import { listWishes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { useRsvpResult } from '@janur/kit';
import { full } from '@janur/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sound } from '../testing/browser.ts';
import { openPage, ready } from '../testing/guest-page.tsx';

beforeEach(() => void answer(listWishes, () => []));

const open = (option = {}, isOpened = true) => openPage(ready({ client: full({ option }) }), { isOpened });
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

describe('music', () => {
  const play = () => screen.queryByRole('button', { name: 'Play music' });
  const pause = () => screen.findByRole('button', { name: 'Pause music' });
  async function tapOpening() {
    await open({}, false);
    fireEvent.click(await screen.findByRole('button', { name: 'Open invitation' }));
  }
  function showTab(isShown: boolean) {
    set(document, 'hidden', !isShown);
    fireEvent(document, new Event('visibilitychange'));
  }
  afterEach(() => set(document, 'hidden', false));

  test('begins with the tap that opens the invitation, and can be stopped and begun again', async () => {
    await tapOpening();
    const stop = await pause();
    expect(sound.isHeard).toBe(true);
    expect(sound.src).toContain('/files/fixture/song.mp3');
    fireEvent.click(stop);
    expect(sound.isHeard).toBe(false);
    // its name says what a tap does: pressed or not would be said twice
    expect(play()?.hasAttribute('aria-pressed')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Play music' }));
    await pause();
    expect(sound.isHeard).toBe(true);
  });

  test('has no button before that, and is silent', async () => {
    await open({}, false);
    expect(play()).toBeNull();
    expect(sound.isHeard).toBe(false);
  });

  test('a browser that forbids sound leaves the button in its silent state', async () => {
    sound.isForbidden = true;
    await tapOpening();
    expect(await screen.findByRole('button', { name: 'Play music' })).toBeTruthy();
    expect(sound.isHeard).toBe(false);
  });

  test('rests while the tab is hidden', async () => {
    await tapOpening();
    await pause();
    showTab(false);
    expect(sound.isHeard).toBe(false);
    showTab(true);
    await waitFor(() => expect(sound.isHeard).toBe(true));
  });

  test('that was stopped does not begin again with the tab', async () => {
    await open();
    showTab(false);
    showTab(true);
    expect(sound.isHeard).toBe(false);
  });

  test.each([null, 'https://cdn.example/song.mp3', '//cdn.example/song.mp3'])(
    'an invitation whose song is %j has no button',
    async (song_url) => {
      await open({ song_url });
      expect(play()).toBeNull();
    },
  );

  test('a song that cannot be read takes its button away', async () => {
    await open();
    fireEvent.click(play() ?? document.body);
    await waitFor(() => expect(sound.isHeard).toBe(true));
    act(() => void sound.player?.dispatchEvent(new Event('error')));
    expect(play()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause music' })).toBeNull();
  });
});

describe('the announcement', () => {
  const ANNOUNCEMENT = 'The road is closed: come by the north gate.';

  test('is there once the invitation is open, until it is closed', async () => {
    await open({ announcement: ANNOUNCEMENT });
    const text = await screen.findByText(ANNOUNCEMENT);
    const notice = within(text.closest('aside') ?? document.body);
    fireEvent.click(notice.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(ANNOUNCEMENT)).toBeNull();
  });

  test('stays behind with the first screen, and is there again for who comes back', async () => {
    await open({ announcement: ANNOUNCEMENT });
    await screen.findByText(ANNOUNCEMENT);
    const scrollTo = (y: number) => {
      set(window, 'scrollY', y);
      fireEvent.scroll(window);
    };
    scrollTo(window.innerHeight);
    expect(screen.queryByText(ANNOUNCEMENT)).toBeNull();
    scrollTo(0);
    expect(screen.getByText(ANNOUNCEMENT)).toBeTruthy();
  });

  test('goes once the guest has answered', async () => {
    await open({ announcement: ANNOUNCEMENT });
    await screen.findByText(ANNOUNCEMENT);
    act(() => useRsvpResult.getState().open('success', 'rsvp'));
    act(() => useRsvpResult.getState().close());
    expect(screen.queryByText(ANNOUNCEMENT)).toBeNull();
  });

  test('waits for the opening', async () => {
    await open({ announcement: ANNOUNCEMENT }, false);
    expect(screen.queryByText(ANNOUNCEMENT)).toBeNull();
  });
});

describe('the connection', () => {
  const turn = (isOnline: boolean) =>
    act(() => {
      set(navigator, 'onLine', isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  afterEach(() => turn(true));

  test('that is gone is told for as long as it is, and the page stays readable', async () => {
    await open();
    expect(screen.queryByText(/^You are offline/)).toBeNull();
    turn(false);
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    turn(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});
