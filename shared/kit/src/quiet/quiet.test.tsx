import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useStillness } from '../model/motion.ts';
import { useMusic } from '../stores/music.ts';
import { full } from '../testing/fixtures.ts';
import { renderOn, teachMedia } from '../testing/render.tsx';
import { isQuietLink, QUIET_ATTRIBUTE, QUIET_KEY, QUIET_SCRIPT, STILL_ATTRIBUTE, STILL_KEY } from './quiet.ts';
import { QuietButton } from './quiet-button.tsx';
import { isQuiet, setQuiet } from './use-quiet.ts';

const root = document.documentElement;
const switchIt = () => fireEvent.click(screen.getByRole('button', { name: 'Quiet mode' }));
/** The head's line of script, run as a browser does. */
function load() {
  root.removeAttribute(QUIET_ATTRIBUTE);
  document.head.append(Object.assign(document.createElement('script'), { textContent: QUIET_SCRIPT }));
}

beforeAll(teachMedia);
afterEach(() => {
  localStorage.clear();
  root.removeAttribute(QUIET_ATTRIBUTE);
  root.removeAttribute(STILL_ATTRIBUTE);
  history.replaceState(null, '', '/');
});

test.each([
  ['calm', true],
  ['calm=1', true],
  ['to=Budi&calm=', true],
  ['calm=0', false],
  ['to=calm', false],
])('a link with ?%s asks for it: %s', (query, asks) => {
  expect(isQuietLink(new URLSearchParams(query))).toBe(asks);
});

test('the switch says what it is, and what was chosen is there when the next page begins', () => {
  renderOn(full(), <QuietButton />);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  switchIt();
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  expect(isQuiet()).toBe(true);
  load();
  expect(isQuiet()).toBe(true);
  switchIt();
  load();
  expect(isQuiet()).toBe(false);
});

test('who has stopped what moves finds the next page still before it is painted, and no more than that', () => {
  localStorage.setItem(STILL_KEY, '1');
  load();
  expect([root.hasAttribute(STILL_ATTRIBUTE), isQuiet()]).toEqual([true, false]);
});

test('a page that the server printed quiet begins so, and is no longer asked for by its address once it was switched off', () => {
  history.replaceState({ kept: true }, '', '/sinta-rama?to=Ibu+Ratna&calm&guest=2#rsvp');
  root.setAttribute(QUIET_ATTRIBUTE, '');
  renderOn(full(), <QuietButton />);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  switchIt();
  expect(location.search + location.hash).toBe('?to=Ibu+Ratna&guest=2#rsvp');
  expect(history.state).toEqual({ kept: true });
});

test('music stops, and what moves stands still', () => {
  const Stillness = () => <p>{useStillness() ? 'still' : 'moving'}</p>;
  renderOn(full(), <Stillness />);
  act(() => useMusic.getState().play());
  expect(screen.getByText('moving')).toBeTruthy();
  act(() => setQuiet(true));
  expect(screen.getByText('still')).toBeTruthy();
  expect(useMusic.getState().isPlaying).toBe(false);
});

test('a browser that keeps nothing has the choice for as long as the page', () => {
  const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  act(() => setQuiet(true));
  storing.mockRestore();
  expect(isQuiet()).toBe(true);
  expect(localStorage.getItem(QUIET_KEY)).toBeNull();
});
