import { pbkdf2Sync } from 'node:crypto';
import { jest } from '@jest/globals';
import { NetworkError } from '@janur/data';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePreferences } from '../../device/preferences.ts';
import { openApp } from '../../testing/app.tsx';
import { anEvent } from '../../testing/guest.ts';
import { serverOf } from '../../testing/server.ts';
import { TICKET_KEY, ticketFor } from '../../testing/ticket.ts';

// whole evenings on a machine that may be busy
jest.setTimeout(60_000);

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function pinOf(digits: string) {
  const salt = Buffer.from(`salt of ${digits}`);
  const hash = pbkdf2Sync(digits, salt, 10, 32, 'sha256').toString('base64url');
  return { salt: salt.toString('base64url'), hash, iterations: 10 };
}

/** A device at the desk of an event whose hosts have set the PIN 2580; the list with it has come. */
async function desk(opened: Parameters<typeof openApp>[0] = {}) {
  const app = openApp({ ...opened, server: { doorPin: pinOf('2580'), ...opened.server } });
  await screen.findByRole('img', { name: /dari 4 orang/ });
  return app;
}

const tab = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const asked = () => screen.findByRole('heading', { name: 'Setelan dikunci' });

function type(digits: string) {
  const pad = within(screen.getByRole('group', { name: 'Papan angka' }));
  for (const digit of digits) fireEvent.click(pad.getByRole('button', { name: digit }));
  fireEvent.click(pad.getByRole('button', { name: 'Buka' }));
}

test('the settings ask for the PIN, and open for who knows it', async () => {
  await desk();
  tab('Setelan');
  await asked();
  expect(screen.queryByRole('button', { name: 'Keluar' })).toBeNull();
  type('2580');
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeTruthy();
  // from there to the gate and back nobody is asked twice
  fireEvent.click(screen.getByRole('button', { name: /Ganti$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Gerbang B' }));
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeTruthy();
});

test('whoever leaves the settings is asked at the next time', async () => {
  await desk();
  tab('Setelan');
  await asked();
  type('2580');
  await screen.findByRole('button', { name: 'Keluar' });
  tab('Pindai');
  await screen.findByRole('textbox', { name: 'Kode tamu' });
  tab('Setelan');
  await asked();
});

test('the queue asks for nothing', async () => {
  const { where } = await desk();
  for (const name of ['Cari', 'Tanpa undangan', 'Ringkasan', 'Pindai']) {
    tab(name);
    await waitFor(() => expect(screen.getByRole('link', { name, current: 'page' })).toBeTruthy());
    expect(screen.queryByRole('heading', { name: 'Setelan dikunci' })).toBeNull();
  }
  expect(where()).toBe('/scan');
  const field = await screen.findByRole('textbox', { name: 'Kode tamu' });
  fireEvent.change(field, { target: { value: 'SINTA001' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Konfirmasi' }));
  await screen.findByText('Tercatat hadir');
});

test.each(['/gate', '/events', '/password', '/settings'])('%s is behind the PIN too, by its address', async (path) => {
  const { where, go } = await desk();
  await go(path);
  await asked();
  fireEvent.click(screen.getByRole('button', { name: 'Kembali memindai' }));
  await waitFor(() => expect(where()).toBe('/scan'));
});

test('a device on its first evening chooses its event before anybody is asked', async () => {
  const { where } = openApp({ path: '/events', eventId: null, server: { doorPin: pinOf('2580') } });
  fireEvent.click(await screen.findByRole('button', { name: /Resepsi/ }));
  await waitFor(() => expect(where()).toBe('/scan'));
});

test('a wrong PIN says how many tries are left; after five the time is told until the next', async () => {
  await desk();
  tab('Setelan');
  await asked();
  type('1111');
  expect(await screen.findByText('PIN salah. Sisa 4 percobaan.')).toBeTruthy();
  for (const left of [3, 2, 1]) {
    type('1111');
    await screen.findByText(`PIN salah. Sisa ${left} percobaan.`);
  }
  type('1111');
  expect(await screen.findByText(/^PIN salah beberapa kali. Coba lagi dalam (?:1:00|0:5\d)\.$/)).toBeTruthy();
  type('2580');
  expect(screen.queryByRole('button', { name: 'Keluar' })).toBeNull();
  // the desk is one tap away all the same
  fireEvent.click(screen.getByRole('button', { name: 'Kembali memindai' }));
  await screen.findByRole('textbox', { name: 'Kode tamu' });
});

test('keys of a keyboard type it as well, and three digits are no PIN', async () => {
  await desk();
  tab('Setelan');
  await asked();
  const field = screen.getByRole('textbox', { name: 'PIN' });
  for (const key of ['2', '5', '8']) fireEvent.keyDown(field, { key });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.getAttribute('value')).toBe('●●●');
  fireEvent.keyDown(field, { key: 'Backspace' });
  for (const key of ['8', '0', 'Enter']) fireEvent.keyDown(field, { key });
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeTruthy();
});

test('with the network gone it is asked and checked all the same', async () => {
  const everyday = serverOf({ doorPin: pinOf('2580') });
  let isCut = false;
  const cuttable = Object.fromEntries(
    Object.entries(everyday.answers).map(([name, answer]) => [
      name,
      (request: Record<string, unknown>) => {
        if (isCut) throw new NetworkError('cut');
        return answer(request);
      },
    ]),
  );
  openApp({ answers: cuttable });
  await screen.findByRole('img', { name: /dari 4 orang/ });
  isCut = true;
  tab('Setelan');
  await asked();
  type('2581');
  await screen.findByText('PIN salah. Sisa 4 percobaan.');
  type('2580');
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeTruthy();
});

test('hosts who clear the PIN open a device that is asking, without a touch', async () => {
  const { server } = await desk();
  tab('Setelan');
  await asked();
  server.doorPin = null;
  expect(await screen.findByRole('button', { name: 'Keluar' }, { timeout: 30_000 })).toBeTruthy();
});

test('a code of another event moves no device past the PIN', async () => {
  const akad = anEvent({ id: 8, title: 'Akad Nikah' });
  const { where } = await desk({ server: { events: [anEvent(), akad], ticketKeys: [TICKET_KEY] } });
  const field = await screen.findByRole('textbox', { name: 'Kode tamu' });
  fireEvent.change(field, { target: { value: ticketFor('OTHER001', [{ id: 8, pax: 2 }]) } });
  fireEvent.submit(field);
  const refused = within(await screen.findByRole('dialog', { name: 'Ditolak Kode ini untuk acara lain' }));
  fireEvent.click(refused.getByRole('button', { name: 'Buka Akad Nikah di sini' }));
  fireEvent.click(refused.getByRole('button', { name: 'Ya, pindah ke Akad Nikah' }));
  await asked();
  expect(where()).toBe('/events');
  expect(usePreferences.getState().eventId).toBe(7);
  type('2580');
  fireEvent.click(await screen.findByRole('button', { name: /Akad Nikah/ }));
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(usePreferences.getState().eventId).toBe(8);
});

test('settings that nobody has touched for a minute lock again', async () => {
  await desk();
  tab('Setelan');
  await asked();
  type('2580');
  await screen.findByRole('button', { name: 'Keluar' });
  jest.useFakeTimers();
  fireEvent.pointerDown(document.body);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.queryByRole('button', { name: 'Keluar' })).toBeNull();
});
