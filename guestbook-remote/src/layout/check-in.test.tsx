import { NetworkError } from '@janur/data';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../testing/app.tsx';
import { aGuest, anArrivedGuest, anEvent } from '../testing/guest.ts';
import { TICKET_KEY, ticketFor } from '../testing/ticket.ts';

afterEach(cleanup);

const offline = () => Promise.reject(new NetworkError('cut'));

async function typeCode(code: string) {
  // the list is there once somebody is counted
  await waitFor(() => expect(screen.getByRole('img', { name: /dari [1-9]/ })).toBeTruthy());
  await waitFor(() => expect(screen.queryByText(/Daftar tamu sedang diambil/)).toBeNull());
  fireEvent.change(await screen.findByRole('textbox', { name: 'Kode tamu' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Periksa' }));
}
const dialog = () => screen.getByRole('dialog');
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));

test('without a camera the code field is there at once', async () => {
  openApp({ server: { guests: [anArrivedGuest(), aGuest({ guest_event_id: 12, guest_code: 'B2' })] } });
  expect(await screen.findByRole('textbox', { name: 'Kode tamu' })).toBeTruthy();
  expect(await screen.findByText('Tidak ada kamera')).toBeTruthy();
  await screen.findByRole('img', { name: '2 dari 8 orang sudah hadir' });
});

test('a guest is welcomed, counted and checked in; the server hears of it by itself', async () => {
  const { server } = openApp();
  await typeCode('sinta001');
  const welcome = await screen.findByRole('dialog', { name: 'Selamat datang Ibu Ratna Dewi & Keluarga' });
  expect(within(welcome).getByText('12')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  press('Sebagian');
  press('Suvenir');
  expect(screen.getByRole('button', { name: 'Suvenir' }).getAttribute('aria-pressed')).toBe('true');
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: 'Tercatat hadir Ibu Ratna Dewi & Keluarga' });
  await waitFor(() =>
    expect(server.operations).toMatchObject([
      { guest_code: 'SINTA001', total_guest_attending: 3, souvenir: true, seq: 1 },
    ]),
  );
  press('Tamu berikutnya');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('Ibu Ratna Dewi & Keluarga').length).toBeGreaterThan(0);
  await screen.findByRole('link', { name: /0 catatan tersimpan di perangkat.*1 catatan sudah terkirim/ });
});

test('what is recorded makes room by itself for who touches the screen, and stays for who presses by keys', async () => {
  openApp();
  await typeCode('SINTA001');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Konfirmasi' }), { detail: 1 });
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  await typeCode('SINTA001');
  // a click without a count of presses is a key's
  press('Konfirmasi');
  const arrived = await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  await new Promise((soon) => setTimeout(soon, 2000));
  expect(arrived.isConnected).toBe(true);
});

test('Enter confirms, but for the Enter that ends a text', async () => {
  const { server } = openApp();
  await typeCode('SINTA001');
  const welcome = await screen.findByRole('dialog', { name: /Selamat datang/ });
  const title = within(welcome).getByRole('heading');
  fireEvent.keyDown(title, { key: 'S' });
  fireEvent.keyDown(title, { key: 'Enter' });
  expect(screen.getByRole('dialog', { name: /Selamat datang/ })).toBe(welcome);
  // the first Enter is too soon after the letter and after the verdict: whoever goes on pressing is heard
  await waitFor(
    () => {
      fireEvent.keyDown(title, { key: 'Enter' });
      expect(screen.getByRole('dialog', { name: /Tercatat hadir/ })).toBeTruthy();
    },
    { interval: 100 },
  );
  await waitFor(() => expect(server.operations).toHaveLength(1));
});

test('more than expected is allowed, and said', async () => {
  openApp();
  await typeCode('SINTA001');
  await screen.findByRole('dialog');
  press('Lebih');
  expect(within(dialog()).getByText('lebih dari 4 yang ditunggu')).toBeTruthy();
});

