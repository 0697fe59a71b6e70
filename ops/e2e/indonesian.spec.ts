import type { Database } from '@janur/api/database';
import { PROBLEM_TEXTS } from '@janur/contracts/problems';
import { expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';
import { openTestedDatabase } from './database.ts';

/* What the server refuses is told to Indonesian hosts in Indonesian: the sentences that people once saw in English. */

const ADMIN = { username: 'admin', password: 'janur-admin' };
const COUPLE = { username: 'demo-template-14', password: 'janur-client' };
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** The server's own sentences that are whole words; a place for a value stands for any. */
const ENGLISH = Object.values(PROBLEM_TEXTS)
  // spec §5 words this one so, in every language
  .filter((text) => text !== 'Bad Hex')
  .map(
    (text) =>
      new RegExp(
        text
          .split(/\{\{\w+\}\}/)
          .map(escaped)
          .join('.{1,80}'),
      ),
  );
let db: Database;

test.use({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

async function logIn(page: Page, data: { username: string; password: string }) {
  expect((await page.context().request.post(staff('/api/public/auth/login'), { data })).ok()).toBe(true);
}

async function expectIndonesian(page: Page, sentence: string | RegExp) {
  await expect(page.getByText(sentence).first()).toBeVisible();
  const seen = await page.locator('body').innerText();
  expect(ENGLISH.filter((english) => english.test(seen)).map(String)).toEqual([]);
}

test('an address that somebody took a moment ago', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/dashboard/clients/new');
  await page.getByLabel('Nama mempelai wanita').fill('Ratih');
  await page.getByLabel('Nama mempelai pria').fill('Galih');
  const slug = `ratih-galih-${Date.now().toString(36)}`;
  await page.getByLabel('Alamat', { exact: true }).fill(slug);
  await expect(page.getByText('Alamat ini tersedia')).toBeVisible();
  const option = await db('options').where({ slug: 'demo-template-14' }).first();
  if (!option) throw new Error('the demo has no such couple');
  const [id] = await db('options').insert({ client_id: option.client_id, slug, template: option.template });
  await page.getByRole('button', { name: 'Buat undangan' }).click();
  await expectIndonesian(page, `Alamat ${slug} sudah dipakai. Pilih yang lain.`);
  await db('options').where({ id }).delete();
});

test('a reserved address', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/dashboard/clients/new');
  await page.getByLabel('Alamat', { exact: true }).fill('dashboard');
  await page.getByRole('button', { name: 'Buat undangan' }).click();
  await expectIndonesian(page, 'Kata ini dipakai Janur');
});

test('a map that is no link, before and after saving', async ({ page }) => {
  await logIn(page, ADMIN);
  const { client_id: id } = (await db('options').where({ slug: 'demo-template-14' }).first()) ?? {};
  await page.goto(`/dashboard/clients/${id}/events`);
  await page
    .getByRole('navigation', { name: 'Bagian undangan' })
    .getByRole('link', { name: /^Acara/ })
    .click();
  await page.getByRole('button', { name: /^Upacara teh/ }).click();
  await page.getByLabel('Tautan peta').fill('peta rumah kami');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 isian belum bisa diterima')).toBeVisible();
  await expectIndonesian(page, /diawali https:\/\//);
});

test('a file of tables that names an unknown guest', async ({ page }) => {
  await logIn(page, COUPLE);
  await page.goto('/dashboard/guests/tables');
  await page.locator('input[type=file]').setInputFiles({
    name: 'meja.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('guest_code,table_number\nTIDAKADA9,A1\n'),
  });
  await expectIndonesian(page, 'Baris 2, Kode: Acara ini tidak punya tamu dengan kode ini');
});

test('a session that is over while a guest is added', async ({ page }) => {
  await logIn(page, COUPLE);
  await page.goto('/dashboard/guests');
  await page.getByRole('button', { name: 'Tambah tamu' }).first().click();
  await page.getByLabel('Nama', { exact: true }).fill('Bu Lastri');
  await page.context().clearCookies();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Simpan|Tambah/ })
    .first()
    .click();
  await expectIndonesian(page, 'Masuk dulu.');
});
