import type { Database } from '@janur/api/database';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ok } from './bride/acts.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

/* What each co-host finds on her phone, screen by screen, and what becomes of what she writes when she is taken off. */

const SLUG = 'demo-template-8';
const headers = { origin: staff('') };
const NOT_GIVEN = 'Bagian ini tidak dibuka untuk Anda';
const SCREENS = [
  'rsvp',
  'guests',
  'guests/import',
  'guests/cards',
  'sending',
  'tables',
  'attendance',
  'caterer',
  'wishes',
  'album',
  'gifts',
  'co-hosts',
] as const;
const GUESTS_KEPT = SCREENS.filter((screen) => screen !== 'gifts' && screen !== 'co-hosts');
const LOOKED_AT = ['rsvp', 'guests', 'tables', 'attendance', 'caterer', 'wishes', 'album'];
let db: Database;
let bride: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  db = openTestedDatabase();
  bride = await playwright.request.newContext({ extraHTTPHeaders: headers });
  await ok(bride.post(staff('/api/public/auth/login'), { data: { username: SLUG, password: 'janur-client' } }));
});
test.afterAll(async () => {
  const option = await db('options').where({ slug: SLUG }).first('client_id');
  await db('accounts').where({ client_id: option?.client_id }).whereNotNull('co_host_role').delete();
  await bride.dispose();
  await db.destroy();
});

/** Somebody who came in by her link, on a phone of her own. */
async function join(browser: Browser, role: string): Promise<{ page: Page; id: number }> {
  const data = { name: `Ibu ${role}`, co_host_role: role };
  const made = await (await ok(bride.post(staff('/api/dashboard/clients/co-hosts'), { data }))).json();
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'id-ID',
    reducedMotion: 'reduce',
  });
  const page = await phone.newPage();
  await ok(
    page.request.post(staff('/api/public/co-host'), {
      headers: { ...headers, 'co-host-token': made.data.link_token },
      data: { password: 'melati di halaman rumah eyang' },
    }),
  );
  return { page, id: made.data.id };
}

for (const [role, given] of [
  ['GUESTS', GUESTS_KEPT],
  ['GIFTS', ['gifts']],
  ['LOOK', LOOKED_AT],
] as const)
  test(`who may ${role} opens what is hers, is refused nothing there, and is told who opens the rest`, async ({
    browser,
  }) => {
    test.setTimeout(180_000); // twelve screens
    const { page } = await join(browser, role);
    const refused: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/api/') && answer.status() >= 400) refused.push(`${answer.status()} ${pathname}`);
    });
    for (const screen of SCREENS) {
      await page.goto(staff(`/dashboard/${screen}`));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const isGiven = given.some((one) => one === screen);
      await (isGiven
        ? expect(heading, screen).not.toHaveText(NOT_GIVEN)
        : expect(heading, screen).toHaveText(NOT_GIVEN));
      if (!isGiven) await expect(page.getByText(/^Yang bisa membukanya/)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBe(0);
    }
    expect(refused).toEqual([]);
    await page.context().close();
  });

test('a co-host who is taken off while she writes is told, and keeps what she wrote', async ({ browser }) => {
  const name = `Pakdhe Karyo ${Date.now()}`;
  const { page, id } = await join(browser, 'GUESTS');
  await page.goto(staff('/dashboard/guests?guest=new'));
  const sheet = page.getByRole('dialog', { name: 'Tamu baru' });
  await sheet.getByLabel('Nama', { exact: true }).fill(name);
  await ok(bride.delete(staff(`/api/dashboard/clients/co-hosts/${id}`)));
  await sheet.getByRole('button', { name: 'Tambah tamu' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Anda tidak lagi mengurus undangan ini.' });
  await expect(notice.getByRole('button', { name: 'Tinggalkan halaman' })).toBeVisible();
  await expect(sheet.getByLabel('Nama', { exact: true })).toHaveValue(name);
  await expectAccessible(page);
  expect(await db('guests').where({ name })).toHaveLength(0);
  await notice.getByRole('button', { name: 'Tinggalkan halaman' }).click();
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Janur' })).toBeVisible();
  await expect(page.getByText(/Yang sudah Anda simpan tetap ada pada pasangan/)).toBeVisible();
  await page.goto(staff('/dashboard/guests'));
  await expect(page.getByText(/Yang sudah Anda simpan tetap ada pada pasangan/)).toBeVisible();
  await page.context().close();
});
