import { expectAccessible } from './accessible.ts';
import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestedDatabase } from './database.ts';
import { awaitedGuests, logInAsUsher, openDesk, typeCode } from './door/desk.ts';
import { writeQrVideo } from './door/qr-video.ts';
import { e2ePlace } from './place.ts';

test.describe('the login', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1180, 820],
  ] as const)
    test(`fits a screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/guest-book/login');
      const button = page.getByRole('button', { name: 'Masuk', exact: true });
      await button.scrollIntoViewIfNeeded();
      // a page scrolls by whole pixels, a button may end between two
      await expect(button).toBeInViewport({ ratio: 0.98 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    });
});

test('two ushers who are offline check the same guest in: both are told, and it counts once', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
  const [first, second] = contexts;
  if (!one || !other || !first || !second) throw new Error('two pages were opened');
  const eventId = await logInAsUsher(first);
  await logInAsUsher(second);
  const [guest] = await awaitedGuests(first, eventId, 1);
  if (!guest) throw new Error('a guest is awaited');
  await openDesk(one, eventId, 'Gerbang A');
  await openDesk(other, eventId, 'Gerbang B');

  await Promise.all(contexts.map((context) => context.setOffline(true)));
  for (const page of [one, other]) {
    await typeCode(page, guest.code);
    await page.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(page.getByRole('link', { name: /1 catatan tersimpan di perangkat ini/ })).toBeVisible();
  }
  await Promise.all(contexts.map((context) => context.setOffline(false)));

  for (const page of [one, other]) {
    await expect(
      page.getByRole('link', { name: /0 catatan tersimpan di perangkat ini.*[1-9]\d* catatan perlu dicek/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: /Yang sudah tersimpan/ }).click();
    const card = page
      .getByRole('region', { name: 'Perlu dicek' })
      .getByRole('listitem')
      .filter({ hasText: guest.name });
    await expect(card).toContainText('Masuk di dua gerbang');
    await expect(card).toContainText('Gerbang A');
    await expect(card).toContainText('Gerbang B');
  }
  const db = openTestedDatabase();
  try {
    const rows = await db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .where({ 'guests.code': guest.code, event_id: eventId })
      .select('is_checked_in', 'total_guests_attended');
    expect(rows).toEqual([{ is_checked_in: 1, total_guests_attended: guest.people }]);
  } finally {
    await db.destroy();
  }
  await Promise.all(contexts.map((context) => context.close()));
});

test('one usher with a camera lets in twenty parties a minute', async ({ browser }) => {
  const PARTIES = 6;
  const preparing = await browser.newContext();
  const eventId = await logInAsUsher(preparing);
  const guests = await awaitedGuests(preparing, eventId, PARTIES);
  await preparing.close();
  const folder = await mkdtemp(join(tmpdir(), 'janur-door-'));
  const path = join(folder, 'guests.y4m');
  await writeQrVideo({ path, codes: guests.map(({ qr }) => qr), seconds: 2 });
  const { launchOptions } = test.info().project.use;
  const camera = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
  try {
    const context = await camera.newContext({ baseURL: e2ePlace().origin, locale: 'id-ID', permissions: ['camera'] });
    await logInAsUsher(context);
    const page = await context.newPage();
    // this Chromium has no BarcodeDetector: the reader is the WebAssembly one, from our own address
    const reader = page.waitForResponse(/\.wasm$/);
    await openDesk(page, eventId);
    expect((await reader).url()).toContain(`${e2ePlace().staff}/`);
    const confirm = page.getByRole('button', { name: 'Konfirmasi' });
    await confirm.waitFor();
    const began = Date.now();
    // one tap a guest and no other: the next code takes the last verdict's place
    const recorded = page.locator(`a[aria-label*="${PARTIES} catatan tersimpan di semua tempat"]`);
    while ((await recorded.count()) === 0) {
      const tap = confirm.click().catch(() => undefined); // after the last guest there is nobody to tap for
      await Promise.race([tap, recorded.waitFor({ state: 'attached' })]);
    }
    const parties = (PARTIES * 60_000) / (Date.now() - began);
    test.info().annotations.push({ type: 'parties a minute', description: parties.toFixed(1) });
    expect(parties).toBeGreaterThanOrEqual(20);
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1180, 820],
] as const)
  test(`what can be taken back moves no button and lies under no thumb: ${width} × ${height}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'id-ID', viewport: { width, height } });
    const eventId = await logInAsUsher(context);
    const page = await context.newPage();
    await openDesk(page, eventId);
    await page.getByRole('link', { name: 'Tanpa undangan' }).click();
    const save = page.getByRole('button', { name: 'Catat hadir' });
    await page.getByRole('textbox', { name: 'Nama tamu' }).fill(`Tamu ${width}`);
    await save.scrollIntoViewIfNeeded();
    const before = await placeOf(save);
    await save.click();
    await page.getByRole('button', { name: 'Tamu berikutnya' }).click();
    const undo = page.getByRole('button', { name: 'Urungkan' });
    await expect(undo).toBeVisible();
    const [now, bar] = [await placeOf(save), await placeOf(undo)];
    expectSamePlace(now, before);
    expect(bar.y + bar.height).toBeLessThan(now.y);
    await undo.click();
    await expect(page.getByRole('button', { name: 'Kembalikan' })).toBeVisible();
    expectSamePlace(await placeOf(save), before);
    await context.close();
  });

