import {
  checkInGuest,
  exportGifts,
  exportGuestBook,
  exportGuestBookSummary,
  exportGuestList,
  exportRsvpSummary,
  FILE_LANGUAGES,
  generateGuestList,
  getTableTemplate,
  listRsvpGuests,
  submitRsvp,
  uploadTableNumbers,
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
  await api
    .db('guests')
    .where({ id: guest.id })
    .update({ invitation_sent_at: new Date('2027-05-01T02:05:00Z') });
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
    Sent: '2027-05-01 09:05',
    Attending: 'Yes',
    Coming: '1',
    Wish: '@SUM(A1)',
    Meal: 'Fish',
    Source: 'Invited',
    'Resepsi: status': 'Coming',
    'Resepsi: coming': '1',
  });
  expect(second).toMatchObject({ Slug: other.slug, Name: '美琳', Sent: '', Attending: '', 'Resepsi: status': '' });
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
    ['Code', 'Name', 'Table'],
    [guest.code, 'Ayu', '007'],
  ]);
});

/** Of each file the headings in Indonesian and Malay, and a word of its values. */
const WRITTEN = {
  id: {
    book: ['Acara', 'Nama', 'Kode', 'Nomor HP', 'Meja', 'Jumlah tamu', 'Jawaban'],
    summary: ['Acara', 'Alamat undangan', 'Undangan', 'Hadir', 'Tidak hadir', 'Belum menjawab'],
    attendance: ['Acara', 'Undangan yang menyatakan hadir', 'Undangan yang datang'],
    invitations: ['Nama', 'Nomor HP', 'Kode', 'Jumlah tamu', 'Tautan pribadi'],
    gifts: ['No.', 'Pemberi', 'Jenis'],
    pending: 'Belum menjawab',
    kind: 'Amplop',
  },
  my: {
    book: ['Majlis', 'Nama', 'Kod', 'No telefon', 'Meja', 'Bilangan tetamu', 'Jawapan'],
    summary: ['Majlis', 'Alamat jemputan', 'Jemputan', 'Hadir', 'Tidak hadir', 'Belum menjawab'],
    attendance: ['Majlis', 'Jemputan yang mengesahkan hadir', 'Jemputan yang tiba'],
    invitations: ['Nama', 'No telefon', 'Kod', 'Bilangan tetamu', 'Pautan peribadi'],
    gifts: ['No.', 'Pemberi', 'Jenis'],
    pending: 'Belum menjawab',
    kind: 'Sampul',
  },
} as const;

test.each(['id', 'my'] as const)('every file for a couple is written in %s', async (language) => {
  const { client, event, host } = await givenHost();
  await api.given.guest({ of: client, to: [event], name: 'Ayu' });
  await api.given.gift(client, { giver_name: 'Pakde Joko', kind: 'ENVELOPE' });
  const written = WRITTEN[language];
  const headed = (text: string) => text.replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? [];
  const eventId = event.id;
  const book = await host.send(exportGuestBook, { body: { event_ids: [eventId], language }, ...CSV });
  expect(headed(book.text).slice(0, 7)).toEqual(written.book);
  expect(book.text).toContain(written.pending);
  expect(book.text).not.toMatch(/PENDING|INVITED|Yes|No,/);
  const summary = await host.send(exportRsvpSummary, { query: { eventId, language }, ...CSV });
  expect(headed(summary.text).slice(0, 6)).toEqual(written.summary);
  expect(summary.text).toContain('semua');
  const attendance = await host.send(exportGuestBookSummary, { query: { eventId, language }, ...CSV });
  expect(headed(attendance.text).slice(0, 3)).toEqual(written.attendance);
  const invitations = await host.send(generateGuestList, {
    params: { slug: client.slug },
    query: { language },
    ...CSV,
  });
  expect(headed(invitations.text).slice(0, 5)).toEqual(written.invitations);
  const gifts = await host.send(exportGifts, { query: { language }, ...CSV });
  expect(headed(gifts.text).slice(0, 3)).toEqual(written.gifts);
  expect(gifts.text).toContain(written.kind);
});

test.each([...FILE_LANGUAGES, 'raw'] as const)('the tables that were written in %s are read', async (language) => {
  const { client, event, host } = await givenHost();
  const guest = await api.given.guest({ of: client, to: [event], name: 'Ayu' });
  const params = { eventId: event.id };
  // as it was headed before it spoke languages
  const [head = ''] =
    language === 'raw'
      ? ['guest_code,name,table_number']
      : (await host.send(getTableTemplate, { params, query: { language }, ...CSV })).text.split('\r\n');
  const file = new Blob([`${head}\r\n${guest.code},Ayu,B7\r\n`]);
  const answer = await host.call(uploadTableNumbers, { params, body: { 'bulk-update-table-number': file } });
  expect(answer.data).toEqual({ updated: 1, unchanged: 0 });
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
  for (const { text } of [list, book]) {
    const rows = await recordsOf(Buffer.from(text));
    expect(rows).toHaveLength(600);
    expect(new Set(rows.map(({ Code }) => Code)).size).toBe(600);
    const sorted = rows.map(({ Name = '' }) => Name);
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
