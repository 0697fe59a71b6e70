import { authDetail, qrScanLogin } from '@janur/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { accountOf, openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const CARD = '#u=sinta-rama&p=kunci-pertama-42';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A device whose camera sees `content`, at the edge of the browser. */
function cameraThatSees(content: string) {
  Object.assign(globalThis, {
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<string[]> {
        return ['qr_code'];
      }
      detect = async () => [{ rawValue: content }];
    },
  });
  const stream = { getTracks: () => [] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  });
  HTMLMediaElement.prototype.play = async () => undefined;
}

test('a login card opened by a phone’s own camera says whose it is, and logs in by a tap', async () => {
  const asked = answer(qrScanLogin, () => ({ token: 'signed', role: 'CLIENT' as const }));
  await openDashboard(`/scan-login${CARD}`);
  const enter = await screen.findByRole('button', { name: 'Masuk sebagai sinta-rama' });
  expect(location.hash).toBe('');
  expect(asked).toEqual([]);
  answer(authDetail, () => accountOf('CLIENT'));
  fireEvent.click(enter);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked.map(({ body }) => body)).toMatchObject([{ username: 'sinta-rama', password: 'kunci-pertama-42' }]);
  await waitFor(() => expect(whereabouts()).not.toContain('scan-login'));
});

test('a card that is no longer valid is said so, with the way by password', async () => {
  answer(qrScanLogin, () => {
    throw new Refusal('INVALID_CREDENTIALS');
  });
  await openDashboard(`/scan-login${CARD}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Masuk sebagai sinta-rama' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Kartu masuk ini tidak berlaku lagi.');
  fireEvent.click(screen.getByRole('link', { name: 'Masuk dengan nama pengguna dan kata sandi' }));
  await screen.findByRole('heading', { level: 1, name: 'Masuk ke Janur' });
});

test('a code that is no login card is told, and sent nowhere', async () => {
  cameraThatSees('https://example.test/promo');
  const asked = answer(qrScanLogin, () => ({ token: 'signed', role: 'CLIENT' as const }));
  await openDashboard('/scan-login');
  fireEvent.click(screen.getByRole('button', { name: 'Buka kamera' }));
  await screen.findByText('Kode QR ini bukan kartu masuk Janur.');
  expect(asked).toEqual([]);
});

test('the camera reads a login card', async () => {
  cameraThatSees(`${location.origin}/dashboard/scan-login${CARD}`);
  const asked = answer(qrScanLogin, () => ({ token: 'signed', role: 'CLIENT' as const }));
  await openDashboard('/scan-login');
  fireEvent.click(screen.getByRole('button', { name: 'Buka kamera' }));
  await waitFor(() => expect(asked.map(({ body }) => body.username)).toEqual(['sinta-rama']));
});

test('a browser that reads no codes says what to do instead', async () => {
  await openDashboard('/scan-login');
  fireEvent.click(screen.getByRole('button', { name: 'Buka kamera' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Browser ini tidak bisa membaca kode QR.');
});

test('a refused camera says what to do instead', async () => {
  cameraThatSees('');
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await openDashboard('/scan-login');
  fireEvent.click(screen.getByRole('button', { name: 'Buka kamera' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Kamera tidak diizinkan.');
});
