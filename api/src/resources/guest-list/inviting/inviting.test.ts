import {
  addGuest,
  changeGuests,
  deleteGuests,
  getClientBySlug,
  inviteGuests,
  listRsvpGuests,
  updateClient,
} from '@janur/contracts';
import { rebuildEventCounters } from '../../../db/counters.ts';
import type { GivenClient, GivenEvent } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function wedding(guests = 4) {
  const client = await api.given.client();
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  const list = [];
  for (let at = 0; at < guests; at += 1) list.push(await api.given.guest({ of: client, to: [party], total_guests: 2 }));
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const host = api.as(await api.given.clientAccount(client));
  const shown = async (of: GivenClient, code?: string) => {
    const { data } = await api
      .as()
      .call(getClientBySlug, { params: { slug: of.slug }, headers: { 'guest-code': code } });
    return data.content.events.map(({ title }) => title);
  };
  return { client, akad, party, list, host, codes: list.map(({ code }) => code), shown };
}

const invitedTo = async ({ id }: GivenEvent) =>
  api.db('guest_events').where({ event_id: id }).orderBy('guest_id').pluck('guest_id');

/** The counters as they moved must be what a count of the places gives. */
async function expectCounted(client: GivenClient) {
  const sums = () =>
    api
      .db('event_counters')
      .where({ client_id: client.id })
      .groupBy('event_id')
      .orderBy('event_id')
      .select('event_id')
      .sum({ invitations: 'total_invitations', pax: 'total_pax', confirmed: 'total_pax_confirmed' });
  const moved = await sums();
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const zero = (row: { invitations?: unknown }) => Number(row.invitations) > 0;
  expect(moved.filter(zero)).toEqual(await sums());
}

test('an event added later is filled from the list, and its guests see it', async () => {
  const { client, akad, list, host, codes, shown } = await wedding();
  const some = codes.slice(0, 3);
  const call = { guests: { codes: some }, events: [{ event_id: akad.id, is_invited: true }] };
  const { data } = await host.call(inviteGuests, { body: call });
  expect(data).toEqual({ changed: [{ event_id: akad.id, is_invited: true, codes: some }], arrived: 0 });
  expect(await invitedTo(akad)).toEqual(list.slice(0, 3).map(({ id }) => id));
  expect(await shown(client, codes[0])).toContain('Akad');
  await expectCounted(client);
  // what is so already is no change
  const again = await host.call(inviteGuests, { body: call });
  expect(again.data.changed[0]?.codes).toEqual([]);
});

test('as soon as somebody is left out of an event, nobody else sees it', async () => {
  const { client, party, host, codes, shown } = await wedding();
  expect(await shown(client)).toContain('Resepsi');
  await host.call(inviteGuests, {
    body: { guests: { codes: codes.slice(0, 1) }, events: [{ event_id: party.id, is_invited: false }] },
  });
  expect(await shown(client)).not.toContain('Resepsi');
  expect(await shown(client, codes[0])).not.toContain('Resepsi');
  expect(await shown(client, codes[1])).toContain('Resepsi');
});

test('an event that the hosts opened to all stays so, and one new guest left out makes it private else', async () => {
  const { client, akad, party, host, shown } = await wedding();
  await api.db('events').where({ id: akad.id }).update({ only_invited: false });
  const body = { slug: client.slug, name: 'Bude Tutik', total_guests: 2, event_ids: [] };
  expect((await host.call(addGuest, { body })).status).toBe(201);
  expect(await api.db('events').where({ id: party.id }).first()).toMatchObject({ only_invited: 1 });
  expect(await shown(client)).toEqual(['Akad']);
});

test('who is taken off and invited again has not lost the answer', async () => {
  const { client, party, list, host, codes } = await wedding(1);
  const [guest] = list;
  if (!guest) throw new Error('nobody');
  const rsvp_id = await api.given.booking({ of: client, guest });
  await api
    .db('rsvp_events')
    .insert({ client_id: client.id, rsvp_id, event_id: party.id, is_attending: true, guest_total: 2 });
  const say = (is_invited: boolean) =>
    host.call(inviteGuests, { body: { guests: { codes }, events: [{ event_id: party.id, is_invited }] } });
  await say(false);
  expect(await invitedTo(party)).toEqual([]);
  await say(true);
  expect(await api.db('guest_events').where({ event_id: party.id }).first()).toMatchObject({
    confirmation_status: 'CONFIRMED',
    total_guests_confirmed: 2,
  });
  await expectCounted(client);
});

