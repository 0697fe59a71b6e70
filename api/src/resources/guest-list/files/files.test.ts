import {
  checkInGuest,
  exportGuestBook,
  exportGuestBookSummary,
  exportGuestList,
  exportRsvpSummary,
  generateGuestList,
  getTableTemplate,
  listRsvpGuests,
  submitRsvp,
} from '@janur/contracts';
import { readTicket } from '@janur/contracts/ticket';
import { readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { threadsAtWork } from '../../../lib/spreadsheets/start-worker.ts';
import { urlOf } from '../../../testing/call.ts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';

const api = testApi();
const CSV = { headers: { accept: 'text/csv' } };

async function rowsOf(file: Buffer): Promise<(readonly string[])[]> {
  const rows = [];
  for await (const batch of readSpreadsheet(file, 'a test')) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

/** Rows by their header. */
async function recordsOf(file: Buffer): Promise<Record<string, string>[]> {
  const [header = [], ...rows] = await rowsOf(file);
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

async function givenHost() {
  const client = await api.given.client({
    name: 'Sinta & Rama',
    option: {
      language: 'en',
      rsvp_config: JSON.stringify({
        fields: [{ name: 'meal', type: 'select', label: 'Meal', options: [{ label: 'Fish', value: 1 }] }],
      }),
    },
  });
  const event = await api.given.event({ of: client, title: 'Resepsi' });
  const { token } = await api.given.clientAccount(client);
  return { client, event, token, host: api.as({ token }) };
}

test('the guest list has every guest with the answers, by slug', async () => {
  const { client, event, host } = await givenHost();
  const other = await api.given.option(client);
  const guest = await api.given.guest({ of: client, to: [event], name: '=1+1', phone_number: '+6281200001111' });
  await api.given.guest({ of: other, name: '美琳' });
  await api.as().call(submitRsvp, {
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': guest.code },
    body: {
      name: '=1+1',
      message: '@SUM(A1)',
      events: [{ id: event.id, is_attending: true, guest_total: 1 }],
      additional_fields: JSON.stringify({ meal: 1 }),
    },
  });
  const answer = await host.send(exportGuestList, { body: { slugs: [client.slug, other.slug] }, ...CSV });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': expect.stringMatching(/^attachment; filename="guest-list-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'private, no-store',
  });
  expect(answer.text).toContain("'=1+1");
  expect(answer.text).toContain("'+6281200001111");
  const [first, second] = await recordsOf(Buffer.from(answer.text));
  expect(first).toMatchObject({
    Slug: client.slug,
    Code: guest.code,
    Name: '=1+1',
    'Phone number': '+6281200001111',
    Invited: '2',
    Attending: 'Yes',
    Coming: '1',
    Wish: '@SUM(A1)',
    Meal: 'Fish',
    'Resepsi: status': 'CONFIRMED',
    'Resepsi: coming': '1',
  });
  expect(second).toMatchObject({ Slug: other.slug, Name: '美琳', Attending: '', 'Resepsi: status': '' });
});

test('an xlsx file is the default, and comes with its name', async () => {
  const { client, event, token } = await givenHost();
  for (const name of ['B', 'A']) await api.given.guest({ of: client, to: [event], name });
  // whom nobody invited is sent no invitation
  await api.given.guest({ of: client, to: [event], name: 'C', source: 'ADHOC' });
  const response = await api.app.inject({
    url: urlOf(generateGuestList, { params: { slug: client.slug } }),
    headers: { authorization: `Bearer ${token}`, accept: '*/*' },
  });
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(new RegExp(`filename="invitations-${client.slug}-[\\d-]+\\.xlsx"`)),
  });
  expect((await recordsOf(response.rawPayload)).map(({ Name }) => Name)).toEqual(['A', 'B']);
});

test('the personal links are on the slug’s own domain', async () => {
  const domain = `sinta-${unique()}.example`;
  const couple = await api.given.client({ option: { custom_domain: domain, is_custom_domain: true } });
  const account = await api.given.clientAccount(couple);
  const guest = await api.given.guest({ of: couple, name: 'Ayu' });
  const answer = await api.as(account).call(listRsvpGuests, { body: { slugs: [couple.slug], page: 1, limit: 10 } });
  expect(answer.data[0]?.invitation_link).toBe(`https://${domain}/?code=${guest.code}&to=Ayu`);
  await api.db('options').where({ id: couple.optionId }).update({ slug_domain: 'undangan.example' });
  const [record] = (await api.as(account).call(listRsvpGuests, { body: { slugs: [couple.slug] } })).data;
  expect(record?.invitation_link).toBe(`https://undangan.example/${couple.slug}?code=${guest.code}&to=Ayu`);
});

test('the generated list has a personal link and a message in the invitation’s language', async () => {
  const { client, host } = await givenHost();
  const event = await api.given.event({ of: client });
  const guest = await api.given.guest({ of: client, to: [event], name: 'Ayu & Dian' });
  const { text } = await host.send(generateGuestList, { params: { slug: client.slug }, ...CSV });
  const [row] = await recordsOf(Buffer.from(text));
  const link = `https://janur.test/${client.slug}?code=${guest.code}&to=Ayu+%26+Dian`;
  expect(row).toMatchObject({ Name: 'Ayu & Dian', Code: guest.code, 'Personal link': link });
  expect(readTicket(row?.['QR code'] ?? '')?.ticket).toMatchObject({
    guestCode: guest.code,
    events: [{ id: event.id, pax: 2 }],
  });
  expect(row?.['WhatsApp message']).toBe(
    `Dear Ayu & Dian,\n\nWith great joy we invite you to celebrate with us. Your invitation:\n${link}\n\nWe hope to see you there.\n\nWith love,\nSinta & Rama`,
  );
});

