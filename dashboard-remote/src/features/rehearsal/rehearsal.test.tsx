import {
  getRehearsal,
  listEvents,
  type Rehearsal,
  sendVisitorOn,
  startRehearsal,
  stopRehearsal,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { problem } from '@janur/contracts/problems';
import { openDashboard } from '../../testing/dashboard.tsx';

const RESEPSI = {
  id: 4,
  title: 'Resepsi',
  type: null,
  start_datetime: '2027-06-12T09:00:00.000Z',
  timezone: 'Asia/Jakarta',
  client_id: 1,
  client_name: 'Sinta & Rama',
  total_invitations: 120,
  total_checked_in: 0,
};
const PLAYED: Rehearsal = {
  id: 9,
  event_id: 4,
  state: 'RUNNING',
  plan: { gates: 2, hours: 3, speed: 30, trouble: 'usual', people_practise: true },
  by: 'Ratna',
  started_at: '2027-06-11T09:00:00.000Z',
  ended_at: null,
  now: {
    second: 2880,
    expected: 90,
    served: 31,
    in_line: 4,
    people: 55,
    latest: [
      { second: 2700, name: 'Pak Lurah', people: 2, mood: 'calm', is_vip: true, gate: 'Gerbang 1', outcome: 'in' },
      { second: 2600, name: 'Bu Tuti', people: 3, mood: 'cross', is_vip: false, gate: null, outcome: 'walked_past' },
    ],
  },
  door: { gate: 'Gerbang 3', username: 'latihan-3', card_token: 'secret' },
  visitor: { number: 7, name: 'Joko', people: 2, mood: 'hurried', is_vip: false, way: 'code', shows: 'LATJOKO1' },
  report: null,
};

function hall(now: () => Rehearsal | null) {
  answer(listEvents, () => [RESEPSI]);
  return answer(getRehearsal, now);
}

test('the plan is chosen and the button starts it; what is played says how the line stands and who practises', async () => {
  let now: Rehearsal | null = null;
  hall(() => now);
  const asked = answer(startRehearsal, ({ body }) => {
    now = { ...PLAYED, plan: body };
    return now;
  });
  await openDashboard('/reconciliation/rehearsal?event=4', 'ADMIN');
  fireEvent.change(await screen.findByLabelText('Gerbang'), { target: { value: '2' } });
  fireEvent.click(screen.getByLabelText(/ikut berlatih/));
  fireEvent.click(screen.getByRole('button', { name: 'Mulai latihan' }));
  await screen.findByText('Latihan sedang berjalan');
  // whoever practises is given time
  expect(asked[0]?.body).toEqual({ gates: 2, hours: 3, speed: 5, trouble: 'usual', people_practise: true });
  const line = screen.getByRole('region', { name: 'Latihan sedang berjalan' });
  expect(within(line).getByText('0:48')).toBeTruthy();
  expect(within(line).getByText('dari 90 yang ditunggu')).toBeTruthy();
  expect(screen.getByText(/tidak sabar, lewat begitu saja/)).toBeTruthy();
  expect(screen.getByText(/tamu VIP, sudah disambut, Gerbang 1/)).toBeTruthy();
  expect(screen.getByText('LATJOKO1')).toBeTruthy();
  expect(screen.getByText('2 orang, terburu-buru')).toBeTruthy();
  expect(screen.getByRole('img', { name: /Gerbang 3/ })).toBeTruthy();
});

test('the one who stands there is sent on by number, and a rehearsal is stopped', async () => {
  hall(() => PLAYED);
  const sent = answer(sendVisitorOn, () => null);
  const stopped = answer(stopRehearsal, () => null);
  await openDashboard('/reconciliation/rehearsal?event=4', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Tamu berikutnya' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ number: 7 }));
  await screen.findByText(/Belum ada siapa-siapa/);
  fireEvent.click(screen.getByRole('button', { name: 'Hentikan' }));
  await waitFor(() => expect(stopped[0]?.params).toEqual({ rehearsalId: 9 }));
});

test('while another one is played the button says so', async () => {
  hall(() => null);
  answer(startRehearsal, () => {
    throw new Refusal('CONFLICT', [], problem('rehearsal_running'));
  });
  await openDashboard('/reconciliation/rehearsal?event=4', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Mulai latihan' }));
  expect(await screen.findByText(/Latihan lain sedang berjalan/)).toBeTruthy();
});

test('the report says the line, the gates that are needed and what went wrong', async () => {
  hall(() => ({
    ...PLAYED,
    state: 'DONE',
    door: null,
    visitor: null,
    report: {
      parties: 90,
      invited: 120,
      people: 171,
      gates: [{ gate: 'Gerbang 1', parties: 50 }],
      service: 14.2,
      device: 0.04,
      device95: 0.2,
      longest_line: { parties: 6, people: 11, minute: 52.4 },
      line: [0, 1, 2, 4, 5, 6, 3, 0],
      waited: 3,
      waited95: 95,
      slowest: [{ name: 'Bu Sri', people: 2, mood: 'tired', is_vip: false, waited: 240 }],
      walked_past: 1,
      used_codes: { seen: 1, unseen: 1 },
      practised: { parties: 12, middle: 9.5, worst: 31 },
      requests: 400,
      faulty: 32,
      records: 180,
      delivered_after: 1.4,
      faults: [{ kind: 'missing', detail: 'op-1' }],
      to_look_at: 2,
      oddities: [{ second: 100, gate: 'Gerbang 1', kind: 'not_found', name: 'Mas Tri', times: 3 }],
      is_untouched: true,
      kept_promise: 0.934,
      promise: { seconds: 180, share: 0.95 },
      needs: [{ parties: 90, gates: 3, one_fewer: { parties: 14, wait: 190 } }],
    },
  }));
  await openDashboard('/reconciliation/rehearsal?event=4', 'ADMIN');
  const gates = await screen.findByRole('region', { name: 'Berapa gerbang?' });
  expect(gates.textContent).toContain('95% tamu menunggu paling lama 3 menit');
  expect(gates.textContent).toContain('Dengan 2 gerbang: 93%');
  expect(within(gates).getByText('14 rombongan, menunggu 3,2 mnt')).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toBe(
    'Panjang antrean tiap sepuluh menit (jumlah rombongan)60 jam1 jam',
  );
  const wrong = screen.getByRole('region', { name: 'Yang tidak beres' });
  expect(wrong.textContent).toContain('Catatan yang tidak cocok: 1');
  expect(wrong.textContent).toContain('Tidak sampai di server: op-1');
  expect(wrong.textContent).toContain('Mas Tri tidak ditemukan lewat namanyaGerbang 1 · 3×');
  expect(wrong.textContent).toContain('12 rombongan, biasanya 9,5 dtk, paling lama 31 dtk');
  expect(screen.getByRole('button', { name: 'Latihan lagi' })).toBeTruthy();
});
