import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@janur/api/config';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';
import { JSDOM } from 'jsdom';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { serve } from '../serve.ts';
import type { Site } from '../site.ts';
import { deployShell } from '../testing/deploy-shell.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-document-'));
let database: OpenDatabase;
let site: Site;
let origin = '';

beforeAll(async () => {
  const config = readConfig({ JANUR_DATA_DIR: dataDir, JANUR_PORT: '0' });
  database = await openDatabase(config);
  await migrate(database.db);
  await seedDemo(database.db);
  await deployShell(database.db, config, '1.0.0');
  site = await serve(database.db, config);
  const address = site.guests.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}, 180_000);
afterAll(async () => {
  await site.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
  fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const pageOf = async (answer: Response) => new JSDOM(await answer.text()).window.document;
const control = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`);

/** The fields of a page's form with these answers to all events, as a browser sends them. */
function filled(
  page: Document,
  { comes, count = '0', ...more }: { comes: boolean; count?: string; name?: string; message?: string },
) {
  const form = page.querySelector('#d-rsvp form');
  const fields: Record<string, string> = { send: 'rsvp' };
  for (const element of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea') ?? []) {
    if (element.matches('[type="radio"]')) fields[element.name] = comes ? '0' : '1';
    else fields[element.name] = element.matches('select') ? count : element.value;
  }
  for (const [name, value] of Object.entries(more)) fields[`a.${name}`] = value;
  return fields;
}

const answersOf = (name: string) =>
  database
    .db('guests')
    .join('rsvps', 'rsvps.guest_id', 'guests.id')
    .where('guests.name', name)
    .select('guests.code', 'rsvps.is_attending', 'rsvps.guest_total', 'rsvps.message', 'rsvps.answers');

test('a guest’s own link has the name and the places; the answer is stored, said back, and changed', async () => {
  const page = await pageOf(await get('/sinta-rama?code=SINTA001'));
  expect(control(page, 'a.name')?.value).toBe('Budi Santoso');
  const sent = await send(
    '/sinta-rama?code=SINTA001',
    filled(page, { comes: true, count: '1', message: 'Bahagia selalu' }),
  );
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sinta-rama?code=SINTA001&plain=sent']);
  const [row] = await answersOf('Budi Santoso');
  expect(row).toMatchObject({ is_attending: 1, guest_total: 2, message: 'Bahagia selalu', answers: 1 });
  expect(await database.db('wishes').where({ message: 'Bahagia selalu' })).toHaveLength(1);

  const answered = await get(sent.headers.get('location') ?? '');
  expect(answered.headers.get('cache-control')).toBe('private, no-store');
  const after = await pageOf(answered);
  expect(after.querySelector('#d-said')?.textContent).toMatch(/Terima kasih/);
  expect(after.querySelector('.said')?.textContent).toContain('2 orang');
  expect(after.querySelector('script')).toBeNull();

  const changed = await send('/sinta-rama?code=SINTA001&plain=sent', filled(after, { comes: false }));
  expect(changed.status).toBe(303);
  expect((await answersOf('Budi Santoso'))[0]).toMatchObject({ is_attending: 0, guest_total: 0, answers: 2 });

  const wish = { send: 'wish', 'w.message': 'Doa dari jauh' };
  const wished = await send('/sinta-rama?code=SINTA001', wish);
  expect(wished.headers.get('location')).toContain('plain=wished');
  expect((await answersOf('Budi Santoso'))[0]).toMatchObject({ is_attending: 0, answers: 3 });
  const wishes = await pageOf(await get('/sinta-rama?code=SINTA001&plain=wishes'));
  expect(wishes.querySelector('.gifts')?.textContent).toContain('Doa dari jauh');
  expect(wishes.querySelector('.gifts p[lang=id]')?.textContent).toBe('Doa dari jauh');
});

test('who was not known is known by the code from then on', async () => {
  const page = await pageOf(await get('/sinta-rama?to=Rini+Dokumen'));
  expect(control(page, 'a.name')?.value).toBe('Rini Dokumen');
  const sent = await send('/sinta-rama?to=Rini+Dokumen', filled(page, { comes: true }));
  const [row] = await answersOf('Rini Dokumen');
  expect(sent.headers.get('location')).toBe(`/sinta-rama?to=Rini+Dokumen&plain=sent&code=${row?.code}`);
  const after = await pageOf(await get(sent.headers.get('location') ?? ''));
  expect(after.querySelector('.said')?.textContent).toContain('1 orang');
});

test('what is missing is said at the top and beside it, nothing is stored, and what was written stays', async () => {
  const sent = await send('/sinta-rama', { send: 'rsvp', 'a.name': '', 'a.message': 'Ditulis <panjang>' });
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
  const page = await pageOf(sent);
  expect(page.querySelectorAll('.problems a').length).toBeGreaterThan(1);
  expect(control(page, 'a.name')?.getAttribute('aria-invalid')).toBe('true');
  expect(control(page, 'a.message')?.value).toBe('Ditulis <panjang>');
  // what nobody could see yet is as it was
  expect(page.querySelector<HTMLSelectElement>('.under select')?.value).toMatch(/^\d$/);
  expect(page.title).toMatch(/^Mohon periksa/);
  expect(await database.db('rsvps').where({ message: 'Ditulis <panjang>' })).toEqual([]);
});

test('what the API refuses comes back as what is wrong with the page', async () => {
  const page = await pageOf(await get('/demo-v1'));
  const option = await database.db('options').where({ slug: 'demo-v1' }).first();
  const ofHosts = { id: option?.client_id };
  await database
    .db('clients')
    .where(ofHosts)
    .update({ answers_until: new Date('2020-01-01') });
  const sent = await send('/demo-v1', filled(page, { comes: true, name: 'Terlambat' }));
  await database.db('clients').where(ofHosts).update({ answers_until: null });
  expect(sent.status).toBe(409);
  expect((await pageOf(sent)).querySelector('#d-rsvp')?.textContent).toMatch(/ditutup|sekaligus/);
  expect(await answersOf('Terlambat')).toEqual([]);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{}],
])('what another site sends is nobody’s answer: %j', async (headers) => {
  const fields = { send: 'rsvp', 'a.name': 'Orang Lain', 'a.is_attending': '1' };
  const sent = await send('/sinta-rama', fields, headers);
  expect(sent.status).toBe(200);
  expect(await answersOf('Orang Lain')).toEqual([]);
});

test('another body than a form’s is not read', async () => {
  const body = JSON.stringify({ send: 'rsvp' });
  const answer = await fetch(`${origin}/sinta-rama`, {
    method: 'POST',
    body,
    headers: { origin, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(415);
});

test('a locked invitation takes no answer without its code, and with it does', async () => {
  const fields = { send: 'rsvp', 'a.name': 'Tamu Terkunci' };
  const closed = await send('/demo-locked', fields);
  expect(await closed.text()).not.toContain('id="d-rsvp"');
  const page = await pageOf(await get('/demo-locked?code=BUNGA'));
  await send('/demo-locked?code=BUNGA', { ...filled(page, { comes: true }), 'a.name': 'Tamu Terkunci' });
  expect(await answersOf('Tamu Terkunci')).toHaveLength(1);
});

test('the log-in of a private invitation works by its own form', async () => {
  const wrong = await send('/demo-private/login?to=Budi', { phone: '0811 0000 000' });
  expect(wrong.status).toBe(401);
  const page = await pageOf(wrong);
  expect(control(page, 'phone')?.value).toBe('0811 0000 000');
  expect(page.querySelector('[role="alert"]')?.textContent).not.toBe('');
  const right = await send('/demo-private/login?to=Budi', { phone: '0812-0000 0001' });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/demo-private?to=Budi']);
  const [cookie = ''] = right.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/);
  expect((await get('/demo-private?to=Budi', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
});

test('the language that was chosen before the log-in is that of the document behind it', async () => {
  const right = await send('/demo-private/login?to=Budi&lang=ja', { phone: '0812-0000 0001' });
  const location = right.headers.get('location') ?? '';
  expect(location).toBe('/demo-private?to=Budi&lang=ja&plain=1');
  const [cookie = ''] = right.headers.getSetCookie();
  const page = await pageOf(await get(location, { cookie: cookie.split(';')[0] ?? '' }));
  expect(page.documentElement.lang).toBe('ja');
});

test('a button of the document leads on with the link as it is', async () => {
  const to = async (fields: Record<string, string>) =>
    (await send('/sinta-rama?code=SINTA001', fields)).headers.get('location');
  expect(await to({ lang: 'ja' })).toBe('/sinta-rama?code=SINTA001&plain=1&lang=ja');
  expect(await to({ lang: 'klingon' })).toBe('/sinta-rama?code=SINTA001&plain=1');
  expect(await to({ plain: 'wishes' })).toBe('/sinta-rama?code=SINTA001&plain=wishes');
  expect(await to({ calendar: '7' })).toBe('/sinta-rama?code=SINTA001&calendar=7');
});

test('what is half filled in stays when another language or a quiet page is chosen, and is not sent', async () => {
  const link = '/sinta-rama?to=Budi&code=SINTA001';
  const { send: _, ...fields } = filled(await pageOf(await get(link)), { comes: true, message: 'Dari kami\nberdua' });
  const before = await database.db('rsvps').count({ rows: '*' });
  const japanese = await send(link, { ...fields, 'a.name': 'Budi & Tuti', lang: 'ja' });
  expect(japanese.status).toBe(200);
  const page = await pageOf(japanese);
  expect(page.documentElement.lang).toBe('ja');
  expect(control(page, 'a.name')?.value).toBe('Budi & Tuti');
  expect(control(page, 'a.message')?.value).toBe('Dari kami\nberdua');
  expect(page.querySelectorAll('input[type="radio"][value="0"][checked]').length).toBeGreaterThan(0);
  expect(page.querySelector('[role="alert"]')).toBeNull();
  expect(page.title).toBe('Sinta & Rama · 結婚式の招待状');
  expect(page.querySelectorAll('#d-go')).toHaveLength(1);

  // it goes on from there: in the language, with the guest's own link
  const action = page.querySelector('#d-go')?.getAttribute('action') ?? '';
  expect(action).toBe('?to=Budi&code=SINTA001&plain=1&lang=ja');
  const quiet = await pageOf(await send(`/sinta-rama${action}`, { ...fields, 'a.message': 'Lagi', quiet: 'on' }));
  expect(quiet.documentElement.lang).toBe('ja');
  expect(quiet.documentElement.hasAttribute('data-quiet')).toBe(true);
  expect(control(quiet, 'a.message')?.value).toBe('Lagi');
  expect(await database.db('rsvps').count({ rows: '*' })).toEqual(before);
});

test('Enter in a field sends the answer, and leads to no other language', async () => {
  const page = await pageOf(await get('/sinta-rama?plain=1'));
  const pressed = page.querySelector('button[form="d-go"], #d-go button');
  expect(pressed?.getAttribute('name')).toBe('send');
  const answer = await send('/sinta-rama?plain=1', { 'a.name': '', 'a.message': '', send: '' });
  expect(answer.status).toBe(422);
});

test('an event comes as a calendar’s file; one that this guest does not see, or that is none, does not', async () => {
  const page = await pageOf(await get('/sinta-rama'));
  const id = control(page, 'calendar')?.getAttribute('value');
  const file = await get(`/sinta-rama?calendar=${id}`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/attachment/);
  expect(await file.text()).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z/);
  expect((await get('/sinta-rama?calendar=1x')).headers.get('content-type')).toMatch(/html/);
});

test('the document speaks the language that was chosen, and marks the hosts’ words with theirs', async () => {
  const page = await pageOf(await get('/sinta-rama?plain=1&lang=ge'));
  expect(page.documentElement.lang).toBe('de');
  expect(page.querySelector('h1 [lang="id"]')?.textContent).toBeTruthy();
});