test('a second check-in is refused with time, gate, usher and number', async () => {
  openApp({ server: { guests: [anArrivedGuest({ total_guests_attended: 4, total_guests_inside: 4 })] } });
  await typeCode('SINTA001');
  const full = await screen.findByRole('dialog', { name: /Sudah masuk semua/ });
  expect(within(full).getByText('19.31 di Gerbang A')).toBeTruthy();
  expect(within(full).getByText('oleh Dina')).toBeTruthy();
  expect(within(full).getByText('4 orang · Meja 12')).toBeTruthy();
  // five were invited: not all of those are in
  expect(within(full).getByText('dikonfirmasi 4 · diundang 5')).toBeTruthy();
  expect(full.textContent).toContain('Semua yang ditunggu sudah masuk.');
  fireEvent.keyDown(full, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has declined is admitted only when the usher says so', async () => {
  const declined = aGuest({ confirmation_status: 'DECLINED', total_guests_confirmed: 0 });
  const { server } = openApp({ server: { guests: [declined, aGuest({ guest_event_id: 12, guest_code: 'OTHER1' })] } });
  await typeCode('SINTA001');
  expect(dialog().textContent).toContain('Tadinya berhalangan');
  press('Persilakan masuk');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  await waitFor(() => expect(server.operations).toHaveLength(1));
});

test('an unknown code is refused, and the usher can go on by name', async () => {
  const { where } = openApp();
  await typeCode('NOPE99');
  await screen.findByRole('dialog', { name: 'Ditolak Kode ini tidak ada di daftar' });
  press('Cari nama');
  await waitFor(() => expect(where()).toBe('/search'));
  expect(screen.getByRole('searchbox', { name: 'Nama, telepon, atau kode' })).toBe(document.activeElement);
});

test('a ticket of another event names the right hall and hour; the desk can receive for it, and asks first', async () => {
  const akad = anEvent({
    id: 8,
    title: 'Akad Nikah',
    location: 'Masjid Agung',
    event_date: '2026-06-20T01:00:00.000Z',
  });
  const { where } = openApp({ server: { events: [anEvent(), akad], ticketKeys: [TICKET_KEY] } });
  await typeCode(ticketFor('OTHER001', [{ id: 8, pax: 2 }]));
  const refused = await screen.findByRole('dialog', { name: 'Ditolak Kode ini untuk acara lain' });
  expect(within(refused).getByText('Undangan ini untuk Akad Nikah, bukan Resepsi.')).toBeTruthy();
  expect(refused.textContent).toContain('08.00 · Masjid Agung');
  press('Buka Akad Nikah di sini');
  press('Tetap di Resepsi');
  expect(screen.getByText('Resepsi', { selector: 'header p' })).toBeTruthy();
  press('Buka Akad Nikah di sini');
  expect(within(dialog()).getByRole('group', { name: 'Pindahkan perangkat ini ke Akad Nikah?' })).toBeTruthy();
  press('Ya, pindah ke Akad Nikah');
  expect(await screen.findByText('Akad Nikah')).toBeTruthy();
  expect(where()).toBe('/scan');
});

test('a changed ticket is told as no genuine one; a guest with a right one is let in before the list is here', async () => {
  const { server } = openApp({ server: { ticketKeys: [TICKET_KEY] } });
  const ticket = ticketFor('NEW00001', [{ id: 7, pax: 3 }]);
  await typeCode(ticket.slice(0, -4) + (ticket.endsWith('AAAA') ? 'BBBB' : 'AAAA'));
  await screen.findByRole('dialog', { name: 'Ditolak Kode ini tidak asli' });
  press('Pindai lagi');
  await typeCode(ticket);
  await screen.findByRole('dialog', { name: 'Kode asli NEW00001' });
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  await waitFor(() => expect(server.operations).toMatchObject([{ guest_code: 'NEW00001', total_guest_attending: 3 }]));
});

test('with the network gone a check-in is recorded, marked as local and counted as saved here', async () => {
  openApp({ answers: { sendOperations: offline } });
  await typeCode('SINTA001');
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  await waitFor(() => expect(dialog().textContent).toContain('Dicek di sini, belum di semua gerbang'));
  press('Tamu berikutnya');
  await screen.findByRole('link', { name: /1 catatan tersimpan di perangkat ini dan belum terkirim/ });
  expect(screen.getByText('Tanpa koneksi. Semua tetap berjalan dan dikirim nanti.')).toBeTruthy();
});

test('Back closes the verdict and stays on the page; without one it goes back', async () => {
  const { where, back } = openApp({ path: '/summary' });
  fireEvent.click(await screen.findByRole('link', { name: 'Pindai' }));
  await typeCode('SINTA001');
  expect(dialog()).toBeTruthy();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/scan');
  await back();
  await waitFor(() => expect(where()).toBe('/summary'));
});

test('what was recorded is taken back from the bar', async () => {
  openApp();
  await typeCode('SINTA001');
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  press('Tamu berikutnya');
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  await screen.findByRole('img', { name: '0 dari 4 orang sudah hadir' });
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  // no green tick is left of it
  const rows = () =>
    within(screen.getAllByRole('region', { name: 'Terakhir' })[0] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent, firstElementChild }) => [firstElementChild?.getAttribute('data-kind'), textContent]);
  expect(rows()).toEqual([['undone', expect.stringMatching(/^Ibu Ratna.*4 orang masuk · dibatalkan/)]]);
  fireEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  await screen.findByRole('img', { name: '4 dari 4 orang sudah hadir' });
  expect(rows().map(([kind]) => kind)).toEqual(['arrived']);
});

