import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';
import { openTestedDatabase } from './database.ts';
import { expectAccessible } from './accessible.ts';

const ADMIN = { username: 'admin', password: 'janur-admin' };
const DESIGNER = { username: 'designer', password: 'janur-designer' };
/** Of nobody else's journey. */
const WISHER = 'Pakde Moderasi';
const USHER = 'Raras Penerima';
let db: Database;

test.beforeAll(async () => {
  db = openTestedDatabase();
  const couple = await db('options').select('client_id', 'id').where({ slug: 'sinta-rama' }).first();
  const wish = { client_id: couple?.client_id ?? 0, option_id: couple?.id ?? null };
  await db('wishes').insert({ ...wish, name: WISHER, message: 'Semoga langgeng.' });
});
// other journeys count what there is
test.afterAll(async () => {
  await db('wishes').where({ name: WISHER }).delete();
  await db('accounts').where({ name: USHER }).delete();
  await db.destroy();
});

async function logIn(page: Page, data: { username: string; password: string }): Promise<void> {
  expect((await page.context().request.post(staff('/api/public/auth/login'), { data })).ok()).toBe(true);
}

test('a wish is hidden, comes back, and is hidden for good though the page is left at once', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/dashboard/wishes');
  await page.getByRole('searchbox').fill(WISHER);
  await expect(page).toHaveURL(/q=Pakde/);
  const wish = page.getByRole('listitem').filter({ hasText: 'Semoga langgeng.' });
  const isDown = async () => (await db('wishes').where({ name: WISHER }).first())?.deleted_at !== null;
  const remove = page.getByRole('button', { name: `Sembunyikan ucapan ${WISHER}` });
  await remove.click();
  await expect(page.getByRole('status').filter({ hasText: `Ucapan ${WISHER} disembunyikan.` })).toBeVisible();
  await expect(wish).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(wish).toBeVisible();
  expect(await isDown()).toBe(false);
  await remove.click();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tidak ada ucapan yang cocok.')).toBeVisible();
  expect(await isDown()).toBe(true);
});

test('an usher is made, logs in with the password that is shown once, and is out when the account is closed', async ({
  page,
  browser,
}) => {
  await logIn(page, ADMIN);
  await page.goto('/dashboard/ushers');
  await page.getByRole('button', { name: 'Penerima tamu baru' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Klien' }).fill('sinta-rama');
  await sheet.getByRole('option', { name: 'Sinta & Rama' }).click();
  await sheet.getByLabel('Nama penerima tamu').fill(USHER);
  await sheet.getByRole('radio', { name: /Hanya memindai/ }).check();
  const username = sheet.getByLabel('Nama pengguna');
  await expect(username).toHaveValue(/^raras-sinta-rama-[0-9a-z]{4}$/);
  const name = await username.inputValue();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Buat akun' }).click();
  const password = (await sheet.locator('[data-secret=password]').textContent()) ?? '';
  await expectAccessible(page);

  const door = await browser.newContext();
  const data = { username: name, password };
  expect((await door.request.post(staff('/api/public/auth/client/qr-scan/login'), { data })).ok()).toBe(true);
  const who = await (await door.request.get(staff('/api/public/auth/detail'))).json();
  expect(who.data).toMatchObject({ name: USHER, role: 'USHER', guest_book_role: 'SCAN_ONLY' });

  await sheet.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('searchbox').fill(USHER);
  await expect(page).toHaveURL(/q=Raras/);
  await page.getByRole('button', { name: `Tindakan lain untuk ${USHER}` }).click();
  await page.getByRole('menuitem', { name: 'Tutup akun' }).click();
  await page
    .getByRole('dialog', { name: `Tutup akun ${USHER}?` })
    .getByRole('button', { name: 'Tutup akun' })
    .click();
  await expect(page.getByText(`Akun ${USHER} ditutup.`)).toBeVisible();
  expect((await door.request.get(staff('/api/public/auth/detail'))).status()).toBe(401);
  await door.close();
});

/** Each with what is there once it is loaded. */
const SCREENS = [
  ['/dashboard/wishes', 'main li'],
  ['/dashboard/ushers', 'main li'],
  ['/dashboard/reconciliation', 'main li'],
  ['/dashboard/templates', 'main li'],
  ['/dashboard/templates/template-1', 'main ol > li'],
] as const;

test('every screen of the admin is accessible, and none is wider than a phone', async ({ page }) => {
  await logIn(page, ADMIN);
  for (const [screen, loaded] of SCREENS) {
    await page.goto(screen);
    await expect(page.locator(loaded).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.goto('/dashboard/reconciliation?q=sinta-rama');
  await page.locator('main li a').first().click();
  const file = { name: 'hadir.csv', mimeType: 'text/csv', buffer: Buffer.from('Kode,Orang yang datang\nNOBODY1,-2\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('1 sel keliru');
  await expect(page.getByRole('cell', { name: 'Bilangan bulat dari 0 sampai 1000' })).toBeVisible();
  await expectAccessible(page);
});

test('a designer sees the own families only, and is told what is no version', async ({ page }) => {
  await logIn(page, DESIGNER);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/templates$/);
  await expect(page.getByText('Belum ada templat.')).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan versi' }).click();
  const file = { name: 'foto.janur', mimeType: 'image/png', buffer: Buffer.from('no version') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('Ini bukan berkas dari perintah pack.');
  await expectAccessible(page);
});

test('a bespoke template is made for a client by name, and taken back', async ({ page }) => {
  await logIn(page, ADMIN);
  const slug = 'demo-template-14';
  const { client_id: clientId = 0 } = (await db('options').select('client_id').where({ slug }).first()) ?? {};
  const { name = '' } = (await db('clients').select('name').where({ id: clientId }).first()) ?? {};
  const family = async () =>
    /"template":\{"name":"([\w-]+)"/.exec(await (await page.request.get(`/${slug}`)).text())?.[1];
  await db('options').where({ slug }).update({ is_custom_template: true });
  try {
    await page.goto('/dashboard/templates/template-dewata');
    const made = page.getByRole('region', { name: 'Dibuat khusus untuk' });
    await expect(made.getByRole('listitem')).toHaveText([/Saraswati & Mahendra/]);
    await made.getByRole('combobox').fill(name);
    await made.getByRole('option', { name }).click();
    await made.getByRole('button', { name: 'Tambahkan' }).click();
    await expect(made.getByRole('listitem')).toHaveCount(2);
    await expect.poll(family).toBe('template-dewata');
    await expectAccessible(page);
    await made.getByRole('button', { name: `Hapus ${name} dari daftar` }).click();
    await expect(made.getByRole('listitem')).toHaveCount(1);
    await expect.poll(family).toBe('template-14');
  } finally {
    await db('options').where({ slug }).update({ is_custom_template: false });
  }
});
