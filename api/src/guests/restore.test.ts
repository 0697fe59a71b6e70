import {
  deleteGuest,
  deleteGuests,
  getClientBySlug,
  getHeadcount,
  inviteGuests,
  listRsvpGuests,
  recordAnswer,
  restoreGuests,
  saveMeals,
  saveMembers,
  submitRsvp,
} from '@janur/contracts';
import { rebuildEventCounters } from '../db/counters.ts';
import { sweepDeleted } from '../resources/rsvp/sweep.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();

async function family() {
  const client = await api.given.client({ version: 'V2' });
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  const guest = await api.given.guest({
    of: client,
    to: [akad, party],
    name: 'Keluarga Müller 김 😀',
    total_guests: 2,
    guest_group: 'Kantor',
    details: JSON.stringify({ note: 'Kursi roda' }),
    invitation_sent_at: new Date('2027-05-01T03:04:05.678Z'),
  });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const host = api.as(await api.given.clientAccount(client));
  const params = { guestCode: guest.code };
  const named = await host.call(saveMembers, {
    params,
    body: {
      members: [
        { name: 'Anna', diet: 'vegan' },
        { name: 'Ben', is_child: true },
      ],
    },
  });
  const [anna = 0] = named.data.members.map(({ id }) => id);
  const served = await host.call(saveMeals, { params: { eventId: party.id }, body: { meals: [{ name: 'Rendang' }] } });
  const meal = served.data.meals[0]?.id ?? 0;
  await api.as().call(submitRsvp, {
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': guest.code },
    body: {
      name: guest.name,
      message: 'Selamat! 💐',
      events: [
        { id: akad.id, is_attending: false, guest_total: 0 },
        { id: party.id, is_attending: true, guest_total: 1, members: [{ id: anna, meal_id: meal }] },
      ],
    },
  });
  const read = async () => {
    const { data } = await host.call(listRsvpGuests, { body: {} });
    // places are new ones, and tickets name no place
    return data.map(({ event_details, ...row }) => ({
      ...row,
      event_details: event_details.map((place) => ({ ...place, guest_event_id: 0 })),
    }));
  };
  const restore = (codes: string[]) => host.call(restoreGuests, { body: { codes } });
  return { client, akad, party, guest, host, params, read, restore };
}

test('a guest who was deleted comes back as before: answers, household, wish, link and numbers', async () => {
  const { client, guest, host, params, read, restore } = await family();
  const [before, counted] = [await read(), (await host.call(getHeadcount, { query: {} })).data];
  const history = () => api.db('rsvp_history').where({ client_id: client.id }).orderBy('id');
  const wishes = () => api.db('wishes').where({ client_id: client.id }).orderBy('id');
  const [said, wished] = [await history(), await wishes()];
  expect((await host.call(deleteGuest, { params })).status).toBe(200);
  expect(await read()).toEqual([]);
  expect((await restore([guest.code])).data).toEqual({ restored: [guest.code] });
  expect(await read()).toEqual(before);
  expect((await host.call(getHeadcount, { query: {} })).data).toEqual(counted);
  expect(await history()).toEqual(said);
  expect(await wishes()).toEqual(wished);
  const sums = () =>
    api.db('event_counters').where({ client_id: client.id }).sum({ pax: 'total_pax', yes: 'total_pax_confirmed' });
  const moved = await sums();
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  expect(moved).toEqual(await sums());
  const headers = { 'guest-code': guest.code };
  expect((await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers })).data.guest?.name).toBe(
    guest.name,
  );
});

test('what was called off or served no more meanwhile does not come back with a guest', async () => {
  const { client, akad, party, guest, host, params, read, restore } = await family();
  await host.call(deleteGuest, { params });
  await api.db('events').where({ id: akad.id }).delete();
  await host.call(saveMeals, { params: { eventId: party.id }, body: { meals: [] } });
  await restore([guest.code]);
  const [row] = await read();
  expect(row?.event_details.map(({ event_id }) => event_id)).toEqual([party.id]);
  expect(row?.event_details[0]?.members.map(({ comes, meal_id }) => [comes, meal_id])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(client.id).toBeGreaterThan(0);
});

test('many who were deleted at once come back at once, and are invited and answered for as any guest', async () => {
  const { client, akad, party, host, guest, read, restore } = await family();
  for (let at = 0; at < 3; at += 1) await api.given.guest({ of: client, to: [party] });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const before = await read();
  const { data } = await host.call(deleteGuests, { body: { guests: { filter: {} } } });
  expect([data.deleted, data.codes.length]).toEqual([4, 4]);
  await restore(data.codes);
  expect(await read()).toEqual(before);
  const codes = [guest.code];
  const body = { guests: { codes }, events: [{ event_id: akad.id, is_invited: false }] };
  expect((await host.call(inviteGuests, { body })).data.changed[0]?.codes).toEqual(codes);
  const answer = {
    params: { guestCode: guest.code, eventId: party.id },
    body: { confirmation_status: 'DECLINED' as const },
  };
  expect((await host.call(recordAnswer, answer)).status).toBe(200);
});

test('who is there, was never there, or is another’s cannot be taken back; after thirty days nobody can', async () => {
  const { guest, host, params, restore } = await family();
  expect((await restore([guest.code])).status).toBe(404);
  await host.call(deleteGuest, { params });
  const other = await family();
  expect((await other.restore([guest.code])).status).toBe(404);
  await api
    .db('deleted_guests')
    .where({ code: guest.code })
    .update({ deleted_at: new Date(Date.now() - 31 * 86_400_000) });
  await sweepDeleted(api.db);
  expect((await restore([guest.code])).status).toBe(404);
});
