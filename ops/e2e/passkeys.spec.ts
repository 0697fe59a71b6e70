import type { Database } from '@janur/api/database';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

const DESIGNER = { username: 'designer', password: 'janur-designer' };
let db: Database;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(async () => {
  // what an afternoon's tests leave, the next ones would be asked for
  await db('passkeys').delete();
  await db('recovery_codes').delete();
  await db.destroy();
});

/** A phone whose owner shows a finger whenever the browser asks. */
async function fingerprint(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function logInByPassword(page: Page): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(DESIGNER.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(DESIGNER.password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto(staff('/dashboard/account'));
  await page.getByRole('button', { name: 'Keluar', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Janur' })).toBeVisible();
}

/** With `JANUR_PICTURES` a picture of each state, for who looks. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('a designer adds a passkey, logs in with it, and without it by a recovery code', async ({ page }) => {
  await fingerprint(page);
  await page.goto(staff('/dashboard/login'));
  await look(page, 'passkey-login');
  await logInByPassword(page);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(staff('/dashboard/account'));
  await page.getByRole('button', { name: 'Tambahkan passkey di perangkat ini' }).click();
  await expect(page.getByRole('heading', { name: 'Kode pemulihan Anda' })).toBeVisible();
  await look(page, 'passkey-codes');
  const codes = await page.getByRole('region', { name: 'Passkey' }).locator('ol li').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page.getByText('Tersisa 10 kode pemulihan.')).toBeVisible();
  await look(page, 'passkey-account');

  await logOut(page);
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(page).not.toHaveURL(/login/);

  await logOut(page);
  await logInByPassword(page);
  await expect(page.getByRole('alert')).toContainText('Akun ini memakai passkey');
  await look(page, 'passkey-code-wanted');
  await page.getByLabel('Kode pemulihan').fill('aaaa-bbbb-cccc');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Kode pemulihan ini tidak cocok');
  await page.getByLabel('Kode pemulihan').fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(staff('/dashboard/account'));
  await expect(page.getByText('Tersisa 9 kode pemulihan.')).toBeVisible();
});
