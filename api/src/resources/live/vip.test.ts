import { changeGuest, changeGuests, getGuestPack, PACKED_FLAGS, uploadGuestList } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

const NOTE = 'Gubernur, jemput di lobi';

async function evening() {
  const event = await api.given.event();
  const { client } = event;
  const host = api.as(await api.given.clientAccount(client));
  const [full, scanner] = [await api.given.usher(client), await api.given.usher(client, 'SCAN_ONLY')];
  const guest = (name: string, changes: object = {}) =>
    api.given.guest({ of: client, to: [event], name, details: JSON.stringify({ note: NOTE }), ...changes });
  const pack = async (as = full, cursor?: string) =>
    (await api.as(as).call(getGuestPack, { params: { eventId: event.id }, query: { cursor } })).data;
  return { client, event, host, guest, pack, scanner };
}
type Pack = Awaited<ReturnType<Awaited<ReturnType<typeof evening>>['pack']>>;

/** Of each guest: whether it is one of honour, and the hosts' note. */
const honoursOf = ({ guests }: Pack) =>
  Object.fromEntries(guests.map((row) => [row[2], [(row[10] & PACKED_FLAGS.vip) !== 0, row[15]]]));

test('devices of ushers know guests of honour by mark or group, with the note, and nobody else’s note', async () => {
  const { guest, pack } = await evening();
  await guest('Dewi', { tags: 'BRIDE,VIP' });
  await guest('Eko', { guest_group: 'VIP Kantor' });
  await guest('Fitri', { guest_group: 'Tamu VVIP' });
  await guest('Gita', { tags: 'KIN', guest_group: 'Vipassana' });
  await guest('Hana');
  expect(honoursOf(await pack())).toEqual({
    Dewi: [true, NOTE],
    Eko: [true, NOTE],
    Fitri: [true, NOTE],
    Gita: [false, null],
    Hana: [false, null],
  });
});

test('who only scans sees that it is a guest of honour, and no note', async () => {
  const { guest, pack, scanner } = await evening();
  await guest('Dewi', { tags: 'VIP' });
  expect(honoursOf(await pack(scanner))).toEqual({ Dewi: [true, null] });
});

test('a mark, a group or a note that the hosts change in the evening is news at the door', async () => {
  const { client, event, host, guest, pack } = await evening();
  const { code } = await guest('Dewi', { details: null });
  const params = { guestCode: code };
  const guests = { codes: [code] };
  const upload = (text: string) =>
    host.call(uploadGuestList, {
      body: { slug: client.slug, 'rsvp-guest-file': new File([text], 'list.csv', { type: 'text/csv' }) },
    });
  const steps: [change: () => Promise<{ status: number }>, honour: unknown][] = [
    [() => host.call(changeGuest, { params, body: { tags: ['VIP'] } }), [true, null]],
    [() => host.call(changeGuest, { params, body: { details: { note: NOTE } } }), [true, NOTE]],
    [() => host.call(changeGuests, { body: { guests, tags: { remove: ['VIP'] } } }), [false, null]],
    [() => host.call(changeGuests, { body: { guests, guest_group: 'VIP' } }), [true, NOTE]],
    [() => host.call(changeGuest, { params, body: { guest_group: null } }), [false, null]],
    [() => upload(`Kode,Nama,Tanda\n${code},Dewi,VIP\n`), [true, NOTE]],
  ];
  for (const [change, honour] of steps) {
    // long ago, so that only what is changed now is news
    await api
      .db('guest_events')
      .where({ event_id: event.id })
      .update({ updated_at: new Date(Date.now() - 3_600_000) });
    const { cursor } = await pack();
    expect((await pack(undefined, cursor)).guests).toEqual([]);
    expect((await change()).status).toBe(200);
    expect(honoursOf(await pack(undefined, cursor))).toEqual({ Dewi: honour });
  }
});
