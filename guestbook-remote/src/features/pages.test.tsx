import { NetworkError } from '@janur/data';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePreferences } from '../device/preferences.ts';
import { refusal } from '../testing/api.ts';
import { openApp } from '../testing/app.tsx';
import { aGuest, anArrivedGuest } from '../testing/guest.ts';

// jsdom has no media queries; the login asks for the colour scheme
beforeAll(() => {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
});
afterEach(cleanup);

test('without a session every page is the login', async () => {
  const over = () => Promise.reject(refusal(401, 'UNAUTHENTICATED'));
  const { where } = openApp({ answers: { listGuestBookEvents: over, authDetail: over } });
  await waitFor(() => expect(where()).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Siap menyambut tamu' })).toBeTruthy();
});

test('a refused login is told above the button, a right one opens the desk', async () => {
  const { where, named } = openApp({
    path: '/login',
    answers: {
      qrScanLogin: ({ body }) =>
        JSON.stringify(body).includes('janur-usher')
          ? { token: 't', role: 'USHER' }
          : Promise.reject(refusal(401, 'INVALID_CREDENTIALS')),
    },
  });
  fireEvent.change(await screen.findByLabelText('Nama pengguna'), { target: { value: 'usher' } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  const problem = await screen.findByRole('alert');
  const follows = problem.compareDocumentPosition(screen.getByRole('button', { name: 'Masuk' }));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'janur-usher' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(named('qrScanLogin').at(-1)?.request).toEqual({
    body: { username: 'usher', password: 'janur-usher', stay_signed_in: true },
  });
});

test('the chosen event is remembered on the device', async () => {
  const { where } = openApp({ eventId: null, server: { guests: [anArrivedGuest()] } });
  const card = await screen.findByRole('button', { name: /Resepsi/ });
  expect(card.textContent).toContain('Sabtu, 20 Juni 2026, 18.00');
  expect(card.textContent).toContain('Gedung Ambarrukmo, Yogyakarta');
  await screen.findByText('hadir dari 4 yang mengonfirmasi');
  fireEvent.click(card);
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(localStorage.getItem('janur.guest-book.preferences')).toContain('"eventId":7');
});

test('an event that is no more sends the device back to the choice', async () => {
  const { where } = openApp({ eventId: 99 });
  await waitFor(() => expect(where()).toBe('/events'));
});

test('a device that was never online says what to do', async () => {
  openApp({ answers: { listGuestBookEvents: () => Promise.reject(new NetworkError('cut')) } });
  expect(await screen.findByRole('heading', { name: 'Daftar tamu belum ada di sini' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('a part of a name finds guests on the device; a tap opens one', async () => {
  const surya = anArrivedGuest({ guest_event_id: 12, guest_code: 'SURYA001', name: 'Bapak Surya' });
  const { named } = openApp({ path: '/search', server: { guests: [aGuest(), surya] } });
  const field = await screen.findByRole('searchbox', { name: 'Nama, telepon, atau kode' });
  await screen.findByText('Ketik sebagian nama');
  fireEvent.change(field, { target: { value: 'sur' } });
  fireEvent.click(await screen.findByRole('button', { name: /Bapak Surya.*Sudah masuk/ }));
  expect(screen.getByRole('dialog', { name: 'Sudah masuk Bapak Surya' })).toBeTruthy();
  expect(named('searchGuests')).toEqual([]);
});

test('who was found and let in leaves the field empty for the next name', async () => {
  openApp({ path: '/search' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Nama, telepon, atau kode' });
  await screen.findByText('Ketik sebagian nama');
  fireEvent.change(field, { target: { value: 'ratna' } });
  fireEvent.click(await screen.findByRole('button', { name: /Ibu Ratna/ }));
  expect(field.value).toBe('ratna');
  fireEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  expect(field.value).toBe('');
});

test('a walk-in needs a name, then is checked in and the form is empty again', async () => {
  const { server } = openApp({ path: '/walk-in' });
  fireEvent.click(await screen.findByRole('button', { name: 'Catat hadir' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' });
  expect(screen.getByText('Isi nama tamu.').id).toBe(name.getAttribute('aria-describedby'));
  expect(server.operations).toEqual([]);
  fireEvent.change(name, { target: { value: 'Pak Hendro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hadiah' }));
  fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
  await screen.findByRole('dialog', { name: 'Tercatat hadir Pak Hendro' });
  expect(name.value).toBe('');
  await waitFor(() =>
    expect(server.operations).toMatchObject([{ type: 'ADHOC', name: 'Pak Hendro', total_guests: 1, gift: true }]),
  );
});

test('the summary shows the six numbers, and who is inside when some have gone out', async () => {
  openApp({
    path: '/summary',
    server: { guests: [anArrivedGuest({ total_guests_inside: 1, is_received_souvenir: true })] },
  });
  await screen.findByRole('heading', { name: 'Ringkasan' });
  await screen.findByText('1 di dalam sekarang');
  const numbers = [
    'Orang hadir',
    'Undangan hadir',
    'Hadiah diterima',
    'Suvenir diberikan',
    'Orang dikonfirmasi',
    'Undangan dikonfirmasi',
  ];
  const shown = numbers.map((label) => screen.getByRole('heading', { name: label }).nextElementSibling?.textContent);
  expect(shown).toEqual(['2 / 4', '1 / 1', '0', '1', '4', '1']);
  expect(screen.getByText(/Diperbarui \d\d\.\d\d/)).toBeTruthy();
});

test('of a guest who is in: some go out and come back, the table changes, the souvenir is given once', async () => {
  const { server } = openApp({ path: '/guest/SINTA001', server: { guests: [anArrivedGuest()] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kurangi satu orang' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Konfirmasi' })[0] as HTMLElement);
  await screen.findByText('1 orang di dalam');
  fireEvent.click(screen.getByRole('button', { name: 'Kembali masuk' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Konfirmasi' })[0] as HTMLElement);
  await screen.findByText('2 orang di dalam');
  fireEvent.click(screen.getByRole('button', { name: 'Suvenir' }));
  await screen.findByText('Suvenir sudah diberikan. Hanya diberikan sekali.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suvenir' }).disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Ganti meja' }), { target: { value: '14' } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Ganti meja' }));
  await waitFor(() => expect(screen.getByText('meja').nextElementSibling?.textContent).toBe('14'));
  await waitFor(() =>
    expect(server.operations.map(({ type }) => type)).toEqual(['LEAVE', 'COME_BACK', 'GIFT', 'TABLE']),
  );
});

test('the check-in is taken back only after a question, and comes back with its gift', async () => {
  openApp({ path: '/guest/SINTA001', server: { guests: [anArrivedGuest({ is_received_gift: true })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Batalkan catatan hadir' }));
  const question = screen.getByRole('group', { name: 'Batalkan catatan hadir Ibu Ratna Dewi & Keluarga?' });
  expect(document.activeElement?.textContent).toBe('Batalkan catatan hadir Ibu Ratna Dewi & Keluarga?');
  fireEvent.click(within(question).getByRole('button', { name: 'Jangan batalkan' }));
  expect(screen.getByText('Sudah masuk')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan catatan hadir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }));
  expect(await screen.findByText('Belum masuk')).toBeTruthy();
  expect(screen.getByText(/Keluarga: dibatalkan: 2 orang masuk/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Sudah masuk')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hadiah' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('2 orang di dalam')).toBeTruthy();
});

test('the history says whose envelope an undo takes back, and gives it back', async () => {
  openApp({ path: '/guest/SINTA001', server: { guests: [anArrivedGuest()] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah titipan' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Dari' }), { target: { value: 'Pak Hadi' } });
  fireEvent.click(screen.getByRole('button', { name: '5' }));
  fireEvent.click(screen.getByRole('button', { name: '000' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tambah titipan' }));
  const what = 'Urungkan: Ibu Ratna Dewi & Keluarga, titipan Pak Hadi 5.000';
  fireEvent.click(await screen.findByRole('button', { name: what }));
  const back = 'Kembalikan: Ibu Ratna Dewi & Keluarga, dibatalkan: titipan Pak Hadi 5.000';
  fireEvent.click(await screen.findByRole('button', { name: back }));
  expect(await screen.findByRole('button', { name: what })).toBeTruthy();
  expect(screen.queryByRole('button', { name: back })).toBeNull();
});

const PART = { device_id: 'other', usher: 'Eko', souvenir: false } as const;
const split = () =>
  anArrivedGuest({
    total_guests: 2,
    total_guests_confirmed: 2,
    total_guests_attended: 4,
    total_guests_inside: 4,
    ledger: {
      entries: [
        { ...PART, type: 'CHECK_IN', op_id: 'op-a', gate: 'Gerbang A', at: '2026-06-20T12:02:00.000Z', people: 2 },
        { ...PART, type: 'CHECK_IN', op_id: 'op-b', gate: 'Gerbang B', at: '2026-06-20T12:03:00.000Z', people: 2 },
      ],
      settlements: [],
      envelopes: [
        {
          op_id: 'op-c',
          device_id: 'other',
          usher: 'Eko',
          gate: 'Gerbang B',
          at: '2026-06-20T12:04:00.000Z',
          giver_name: 'Galih',
          amount: 250_000,
        },
      ],
    },
  });

test('of more than are invited at two gates both numbers are told, and one tap says whether it is one party', async () => {
  const { server } = openApp({ path: '/history', server: { guests: [split()] } });
  const card = (await screen.findByText('Ibu Ratna Dewi & Keluarga')).closest('li') as HTMLElement;
  for (const said of ['Gerbang A: 2 orang · 19.02', 'Gerbang B: 2 orang · 19.03'])
    expect(card.textContent).toContain(said);
  expect(card.textContent).toContain('4 orang tercatat, 2 diundang');
  fireEvent.click(within(card).getByRole('button', { name: 'Satu rombongan yang sama' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Memang dua rombongan' })).toBeNull());
  await waitFor(() =>
    expect(server.operations).toMatchObject([
      { type: 'SETTLE', guest_code: 'SINTA001', as_one: true, op_ids: ['op-a', 'op-b'] },
    ]),
  );
  fireEvent.click(screen.getByRole('link', { name: /satu rombongan yang sama/ }));
  const what = 'Urungkan: Satu rombongan yang sama';
  fireEvent.click(await screen.findByRole('button', { name: what }));
  await waitFor(() => expect(screen.queryByRole('button', { name: what })).toBeNull());
});

test('an envelope that two gates took down is asked about, and one tap takes the later one back', async () => {
  const [ledger] = [split().ledger];
  if (!ledger) throw new Error('two gates');
  const [envelope] = ledger.envelopes;
  if (!envelope) throw new Error('an envelope');
  const again = { ...envelope, op_id: 'op-d', usher: 'Dina', gate: 'Gerbang A', at: '2026-06-20T12:06:00.000Z' };
  const guest = { ...anArrivedGuest(), ledger: { entries: [], settlements: [], envelopes: [envelope, again] } };
  const { server } = openApp({ path: '/history', server: { guests: [guest] } });
  const card = (await screen.findByText('Mungkin satu titipan dicatat dua kali')).closest('li') as HTMLElement;
  for (const said of ['Galih, 250.000', 'Gerbang B · 19.04', 'Gerbang A · 19.06'])
    expect(card.textContent).toContain(said);
  fireEvent.click(within(card).getByRole('button', { name: 'Titipan yang sama' }));
  await waitFor(() => expect(screen.queryByText('Mungkin satu titipan dicatat dua kali')).toBeNull());
  await waitFor(() => expect(server.operations).toMatchObject([{ type: 'UNDO', undone_op_id: 'op-d' }]));
  // what was taken back is named, and comes back by a tap
  expect((await screen.findAllByText(/dibatalkan: titipan Galih 250.000/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  const given = { type: 'GIFT', entrusted_gifts: [{ giver_name: 'Galih', amount: 250_000 }] };
  await waitFor(() => expect(server.operations.at(-1)).toMatchObject(given));
});

test('an envelope of another gate is seen with giver, sum, gate and time', async () => {
  openApp({ path: '/guest/SINTA001', server: { guests: [split()] } });
  const gifts = await screen.findByRole('region', { name: 'Titipan hadiah' });
  const row = (await within(gifts).findByText('Galih')).closest('li');
  expect(row?.textContent).toBe('GalihGerbang B · 19.04250.000');
  expect(screen.getByText('Masuk: Gerbang A: 2 orang · 19.02, Gerbang B: 2 orang · 19.03')).toBeTruthy();
});

test('an entrusted gift has a giver, and an amount from the pad', async () => {
  const { server } = openApp({ path: '/guest/SINTA001', server: { guests: [anArrivedGuest()] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah titipan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tambah titipan' }));
  expect(screen.getByText('Isi nama pemberinya.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Dari' }), { target: { value: 'Pak Hadi' } });
  for (const key of ['5', '000', '0', '0']) {
    fireEvent.click(within(screen.getByRole('group', { name: 'Papan angka' })).getByRole('button', { name: key }));
  }
  expect(screen.getByText('500.000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tambah titipan' }));
  expect(await screen.findByText('Pak Hadi')).toBeTruthy();
  await waitFor(() =>
    expect(server.operations).toMatchObject([{ entrusted_gifts: [{ giver_name: 'Pak Hadi', amount: 500_000 }] }]),
  );
});

test('settings change language, display and hand on this device', async () => {
  openApp({ path: '/settings' });
  fireEvent.click(await screen.findByRole('button', { name: 'Tampilan terang' }));
  fireEvent.click(screen.getByRole('button', { name: 'Suara: keras' }));
  fireEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(await screen.findByRole('heading', { name: '設定' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('ja');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
  expect(usePreferences.getState()).toMatchObject({ scheme: 'light', volume: 'soft' });
});

test('logging out ends the session', async () => {
  const { where, named } = openApp({ path: '/settings', answers: { logout: () => null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(where()).toBe('/login'));
  expect(named('logout')).toHaveLength(1);
});

test('logging out is refused while something is only on this device, and says why', async () => {
  const { where, named } = openApp({
    path: '/walk-in',
    answers: { logout: () => null, sendOperations: () => Promise.reject(new NetworkError('cut')) },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nama tamu' }), { target: { value: 'Budi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tamu berikutnya' }));
  fireEvent.click(screen.getByRole('link', { name: 'Setelan' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  expect((await screen.findByText(/1 catatan hanya ada di perangkat ini/)).getAttribute('role')).toBe('alert');
  expect(where()).toBe('/settings');
  expect(named('logout')).toEqual([]);
});
