import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awaitedGuests, logInAsUsher, typeCode } from './door/desk.ts';
import { staff } from './place.ts';

const PACK = /\/events\/\d+\/pack/;

/** Opens the desk of an event on a device that was never here, and waits for no list. */
async function openNewDesk(page: Page, eventId: number) {
  await page.addInitScript(
    (state) => localStorage.setItem('janur.guest-book.preferences', JSON.stringify({ state, version: 1 })),
    { eventId, isGateAsked: true },
  );
  await page.goto(staff('/guest-book/scan'));
}

const PAGE = 50;

/** Lets `pages` small pages of lists pass and cuts the connection before the next one. */
async function cutAfter(context: BrowserContext, pages: number) {
  const cursors: (string | null)[] = [];
  await context.route(PACK, async (route) => {
    if (cursors.length === pages) return route.abort('connectionreset');
    const url = new URL(route.request().url());
    cursors.push(url.searchParams.get('cursor'));
    url.searchParams.set('limit', String(PAGE));
    await route.continue({ url: url.href });
  });
  return cursors;
}

test('before the list has come nothing is green; when it is there the same ticket is judged again', async ({
  context,
  page,
}) => {
  const eventId = await logInAsUsher(context);
  const [guest] = await awaitedGuests(context, eventId, 1);
  if (!guest) throw new Error('a guest is awaited');
  const list = Promise.withResolvers<void>();
  await context.route(PACK, async (route) => {
    await list.promise;
    await route.continue();
  });
  await openNewDesk(page, eventId);
  await typeCode(page, guest.qr);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('data-tone', 'twice');
  await expect(dialog).toContainText('Daftar tamu belum ada di perangkat ini');
  await expect(dialog).toContainText('Daftar tamu sedang diambil');
  await expectAccessible(page);
  list.resolve();
  await expect(dialog).toHaveAttribute('data-tone', 'good');
  await expect(dialog).toContainText(guest.name);
});

test('a list that is cut off keeps what has come, and goes on from there', async ({ context, page }) => {
  test.slow(); // other tests have brought hundreds of guests
  const eventId = await logInAsUsher(context);
  const { data } = await (await context.request.get(staff(`/api/public/guests/rsvp/events/${eventId}/pack`))).json();
  expect(data.total).toBeGreaterThan(PAGE);
  const before = await cutAfter(context, 1);
  await openNewDesk(page, eventId);
  await expect(page.getByText(`Daftar tamu sedang diambil: ${PAGE} dari ${data.total}`).first()).toBeVisible();
  expect(before).toEqual([null]);
  await context.unroute(PACK);
  const after = await cutAfter(context, Infinity);
  await page.reload();
  await expect.poll(() => after.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(after[0]).not.toBeNull();
  await expect(page.getByText(/Daftar tamu (?:sedang diambil|diambil begitu)/)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('img', { name: /dari [1-9]\d* orang/ })).toBeVisible();
});

test('every event of the day is ready before the first one is opened, and opens with the network gone', async ({
  context,
  page,
}) => {
  await logInAsUsher(context);
  await page.goto(staff('/guest-book/events'));
  const cards = page.getByRole('listitem');
  await expect(cards.filter({ hasText: /Siap tanpa internet: \d+ tamu, / })).not.toHaveCount(0);
  // whichever the day has: each of them ends up ready
  await expect(page.getByText(/Belum siap tanpa internet|sedang diambil/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Siapkan mode tanpa internet' })).toBeEnabled();
  await expectAccessible(page);
  const ready = await cards.filter({ hasText: /Siap tanpa internet/ }).count();
  expect(ready).toBeGreaterThan(1);
  await context.setOffline(true);
  await cards
    .filter({ hasText: /Siap tanpa internet/ })
    .last()
    .getByRole('button')
    .click();
  // where this device stands: asked once
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('img', { name: /dari \d+ orang/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Cari' }).click();
  await expect(page.getByText('Ketik sebagian nama')).toBeVisible();
});
