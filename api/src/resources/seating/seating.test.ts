import {
  addSeatingRule,
  addTables,
  changeHall,
  changeTable,
  getSeating,
  listRsvpGuests,
  proposeSeating,
  removeSeatingRule,
  removeTable,
  seatParties,
  wishForSeat,
} from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

async function reception() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  const params = { eventId: event.id };
  /** Guests who said yes, as many as are named. */
  const coming = async (name: string, people: number, guest_group: string | null = null, at = {}) => {
    const guest = await api.given.guest({
      of: client,
      to: [event],
      name,
      guest_group,
      total_guests: people,
      at: { confirmation_status: 'CONFIRMED', total_guests_confirmed: people, ...at },
    });
    return { ...guest, place: await api.given.place(guest.id, event.id) };
  };
  const tableOf = async (place: number) =>
    (await api.db('guest_events').where({ id: place }).select('table_number').first())?.table_number;
  const draw = (name: string, seats: number, over: object = {}) => api.given.table(event, { name, seats, ...over });
  const see = async () => (await host.call(getSeating, { params })).data;
  return { client, event, host, params, coming, tableOf, draw, see };
}

const ROUND = { seats: 10, shape: 'ROUND', x: 30, y: 40, is_vip: false, is_near_door: false } as const;

test('a hall has tables with names of their own, and who is expected; who declined is nobody', async () => {
  const { host, params, coming, see, client, event } = await reception();
  await coming('Bude Tutik', 3, 'Keluarga');
  await api.given.guest({ of: client, to: [event], name: 'Om Rudi', total_guests: 2 });
  await coming('Pak Agus', 2, null, { confirmation_status: 'DECLINED', total_guests_confirmed: 0 });
  const body = {
    tables: [
      { ...ROUND, name: ' 1 ' },
      { ...ROUND, name: 'Keluarga', shape: 'LONG' as const, is_vip: true },
    ],
  };
  const made = await host.call(addTables, { params, body });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject([
    { name: '1', seats: 10 },
    { name: 'Keluarga', is_vip: true, shape: 'LONG' },
  ]);
  const seating = await see();
  expect(seating.tables).toEqual(made.data);
  expect(seating.hall).toMatchObject({ width: 240, depth: 160 });
  expect(seating.parties.map(({ name, people, table_number }) => [name, people, table_number])).toEqual([
    ['Bude Tutik', 3, null],
    ['Om Rudi', 2, null],
  ]);
  const twice = await host.call(addTables, { params, body: { tables: [{ ...ROUND, name: 'KELUARGA' }] } });
  expect(twice.status).toBe(409);
  expect(twice.failure).toMatchObject({ fields: [{ path: 'body.tables.0.name', code: 'table_taken' }] });
});

test('a table that is renamed is so on the guest list too, one that is taken away leaves its guests without', async () => {
  const { host, params, coming, tableOf, draw, event } = await reception();
  const tableId = await draw('7', 10);
  await draw('8', 10);
  const agus = await coming('Pak Agus', 2, null, { table_number: '7' });
  const renamed = await host.call(changeTable, { params: { ...params, tableId }, body: { name: 'Melati', seats: 12 } });
  expect(renamed.data).toMatchObject({ id: tableId, name: 'Melati', seats: 12 });
  expect(await tableOf(agus.place)).toBe('Melati');
  const { data } = await host.call(listRsvpGuests, { body: { event_id: event.id } });
  expect(data[0]?.event_details[0]).toMatchObject({ table_number: 'Melati' });
  const taken = await host.call(changeTable, { params: { ...params, tableId }, body: { name: '8' } });
  expect(taken.status).toBe(409);
  const gone = await host.call(removeTable, { params: { ...params, tableId } });
  expect(gone.data).toEqual({ guest_event_ids: [agus.place] });
  expect(await tableOf(agus.place)).toBeNull();
  expect((await host.call(removeTable, { params: { ...params, tableId } })).status).toBe(404);
});

test('parties are seated many at once; one that was moved meanwhile is left alone', async () => {
  const { host, params, coming, tableOf, client } = await reception();
  const one = await coming('Satu', 2);
  const two = await coming('Dua', 2, null, { table_number: '4' });
  const { data } = await host.call(seatParties, {
    params,
    body: {
      seats: [
        { guest_event_id: one.place, table_number: '1', from: null },
        { guest_event_id: two.place, table_number: '1', from: '3' },
      ],
    },
  });
  expect(data).toEqual({ moved: [{ guest_event_id: one.place, from: null, to: '1' }], left: [two.place] });
  expect([await tableOf(one.place), await tableOf(two.place)]).toEqual(['1', '4']);
  const audit = await api.db('audit_log').where({ action: 'seating.update', client_id: client.id });
  expect(audit).toHaveLength(1);
});

