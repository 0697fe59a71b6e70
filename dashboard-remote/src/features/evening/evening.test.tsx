import { jest } from '@jest/globals';
import {
  checkClosing,
  type Closing,
  closeEvening,
  type DoorDevice,
  type DoorNow,
  type DoorPinState,
  type EveningReport,
  getDoorNow,
  getDoorPin,
  getEvening,
  getHostedInvitation,
  readClosing,
  setDoorPin,
} from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const SILENT: DoorDevice = {
  device_id: 'tablet-2',
  gate: 'Gerbang B',
  usher: 'Eko',
  seen_at: '2027-06-12T13:41:00.000Z',
  unsent: 3,
  clock_offset: 0,
  battery: 9,
  is_charging: false,
  version: '1.4.0',
};
const SUMS = { parties: 3, people: 7, gifts: 2, envelopes: 1, souvenirs: 2 };
const GATES = [
  { gate: 'Gerbang A', parties: 2, people: 4, gifts: 2, envelopes: 0, souvenirs: 1 },
  { gate: null, parties: 1, people: 3, gifts: 0, envelopes: 1, souvenirs: 1 },
];

const reportOf = (over: Partial<EveningReport> = {}): EveningReport => ({
  event_id: 1,
  event_title: 'Akad',
  hosts: 'Sinta & Rama',
  start_datetime: '2027-06-12T11:00:00.000Z',
  timezone: 'Asia/Jakarta',
  location: null,
  counted_at: '2027-06-12T14:00:00.000Z',
  invited: { households: 4, people: 10 },
  coming: { households: 3, people: 8 },
  arrived: { households: 2, people: 5 },
  absent: { households: 2, people: 4 },
  walk_ins: { households: 1, people: 2 },
  all: SUMS,
  gates: GATES,
  hours: [{ at: '2027-06-12T12:00:00.000Z', parties: 3, people: 7 }],
  attention: 1,
  open_devices: [],
  ...over,
});

const CLOSING: Closing = {
  ...reportOf(),
  closing: {
    id: 5,
    closed_at: '2027-06-12T14:05:00.000Z',
    closed_by: 'Mbak Wulan',
    seal: '0A1B-2C3D-4E5F-6071-8293',
    people: 7,
  },
};

const doorOf = (over: Partial<DoorNow> = {}): DoorNow => ({
  now: '2027-06-12T14:00:00.000Z',
  inside: 6,
  coming: 5,
  arrived: 7,
  attention: 1,
  gates: [{ gate: 'Gerbang A', parties: 2, people: 4, pace: [0, 0, 0, 0, 0, 1, 3, 12] }],
  devices: [{ ...SILENT, pace: 0 }],
  groups: [{ group: 'Kantor', coming: 2, arrived: 4, inside: 3 }],
  vips: [
    {
      id: 1,
      name: 'dr. Dewi Jusuf',
      people: 2,
      table_number: '1',
      gate: 'Gerbang A',
      arrived_at: '2027-06-12T12:31:00.000Z',
      note: 'Jemput di lobi',
    },
  ],
  ...over,
});

beforeEach(() => {
  answer(getHostedInvitation, () => hostOf());
  answer(getDoorPin, () => null);
});

