import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../testing/app.tsx';
import { aGuest, anArrivedGuest, anEvent } from '../../testing/guest.ts';

afterEach(cleanup);

const NOTE = 'Gubernur, jemput di lobi';
const dewi = (changes = {}) =>
  aGuest({ guest_event_id: 12, guest_code: 'DEWI0012', name: 'dr. Dewi Jusuf', detail: NOTE, ...changes });
const vip = (guest = dewi()) => ({ ...guest, is_vip: true });
const nobody = () => aGuest({ name: 'Budi Santoso' });

async function typed(code: string, opened: Parameters<typeof openApp>[0]) {
  const app = openApp(opened);
  const field = await screen.findByRole('textbox', { name: 'Kode tamu' });
  await screen.findByRole('img', { name: /dari [1-9]\d* orang/ });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field);
  return app;
}
const said = () => within(screen.getByRole('dialog'));

test('a guest of honour is told in a word, a shape and the hosts’ note, before and after the check-in', async () => {
  const { server } = await typed('DEWI-0012', { server: { guests: [nobody(), vip()] } });
  const mark = said().getByText('VIP');
  expect(mark.querySelector('svg path')).not.toBeNull();
  expect(said().getByText(NOTE).textContent).toBe(`Catatan tuan rumah${NOTE}`);
  fireEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
  await screen.findByRole('dialog', { name: 'Tercatat hadir VIP dr. Dewi Jusuf' });
  expect(said().getByText(NOTE)).toBeTruthy();
  await waitFor(() => expect(server.operations).toMatchObject([{ type: 'CHECK_IN', guest_code: 'DEWI0012' }]));
});

test('of a guest of honour who is in already it is said as well', async () => {
  const guests = [vip(anArrivedGuest({ guest_code: 'DEWI0012', name: 'dr. Dewi Jusuf', detail: NOTE }))];
  await typed('DEWI0012', { server: { guests } });
  expect(said().getByText('VIP')).toBeTruthy();
  expect(said().getByText(NOTE)).toBeTruthy();
});

test('where the scan is the check-in, the only screen says it', async () => {
  const instant = anEvent({ check_in_config: { check_in_variant: 'INSTANT', print_variant: 'NONE' } });
  await typed('DEWI0012', { server: { guests: [vip()], events: [instant] } });
  await screen.findByRole('dialog', { name: 'Tercatat hadir VIP dr. Dewi Jusuf' });
});

test('of anybody else nothing is said', async () => {
  await typed('SINTA001', { server: { guests: [nobody(), vip()] } });
  expect(said().queryByText('VIP')).toBeNull();
  expect(said().queryByText('Catatan tuan rumah')).toBeNull();
});

test('who types "vip" sees them all, marked and with their note', async () => {
  openApp({ path: '/search', server: { guests: [nobody(), vip()] } });
  const field = await screen.findByRole('searchbox', { name: 'Nama, telepon, atau kode' });
  await screen.findByText('Ketik sebagian nama');
  fireEvent.change(field, { target: { value: 'vip' } });
  const rows = (await screen.findAllByRole('button', { name: /masuk/ })).map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/dr\. Dewi Jusuf VIP.*Gubernur, jemput di lobi/)]);
  fireEvent.change(field, { target: { value: 'budi' } });
  expect((await screen.findByRole('button', { name: /Budi Santoso/ })).textContent).not.toContain('VIP');
});