test('who has arrived stays, and the door hears who does not', async () => {
  const { client, party, list, host, codes } = await wedding(2);
  await api
    .db('guest_events')
    .where({ guest_id: list[0]?.id ?? 0 })
    .update({ is_checked_in: true });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const body = { guests: { codes }, events: [{ event_id: party.id, is_invited: false }] };
  const { data } = await host.call(inviteGuests, { body });
  expect(data).toEqual({ changed: [{ event_id: party.id, is_invited: false, codes: [codes[1]] }], arrived: 1 });
  expect(await api.db('removed_places').where({ event_id: party.id })).toHaveLength(1);
  await expectCounted(client);
});

test('all whom a filter shows are meant, however many', async () => {
  const { client, akad, party, host } = await wedding(0);
  for (let at = 0; at < 230; at += 1)
    await api.given.guest({ of: client, to: [party], guest_group: at % 2 === 0 ? 'Kantor' : 'Keluarga' });
  const body = {
    guests: { filter: { guest_group: 'Kantor' } },
    events: [{ event_id: akad.id, is_invited: true }],
  };
  const { data } = await host.call(inviteGuests, { body });
  expect(data.changed[0]?.codes).toHaveLength(115);
  const { meta } = await host.call(listRsvpGuests, { body: { event_id: akad.id, limit: 1 } });
  expect(meta.total_data).toBe(115);
});

test('guests and events of others are out of reach', async () => {
  const { akad, host, codes } = await wedding(1);
  const other = await wedding(1);
  const tries = [
    { guests: { codes: other.codes }, events: [{ event_id: akad.id, is_invited: true }] },
    { guests: { codes }, events: [{ event_id: other.akad.id, is_invited: true }] },
    { guests: { filter: { event_id: other.party.id } }, events: [{ event_id: akad.id, is_invited: true }] },
  ];
  for (const body of tries) expect((await host.call(inviteGuests, { body })).status).toBe(404);
  expect(await invitedTo(akad)).toEqual([]);
  const admin = api.as(await api.given.admin());
  const mixed = { codes: [...codes, ...other.codes] };
  const answer = await admin.call(inviteGuests, {
    body: { guests: mixed, events: [{ event_id: akad.id, is_invited: true }] },
  });
  expect([answer.status, answer.failure.problem?.code]).toEqual([409, 'several_clients']);
});

test('an event goes once its guests were taken off', async () => {
  const { client, akad, party } = await wedding(3);
  const admin = api.as(await api.given.admin());
  const remove = () =>
    admin.call(updateClient, {
      params: { clientId: client.id },
      body: { name: client.name, version: 'V2', content: { events: [{ id: akad.id }] } },
    });
  const refused = await remove();
  expect([refused.status, refused.failure.problem?.code]).toEqual([409, 'events_have_guests']);
  await admin.call(inviteGuests, {
    body: { guests: { filter: { event_id: party.id } }, events: [{ event_id: party.id, is_invited: false }] },
  });
  expect((await remove()).status).toBe(200);
});

test('many get a group and a table in one call', async () => {
  const { client, party, list, host, codes } = await wedding(3);
  const two = { codes: codes.slice(0, 2) };
  const table = { event_id: party.id, table_number: '12' };
  const { data } = await host.call(changeGuests, { body: { guests: two, guest_group: 'Kantor', table } });
  expect(data.changed).toBe(2);
  expect(await api.db('guests').where({ client_id: client.id, guest_group: 'Kantor' })).toHaveLength(2);
  const seated = await api.db('guest_events').where({ event_id: party.id, table_number: '12' }).pluck('guest_id');
  expect(seated).toEqual(list.slice(0, 2).map(({ id }) => id));
  const ofTable = (has_table: boolean) => host.call(listRsvpGuests, { body: { event_id: party.id, has_table } });
  expect([(await ofTable(true)).meta.total_data, (await ofTable(false)).meta.total_data]).toEqual([2, 1]);
});

test('many are removed, save who has arrived', async () => {
  const { client, list, host, codes } = await wedding(3);
  await api
    .db('guest_events')
    .where({ guest_id: list[2]?.id ?? 0 })
    .update({ is_checked_in: true });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const { data } = await host.call(deleteGuests, { body: { guests: { codes } } });
  // who is named here can be brought back
  expect(data).toEqual({ deleted: 2, arrived: 1, codes: expect.arrayContaining(codes.slice(0, 2)) });
  expect(await api.db('guests').where({ client_id: client.id })).toHaveLength(1);
  await expectCounted(client);
});
