import { addSeatingRule, addTables, changeHall, changeTable, removeTable, wishForSeat } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountOf, openDashboard } from '../../testing/dashboard.tsx';
import { givenHall, partyOf, tableOf } from './testing.ts';

// an offer of one test is none of the next
afterEach(() => notifications.clean());

const melati = () => tableOf({ name: 'Melati', seats: 4 });

test('who sits nowhere is told above the tables, each table has its guests and how full it is', async () => {
  givenHall({
    tables: [melati(), tableOf({ name: '7' })],
    parties: [
      partyOf({ name: 'Bude Tutik', guest_group: 'Keluarga Kirana', people: 3, table_number: 'melati' }),
      partyOf({ name: 'Om Rudi', people: 2 }),
    ],
  });
  await openDashboard('/tables', 'CLIENT');
  const table = within(await screen.findByRole('region', { name: 'Meja Melati' }));
  expect(table.getByText('Bude Tutik')).toBeTruthy();
  expect(table.getByText('3/4')).toBeTruthy();
  expect(table.getByRole('heading', { name: /Keluarga Kirana/ })).toBeTruthy();
  expect(screen.getByText('2 orang yang akan hadir belum dapat meja')).toBeTruthy();
  expect(screen.getByText('3 dari 5 orang yang akan hadir sudah dapat meja')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Meja 7' })).getByText(/Masih kosong/)).toBeTruthy();
});

test('those who sit nowhere are counted by what they answered', async () => {
  givenHall({
    tables: [melati()],
    parties: [
      partyOf({ people: 4 }),
      partyOf({ name: 'Om Rudi', guest_group: 'Kantor', people: 3, confirmation_status: 'PENDING' }),
    ],
  });
  await openDashboard('/tables', 'CLIENT');
  const nowhere = within(await screen.findByRole('region', { name: 'Belum dapat meja' }));
  expect(nowhere.getByText('4 orang akan hadir')).toBeTruthy();
  expect(nowhere.getByText('3 orang belum menjawab')).toBeTruthy();
  expect(screen.getByText('4 orang yang akan hadir belum dapat meja')).toBeTruthy();
});

test('who has not answered says so beneath the name, which has the line to itself', async () => {
  const silent = { guest_group: 'Keluarga Sinta', confirmation_status: 'PENDING', table_number: 'Melati' } as const;
  givenHall({ tables: [melati()], parties: [partyOf({ name: 'Bapak Zainal Kurniawan', ...silent })] });
  await openDashboard('/tables', 'CLIENT');
  const line = (await screen.findByText('belum menjawab')).parentElement;
  expect(line?.textContent).toBe('Keluarga Sintabelum menjawab');
});

test('who may only look is led to where a guest sits, and told who sits nowhere', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const [seated, standing] = [partyOf({ name: 'Bude Tutik', table_number: 'melati' }), partyOf({ name: 'Om Rudi' })];
  givenHall({ tables: [melati(), tableOf({ name: '7' })], parties: [seated, standing] });
  await openDashboard('/tables', { ...accountOf('CLIENT'), co_host_role: 'LOOK' });
  const find = async (name: string) => {
    const search = await screen.findByPlaceholderText('Cari tamu');
    fireEvent.click(search);
    fireEvent.change(search, { target: { value: name } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(name), hidden: true }));
  };
  await find('Bude Tutik');
  expect(await screen.findByText('Bude Tutik duduk di Meja Melati')).toBeTruthy();
  await find('Om Rudi');
  expect(await screen.findByText('Om Rudi belum punya meja')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest says why it sits here, and goes to another table with the way back', async () => {
  const other = tableOf({ name: '7' });
  const enemy = partyOf({ name: 'Om Rudi', table_number: '7' });
  const party = partyOf({
    name: 'Bude Tutik',
    table_number: 'Melati',
    reasons: [
      { why: 'APART', guest_event_id: enemy.guest_event_id, table_id: other.id },
      { why: 'GROUP', group: 'Keluarga', people: 4, parties: 2 },
    ],
  });
  const seated = givenHall({ tables: [melati(), other], parties: [party, enemy] });
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^Bude Tutik/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bude Tutik' }));
  expect(sheet.getByText('Om Rudi duduk di meja 7, jauh darinya.')).toBeTruthy();
  expect(sheet.getByText('Bersama 4 orang lain dari Keluarga.')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Duduk di'), { target: { value: '7' } });
  await waitFor(() => expect(seated).toHaveLength(1));
  expect(seated[0]?.body.seats).toEqual([{ guest_event_id: party.guest_event_id, table_number: '7' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(seated).toHaveLength(2));
  expect(seated[1]?.body.seats).toEqual([{ guest_event_id: party.guest_event_id, table_number: 'Melati', from: '7' }]);
});

test('a guest is pinned, wishes to be near the door, and is never beside another', async () => {
  const party = partyOf({ name: 'Mbah Sastro', table_number: 'Melati' });
  const other = partyOf({ name: 'Om Rudi', table_number: 'Melati' });
  givenHall({ tables: [melati()], parties: [party, other] });
  const wished = answer(wishForSeat, ({ body }) => ({ is_pinned: body.is_pinned ?? false, wish: body.wish ?? null }));
  const ruled = answer(addSeatingRule, ({ body: { kind, guest_code, other_code } }) => ({
    id: 1,
    kind,
    one: { guest_code, name: 'Mbah Sastro' },
    other: { guest_code: other_code, name: 'Om Rudi' },
  }));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^Mbah Sastro/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mbah Sastro' }));
  fireEvent.click(sheet.getByRole('switch', { name: /Tetap di meja ini/ }));
  fireEvent.click(sheet.getByRole('radio', { name: 'Dekat pintu' }));
  await waitFor(() => expect(wished.map(({ body }) => body)).toEqual([{ is_pinned: true }, { wish: 'DOOR' }]));
  fireEvent.click(sheet.getByRole('combobox', { name: 'Pilih tamu' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Om Rudi', hidden: true }));
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah' }));
  await waitFor(() =>
    expect(ruled[0]?.body).toEqual({ kind: 'APART', guest_code: party.guest_code, other_code: other.guest_code }),
  );
});

test('a wish that arrow keys pass is none, the one that is left is saved', async () => {
  givenHall({ tables: [melati()], parties: [partyOf({ name: 'Mbah Sastro', table_number: 'Melati' })] });
  const wished = answer(wishForSeat, ({ body }) => ({ is_pinned: false, wish: body.wish ?? null }));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: /^Mbah Sastro/ }));
  const group = within(await screen.findByRole('radiogroup', { name: 'Permintaan' }));
  // what a browser does of itself: the next radio is focused and clicked
  const walkTo = (name: string) => {
    const radio = group.getByRole('radio', { name });
    fireEvent.keyDown(group.getByRole('radio', { checked: true }), { key: 'ArrowRight' });
    fireEvent.click(radio);
    return radio;
  };
  walkTo('Meja kehormatan');
  const door = walkTo('Dekat pintu');
  expect(wished).toEqual([]);
  fireEvent.blur(door, { relatedTarget: null });
  await waitFor(() => expect(wished.map(({ body }) => body)).toEqual([{ wish: 'DOOR' }]));
});

test('tables are added where there is room, as many as the guests need', async () => {
  givenHall({ tables: [], parties: [partyOf({ people: 24 })] });
  const added = answer(addTables, ({ body: { tables } }) => tables.map((table, at) => ({ ...table, id: at + 1 })));
  const halls = answer(changeHall, ({ body }) => body);
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah meja' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah 3 meja' }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]?.body.tables.map(({ name, seats }) => [name, seats])).toEqual([
    ['1', 10],
    ['2', 10],
    ['3', 10],
  ]);
  expect(halls).toHaveLength(0);
});

