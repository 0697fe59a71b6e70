import { NetworkError } from '@janur/data';
import { cleanup, waitFor } from '@testing-library/react';
import { usePreferences } from '../../device/preferences.ts';
import { openApp } from '../../testing/app.tsx';

afterEach(cleanup);

test('who logs in where the device keeps an event of another client is asked for one of their own, and for the gate', async () => {
  const { where } = openApp({ path: '/entered', eventId: 4711 });
  await waitFor(() => expect(where()).toBe('/events'));
  expect(usePreferences.getState()).toMatchObject({ eventId: undefined, isGateAsked: false });
});

test('who logs in again at the same event goes on at once, and so does who is told nothing', async () => {
  const { where } = openApp({ path: '/entered' });
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(usePreferences.getState()).toMatchObject({ eventId: 7, isGateAsked: true });
  cleanup();
  const silent = openApp({
    path: '/entered',
    answers: {
      listGuestBookEvents: () => {
        throw new NetworkError('cut');
      },
    },
  });
  await waitFor(() => expect(silent.where()).toBe('/scan'));
  expect(usePreferences.getState().eventId).toBe(7);
});
