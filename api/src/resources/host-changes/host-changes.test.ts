import {
  addGift,
  addGuest,
  changeGift,
  changeGuest,
  changeGuests,
  listGifts,
  listGuestChanges,
  listHostChanges,
  recordAnswer,
  updateTableNumber,
} from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

async function family() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const owner = await api.given.clientAccount(client);
  const mother = await api.given.coHost(client, 'GUESTS_AND_GIFTS');
  return { client, event, owner, mother, couple: api.as(owner), ibu: api.as(mother) };
}

test('a guest’s sheet says who wrote and changed it; answers have their own history', async () => {
  const { client, event, owner, mother, couple, ibu } = await family();
  const added = await ibu.call(addGuest, {
    body: { slug: client.slug, name: 'Bude Tutik', phone_number: '0812 3000 4100', total_guests: 2 },
  });
  const guestCode = added.data.code;
  await couple.call(changeGuest, { params: { guestCode }, body: { name: 'Bude Tutik Handayani' } });
  await ibu.call(recordAnswer, {
    params: { guestCode, eventId: event.id },
    body: { confirmation_status: 'CONFIRMED' },
  });
  const guest = await api.db('guests').where({ code: guestCode }).select('id').first();
  const guestEventId = await api.given.place(guest?.id ?? 0, event.id);
  await ibu.call(updateTableNumber, { params: { guestEventId }, body: { table_number: '7' } });
  const { data } = await couple.call(listGuestChanges, { params: { guestCode } });
  expect(data.map(({ action, by }) => [action, by])).toEqual([
    ['table.update', mother.name],
    ['guest.update', owner.name],
    ['guest.create', mother.name],
  ]);
});

test('a gift says who wrote it down and who changed it last, a line of the door too', async () => {
  const { client, event, owner, mother, couple, ibu } = await family();
  const written = await ibu.call(addGift, { body: { kind: 'ENVELOPE', giver_name: 'Om Rudi', amount: 1 } });
  expect(written.data).toMatchObject({ changed_by: mother.name });
  const guest = await api.given.guest({ of: client, to: [event] });
  // the same number as the line above, of another kind
  await api.db('entrusted_gifts').insert({
    id: Number(written.data.key.slice(1)),
    client_id: client.id,
    event_id: event.id,
    guest_event_id: await api.given.place(guest.id, event.id),
    op_id: `op-${guest.code}`,
    giver_name: 'Pak Lurah',
    amount: null,
  });
  const door = `d${written.data.key.slice(1)}`;
  const byOf = async () =>
    new Map((await couple.call(listGifts, { body: {} })).data.map(({ key, changed_by }) => [key, changed_by]));
  expect((await byOf()).get(door)).toBeNull();
  await couple.call(changeGift, { params: { giftKey: door }, body: { amount: 5 } });
  expect(await byOf()).toEqual(
    new Map([
      [door, owner.name],
      [written.data.key, mother.name],
    ]),
  );
});

test('the couple reads who did what, with whom it was about, and never a sum', async () => {
  const { client, event, mother, couple, ibu } = await family();
  const guests = [
    await api.given.guest({ of: client, to: [event] }),
    await api.given.guest({ of: client, to: [event] }),
  ];
  await ibu.call(changeGuests, {
    body: { guests: { codes: guests.map(({ code }) => code) }, guest_group: 'Keluarga Ibu' },
  });
  await ibu.call(addGift, { body: { kind: 'ENVELOPE', giver_name: 'Om Rudi', amount: 7_654_321 } });
  const { data, meta, text } = await couple.call(listHostChanges, { query: {} });
  expect(meta.total_data).toBe(2);
  expect(data).toMatchObject([
    { action: 'gift.add', by: mother.name, co_host_role: 'GUESTS_AND_GIFTS', subject: 'Om Rudi', count: null },
    { action: 'guests.update', by: mother.name, subject: null, count: 2 },
  ]);
  expect(text).not.toContain('7654321');
});

test('another couple’s log and guests are not read', async () => {
  const { couple } = await family();
  const other = await family();
  const guest = await api.given.guest({ of: other.client });
  expect((await couple.call(listGuestChanges, { params: { guestCode: guest.code } })).status).toBe(404);
  expect((await couple.call(listHostChanges, { query: {} })).data).toEqual([]);
});
