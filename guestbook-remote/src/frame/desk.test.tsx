import { NetworkError } from '@janur/data';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../testing/api.ts';
import { openApp } from '../testing/app.tsx';
import { aGuest, anArrivedGuest, aScan } from '../testing/guest.ts';

afterEach(cleanup);

async function typeCode(code: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Kode tamu' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Periksa' }));
}
const press = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('without a camera the code field is there at once', async () => {
  openApp();
  expect(await screen.findByRole('textbox', { name: 'Kode tamu' })).toBeTruthy();
  expect(screen.getByText('Tidak ada kamera')).toBeTruthy();
  expect(screen.getByRole('img', { name: '184 dari 412 orang sudah hadir' }).textContent).toBe('184 / 412');
});

test('a guest is welcomed, counted and checked in', async () => {
  const { named } = openApp({
    answers: {
      scanGuest: () => aScan(),
      checkInGuest: () => ({ guest: anArrivedGuest({ total_guests_attended: 5 }) }),
    },
  });
  await typeCode('sinta001');
  const welcome = await screen.findByRole('dialog', { name: 'Selamat datang Ibu Ratna Dewi & Keluarga' });
  expect(within(welcome).getByText('12')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  press('Tambah satu orang');
  press('Suvenir');
  expect(screen.getByRole('button', { name: 'Suvenir' }).getAttribute('aria-pressed')).toBe('true');
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: 'Tercatat hadir Ibu Ratna Dewi & Keluarga' });
  expect(named('checkInGuest')[0]?.request).toMatchObject({
    headers: { 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) },
    body: { guest_code: 'SINTA001', total_guest_attending: 5, souvenir: true, gift: false, seq: 1 },
  });
  press('Tamu berikutnya');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('Ibu Ratna Dewi & Keluarga').length).toBeGreaterThan(0);
});

test('a second check-in is refused with time, usher and number', async () => {
  const details = { guest: anArrivedGuest(), checked_in_at: '2026-06-20T12:31:00.000Z', checked_in_by: 'Dina' };
  openApp({
    answers: {
      scanGuest: () => aScan(),
      checkInGuest: () => Promise.reject(refusal(409, 'ALREADY_CHECKED_IN', details)),
    },
  });
  await typeCode('SINTA001');
  await screen.findByRole('dialog', { name: /Selamat datang/ });
  press('Konfirmasi');
  const duplicate = await screen.findByRole('dialog', { name: /Sudah masuk/ });
  expect(duplicate.textContent).toContain('19.31');
  expect(within(duplicate).getByText('oleh Dina')).toBeTruthy();
  expect(within(duplicate).getByText('2 orang · Meja 12')).toBeTruthy();
  fireEvent.keyDown(duplicate, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unknown code is refused, and the usher can go on by phone number', async () => {
  const { where } = openApp({ answers: { scanGuest: () => Promise.reject(refusal(404, 'NOT_FOUND')) } });
  await typeCode('NOPE99');
  await screen.findByRole('dialog', { name: 'Ditolak Kode ini tidak ada di daftar' });
  press('Cari nomor telepon');
  await waitFor(() => expect(where()).toBe('/search'));
  expect(screen.getByRole('textbox', { name: 'Nomor telepon tamu' })).toBe(document.activeElement);
});

test('what could not be sent stays in view and goes out again under its key', async () => {
  const answers = [() => Promise.reject(new NetworkError('cut')), () => ({ guest: anArrivedGuest() })];
  const { named } = openApp({ answers: { scanGuest: () => aScan(), checkInGuest: () => answers.shift()?.() } });
  await typeCode('SINTA001');
  await screen.findByRole('dialog', { name: /Selamat datang/ });
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: /Belum terkirim/ });
  press('Nanti saja');
  fireEvent.click(screen.getByRole('button', { name: '1 belum terkirim' }));
  press('Kirim lagi');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  const [first, second] = named('checkInGuest');
  expect(second).toEqual(first);
  expect(screen.queryByRole('button', { name: '1 belum terkirim' })).toBeNull();
});

test('a hardware scanner is heard on every page and leaves no letters behind', async () => {
  const { named } = openApp({ path: '/walk-in', answers: { scanGuest: () => aScan() } });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' });
  fireEvent.change(name, { target: { value: 'Budi SINTA001' } });
  for (const key of 'SINTA001') fireEvent.keyDown(name, { key });
  fireEvent.keyDown(name, { key: 'Enter' });
  await screen.findByRole('dialog', { name: /Selamat datang/ });
  expect(named('scanGuest')[0]?.request).toEqual({ body: { event_id: 7, guest_code: 'SINTA001' } });
  expect(name.value.trim()).toBe('Budi');
});

test('a verdict is told to screen readers', async () => {
  openApp({ answers: { scanGuest: () => aScan(aGuest({ name: 'Surya' })) } });
  await typeCode('SINTA001');
  await screen.findByRole('dialog');
  expect(screen.getByRole('alert').textContent).toBe('Selamat datang: Surya');
});
