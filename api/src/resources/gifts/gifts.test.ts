import {
  addGift,
  changeGift,
  exportGifts,
  giveToGuest,
  listEntrustedGifts,
  listGifts,
  listRsvpGuests,
  markMessage,
  removeGift,
} from '@janur/contracts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

async function couple() {
  const client = await api.given.client();
  const event = await api.given.event({ of: client });
  const host = api.as(await api.given.clientAccount(client));
  const book = async (body: object = {}) => {
    const { data, meta, text } = await host.call(listGifts, { body });
    return { data, meta, header: JSON.parse(text).header, text };
  };
  /** An envelope that a guest hands over at the door for somebody. */
  const entrusted = async (giver_name: string, amount: number | null, carrier: { id: number }) => {
    const [id = 0] = await api.db('entrusted_gifts').insert({
      client_id: client.id,
      event_id: event.id,
      guest_event_id: await api.given.place(carrier.id, event.id),
      op_id: `op-${unique()}`,
      giver_name,
      amount,
    });
    return `d${id}`;
  };
  return { client, event, host, book, entrusted };
}

test('the book has what the couple wrote and what was handed over at the door, the latest first', async () => {
  const { client, event, host, book, entrusted } = await couple();
  const carrier = await api.given.guest({ of: client, to: [event], name: 'Bude Tutik' });
  const door = await entrusted('Bank BRI Cabang Sleman', null, carrier);
  await host.call(addGift, {
    body: { kind: 'TRANSFER', giver_name: 'Pakde Joko', amount: 750_000, received_at: '2020-01-01T00:00:00.000Z' },
  });
  const parcel = await host.call(addGift, { body: { kind: 'PARCEL', giver_name: 'Rekan kantor', thing: ' Blender ' } });
  expect(parcel).toMatchObject({ status: 201, data: { thing: 'Blender', amount: null, thanked_at: null } });
  const { data, meta, header } = await book({ with_amounts: true });
  expect(data.map(({ giver_name }) => giver_name).slice(-1)).toEqual(['Pakde Joko']);
  expect(data.find(({ key }) => key === door)).toMatchObject({
    kind: 'ENTRUSTED',
    carrier_name: 'Bude Tutik',
    is_counted: false,
  });
  expect(meta.total_data).toBe(3);
  expect(header).toEqual({
    total: 3,
    not_thanked: 3,
    owed: 0,
    not_counted: 1,
    unwritten: 0,
    total_amount: 750_000,
    perhaps_twice: 0,
    perhaps_twice_amount: 0,
  });
});

test('sums stay where they are until they are asked for', async () => {
  const { host, book } = await couple();
  await host.call(addGift, { body: { kind: 'ENVELOPE', giver_name: 'Om Rudi', amount: 1_234_567 } });
  const { data, header, text } = await book();
  expect(text).not.toContain('1234567');
  expect(data[0]).toMatchObject({ amount: null, is_counted: true });
  expect(header.total_amount).toBeNull();
});

test('a gift from the door is counted at home, thanked for and owed; its giver stays as handed over', async () => {
  const { client, event, host, book, entrusted } = await couple();
  const carrier = await api.given.guest({ of: client, to: [event] });
  const giftKey = await entrusted('Pak Lurah', 100_000, carrier);
  const { data } = await host.call(changeGift, {
    params: { giftKey },
    body: {
      amount: 150_000,
      number: '17',
      return_note: 'Nikahan Sari, 2029',
      giver_name: 'Somebody else',
      is_thanked: true,
    },
  });
  expect(data).toMatchObject({
    giver_name: 'Pak Lurah',
    amount: 150_000,
    number: '17',
    return_note: 'Nikahan Sari, 2029',
  });
  expect(data.thanked_at).not.toBeNull();
  // what the door wrote is what the door wrote
  const door = await host.call(listEntrustedGifts, { params: { eventId: event.id }, query: {} });
  expect(door.data[0]?.amount).toBe(100_000);
  expect((await book()).header).toMatchObject({ not_thanked: 0, owed: 1 });
  await host.call(changeGift, { params: { giftKey }, body: { is_returned: true } });
  expect((await book({ is_owed: true })).data).toEqual([]);
  const gone = await host.call(removeGift, { params: { giftKey } });
  expect(gone.failure).toMatchObject({ problem: { code: 'gift_of_door' } });
});

test('what is undone at the door leaves the book', async () => {
  const { client, event, book, entrusted } = await couple();
  const carrier = await api.given.guest({ of: client, to: [event] });
  await entrusted('Pak Lurah', 100_000, carrier);
  await api
    .db('entrusted_gifts')
    .where({ client_id: client.id })
    .update({ undone_by_op_id: `op-${unique()}` });
  expect((await book()).meta.total_data).toBe(0);
});

