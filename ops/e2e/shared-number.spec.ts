import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

/* One number of several invitations: parents, a secretary, an aunt who answers for all. Nobody of the list is overwritten. */

const SLUG = 'demo-template-9';
const GROUP = 'Satu nomor';
const NUMBERS = ['+6281377000001', '+6281377000002'];
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(async () => {
  await db('guests').whereIn('phone_number', NUMBERS).delete();
  await db.destroy();
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

const namesOf = (number: string) => db('guests').where({ phone_number: number }).orderBy('id').pluck('name');

async function logIn(page: Page): Promise<void> {
  const data = { username: SLUG, password: 'janur-client' };
  expect((await page.request.post(staff('/api/public/auth/login'), { data })).ok()).toBe(true);
}

test('a bride adds two families with one number, and goes from one to the next', async ({ page }) => {
  await logIn(page);
  await page.goto(staff('/dashboard/guests'));
  await page.getByRole('button', { name: 'Tambah tamu' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nama', { exact: true }).fill('Agus Gunawan');
  await sheet.getByLabel('Nomor WhatsApp').fill('0813 7700 0001');
  await sheet.getByLabel('Kelompok').fill(GROUP);
  await sheet.getByRole('button', { name: 'Tambah, lalu isi lagi' }).click();
  await expect(page.getByText('Agus Gunawan masuk daftar tamu')).toBeVisible();
  await expect(sheet.getByLabel('Nama', { exact: true })).toBeFocused();
  await expect(sheet.getByLabel('Kelompok')).toHaveValue(GROUP);
  await sheet.getByLabel('Nama', { exact: true }).fill('Bude Tutik sekeluarga');
  await sheet.getByLabel('Nomor WhatsApp').fill('+62 813-7700-0001');
  await sheet.getByRole('button', { name: 'Tambah tamu' }).click();
  const question = sheet.getByRole('alert');
  await expect(question).toContainText('Nomor ini sudah dipakai Agus Gunawan');
  await expect(question).toBeInViewport();
  await expectAccessible(page, { within: '[role=dialog]' });
  await sheet.getByRole('button', { name: 'Ya, satu nomor bersama' }).click();
  await expect(sheet).toBeHidden();
  expect(await namesOf(NUMBERS[0] ?? '')).toEqual(['Agus Gunawan', 'Bude Tutik sekeluarga']);
});

test('her mother’s list renames nobody unasked', async ({ page }) => {
  await logIn(page);
  const headers = { origin: staff('') };
  const data = { slug: SLUG, name: 'Bpk. Hendra', phone_number: NUMBERS[1], total_guests: 2 };
  const added = await page.request.post(staff('/api/dashboard/clients/rsvp/guests'), { data, headers });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto(staff('/dashboard/guests/import'));
  const list = ['Nama\tNo WA\tPax', 'Tante Yuli\t081377000002\t3'];
  const take = async (button: string) => {
    await page.getByRole('textbox', { name: /Tempel/ }).fill(list.join('\n'));
    await page.getByRole('button', { name: /^Lihat/ }).click();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    await page.getByRole('button', { name: 'Masukkan 1 undangan' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Tante Yuli' });
    await expect(card).toContainText('Nomor ini sudah dipakai Bpk. Hendra');
    await expectAccessible(page);
    expect(await namesOf(NUMBERS[1] ?? '')).toEqual(['Bpk. Hendra']);
    await card.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Masukkan 1 undangan' }).click();
  };
  await take('Undangan terpisah, nomor sama');
  await expect(page.getByRole('status').filter({ hasText: '1 baru' })).toBeVisible();
  expect(await namesOf(NUMBERS[1] ?? '')).toEqual(['Bpk. Hendra', 'Tante Yuli']);
  await db('guests').where({ name: 'Tante Yuli' }).delete();
  await page.goto(staff('/dashboard/guests/import'));
  await take('Orang yang sama, ganti namanya');
  await expect(page.getByRole('status').filter({ hasText: '1 berubah' })).toBeVisible();
  expect(await namesOf(NUMBERS[1] ?? '')).toEqual(['Tante Yuli']);
});
