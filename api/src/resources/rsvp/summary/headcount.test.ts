import {
  type BodyOf,
  exportRsvpSummary,
  getHeadcount,
  getRsvpSummary,
  listRsvpGuests,
  type RsvpRecord,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

const STATUSES = ['CONFIRMED', 'DECLINED', 'PENDING'] as const;
const SENT = new Date('2027-05-01T00:00:00Z');

/** Guests of every kind: invited to one event, two or none, with every answer, tables, arrivals, strangers and walk-ins. */
async function wedding() {
  const client = await api.given.client();
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  for (let at = 0; at < 36; at += 1) {
    const status = STATUSES[at % 3] ?? 'PENDING';
    const total = 1 + (at % 5);
    await api.given.guest({
      of: client,
      to: [[akad], [party], [akad, party], []][at % 4] ?? [],
      total_guests: total,
      source: at % 7 === 0 ? 'RSVP' : 'INVITED',
      invitation_sent_at: at % 2 === 0 ? SENT : null,
      at: {
        confirmation_status: status,
        total_guests_confirmed: status === 'CONFIRMED' ? Math.max(1, total - 1) : 0,
        table_number: at % 5 === 0 ? '7' : null,
        is_checked_in: at % 6 === 0,
        total_guests_attended: at % 6 === 0 ? 1 : 0,
      },
    });
  }
  const at = { confirmation_status: 'PENDING', is_checked_in: true, total_guests_attended: 3 } as const;
  for (let count = 0; count < 2; count += 1)
    await api.given.guest({ of: client, to: [party], total_guests: 3, source: 'ADHOC', at });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  return { client, akad, party, host: api.as(await api.given.clientAccount(client)) };
}

type Wedding = Awaited<ReturnType<typeof wedding>>;
type Filter = Partial<BodyOf<typeof listRsvpGuests>>;

async function listed({ host }: Wedding, filter: Filter, people: (guest: RsvpRecord) => number) {
  const { data, meta } = await host.call(listRsvpGuests, { body: { limit: 100, ...filter } });
  expect(data).toHaveLength(meta.total_data);
  return { households: meta.total_data, people: data.reduce((sum, guest) => sum + people(guest), 0) };
}

test('every number opens the list that it counts, to the household and the head', async () => {
  const place = await wedding();
  const { host } = place;
  const { data: count } = await host.call(getHeadcount, { query: {} });
  const own = { is_walk_in: false };
  const all = (guest: RsvpRecord) => guest.total_guests;
  expect(count.guests).toEqual(await listed(place, own, all));
  expect(count.walk_ins).toEqual(await listed(place, { is_walk_in: true }, all));
  const kind = 'INVITATION' as const;
  const unsent = await listed(place, { ...own, message: { kind, is_sent: false } }, all);
  const silent = await listed(place, { ...own, message: { kind, is_sent: true }, status: 'PENDING' }, all);
  expect([count.unsent, count.silent]).toEqual([unsent.households, silent.households]);
  expect(count.unasked).toBe((await listed(place, { is_unasked: true }, all)).households);
  expect(count.events.map(({ event_id }) => event_id).toSorted()).toEqual([place.akad.id, place.party.id].toSorted());

  for (const event of count.events) {
    const event_id = event.event_id;
    const at = ({ event_details }: RsvpRecord) => event_details.find((detail) => detail.event_id === event_id);
    const invited = (guest: RsvpRecord) => at(guest)?.total_guests ?? 0;
    const coming = (guest: RsvpRecord) => at(guest)?.total_guest ?? 0;
    const lists = {
      invited: await listed(place, { event_id, ...own }, invited),
      coming: await listed(place, { event_id, ...own, status: 'CONFIRMED' }, coming),
      declined: await listed(place, { event_id, ...own, status: 'DECLINED' }, invited),
      pending: await listed(place, { event_id, ...own, status: 'PENDING' }, invited),
    };
    expect(event).toMatchObject(lists);
    const households = async (filter: Filter) => (await listed(place, { event_id, ...filter }, all)).households;
    expect(event.walk_ins.households).toBe(await households({ is_walk_in: true }));
    expect(event.arrived.households).toBe(await households({ ...own, has_arrived: true }));
    expect(event.arrived_of_coming.households).toBe(
      await households({ ...own, has_arrived: true, status: 'CONFIRMED' }),
    );
    expect(event.without_table).toBe(await households({ ...own, has_table: false }));
    expect(event.unasked).toBe(await households({ is_unasked: true }));
    // nobody is counted twice, and nobody is missing
    const parts = [lists.coming, lists.declined, lists.pending].reduce((sum, part) => sum + part.households, 0);
    expect(parts).toBe(lists.invited.households);
  }
});

test('the summary and its file say the same, and walk-ins are no part of them', async () => {
  const place = await wedding();
  const { host, party } = place;
  const { data: count } = await host.call(getHeadcount, { query: {} });
  const event = count.events.find(({ event_id }) => event_id === party.id);
  const { data } = await host.call(getRsvpSummary, { query: { eventId: party.id } });
  expect(data).toMatchObject({
    total_invitations: event?.invited.households,
    total_confirmed: event?.coming.households,
    total_declined: event?.declined.households,
    total_pending: event?.pending.households,
    total_pax: event?.invited.people,
    total_pax_confirmed: event?.coming.people,
  });
  expect(event?.walk_ins).toEqual({ households: 2, people: 6 });
  const file = await host.send(exportRsvpSummary, {
    query: { eventId: party.id },
    headers: { accept: 'text/csv' },
  });
  expect(file.text).toContain(String(event?.coming.people));
});

test('the whole list answers as its events do', async () => {
  const place = await wedding();
  const counts = await Promise.all(
    STATUSES.map(async (status) => (await listed(place, { is_walk_in: false, status }, () => 0)).households),
  );
  const { data: whole } = await place.host.call(getHeadcount, { query: {} });
  expect([whole.coming, whole.declined, whole.pending]).toEqual(counts);
  const unseated = await listed(place, { is_walk_in: false, has_table: false }, () => 0);
  expect(whole.without_table).toBe(unseated.households);
  const everybody = await listed(place, { is_walk_in: false }, () => 0);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(everybody.households);
});

test('each event has its forecast, of those who are invited and not of walk-ins', async () => {
  const place = await wedding();
  const { data } = await place.host.call(getHeadcount, { query: {} });
  for (const { forecast, coming, invited } of data.events) {
    const { low, high, prepare } = forecast ?? { low: 0, high: 0, prepare: 0 };
    expect([low <= prepare, low < high, high <= invited.people]).toEqual([true, true, true]);
    // about half have not answered: some of them come, and not all who said so
    expect(high).toBeGreaterThan(coming.people * 0.9);
  }
  await api.given.event({ of: place.client, title: 'Ngunduh Mantu' });
  const { events } = (await place.host.call(getHeadcount, { query: {} })).data;
  expect(events.find(({ invited }) => invited.households === 0)?.forecast).toBeNull();
});

test('a chosen group and tag are counted by themselves, as their list is', async () => {
  const place = await wedding();
  const { client, party, host } = place;
  const office = { of: client, to: [party], guest_group: 'Kantor' } as const;
  await api.given.guest({ ...office, total_guests: 2, tags: 'VIP' });
  await api.given.guest({ ...office, total_guests: 3, source: 'ADHOC' });
  const { data } = await host.call(getHeadcount, { query: { guest_group: 'Kantor' } });
  expect([data.guests, data.walk_ins, data.without_table]).toEqual([
    { households: 1, people: 2 },
    { households: 1, people: 3 },
    1,
  ]);
  const at = data.events.find(({ event_id }) => event_id === party.id);
  expect(at?.invited).toEqual(
    await listed(
      place,
      { event_id: party.id, guest_group: 'Kantor', is_walk_in: false },
      ({ total_guests }) => total_guests,
    ),
  );
  const tagged = (await host.call(getHeadcount, { query: { guest_group: 'Kantor', tag: 'VIP' } })).data;
  expect([tagged.guests.people, tagged.walk_ins.people]).toEqual([2, 0]);
  expect((await host.call(getHeadcount, { query: { guest_group: 'Kantor', tag: 'KIN' } })).data.guests.people).toBe(0);
});

test('one slug is counted by itself, and another’s is out of reach', async () => {
  const { client, akad, host } = await wedding();
  const other = await api.given.option(client);
  await api.given.guest({ of: other, to: [akad], total_guests: 4 });
  const { data } = await host.call(getHeadcount, { query: { slug: other.slug } });
  expect(data.guests).toEqual({ households: 1, people: 4 });
  expect(data.events.find(({ event_id }) => event_id === akad.id)?.invited).toEqual({ households: 1, people: 4 });
  const foreign = await api.given.client();
  expect((await host.call(getHeadcount, { query: { slug: foreign.slug } })).status).toBe(404);
  const admin = api.as(await api.given.admin());
  expect((await admin.call(getHeadcount, { query: {} })).status).toBe(400);
});