test('a guest who gave by transfer stands in the queue of thanks, and thanks are one and the same there and here', async () => {
  const { client, event, host, book } = await couple();
  const guest = await api.given.guest({ of: client, to: [event], name: 'Tante Grace' });
  const queue = async () => {
    const body = { slugs: [client.slug], queue: { kind: 'THANKS' as const, thanked: 'GIFT' as const } };
    return (await host.call(listRsvpGuests, { body })).data.map(({ code }) => code);
  };
  expect(await queue()).toEqual([]);
  const gift = { kind: 'TRANSFER' as const, giver_name: 'Grace Tobing', guest_code: guest.code, amount: 1 };
  const { data } = await host.call(addGift, { body: gift });
  expect(data).toMatchObject({ guest_code: guest.code, guest_name: 'Tante Grace' });
  expect(await queue()).toEqual([guest.code]);
  await host.call(markMessage, { params: { guestCode: guest.code, kind: 'THANKS' }, body: { is_sent: true } });
  expect((await book({ is_thanked: true })).data.map(({ key }) => key)).toEqual([data.key]);
  const back = await host.call(changeGift, { params: { giftKey: data.key }, body: { is_thanked: false } });
  expect(back.data.thanked_at).toBeNull();
  expect(await queue()).toEqual([guest.code]);
});

test('who brought something and stands in no line is counted', async () => {
  const { client, event, host, book } = await couple();
  const guest = await api.given.guest({ of: client, to: [event], at: { is_received_gift: true } });
  expect((await book()).header.unwritten).toBe(1);
  await host.call(addGift, { body: { kind: 'ENVELOPE', giver_name: guest.name, guest_code: guest.code } });
  expect((await book()).header.unwritten).toBe(0);
});

test('the list is narrowed by words, kind and thanks, and goes page by page', async () => {
  const { client, book } = await couple();
  for (const giver_name of ['Bude 100%', 'Pakde', 'Om Rudi']) await api.given.gift(client, { giver_name });
  await api.given.gift(client, { giver_name: 'Kantor', kind: 'PARCEL', thing: 'Setrika', thanked_at: new Date() });
  const names = async (body: object) => (await book(body)).data.map(({ giver_name }) => giver_name).toSorted();
  expect(await names({ search_query: '100%' })).toEqual(['Bude 100%']);
  expect(await names({ search_query: 'setrika' })).toEqual(['Kantor']);
  expect(await names({ kind: 'PARCEL' })).toEqual(['Kantor']);
  expect(await names({ is_thanked: false })).toEqual(['Bude 100%', 'Om Rudi', 'Pakde']);
  const first = await book({ limit: 3 });
  const second = await book({ limit: 3, page: 2 });
  expect(new Set([...first.data, ...second.data].map(({ key }) => key)).size).toBe(4);
});

test('neither ushers nor the organiser nor another couple read or write the book', async () => {
  const { client, host } = await couple();
  const { data } = await host.call(addGift, { body: { kind: 'ENVELOPE', giver_name: 'Om Rudi', amount: 5 } });
  const others = [
    [await api.given.usher(client), 403],
    [await api.given.usher(client, 'SCAN_ONLY'), 403],
    [await api.given.admin(), 403],
    [await api.given.clientAccount(), 404],
  ] as const;
  for (const [who, status] of others) {
    const params = { giftKey: data.key };
    expect((await api.as(who).call(changeGift, { params, body: { amount: 1 } })).status).toBe(status);
    expect((await api.as(who).call(removeGift, { params })).status).toBe(status);
    const listed = await api.as(who).call(listGifts, { body: { with_amounts: true } });
    expect(listed.text).not.toContain('Om Rudi');
  }
});

test('a gift that is struck out is gone, with a line in the log that names no sum', async () => {
  const { host, book, client } = await couple();
  const giftKey = `g${await api.given.gift(client, { amount: 987_654 })}`;
  await host.call(removeGift, { params: { giftKey } });
  expect((await book()).meta.total_data).toBe(0);
  const log = await api.db('audit_log').where({ action: 'gift.remove', client_id: client.id });
  expect(log).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain('987654');
  expect((await host.call(removeGift, { params: { giftKey } })).status).toBe(404);
});

test('a gift that comes back after it was struck out is thanked for and returned on the days on which it was', async () => {
  const { host } = await couple();
  const days = { received_at: '2027-06-12T04:00:00.000Z', thanked_at: '2027-06-14T09:00:00.000Z' };
  const body = { kind: 'ENVELOPE' as const, giver_name: 'Pakde Joko', return_note: 'Batik', is_returned: true };
  const { data } = await host.call(addGift, {
    body: { ...body, ...days, is_thanked: true, returned_at: '2027-06-15T09:00:00.000Z' },
  });
  expect(data).toMatchObject({ ...days, returned_at: '2027-06-15T09:00:00.000Z' });
});