/** To the pixel that a thumb can tell: in the header above, a figure with one digit more lays out some tenths of one apart. */
function expectSamePlace(now: Box, before: Box) {
  for (const edge of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(now[edge] - before[edge])).toBeLessThan(1);
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

async function placeOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return box;
}

test('Back in a verdict closes it, also where the app was opened with this page', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'id-ID' });
  const eventId = await logInAsUsher(context);
  const page = await context.newPage();
  await openDesk(page, eventId);
  for (const code of ['NOBODY98', 'NOBODY99']) {
    await typeCode(page, code);
    await expect(page.getByRole('dialog')).toBeVisible();
    // nobody's thumb is there before the page has an entry to go back from
    await expect.poll(() => page.evaluate(() => Number(window.history.state?.idx))).toBeGreaterThan(0);
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/guest-book/scan');
  }
  await context.close();
});

const PAGES = [
  '/scan',
  '/search',
  '/walk-in',
  '/summary',
  '/settings',
  '/history',
  '/gate',
  '/welcome',
  '/wishes-wall',
];

test('no screen has an accessibility fault, and every target is as large as a thumb', async ({ browser }) => {
  // what fades in would be measured half-way
  const context = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
  const eventId = await logInAsUsher(context);
  const page = await context.newPage();
  await openDesk(page, eventId);
  const [guest] = await awaitedGuests(context, eventId, 1);
  for (const path of PAGES) {
    await page.goto(`/guest-book${path}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    await look(page, path);
  }
  await page.goto('/guest-book/search');
  await page.getByRole('searchbox').fill('sa');
  await look(page, 'results');
  await page.goto('/guest-book/scan');
  await typeCode(page, guest?.code ?? '');
  await look(page, 'welcome');
  await page.getByRole('button', { name: 'Konfirmasi' }).click();
  await page.getByRole('button', { name: 'Hadiah dan lainnya' }).click();
  await page.getByRole('button', { name: 'Tambah titipan' }).click();
  await look(page, 'guest');
  await page.goto('/guest-book/scan');
  for (const code of [guest?.code ?? '', 'NOBODY99']) {
    await typeCode(page, code);
    await look(page, code);
    await page.keyboard.press('Escape');
  }
  await context.close();
});

async function look(page: Page, where: string): Promise<void> {
  await test.step(where, () => expectAccessible(page));
  expect({ where, small: await smallTargets(page) }).toEqual({ where, small: [] });
}

const smallTargets = (page: Page) =>
  page.locator('a, button, input:not([type=file]), [role=button]').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility() && !target.closest('[inert]'))
      .map((target) => ({ target: target.outerHTML.slice(0, 120), box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 55.5 || box.height < 55.5),
  );