test('tables that guests have by name are drawn with enough chairs', async () => {
  givenHall({ tables: [], parties: [partyOf({ people: 12, table_number: 'A1' })] });
  const added = answer(addTables, ({ body: { tables } }) => tables.map((table, at) => ({ ...table, id: at + 1 })));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Gambar' }));
  await waitFor(() => expect(added[0]?.body.tables).toMatchObject([{ name: 'A1', seats: 12 }]));
});

test('a table is renamed and taken away, and comes back with its guests', async () => {
  const table = melati();
  const party = partyOf({ table_number: 'Melati' });
  const seated = givenHall({ tables: [table], parties: [party] });
  const changed = answer(changeTable, ({ body }) => ({ ...table, ...body }));
  answer(removeTable, () => ({ guest_event_ids: [party.guest_event_id] }));
  const added = answer(addTables, ({ body: { tables } }) => tables.map((one, at) => ({ ...one, id: at + 100 })));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Ubah meja Melati' }));
  const name = await screen.findByLabelText('Nama meja');
  fireEvent.change(name, { target: { value: 'Mawar' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(changed[0]?.body).toMatchObject({ name: 'Mawar', seats: 4 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ubah meja Melati' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus meja' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(seated).toHaveLength(1));
  expect(added[0]?.body.tables).toMatchObject([{ name: 'Melati', seats: 4 }]);
  expect(seated[0]?.body.seats).toEqual([{ guest_event_id: party.guest_event_id, table_number: 'Melati', from: null }]);
});

test('on the plan a table is chosen, and moved by keys once tables are moved', async () => {
  const table = melati();
  givenHall({ tables: [table], parties: [partyOf({ name: 'Bude', table_number: 'Melati' })] });
  const changed = answer(changeTable, ({ body }) => ({ ...table, ...body }));
  await openDashboard('/tables', 'CLIENT');
  fireEvent.click(await screen.findByRole('radio', { name: 'Denah' }));
  const onPlan = await screen.findByRole('button', { name: 'Meja Melati, 2 dari 4 kursi terisi' });
  fireEvent.click(onPlan);
  expect(await screen.findByText('Bude')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Geser meja' }));
  fireEvent.keyDown(onPlan, { key: 'ArrowRight' });
  await waitFor(() => expect(changed[0]?.body).toEqual({ x: 35, y: 30 }));
});

test.each([
  ['cards', 'Meja Melati, 3 orang'],
  ['tables', '3 orang'],
  ['names', 'Meja Melati'],
])('the %s are printed', async (what, words) => {
  givenHall({ tables: [melati()], parties: [partyOf({ name: 'Bude Tutik', people: 3, table_number: 'Melati' })] });
  await openDashboard(`/tables/print?what=${what}`, 'CLIENT');
  expect(await screen.findByText('Bude Tutik')).toBeTruthy();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});