test('an envelope that two hands at the door may have written down twice is counted, and said', async () => {
  const { client, event, host, book } = await couple();
  const carrier = await api.given.guest({ of: client, to: [event] });
  const take = async (usher: Parameters<typeof api.as>[0], key: string, giver_name: string, amount?: number) =>
    api.as(usher).call(giveToGuest, {
      headers: { 'idempotency-key': `${key}-${unique()}` },
      body: { event_id: event.id, guest_code: carrier.code, entrusted_gifts: [{ giver_name, amount }] },
    });
  const [one, other] = [await api.given.usher(client), await api.given.usher(client)];
  await take(one, 'first', 'Pak Lurah', 200_000);
  await take(other, 'second', ' pak  lurah ', 200_000);
  await take(other, 'another-sum', 'Bu Camat', 50_000);
  await take(one, 'another-sum', 'Bu Camat', 70_000);
  await take(one, 'same-hand', 'Om Rudi', 30_000);
  await take(one, 'same-hand', 'Om Rudi', 30_000);
  const sums = { total: 6, total_amount: 580_000, perhaps_twice: 1, perhaps_twice_amount: 200_000 };
  expect((await book({ with_amounts: true })).header).toMatchObject(sums);
  expect((await book({ with_amounts: false })).header).toMatchObject({ perhaps_twice: 1, perhaps_twice_amount: null });
  expect((await book({ kind: 'TRANSFER' })).header.perhaps_twice).toBe(0);
  const named = async (is_perhaps_twice: boolean) =>
    (await book({ is_perhaps_twice })).data.map(({ giver_name }) => giver_name.trim().toLowerCase()).toSorted();
  expect(await named(true)).toEqual(['pak  lurah', 'pak lurah']);
  expect(await named(false)).toEqual(['bu camat', 'bu camat', 'om rudi', 'om rudi']);
  const door = JSON.parse((await host.send(listEntrustedGifts, { params: { eventId: event.id }, query: {} })).text);
  expect(door.header).toEqual({ total_gifts: 6, total_amount: 580_000, perhaps_twice: 1 });
  await api
    .db('entrusted_gifts')
    .where({ client_id: client.id })
    .orderBy('id')
    .limit(1)
    .update({ undone_by_op_id: 'x' });
  expect((await book()).header.perhaps_twice).toBe(0);
});

test('the file has every gift with its sum', async () => {
  const { client, host } = await couple();
  await api.given.gift(client, { giver_name: 'Pakde Joko', amount: 500_000, number: '12' });
  const { status, text } = await host.send(exportGifts, { headers: { accept: 'text/csv' } });
  expect(status).toBe(200);
  expect(text).toContain('Pakde Joko');
  expect(text).toContain('500000');
});

test('and only what the list shows, where it is narrowed', async () => {
  const { client, host } = await couple();
  await api.given.gift(client, { giver_name: 'Pakde Joko', kind: 'TRANSFER' });
  await api.given.gift(client, { giver_name: 'Bude Tutik', kind: 'TRANSFER', thanked_at: new Date() });
  await api.given.gift(client, { giver_name: 'Om Rudi', kind: 'PARCEL' });
  const names = async (query: Record<string, string>) => {
    const { text } = await host.send(exportGifts, { query, headers: { accept: 'text/csv' } });
    return ['Pakde Joko', 'Bude Tutik', 'Om Rudi'].filter((name) => text.includes(name));
  };
  expect(await names({ kind: 'TRANSFER', is_thanked: 'false' })).toEqual(['Pakde Joko']);
  expect(await names({ is_thanked: 'true' })).toEqual(['Bude Tutik']);
  expect(await names({ search_query: 'rudi' })).toEqual(['Om Rudi']);
  expect(await names({ is_owed: 'true' })).toEqual([]);
});

test('the numbers above a list of one kind are of that kind, whichever of it is shown', async () => {
  const { host, book } = await couple();
  for (const [kind, amount] of [
    ['TRANSFER', 500_000],
    ['TRANSFER', 250_000],
    ['ENVELOPE', 100_000],
  ] as const)
    await host.call(addGift, { body: { kind, giver_name: 'Bude Tutik', amount } });
  const { header, meta } = await book({ kind: 'TRANSFER', is_thanked: true, with_amounts: true });
  expect([meta.total_data, header]).toEqual([
    0,
    expect.objectContaining({ total: 2, not_thanked: 2, total_amount: 750_000 }),
  ]);
});
