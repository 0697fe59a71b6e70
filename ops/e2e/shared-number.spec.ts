import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

/* One number of several invitations: parents, a secretary, an aunt who answers for all. Nobody of the list is overwritten. */

const SLUG = 'demo-template-9';
const NUMBERS = ['+6281377000002'];
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

test('her mother’s list renames nobody unasked', async ({ page }) => {
  await logIn(page);
  const headers = { origin: staff('') };
  const data = { slug: SLUG, name: 'Bpk. Hendra', phone_number: NUMBERS[0], total_guests: 2 };
  const added = await page.request.post(staff('/api/dashboard/clients/rsvp/guests'), { data, headers });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto(staff('/dashboard/guests/import'));
  const list = ['Nama\tNo WA\tPax', 'Tante Yuli\t081377000002\t3'];
  const take = async (button: string) => {
    await page.getByRole('textbox', { name: /Tempel/ }).fill(list.join('\n'));
    await page.getByRole('button', { name: /^Lihat/ }).click();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Tante Yuli' });
    await expect(card).toContainText('Nomor ini sudah dipakai Bpk. Hendra');
    await expectAccessible(page);
    expect(await namesOf(NUMBERS[0] ?? '')).toEqual(['Bpk. Hendra']);
    await card.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Masukkan 1 undangan' }).click();
  };
  await take('Undangan terpisah, nomor sama');
  await expect(page.getByRole('status').filter({ hasText: '1 baru' })).toBeVisible();
  expect(await namesOf(NUMBERS[0] ?? '')).toEqual(['Bpk. Hendra', 'Tante Yuli']);
  await db('guests').where({ name: 'Tante Yuli' }).delete();
  await page.goto(staff('/dashboard/guests/import'));
  await take('Orang yang sama, ganti namanya');
  await expect(page.getByRole('status').filter({ hasText: '1 berubah' })).toBeVisible();
  expect(await namesOf(NUMBERS[0] ?? '')).toEqual(['Tante Yuli']);
});
