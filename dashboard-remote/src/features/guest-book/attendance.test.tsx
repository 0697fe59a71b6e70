import type { DoorCodes } from '@janur/contracts/door';
import {
  exportGuestBook,
  getGuestBookSummary,
  getHeadcount,
  getHostedInvitation,
  type GuestBookGuest,
  listEntrustedGifts,
  listGuestBookGuests,
  setDoorCodes,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';
import { headcountOf, hostOf } from '../../testing/couple.ts';

const guest = (over: Partial<GuestBookGuest>): GuestBookGuest & { event_id: number } => ({
  event_id: 1,
  id: 1,
  guest_event_id: 10,
  guest_code: 'RATNA001',
  name: 'Ibu Ratna',
  phone_number: null,
  detail: null,
  source: 'INVITED',
  qr_code: 'RATNA001',
  table_number: 'B4',
  confirmation_status: 'CONFIRMED',
  total_guests: 2,
  total_guests_confirmed: 2,
  total_guests_attended: 2,
  total_guests_inside: 2,
  is_checked_in: true,
  checked_in_at: '2027-06-12T12:05:00.000Z',
  checked_in_by: 'Dina',
  checked_in_gate: 'Gerbang Timur',
  is_received_gift: true,
  is_received_souvenir: false,
  entrusted_gifts: [{ id: 1, giver_name: 'Keluarga Wibowo', amount: 500_000 }],
  ...over,
});

function hall({ attended = 3, walkIns = 0 }: { attended?: number; walkIns?: number } = {}) {
  answer(getHeadcount, () => headcountOf({ attended, walkIns }));
  answer(getHostedInvitation, () => ({ ...hostOf(), guest_groups: [] }));
  answer(getGuestBookSummary, () => ({
    event_title: 'Akad',
    total_invitations_confirmed: 5,
    total_checked_in: 2,
    total_pax_confirmed: 4,
    total_pax_attended: attended,
    total_received_gift: 1,
    total_received_souvenir: 0,
    total_inside: attended,
    total_walk_ins: 0,
  }));
  answer(listEntrustedGifts, () => ({
    rows: [
      {
        id: 1,
        giver_name: 'Keluarga Wibowo',
        amount: 500_000,
        guest_code: 'RATNA001',
        guest_name: 'Ibu Ratna',
        created_at: '2027-06-12T12:06:00.000Z',
      },
    ],
    header: { total_gifts: 1, total_amount: 500_000, perhaps_twice: 1 },
  }));
  return answer(listGuestBookGuests, ({ body }) =>
    body.search_query === 'xyz'
      ? []
      : [guest({}), guest({ id: 2, guest_event_id: 20, name: 'Anton', source: 'ADHOC' })],
  );
}
const numberOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? '';

test('the couple reads who came, when, through which gate, and what they brought for others', async () => {
  const asked = hall();
  await openDashboard('/attendance', 'CLIENT');
  const row = within((await screen.findByText('Ibu Ratna')).closest('tr') ?? document.body);
  expect(row.getByText('2 dari 2')).toBeTruthy();
  expect(row.getByText('19.05')).toBeTruthy();
  expect(row.getByText('Dina, Gerbang Timur')).toBeTruthy();
  expect(row.getByText(/^Keluarga Wibowo/).textContent).toMatch(/500[.]000|500 ?rb/);
  expect(asked[0]?.body).toMatchObject({ event_ids: [1], shown: 'ARRIVED', order_by: 'checked_in_at' });
});

test('who came without an invitation stands apart, and is no part of those who said that they come', async () => {
  hall({ walkIns: 3 });
  await openDashboard('/attendance', 'CLIENT');
  await waitFor(() => expect(numberOf('Orang')).toMatch(/^Orang3/));
  expect(screen.getByRole('link', { name: '3 orang' }).getAttribute('href')).toMatch(/guests\?event=1&walk-ins=yes$/);
  // as many as the gates' screen and the door count
  expect(screen.getByText(/Dengan mereka, 6 orang datang/)).toBeTruthy();
  // the kitchen has to feed them too: three and three are more than the four who were announced
  expect(numberOf('Orang')).toContain('Lebih dari rencana');
});

test('more people than were announced are said beside the number', async () => {
  hall({ attended: 6 });
  await openDashboard('/attendance', 'CLIENT');
  await waitFor(() => expect(numberOf('Orang')).toContain('Lebih dari rencana'));
});

test('those who stayed away are one tap away, and the address keeps it', async () => {
  const asked = hall();
  await openDashboard('/attendance', 'CLIENT');
  fireEvent.click(await screen.findByRole('link', { name: 'Tidak datang' }));
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ shown: 'MISSING' }));
  expect(whereabouts()).toContain('shown=missing');
});

test('a search without a match offers the whole list again', async () => {
  hall();
  await openDashboard('/attendance?q=xyz', 'CLIENT');
  expect(await screen.findByRole('link', { name: 'Lihat semua' })).toBeTruthy();
});

test('envelopes for the couple are listed with giver, sum and bearer', async () => {
  hall();
  await openDashboard('/attendance?shown=entrusted', 'CLIENT');
  const row = (await screen.findByText('Keluarga Wibowo')).closest('tr');
  expect(row?.textContent).toContain('Ibu Ratna');
  expect(row?.cells[0]?.textContent).toMatch(/dibawa Ibu Ratna, \d\d\.\d\d/);
  expect(row?.textContent).toMatch(/500\.000/);
});

test('without an event that has a guest-book the screen says who opens one', async () => {
  hall();
  answer(getHostedInvitation, () => hostOf({ events: [] }));
  await openDashboard('/attendance', 'CLIENT');
  expect(await screen.findByText('Belum ada acara dengan buku tamu.')).toBeTruthy();
});

test('a guest-book that cannot be loaded is asked for again', async () => {
  hall();
  answer(getHostedInvitation, () => {
    throw new Refusal('FORBIDDEN');
  });
  await openDashboard('/attendance', 'CLIENT');
  await screen.findByText('Buku tamu belum bisa dimuat.');
  hall();
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Ibu Ratna')).toBeTruthy();
});

test.each([
  ['tickets alone', 'TICKETS', /^Hanya kode QR di undangan/],
  ['codes that change', 'ROTATING', /^Hanya kode yang berganti di ponsel tamu/],
] as const)('the couple chooses that %s count at the door', async (_, chosen, said) => {
  hall();
  let door_codes: DoorCodes = 'ALL';
  answer(getHostedInvitation, () => hostOf({ door_codes }));
  const asked = answer(setDoorCodes, ({ body }) => {
    ({ door_codes } = body);
    return { door_codes };
  });
  await openDashboard('/attendance', 'CLIENT');
  const choice = await screen.findByRole('combobox', { name: 'Di pintu masuk' });
  fireEvent.change(choice, { target: { value: chosen } });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ door_codes: chosen }]);
});

test('of the two files one is chosen, and what went wrong with it is said', async () => {
  hall();
  answer(exportGuestBook, () => {
    throw new Refusal('INTERNAL');
  });
  await openDashboard('/attendance', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
  expect(await screen.findByRole('menuitem', { name: 'Unduh ringkasan', hidden: true })).toBeTruthy();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Unduh buku tamu', hidden: true }));
  const said = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(said().join('')).toContain('Ada gangguan di sistem kami'));
});
