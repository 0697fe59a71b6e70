import type { Database } from '@janur/api/database';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { awaitedGuests, confirmArrival, logInAsUsher, openDesk, typeCode } from './door/desk.ts';
import { staff } from './place.ts';

const COUPLE = { username: 'sinta-rama', password: 'janur-client' };
/** A device hears of it with its next contact. */
const CONTACT = { timeout: 40_000 };
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(async () => {
  // other journeys open settings
  await db('door_pins').delete();
  await db.destroy();
});

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** The couple at its screen of the gates. */
async function coupleAtGates(browser: Browser, eventId: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' })).newPage();
  const answer = await page.request.post(staff('/api/public/auth/login'), { data: COUPLE });
  expect(answer.ok()).toBe(true);
  await page.goto(staff(`/dashboard/attendance/door?event=${eventId}`));
  return page;
}

async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** Of the PIN that the device knows. */
const saltOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('janur-door');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get('pin');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.salt);
          });
        });
      }),
  );

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Buka', exact: true }).click();
}

test('a PIN that the couple sets keeps the device on the table as it is, without a network too; the queue never asks', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(300_000); // a whole story
  const eventId = await logInAsUsher(context);
  const [guest] = await awaitedGuests(context, eventId, 8);
  if (!guest) throw new Error('a party is awaited');
  await openDesk(page, eventId);
  await isKept(page);

  const couple = await coupleAtGates(browser, eventId);
  const card = couple.getByRole('region', { name: 'PIN perangkat' });
  await card.getByRole('button', { name: 'Pasang PIN' }).click();
  await card.getByRole('textbox', { name: 'PIN baru' }).fill('0258');
  await card.scrollIntoViewIfNeeded();
  await look(couple, 'pin-couple-form');
  await card.getByRole('button', { name: 'Simpan PIN' }).click();
  await expect(card.getByText(/^PIN dipasang/)).toBeVisible();
  await look(couple, 'pin-couple-set');

  // the settings that are open on the device close by themselves
  const lock = page.getByRole('heading', { name: 'Setelan dikunci' });
  await page.getByRole('link', { name: 'Setelan' }).click();
  await expect(lock).toBeVisible(CONTACT);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const key of ['1', '0', 'Buka'])
      await expect(page.getByRole('button', { name: key, exact: true })).toBeInViewport({ ratio: 0.98 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await look(page, `pin-${width}`);
  }
  await page.setViewportSize({ width: 320, height: 568 });

  await context.setOffline(true);
  for (const left of [4, 3, 2, 1]) {
    await type(page, '1111');
    await expect(page.getByText(`PIN salah. Sisa ${left} percobaan.`)).toBeVisible();
  }
  await look(page, 'pin-wrong');
  await type(page, '1111');
  const wait = page.getByText(/^PIN salah beberapa kali\. Coba lagi dalam [01]:\d\d\.$/);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await look(page, 'pin-wait');

  // who receives guests meets none of it
  await page.getByRole('button', { name: 'Kembali memindai' }).click();
  await typeCode(page, guest.code);
  await confirmArrival(page, guest.name);
  await page.reload();

  // another PIN ends the wait, and what was tried of the former one
  await page.goto(staff('/guest-book/settings'));
  await expect(lock).toBeVisible();
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Ganti PIN' }).click();
  await card.getByRole('textbox', { name: 'PIN baru' }).fill('741096');
  await card.getByRole('button', { name: 'Simpan PIN' }).click();
  await expect(card.getByRole('status')).toContainText('PIN tersimpan');
  const [kept] = await db('door_pins').select('salt');
  await expect.poll(() => saltOn(page), CONTACT).toBe(kept?.salt);
  await expect(wait).toBeHidden();
  await type(page, '0258');
  await expect(page.getByText('PIN salah. Sisa 4 percobaan.')).toBeVisible();
  await type(page, '741096');
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Pindai' }).click();
  await page.getByRole('link', { name: 'Setelan' }).click();
  await expect(lock).toBeVisible();

  // forgotten: the couple takes it away, and the device that is asking opens
  await card.getByRole('button', { name: 'Hapus PIN' }).click();
  await couple.getByRole('dialog', { name: 'Hapus PIN?' }).getByRole('button', { name: 'Hapus PIN' }).click();
  await expect(card.getByText(/^Tanpa PIN/)).toBeVisible();
  await look(couple, 'pin-couple-none');
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible(CONTACT);
  expect(await db('door_pins')).toEqual([]);
  await couple.context().close();
});