test('a party of another event is not seated, nor is anybody else in the same call', async () => {
  const { host, params, coming, tableOf, client } = await reception();
  const here = await coming('Satu', 2);
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const there = await api.given.guest({ of: client, to: [akad] });
  const place = await api.given.place(there.id, akad.id);
  const seats = [here.place, place].map((guest_event_id) => ({ guest_event_id, table_number: '1' }));
  expect((await host.call(seatParties, { params, body: { seats } })).status).toBe(404);
  expect(await tableOf(here.place)).toBeNull();
});

test('a proposal keeps families together and enemies apart, says why, and writes nothing', async () => {
  const { host, params, coming, tableOf, draw, see } = await reception();
  const [first, second] = [await draw('1', 6), await draw('2', 6)];
  const bude = await coming('Bude Tutik', 3, 'Keluarga');
  const pakde = await coming('Pakde Joko', 3, 'Keluarga');
  const rudi = await coming('Om Rudi', 2, 'Kantor');
  await host.call(addSeatingRule, { body: { kind: 'APART', guest_code: rudi.code, other_code: bude.code } });
  const { data } = await host.call(proposeSeating, { params, body: { mode: 'FRESH' } });
  const at = new Map(data.seats.map((seat) => [seat.guest_event_id, seat]));
  expect(at.get(bude.place)?.to).toBe(at.get(pakde.place)?.to);
  expect(at.get(rudi.place)?.to).not.toBe(at.get(bude.place)?.to);
  expect(data).toMatchObject({ moved: 0, seated_people: 8, unseated_people: 0 });
  const tables = [first, second];
  expect(at.get(bude.place)?.reasons).toEqual([
    {
      why: 'APART',
      guest_event_id: rudi.place,
      table_id: tables.find((id) => id !== tables[Number(at.get(bude.place)?.to) - 1]),
    },
    { why: 'GROUP', group: 'Keluarga', people: 3, parties: 1 },
  ]);
  expect(await tableOf(bude.place)).toBeNull();
  // taken over, the reasons are those of the seats
  const seats = data.seats.map(({ guest_event_id, from, to }) => ({ guest_event_id, from, table_number: to }));
  await host.call(seatParties, { params, body: { seats } });
  const seating = await see();
  expect(seating.parties.find(({ name }) => name === 'Pakde Joko')?.reasons).toEqual([
    { why: 'GROUP', group: 'Keluarga', people: 3, parties: 1 },
  ]);
});

test('after a late answer as few as possible move, and neither who is pinned nor who has arrived', async () => {
  const { host, params, coming, draw } = await reception();
  await draw('1', 6);
  await draw('2', 6);
  const pinned = await coming('Dipasang', 2, 'A', { table_number: '1' });
  const arrived = await coming('Sudah datang', 2, 'B', {
    table_number: '1',
    is_checked_in: true,
    total_guests_attended: 2,
  });
  const mover = await coming('Bisa pindah', 2, 'C', { table_number: '1' });
  const other = await coming('Meja dua', 2, 'D', { table_number: '2' });
  const late = await coming('Terlambat', 2, 'A');
  const more = await coming('Terlambat juga', 2, 'A');
  await host.call(wishForSeat, { params: { ...params, guestEventId: pinned.place }, body: { is_pinned: true } });
  const { data } = await host.call(proposeSeating, { params, body: { mode: 'FEWEST_MOVES' } });
  const to = (party: { place: number }) => data.seats.find(({ guest_event_id }) => guest_event_id === party.place)?.to;
  expect([pinned, arrived, mover, other].map(to)).toEqual(['1', '1', '1', '2']);
  expect([late, more].map(to)).toEqual(['2', '2']);
  expect(data.moved).toBe(0);
  expect(data.seats.find(({ guest_event_id }) => guest_event_id === pinned.place)?.reasons).toContainEqual({
    why: 'HELD',
  });
});

test('nobody who is seated loses a chair where as few as possible move; arranged afresh, those who would are counted', async () => {
  const { host, params, coming, draw } = await reception();
  await draw('1', 4);
  const seated = await coming('Duduk', 2, null, { table_number: '1' });
  const large = await coming('Serombongan', 4);
  const propose = async (mode: 'FRESH' | 'FEWEST_MOVES') => {
    const { data } = await host.call(proposeSeating, { params, body: { mode } });
    const to = ({ place }: { place: number }) => data.seats.find((seat) => seat.guest_event_id === place)?.to;
    return { moved: data.moved, losing: data.losing, to: [seated, large].map(to), without: data.unseated_people };
  };
  expect(await propose('FEWEST_MOVES')).toEqual({ moved: 0, losing: 0, to: ['1', null], without: 4 });
  expect(await propose('FRESH')).toEqual({ moved: 0, losing: 1, to: [null, '1'], without: 2 });
});

