import type { Database } from '@janur/api/database';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTestedDatabase } from './database.ts';
import { e2ePlace, staff } from './place.ts';

/*
 * What a bride does with one thumb, counted: taps from the screen that she opens first, without what she types. The numbers are
 * promises; a screen that needs one tap more breaks one.
 */

const ACCOUNT = { username: 'sinta-rama', password: 'janur-client' };
const NAME = 'Tante Ketukan';
const PHONE = { width: 390, height: 844 };
/** As a page of ours asks. */
const headers = { origin: e2ePlace().staff };
let db: Database;
let code: string;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { request } = page.context();
  const loggedIn = await request.post(staff('/api/public/auth/login'), { data: ACCOUNT, headers });
  expect(loggedIn.status(), await loggedIn.text()).toBe(200);
  const data = { slug: 'sinta-rama', name: NAME, total_guests: 4 };
  const added = await request.post(staff('/api/dashboard/clients/rsvp/guests'), { data, headers });
  code = String((await added.json()).data.code);
  await page.goto(staff('/dashboard/rsvp'));
  await expect(page.getByRole('heading', { name: 'RSVP', exact: true })).toBeVisible();
});
test.afterEach(async ({ page }) => {
  await page.context().request.delete(staff(`/api/dashboard/clients/rsvp/delete-guest/${code}`), { headers });
});

/** Taps as a finger does, and counts them. */
function counted(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.click();
      taps += 1;
    },
    /** What is typed is no tap. */
    find: async () => {
      const field = page.getByRole('searchbox').or(page.getByLabel('Cari nama, nomor telepon, atau kode'));
      const found = page.waitForResponse((answer) => answer.request().postData()?.includes(NAME) ?? false);
      await field.first().fill(NAME);
      await found;
      await expect(page.getByRole('button', { name: NAME, exact: true })).toBeVisible();
    },
    taps: () => taps,
  };
}
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });
const placeOf = (title: string) =>
  db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .join('events', 'events.id', 'guest_events.event_id')
    .where({ 'guests.code': code, 'events.title': title })
    .select('guest_events.confirmation_status', 'guest_events.total_guests_confirmed', 'guest_events.table_number')
    .first();

test('an answer that came by telephone: three', async ({ page }) => {
  const { tap, find, taps } = counted(page);
  await tap(bar(page, 'Tamu'));
  await find();
  await tap(page.getByRole('button', { name: NAME, exact: true }));
  await tap(page.getByRole('radiogroup', { name: 'Jawaban untuk Resepsi' }).getByText('Hadir'));
  await expect.poll(async () => (await placeOf('Resepsi'))?.confirmation_status).toBe('CONFIRMED');
  expect(taps()).toBeLessThanOrEqual(3);
});

test('one fewer of those who come: three', async ({ page }) => {
  const events = (await db('events').where({ title: 'Resepsi' }).select('id')).map(({ id }) => id);
  const [eventId] = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where('guests.code', code)
    .whereIn('guest_events.event_id', events)
    .pluck('guest_events.event_id');
  const answer = `/api/dashboard/clients/rsvp/guests/${code}/answers/${String(eventId)}`;
  await page.context().request.put(staff(answer), { data: { confirmation_status: 'CONFIRMED' }, headers });
  const { tap, find, taps } = counted(page);
  await tap(bar(page, 'Tamu'));
  await find();
  await tap(page.getByRole('button', { name: NAME, exact: true }));
  await tap(page.getByRole('button', { name: 'Kurangi satu orang' }).first());
  await expect.poll(async () => (await placeOf('Resepsi'))?.total_guests_confirmed).toBe(3);
  expect(taps()).toBeLessThanOrEqual(3);
});

test('a table: two', async ({ page }) => {
  await page.getByRole('link', { name: 'Resepsi' }).first().click();
  const { tap, find, taps } = counted(page);
  // the number of those who have not answered is their list
  await tap(page.locator('[data-number=pending]'));
  await find();
  const table = page.getByRole('textbox', { name: `Meja ${NAME}` });
  await tap(table);
  await table.fill('12');
  await table.press('Enter');
  await expect.poll(async () => (await placeOf('Resepsi'))?.table_number).toBe('12');
  expect(taps()).toBeLessThanOrEqual(2);
});

test('a reminder to all who are silent: three, with an account that can send', async ({ page }) => {
  // the operator of the tested product has set up none: what it would say is said here, the rest is its own
  const path = '**/api/dashboard/clients/rsvp/sending';
  await page.route(path, async (route) => {
    const real = await route.fetch({ method: 'GET' });
    const body = await real.json();
    const asked = route.request().method() === 'PUT' ? route.request().postDataJSON() : {};
    body.data.channels = [{ channel: 'WHATSAPP', is_ready: true, fault: null }];
    body.data.settings = { ...body.data.settings, kinds: ['INVITATION', 'REMINDER'], ...asked };
    await route.fulfill({ response: real, json: body });
  });
  const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/sending'));
  const { tap, taps } = counted(page);
  await tap(bar(page, 'Kirim'));
  // the control itself is drawn by what lies over it
  await tap(page.getByRole('region', { name: 'Kirim otomatis' }).locator('.mantine-Switch-track').first());
  expect((await saved).postDataJSON()).toMatchObject({ is_on: true, channel: 'WHATSAPP' });
  expect(taps()).toBeLessThanOrEqual(3);
});