test('at the gates it stands in words which device fell silent, and who is over plan', async () => {
  answer(getDoorNow, () => doorOf());
  await openDashboard('/attendance/door?event=1', 'CLIENT');
  const devices = within(await screen.findByRole('region', { name: 'Perangkat di pintu' }));
  expect(devices.getByText('Gerbang B, Eko')).toBeTruthy();
  expect(devices.getByText('Tidak terlihat sejak 20.41')).toBeTruthy();
  expect(devices.getByText('3 catatan belum terkirim')).toBeTruthy();
  expect(devices.getByText('Baterai hampir habis')).toBeTruthy();
  const now = within(screen.getByRole('region', { name: 'Sekarang' }));
  expect(now.getByText('2 lebih dari rencana')).toBeTruthy();
  const gates = within(screen.getByRole('region', { name: 'Laju per gerbang' }));
  expect(gates.getByText('12')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Tamu kehormatan' })).getByText('Jemput di lobi')).toBeTruthy();
});

test('devices that were put away stand folded below those that are at the door', async () => {
  const away = { ...SILENT, device_id: 'old', usher: 'Rini', unsent: 0, seen_at: '2027-06-12T09:00:00.000Z', pace: 0 };
  answer(getDoorNow, () => doorOf({ devices: [away, { ...SILENT, pace: 0 }] }));
  await openDashboard('/attendance/door?event=1', 'CLIENT');
  const region = within(await screen.findByRole('region', { name: 'Perangkat di pintu' }));
  const fold = region.getByText(/^1 perangkat lain sudah lama/).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Rini');
  expect(fold?.textContent).not.toContain('Eko');
});

test('a PIN for the devices is set, changed and removed; what is no PIN is not sent', async () => {
  answer(getDoorNow, () => doorOf());
  let setting: DoorPinState = null;
  answer(getDoorPin, () => setting);
  const sent = answer(setDoorPin, ({ body: { pin } }) => {
    setting = pin === null ? null : { set_at: '2027-06-12T13:41:00.000Z', set_by: 'Mbak Wulan' };
    return setting;
  });
  await openDashboard('/attendance/door?event=1', 'CLIENT');
  const pin = within(await screen.findByRole('region', { name: 'PIN perangkat' }));
  expect(await pin.findByText(/^Tanpa PIN, siapa pun/)).toBeTruthy();
  fireEvent.click(pin.getByRole('button', { name: 'Pasang PIN' }));
  const field = pin.getByRole('textbox', { name: 'PIN baru' });
  fireEvent.change(field, { target: { value: '25a8' } });
  fireEvent.click(pin.getByRole('button', { name: 'Simpan PIN' }));
  expect(pin.getByText('Isi 4 sampai 6 angka.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '1234567' } });
  fireEvent.click(pin.getByRole('button', { name: 'Simpan PIN' }));
  expect([pin.getByText('Isi 4 sampai 6 angka.'), sent]).toEqual([expect.anything(), []]);
  fireEvent.change(field, { target: { value: '0258' } });
  fireEvent.click(pin.getByRole('button', { name: 'Simpan PIN' }));
  expect(await pin.findByText(/dipasang .*20.41 oleh Mbak Wulan/)).toBeTruthy();
  expect(pin.getByRole('status').textContent).toContain('PIN tersimpan');
  fireEvent.click(pin.getByRole('button', { name: 'Hapus PIN' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hapus PIN?' }));
  expect(sent).toHaveLength(1);
  fireEvent.click(question.getByRole('button', { name: 'Hapus PIN' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pin.findByText(/^Tanpa PIN, siapa pun/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ pin: '0258' }, { pin: null }]);
});

test('closing names a device that has not sent all, and wants that to be known', async () => {
  answer(getEvening, () => ({ report: reportOf({ open_devices: [SILENT] }), closings: [], after: null }));
  const closed = answer(closeEvening, () => CLOSING);
  answer(readClosing, () => CLOSING);
  await openDashboard('/attendance/closing?event=1', 'CLIENT');
  await screen.findByRole('region', { name: 'Laporan acara' });
  fireEvent.click(screen.getByRole('button', { name: 'Tutup acara' }));
  const question = within(await screen.findByRole('dialog', { name: 'Tutup Akad?' }));
  expect(question.getByText(/^Gerbang B, Eko belum mengirim 3 catatan, terakhir terlihat .*20\.41$/)).toBeTruthy();
  const verb = question.getByRole('button', { name: 'Tutup acara' });
  expect(verb).toHaveProperty('disabled', true);
  fireEvent.click(question.getByRole('checkbox', { name: 'Saya sudah tahu, tutup saja' }));
  fireEvent.click(verb);
  const paper = within(await screen.findByRole('article', { name: 'Laporan acara' }));
  expect(closed.map(({ body }) => body)).toEqual([{ known_open: ['tablet-2'] }]);
  expect(whereabouts()).toBe('/attendance/closing?event=1&closing=5');
  expect(paper.getByText('Segel 0A1B-2C3D-4E5F-6071-8293')).toBeTruthy();
  expect(paper.getByText(/^Ditutup .*21\.05 \(Asia\/Jakarta\) oleh Mbak Wulan$/)).toBeTruthy();
});

test.each([
  ['2027-01-02T03:00:00.000Z', true],
  ['2027-06-12T12:00:00.000Z', false],
])('at %s it is said that the event has not begun yet: %s', async (now, isSaid) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  answer(getEvening, () => ({ report: reportOf(), closings: [], after: null }));
  await openDashboard('/attendance/closing?event=1', 'CLIENT');
  await screen.findByRole('region', { name: 'Laporan acara' });
  fireEvent.click(screen.getByRole('button', { name: 'Tutup acara' }));
  const question = within(await screen.findByRole('dialog', { name: 'Tutup Akad?' }));
  expect(question.queryByText(/^Acara ini baru dimulai .*12 Jun/) !== null).toBe(isSaid);
  clock.mockRestore();
});

test('what came after the closing stands apart, and a changed file is told with its line', async () => {
  answer(getEvening, () => ({
    report: reportOf(),
    closings: [CLOSING.closing],
    after: {
      all: { parties: 1, people: 2, gifts: 0, envelopes: 1, souvenirs: 0 },
      gates: [{ gate: 'Gerbang B', parties: 1, people: 2, gifts: 0, envelopes: 1, souvenirs: 0 }],
    },
  }));
  answer(checkClosing, () => ({
    verdict: 'CHANGED' as const,
    closing: CLOSING.closing,
    lines: [{ row: 9, signed: 'Per gerbang | Gerbang A | 2 | 4', found: 'Per gerbang | Gerbang A | 2 | 9' }],
  }));
  await openDashboard('/attendance/closing?event=1', 'CLIENT');
  const after = within(await screen.findByRole('region', { name: 'Setelah penutupan' }));
  expect(after.getByText('+1 undangan, +2 orang, +1 amplop titipan')).toBeTruthy();
  const check = within(screen.getByRole('region', { name: 'Periksa keaslian' }));
  const file = new File(['Bagian'], 'laporan.csv', { type: 'text/csv' });
  fireEvent.change(check.getByLabelText(/Pilih berkas/), { target: { files: [file] } });
  expect(await check.findByText(/^Diubah\. Tidak sama dengan yang ditutup/)).toBeTruthy();
  expect(check.getByText('di berkas: Per gerbang | Gerbang A | 2 | 9')).toBeTruthy();
});
