import { type DataOf, proposeSeating, type SeatedParty, type SeatReason } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../testing/dashboard.tsx';
import { givenHall, partyOf, tableOf } from './testing.ts';

type Proposal = DataOf<typeof proposeSeating>;

// an offer of one test is none of the next
afterEach(() => notifications.clean());

const seatOf = ({ guest_event_id, table_number: from }: SeatedParty, to: string | null, ...reasons: SeatReason[]) => ({
  guest_event_id,
  from,
  to,
  reasons,
});

async function openProposal(proposal: Partial<Proposal> & Pick<Proposal, 'seats'>) {
  const losing = proposal.seats.filter(({ from, to }) => from !== null && to === null).length;
  answer(proposeSeating, () => ({ moved: 0, losing, seated_people: 4, unseated_people: 0, ...proposal }));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Susun' }));
  return within(await screen.findByRole('dialog', { name: 'Susun otomatis' }));
}

test('what is proposed is taken over one table, then all of the rest', async () => {
  const [one, two] = [tableOf({ name: '1' }), tableOf({ name: '2' })];
  const parties = [partyOf({ name: 'Satu' }), partyOf({ name: 'Dua', table_number: '1' }), partyOf({ name: 'Tiga' })];
  const seated = givenHall({ tables: [one, two], parties });
  const [first, second, third] = parties.map(({ guest_event_id }) => guest_event_id);
  const seats: DataOf<typeof proposeSeating>['seats'] = [
    { guest_event_id: first ?? 0, from: null, to: '1', reasons: [{ why: 'ROOM', people: 4 }] },
    { guest_event_id: second ?? 0, from: '1', to: '2', reasons: [{ why: 'NEAR_DOOR' }] },
    { guest_event_id: third ?? 0, from: null, to: null, reasons: [{ why: 'NO_ROOM' }] },
  ];
  const asked = answer(proposeSeating, () => ({ seats, moved: 1, losing: 0, seated_people: 4, unseated_people: 2 }));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Susun' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Susun otomatis' }));
  expect(await sheet.findByText('2 orang belum kebagian kursi.')).toBeTruthy();
  expect(asked[0]?.body).toEqual({ mode: 'FEWEST_MOVES', with_pending: false });
  expect(sheet.getByText('dari Meja 1')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Pakai usulan untuk Meja 1' }));
  await waitFor(() => expect(seated).toHaveLength(1));
  expect(seated[0]?.body.seats).toEqual([{ guest_event_id: first, from: null, table_number: '1' }]);
  fireEvent.click(await sheet.findByRole('button', { name: 'Pakai semua, 1 undangan' }));
  await waitFor(() => expect(seated).toHaveLength(2));
  expect(seated[1]?.body.seats).toEqual([{ guest_event_id: second, from: '1', table_number: '2' }]);
});

test('whoever would lose a table is counted and named with it, before all is taken over', async () => {
  const sitting = partyOf({ name: 'Bapak Teguh', table_number: '27' });
  const large = partyOf({ name: 'Serombongan', people: 4 });
  const seated = givenHall({ tables: [tableOf({ name: '27', seats: 4 })], parties: [sitting, large] });
  const sheet = await openProposal({
    seats: [seatOf(sitting, null, { why: 'NO_ROOM' }), seatOf(large, '27', { why: 'ROOM', people: 0 })],
    unseated_people: 2,
  });
  const lost = within(await sheet.findByRole('group', { name: 'Akan kehilangan meja' }));
  expect(lost.getByText('Bapak Teguh')).toBeTruthy();
  expect(lost.getByText('sekarang di Meja 27')).toBeTruthy();
  expect(sheet.getByRole('status').textContent).toContain('1 undangan kehilangan meja.');
  fireEvent.click(sheet.getByRole('button', { name: 'Pakai semua, 2 undangan' }));
  await waitFor(() => expect(seated).toHaveLength(1));
  expect(seated[0]?.body.seats).toEqual([
    { guest_event_id: sitting.guest_event_id, from: '27', table_number: null },
    { guest_event_id: large.guest_event_id, from: null, table_number: '27' },
  ]);
  expect(await screen.findByText('1 undangan didudukkan, 1 undangan kehilangan meja')).toBeTruthy();
});

test('those for whom no chair is left are one line at the end, which leads to as many tables as they need', async () => {
  const without = Array.from({ length: 8 }, (_, at) => partyOf({ name: `Tamu ${at + 1}`, people: 3 }));
  const comes = partyOf({ name: 'Bude' });
  givenHall({ tables: [tableOf({ name: '1' })], parties: [comes, ...without] });
  const sheet = await openProposal({
    seats: [
      ...without.map((party) => seatOf(party, null, { why: 'NO_ROOM' })),
      seatOf(comes, '1', { why: 'NEAR_DOOR' }),
    ],
    unseated_people: 24,
  });
  const left = await sheet.findByRole('group', { name: 'Belum dapat meja' });
  expect(within(left).getByText('24 orang belum kebagian kursi.')).toBeTruthy();
  expect(within(left).getAllByRole('listitem')).toHaveLength(1);
  expect(within(left).getByText(/Tamu 6, dan 2 lagi/)).toBeTruthy();
  const table = sheet.getByRole('group', { name: 'Meja 1' });
  expect(table.compareDocumentPosition(left) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(within(left).getByRole('button', { name: 'Tambah 3 meja' }));
  const add = within(await screen.findByRole('dialog', { name: 'Tambah meja' }));
  expect(add.getByLabelText<HTMLInputElement>('Berapa meja').value).toBe('3');
});

test('a reason is said once at a table, what is of one party alone beside its name', async () => {
  const family = [3, 2, 1].map((people) => partyOf({ name: `Keluarga ${people}`, people, guest_group: 'Bima' }));
  const [first, second, third] = family as [SeatedParty, SeatedParty, SeatedParty]; // of the three above
  givenHall({ tables: [tableOf({ name: '1' })], parties: family });
  const group = (people: number): SeatReason => ({ why: 'GROUP', group: 'Bima', people, parties: 2 });
  const sheet = await openProposal({
    seats: [
      seatOf(first, '1', { why: 'NEAR_DOOR' }, group(3)),
      seatOf(second, '1', group(4)),
      seatOf(third, '1', group(5)),
    ],
  });
  const table = within(await sheet.findByRole('group', { name: 'Meja 1' }));
  expect(table.getByText('6 orang dari Bima duduk semeja.')).toBeTruthy();
  expect(table.queryByText(/orang lain dari Bima/)).toBeNull();
  const [row] = table.getAllByRole('listitem');
  expect(row?.textContent).toBe('Keluarga 3Dekat pintu, seperti diminta.');
});
