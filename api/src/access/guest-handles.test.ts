import {
  addGift,
  checkInGuest,
  exportGifts,
  findGivers,
  listAnswerHistory,
  listGifts,
  listGuestBookGuests,
  listGuestChanges,
  listRsvpGuests,
  streamEvent,
} from '@janur/contracts';
import { type CoHostRole, guestHandle } from '@janur/contracts/co-hosts';
import { newGuestCode } from '../guests/code.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();

async function family() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const guest = await api.given.guest({
    of: client,
    to: [event],
    code: newGuestCode(),
    name: 'Bude Tutik',
    phone_number: '+6281277799123',
  });
  await api.given.booking({ of: client, guest });
  const as = async (role: CoHostRole) => api.as(await api.given.coHost(client, role));
  return { client, event, guest, as };
}

test('who only looks has a handle for each guest, by which the guest is found, and no link or ticket', async () => {
  const { guest, as } = await family();
  const sister = await as('LOOK');
  const handle = guestHandle(guest.id);
  const { data, text } = await sister.call(listRsvpGuests, { body: {} });
  expect(data).toMatchObject([
    {
      id: guest.id,
      name: 'Bude Tutik',
      code: handle,
      invitation_link: '',
      event_details: [{ invitation_link: '', qr_code: '' }],
    },
  ]);
  expect(text).not.toContain(guest.code);
  const found = await sister.call(listRsvpGuests, { body: { search_query: handle } });
  expect(found.data.map(({ code }) => code)).toEqual([handle]);
  const params = { guestCode: handle };
  expect((await sister.call(listAnswerHistory, { params })).status).toBe(200);
  expect((await sister.call(listGuestChanges, { params })).status).toBe(200);
});

test('a handle names nobody of another couple, and nothing for who has codes', async () => {
  const { guest, as } = await family();
  const elsewhere = await api.given.guest({ of: await api.given.client(), code: newGuestCode() });
  const asked = (id: number) => ({ params: { guestCode: guestHandle(id) } });
  expect((await (await as('LOOK')).send(listAnswerHistory, asked(elsewhere.id))).status).toBe(404);
  expect((await (await as('GUESTS')).send(listAnswerHistory, asked(guest.id))).status).toBe(404);
});

test('a code is not guessed piece by piece: parts of it find only for who has it anyway', async () => {
  const { event, guest, as } = await family();
  const numberOf = async (role: CoHostRole, search_query: string) => {
    const host = await as(role);
    const guests = await host.call(listRsvpGuests, { body: { search_query } });
    const book = await host.call(listGuestBookGuests, { body: { search_query, event_ids: [event.id] } });
    return [guests.meta.total_data, book.meta.total_data];
  };
  for (const at of [0, 4]) {
    const part = guest.code.slice(at, at + 5);
    expect(await numberOf('LOOK', part)).toEqual([0, 0]);
    expect(await numberOf('GUESTS', part)).toEqual([1, 1]);
  }
  for (const said of ['tutik', '777-99123', '0812 7779', 'BUDE'])
    expect([said, ...(await numberOf('LOOK', said))]).toEqual([said, 1, 1]);
  expect(await numberOf('LOOK', 'Tutik sekeluarga')).toEqual([0, 0]);
});

test('who keeps the book of gifts writes a guest down by the handle, and the file has no codes', async () => {
  const { client, guest, as } = await family();
  const aunt = await as('GIFTS');
  const [giver] = (await aunt.call(findGivers, { query: { search: 'tutik' } })).data;
  expect(giver).toMatchObject({ name: 'Bude Tutik', code: guestHandle(guest.id) });
  const gift = { kind: 'ENVELOPE' as const, giver_name: 'Bude Tutik', guest_code: giver?.code ?? null };
  expect((await aunt.call(addGift, { body: gift })).data).toMatchObject({ guest_code: giver?.code });
  expect((await aunt.call(listGifts, { body: {} })).data).toMatchObject([{ guest_name: 'Bude Tutik' }]);
  const [kept] = await api.db('gifts').where({ client_id: client.id });
  expect(kept?.guest_id).toBe(guest.id);
  const file = async (role: CoHostRole) =>
    (await (await as(role)).send(exportGifts, { headers: { accept: 'text/csv' } })).text;
  expect(await file('GIFTS')).toContain('Bude Tutik');
  expect(await file('GIFTS')).not.toContain(guest.code);
  expect(await file('GUESTS_AND_GIFTS')).toContain(guest.code);
});

test('what was handed over for others has its sums in the list of the door for who keeps the book alone', async () => {
  const { client, event, guest, as } = await family();
  const usher = api.as(await api.given.usher(client));
  await usher.call(checkInGuest, {
    body: {
      event_id: event.id,
      guest_code: guest.code,
      total_guest_attending: 2,
      entrusted_gifts: [{ giver_name: 'Pak RT', amount: 770_077 }],
    },
  });
  const seenBy = async (caller: ReturnType<typeof api.as>) =>
    (await caller.call(listGuestBookGuests, { body: { event_ids: [event.id] } })).data[0]?.entrusted_gifts;
  expect(await seenBy(await as('LOOK'))).toMatchObject([{ giver_name: 'Pak RT', amount: null }]);
  expect(await seenBy(await as('GUESTS'))).toMatchObject([{ amount: null }]);
  expect(await seenBy(api.as(await api.given.admin()))).toMatchObject([{ amount: null }]);
  expect(await seenBy(await as('GUESTS_AND_GIFTS'))).toMatchObject([{ amount: 770_077 }]);
});

test('the stream tells who only looks that somebody came, without the code', async () => {
  const { event, guest, as } = await family();
  const since = new Date(Date.now() - 60_000).toISOString();
  const heardBy = async (role: CoHostRole) => {
    const asked = { params: { eventId: event.id }, query: { mode: 'poll' as const, since } };
    return (await (await as(role)).send(streamEvent, asked)).text;
  };
  expect(await heardBy('LOOK')).toContain('Bude Tutik');
  expect(await heardBy('LOOK')).not.toContain(guest.code);
  expect(await heardBy('JOINT')).toContain(guest.code);
});