test('what a guest brought is recorded from the row of who came last', async () => {
  const { where } = openApp();
  await typeCode('SINTA001');
  press('Konfirmasi');
  await screen.findByRole('dialog', { name: /Tercatat hadir/ });
  press('Tamu berikutnya');
  fireEvent.click(screen.getAllByRole('link', { name: /^Ibu Ratna/ })[0] as HTMLElement);
  await waitFor(() => expect(where()).toBe('/guest/SINTA001'));
  expect(await screen.findByRole('button', { name: 'Tambah titipan' })).toBeTruthy();
});

test('the warning that more came than are awaited goes with the undo', async () => {
  openApp();
  await typeCode('SINTA001');
  press('Lebih');
  press('Tambah satu orang');
  press('Konfirmasi');
  await screen.findByRole('link', { name: /Lebih banyak daripada yang ditunggu/ });
  press('Tamu berikutnya');
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Lebih banyak daripada yang ditunggu/ })).toBeNull());
});

test('what the server refuses comes up, goes to the tray, and leaves it when somebody has seen to it', async () => {
  openApp({ server: { judge: () => ({ verdict: 'REFUSED', reason: 'UNKNOWN_CODE' }) } });
  await typeCode('SINTA001');
  press('Konfirmasi');
  const banner = await screen.findByRole('link', { name: /^Ibu Ratna.*Tidak ada tamu dengan kode ini/ });
  // what was refused is not everywhere
  await screen.findByRole('link', { name: /0 catatan sudah terkirim\. 1 catatan perlu dicek/ });
  fireEvent.click(banner);
  await screen.findByRole('heading', { name: 'Perlu dicek' });
  fireEvent.click(screen.getByRole('button', { name: 'Selesai' }));
  await screen.findByRole('link', { name: /0 catatan perlu dicek/ });
  expect(screen.queryByRole('heading', { name: 'Perlu dicek' })).toBeNull();
});

test('a hardware scanner is heard on every page and leaves no letters behind', async () => {
  openApp({ path: '/walk-in' });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' });
  await screen.findByRole('img', { name: '0 dari 4 orang sudah hadir' });
  fireEvent.change(name, { target: { value: 'Budi SINTA001' } });
  for (const key of 'SINTA001') fireEvent.keyDown(name, { key });
  fireEvent.keyDown(name, { key: 'Enter' });
  await screen.findByRole('dialog', { name: /Selamat datang/ });
  expect(name.value.trim()).toBe('Budi');
});

test('a verdict is told to screen readers', async () => {
  openApp({ server: { guests: [aGuest({ name: 'Surya' })] } });
  await typeCode('SINTA001');
  await screen.findByRole('dialog');
  expect(screen.getByRole('alert').textContent).toBe('Selamat datang: Surya');
});

test('where the device stands is asked once', async () => {
  const { named } = openApp({ isGateAsked: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Gerbang B' }));
  expect(await screen.findByText('Resepsi · Gerbang B')).toBeTruthy();
  expect(named('sendOperations')).toEqual([]);
  await act(async () => undefined);
});

test('an account that only scans sees no list, no forms and no pages with names', async () => {
  const { where } = openApp({
    path: '/search',
    answers: {
      authDetail: () => ({
        id: 1,
        name: 'Beni',
        username: 'beni',
        role: 'USHER',
        is_guest_book: true,
        version: 'V2',
        guest_book_role: 'SCAN_ONLY',
      }),
    },
  });
  await waitFor(() => expect(where()).toBe('/scan'));
  expect(screen.queryByRole('link', { name: 'Cari' })).toBeNull();
  await typeCode('NOPE99');
  await screen.findByRole('dialog');
  expect(within(dialog()).queryByRole('button', { name: 'Cari nama' })).toBeNull();
  expect(dialog().textContent).toContain('minta rekan di meja penerima tamu mencari namanya');
  expect(screen.queryByRole('link', { name: /Yang sudah tersimpan/ })).toBeNull();
});