test('the guest-book has who came, when by the clock of the event, and what was brought', async () => {
  const { client, event, host } = await givenHost();
  const second = await api.given.event({ of: client, title: 'Akad' });
  const guest = await api.given.guest({ of: client, to: [event, second], name: 'Ayu' });
  const usher = await api.given.usher(client);
  await api.as(usher).call(checkInGuest, {
    body: {
      event_id: event.id,
      guest_code: guest.code,
      total_guest_attending: 2,
      souvenir: true,
      entrusted_gifts: [{ giver_name: 'Tante Rini', amount: 500_000 }],
    },
  });
  await api
    .db('guest_events')
    .where({ guest_id: guest.id, event_id: event.id })
    .update({
      checked_in_at: new Date('2027-06-12T04:30:00Z'),
      table_number: 'A1',
    });
  const { text } = await host.send(exportGuestBook, { body: { event_ids: [event.id, second.id] }, ...CSV });
  const rows = await recordsOf(Buffer.from(text));
  expect(rows.map(({ Event }) => Event)).toEqual(['Resepsi', 'Akad']);
  expect(rows[0]).toMatchObject({
    Name: 'Ayu',
    Code: guest.code,
    Table: 'A1',
    'Checked in': '2027-06-12 11:30',
    'Checked in by': usher.name,
    Attended: '2',
    Gift: 'No',
    Souvenir: 'Yes',
    'Entrusted gifts': 'Tante Rini: 500000',
  });
  // sums are the couple's and of those to whom it gave the book of gifts
  for (const [who, said] of [
    [await api.given.admin(), 'Tante Rini'],
    [await api.given.coHost(client, 'GUESTS'), 'Tante Rini'],
    [await api.given.coHost(client, 'GUESTS_AND_GIFTS'), 'Tante Rini: 500000'],
  ] as const) {
    const file = await api.as(who).send(exportGuestBook, { body: { event_ids: [event.id] }, ...CSV });
    expect((await recordsOf(Buffer.from(file.text)))[0]).toMatchObject({ 'Entrusted gifts': said });
  }
});

test('summaries and the table template are files too', async () => {
  const { client, event, host } = await givenHost();
  const guest = await api.given.guest({ of: client, to: [event], name: 'Ayu', at: { table_number: '007' } });
  const query = { eventId: event.id };
  const summary = await host.send(exportRsvpSummary, { query: { ...query, slug: client.slug }, ...CSV });
  expect(await recordsOf(Buffer.from(summary.text))).toEqual([
    expect.objectContaining({ Event: 'Resepsi', Slug: client.slug, Invitations: '1' }),
  ]);
  const book = await host.send(exportGuestBookSummary, { query, ...CSV });
  expect(await recordsOf(Buffer.from(book.text))).toEqual([
    expect.objectContaining({ Event: 'Resepsi', 'Checked in': '0' }),
  ]);
  const template = await host.send(getTableTemplate, { params: query, ...CSV });
  expect(await rowsOf(Buffer.from(template.text))).toEqual([
    ['guest_code', 'name', 'table_number'],
    [guest.code, 'Ayu', '007'],
  ]);
});

test('a file of more guests than a batch has them all once, in order', async () => {
  const { client, event, host } = await givenHost();
  const names = Array.from({ length: 600 }, (_, index) => `Budi ${index % 7}`);
  const ids = { client_id: client.id, option_id: client.optionId };
  await api
    .db('guests')
    .insert(names.map((name, index) => ({ ...ids, name, code: `BULK-${client.id}-${index}`, search_text: '' })));
  await api.db.raw(
    `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name)
     SELECT client_id, option_id, ?, id, name FROM guests WHERE client_id = ?`,
    [event.id, client.id],
  );
  const list = await host.send(exportGuestList, { body: { slugs: [client.slug] }, ...CSV });
  const book = await host.send(getTableTemplate, { params: { eventId: event.id }, ...CSV });
  for (const [text, key] of [
    [list.text, 'Code'],
    [book.text, 'guest_code'],
  ] as const) {
    const rows = await recordsOf(Buffer.from(text));
    expect(rows).toHaveLength(600);
    expect(new Set(rows.map((row) => row[key])).size).toBe(600);
    const sorted = rows.map((row) => row['Name'] ?? row['name'] ?? '');
    expect(sorted).toEqual(sorted.toSorted());
  }
});

test('when the reader goes away, the thread ends and every connection is free again', async () => {
  const { client, token } = await givenHost();
  const ids = { client_id: client.id, option_id: client.optionId, search_text: '' };
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    ...ids,
    name: `Budi ${index}`,
    code: `AWAY-${client.id}-${index}`,
  }));
  for (let at = 0; at < rows.length; at += 2000) await api.db('guests').insert(rows.slice(at, at + 2000));
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = new AbortController();
  const response = await fetch(`${origin}${urlOf(exportGuestList, {})}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ slugs: [client.slug] }),
    signal: reader.signal,
  });
  expect((await response.body?.getReader().read())?.value?.length).toBeGreaterThan(0);
  expect(threadsAtWork()).toBe(1);
  reader.abort();
  await until(async () => threadsAtWork() === 0 && api.db.client.pool.numUsed() === 0);
});

test('one foreign slug or event refuses the whole file', async () => {
  const { client, event, host } = await givenHost();
  const foreign = await api.given.event();
  const slugs = [client.slug, foreign.client.slug];
  expect((await host.send(exportGuestList, { body: { slugs }, ...CSV })).code).toBe('NOT_FOUND');
  const event_ids = [event.id, foreign.id];
  expect((await host.send(exportGuestBook, { body: { event_ids }, ...CSV })).code).toBe('NOT_FOUND');
});
