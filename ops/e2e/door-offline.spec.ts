import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';

/** One visit with a network, and the guest-book starts without one from then on. */

async function logIn(page: Page) {
  await page.goto(staff('/guest-book'));
  await page.getByLabel('Nama pengguna').fill('usher-sinta-rama');
  await page.getByLabel('Kata sandi', { exact: true }).fill('janur-usher');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/guest-book\/(?:events|scan)/);
  await expectDesk(page);
}

/** The events to choose from, or the desk of one: the device has them. */
const expectDesk = (page: Page) =>
  expect(page.getByText('Resepsi').or(page.getByRole('navigation')).first()).toBeVisible();

async function isKept(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** What the worker keeps: names of caches, and addresses in them. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, addresses: kept.flat().map((url) => new URL(url).pathname) };
  });

/** A device that starts again with the network gone: a new page, and no tab that was open before. */
async function startsAgain(context: BrowserContext, page: Page): Promise<Page> {
  await context.setOffline(true);
  await page.close();
  return context.newPage();
}

test('starts with the network gone after one visit, and has nothing of a guest in the worker’s cache', async ({
  context,
  page,
}) => {
  await logIn(page);
  await isKept(page);
  const { names, addresses } = await keptAddresses(page);
  expect(names.filter((name) => name.startsWith('janur-door'))).toHaveLength(1);
  expect(addresses.filter((path) => !/^\/(?:guest-book$|assets\/|remotes\/)/.test(path))).toEqual([]);
  expect(addresses.some((path) => path.endsWith('.wasm'))).toBe(true);

  const later = await startsAgain(context, page);
  const troubles: string[] = [];
  later.on('pageerror', (error) => troubles.push(error.message));
  for (const path of ['/guest-book', '/guest-book/events', '/guest-book/settings']) {
    await later.goto(staff(path));
    await expect(later.locator('#root')).not.toBeEmpty();
    await expectDesk(later);
  }
  expect(troubles).toEqual([]);
});

test('a guest is found without a network, also after a restart', async ({ context, page }) => {
  await logIn(page);
  await page
    .getByRole('button', { name: /Resepsi/ })
    .or(page.getByRole('link', { name: /Resepsi/ }))
    .first()
    .click();
  // where this device stands: asked once
  await page.getByRole('listitem').getByRole('button').first().click();
  await isKept(page);
  await findFirstGuest(page);

  const later = await startsAgain(context, page);
  await later.goto(staff('/guest-book'));
  await findFirstGuest(later);
});

async function findFirstGuest(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Cari' }).click();
  await page.getByRole('searchbox').fill('SINTA001');
  await expect(page.getByText('Budi Santoso').first()).toBeVisible();
}
