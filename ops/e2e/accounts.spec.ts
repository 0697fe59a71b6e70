import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

const ADMIN = { username: 'admin', password: 'janur-admin' };
/** Of nobody else's journey: their passwords change. */
const USHER = 'Sekar Penerima';
const OWN = 'hujan pagi di teras';
const OTHER = 'kopi sore di dermaga';
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(async () => {
  await db('accounts').where({ name: USHER }).delete();
  await db.destroy();
});

const logIn = (page: Page, data: { username: string; password: string }) =>
  page.context().request.post(staff('/api/public/auth/login'), { data });

/** An usher whose password an admin has just made. */
async function newUsher(page: Page): Promise<{ username: string; password: string }> {
  expect((await logIn(page, ADMIN)).ok()).toBe(true);
  const couple = await db('options').select('client_id').where({ slug: 'sinta-rama' }).first();
  const username = `sekar-${Date.now().toString(36)}`;
  const answer = await page.context().request.post(staff('/api/public/auth/admin/create-usher'), {
    data: { client_id: couple?.client_id, name: USHER, username },
    headers: { origin: staff('') },
  });
  const { data } = await answer.json();
  await page.context().clearCookies();
  return { username, password: data.password };
}

/** With `JANUR_PICTURES` a picture of each state, for who looks. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('an usher with a password that was made chooses one in the guest-book, and only that opens it', async ({
  page,
}) => {
  const made = await newUsher(page);
  await page.goto(staff('/guest-book/login'));
  await page.getByLabel('Nama pengguna').fill(made.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(made.password);
  await look(page, 'usher-login');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { name: 'Buat kata sandi Anda' })).toBeVisible();
  await page.goto(staff('/guest-book/events'));
  await expect(page).toHaveURL(/\/guest-book\/password$/);
  await page.getByLabel('Kata sandi baru').fill('bismillah123');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi ini dipakai banyak orang.')).toBeVisible();
  await look(page, 'usher-first');
  await page.getByLabel('Kata sandi baru').fill(OWN);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page).not.toHaveURL(/password/);
  expect((await logIn(page, made)).status()).toBe(401);
  expect((await logIn(page, { ...made, password: OWN })).ok()).toBe(true);
  await page.goto(staff('/guest-book/password'));
  await expect(page.getByRole('heading', { name: 'Ganti kata sandi' })).toBeVisible();
  await look(page, 'usher-change');
});

test('an usher in the dashboard does so too, sees the devices and logs the other one out', async ({
  page,
  browser,
}) => {
  const made = await newUsher(page);
  expect((await logIn(page, made)).ok()).toBe(true);
  await page.goto(staff('/dashboard'));
  await expect(page.getByRole('heading', { name: 'Buat kata sandi Anda' })).toBeVisible();
  await look(page, 'first-password-390');
  await page.getByLabel('Kata sandi baru').fill(OWN);
  await page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
  // until it is kept, the one that was made still opens the door
  await expect(page.getByRole('heading', { name: 'Buat kata sandi Anda' })).toBeHidden();
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36',
  });
  const phone = await other.newPage();
  expect((await logIn(phone, { ...made, password: OWN })).ok()).toBe(true);
  await page.goto(staff('/dashboard/account'));
  await page.getByRole('button', { name: 'Keluarkan Chrome, Android' }).click();
  await expect(page.getByText('Sudah keluar.')).toBeVisible();
  expect((await other.request.get(staff('/api/public/auth/detail'))).status()).toBe(401);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await page.getByLabel('Kata sandi saat ini').fill(OWN);
  await page.getByLabel('Kata sandi baru').fill(OTHER);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await look(page, `account-${scheme}-${width}`);
    }
  }
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText(/Kata sandi sudah diganti/)).toBeVisible();
  await other.close();
});

test('an admin sees who came in, and confirms by the password before a reset long after the log-in', async ({
  page,
}) => {
  test.setTimeout(180_000); // three widths of two screens
  expect((await logIn(page, ADMIN)).ok()).toBe(true);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(staff('/dashboard/accounts'));
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await look(page, `accounts-${width}`);
    await page.goto(staff('/dashboard/access-log'));
    await expect(page.getByText('Masuk').first()).toBeVisible();
    await look(page, `access-log-${width}`);
  }
  await db('sessions').update({ authenticated_at: new Date(Date.now() - 6 * 60_000) });
  await page.goto(staff('/dashboard/ushers?q=usher-sinta-rama'));
  await page
    .getByRole('button', { name: /^Tindakan lain untuk/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Kata sandi baru' }).click();
  await page.getByRole('button', { name: 'Buat kata sandi baru' }).click();
  const question = page.getByRole('dialog', { name: 'Benarkah ini Anda?' });
  await expect(question).toBeVisible();
  await look(page, 'confirm');
  // given up: the demo's usher keeps the password
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Pastikan dulu dengan kata sandi bahwa ini Anda.')).toBeVisible();
});