test('who has not answered gets a seat when asked for, and keeps one that was given', async () => {
  const { host, params, draw, client, event, coming } = await reception();
  await draw('1', 6);
  const silent = await api.given.guest({ of: client, to: [event], total_guests: 4 });
  const seated = await coming('Duduk', 2, null, {
    table_number: '1',
    confirmation_status: 'PENDING',
    total_guests_confirmed: 0,
  });
  const place = await api.given.place(silent.id, event.id);
  const asked = async (with_pending: boolean) =>
    (await host.call(proposeSeating, { params, body: { mode: 'FRESH', with_pending } })).data;
  const without = await asked(false);
  expect(without.seats.map(({ guest_event_id, to }) => [guest_event_id, to])).toEqual([[seated.place, '1']]);
  const all = await asked(true);
  expect(all.seats.find(({ guest_event_id }) => guest_event_id === place)?.to).toBe('1');
});

test('who finds no table hears why', async () => {
  const { host, params, coming, draw } = await reception();
  await draw('1', 4);
  const large = await coming('Serombongan', 9);
  const bude = await coming('Bude', 2);
  const rudi = await coming('Rudi', 2);
  await host.call(addSeatingRule, { body: { kind: 'APART', guest_code: rudi.code, other_code: bude.code } });
  const { data } = await host.call(proposeSeating, { params, body: { mode: 'FRESH' } });
  const without = data.seats.filter(({ to }) => to === null);
  expect(data.unseated_people).toBe(11);
  const seated = data.seats.find(({ to }) => to === '1')?.guest_event_id;
  expect(without.map(({ reasons }) => reasons)).toEqual(
    expect.arrayContaining([
      [{ why: 'TOO_MANY', people: 4 }],
      [{ why: 'ONLY_ENEMY_HAS_ROOM', guest_event_id: seated }],
    ]),
  );
  expect(without.map(({ guest_event_id }) => guest_event_id)).toContain(large.place);
});

test('a rule of the same two is replaced by the later one, and can be taken back', async () => {
  const { host, coming, see } = await reception();
  const [one, other] = [await coming('Satu', 1), await coming('Dua', 1)];
  const said = (kind: 'TOGETHER' | 'APART', guest_code: string, other_code: string) =>
    host.call(addSeatingRule, { body: { kind, guest_code, other_code } });
  await said('APART', one.code, other.code);
  const { data } = await said('TOGETHER', other.code, one.code);
  expect((await see()).rules).toEqual([data]);
  expect(data).toMatchObject({ kind: 'TOGETHER', one: { name: 'Satu' }, other: { name: 'Dua' } });
  const oneself = await host.call(addSeatingRule, {
    body: { kind: 'APART', guest_code: one.code, other_code: one.code },
  });
  expect(oneself.status).toBe(422);
  await host.call(removeSeatingRule, { params: { ruleId: data.id } });
  expect((await see()).rules).toEqual([]);
});

test('wishes of a seat are changed one by one, the hall keeps its stage and door', async () => {
  const { host, params, coming, see } = await reception();
  const mbah = await coming('Mbah Sastro', 1);
  const of = { ...params, guestEventId: mbah.place };
  await host.call(wishForSeat, { params: of, body: { wish: 'DOOR' } });
  const both = await host.call(wishForSeat, { params: of, body: { is_pinned: true } });
  expect(both.data).toEqual({ is_pinned: true, wish: 'DOOR' });
  const hall = { width: 300, depth: 200, stage_x: 150, stage_y: 10, door_x: 0, door_y: 90 };
  await host.call(changeHall, { params, body: hall });
  await host.call(changeHall, { params, body: { ...hall, door_x: 20 } });
  const seating = await see();
  expect(seating.hall).toEqual({ ...hall, door_x: 20 });
  expect(seating.parties[0]).toMatchObject({ is_pinned: true, wish: 'DOOR' });
});

// in what time: ops/bench/seating.ts
test('400 guests at 40 tables are proposed, and who asks for something else meanwhile is answered first', async () => {
  const { host, params, coming, draw, see } = await reception();
  for (let at = 0; at < 40; at += 1) await draw(`Meja ${at + 1}`, 10, { x: (at % 8) * 30, y: Math.floor(at / 8) * 30 });
  for (let at = 0; at < 160; at += 1) await coming(`Tamu ${at}`, (at % 4) + 1, `Keluarga ${at % 30}`);
  const answered: string[] = [];
  const proposal = host.call(proposeSeating, { params, body: { mode: 'FRESH' } }).then(({ data }) => {
    answered.push('proposal');
    return data;
  });
  for (let asked = 0; asked < 3; asked += 1) {
    await see();
    answered.push('seating');
  }
  expect(await proposal).toMatchObject({ seated_people: 400, unseated_people: 0 });
  expect(answered).toEqual(['seating', 'seating', 'seating', 'proposal']);
});
