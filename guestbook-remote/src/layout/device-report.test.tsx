import type { DataOf, authDetail } from '@janur/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openApp } from '../testing/app.tsx';

const HOST: DataOf<typeof authDetail> = {
  id: 2,
  name: 'Larasati',
  username: 'larasati',
  role: 'CLIENT',
  is_guest_book: true,
  version: 'V2',
  guest_book_role: null,
  co_host_role: null,
  must_change_password: false,
};

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'getBattery');
});

test('a device tells the hosts how it stands as soon as it has met the server', async () => {
  Object.assign(navigator, { getBattery: async () => ({ level: 0.614, charging: false }) });
  const { named } = openApp({ answers: { reportDevice: () => null } });
  await waitFor(() => expect(named('reportDevice')).not.toHaveLength(0));
  expect(named('reportDevice')[0]?.request).toMatchObject({
    params: { eventId: 7 },
    body: {
      device_id: expect.stringMatching(/^[\da-f-]{36}$/),
      gate: null,
      unsent: 0,
      battery: 61,
      is_charging: false,
    },
  });
});

test('a browser that tells nothing of its battery, and a server that refuses, hinder nobody', async () => {
  const { named } = openApp({ path: '/summary' });
  await waitFor(() => expect(named('reportDevice')).not.toHaveLength(0));
  expect(named('reportDevice')[0]?.request).toMatchObject({
    body: { battery: null, is_charging: null, version: null },
  });
  expect(screen.queryByRole('link', { name: 'Gerbang dan penutupan acara' })).toBeNull();
});

test('the hosts find the way to all gates beside the numbers', async () => {
  openApp({ path: '/summary', answers: { authDetail: () => HOST } });
  const gates = await screen.findByRole('link', { name: 'Gerbang dan penutupan acara' });
  expect(gates.getAttribute('href')).toBe('/dashboard/attendance/door?event=7');
});
