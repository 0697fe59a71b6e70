import { NetworkError } from '@janur/data';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../testing/api.ts';
import { openApp } from '../../testing/app.tsx';
import { serverOf } from '../../testing/server.ts';

// jsdom has no media queries; the login asks for the colour scheme
beforeAll(() => {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
});
afterEach(cleanup);

/** The device tries again after some seconds. */
const LATER = { timeout: 30_000 };

test('an usher whose session ended reads that nothing is lost, and after the log-in nothing is', async () => {
  const everyday = serverOf();
  let session: 'cut off' | 'over' | 'open' = 'cut off';
  const { where } = openApp({
    answers: {
      ...everyday.answers,
      qrScanLogin() {
        session = 'open';
        return { token: 't', role: 'USHER' };
      },
      sendOperations(request) {
        if (session === 'cut off') throw new NetworkError('cut');
        if (session === 'over') throw refusal(401, 'UNAUTHENTICATED');
        return everyday.answers.sendOperations?.(request);
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Kode tamu' });
  // the list is here: who is awaited is known
  await screen.findByRole('img', { name: /dari 4 orang/ });
  fireEvent.change(field, { target: { value: 'SINTA001' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: 'Konfirmasi' }));
  await screen.findByRole('link', { name: /1 catatan tersimpan di perangkat ini dan belum terkirim/ }, LATER);

  session = 'over';
  const notice = await screen.findByText(/Masuk lagi agar catatan terkirim. Tidak ada yang hilang./, {}, LATER);
  expect(where()).toBe('/login');
  await waitFor(() => expect(notice.textContent).toContain('1 catatan tersimpan di perangkat ini dan belum terkirim'));

  fireEvent.change(screen.getByRole('textbox', { name: 'Nama pengguna' }), { target: { value: 'dina' } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(
    () => expect(everyday.state.operations).toMatchObject([{ type: 'CHECK_IN', guest_code: 'SINTA001' }]),
    LATER,
  );
  await waitFor(() => expect(where()).toBe('/scan'));
}, 120_000);
