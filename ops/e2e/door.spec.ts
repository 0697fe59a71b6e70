import { expectAccessible } from './accessible.ts';
import { type Browser, chromium, expect, type Locator, type Page, test } from '@playwright/test';
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

/** Whether the middle of it is seen: nothing lies over it. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('on a small phone, with large text too, a verdict shows the name and the button for what comes next', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const eventId = await logInAsUsher(context);
  const [guest] = await awaitedGuests(context, eventId, 12);
  if (!guest) throw new Error('a party is awaited');
  await openDesk(page, eventId);
  await typeCode(page, guest.code);
  const dialog = page.getByRole('dialog');
  const parts = [dialog.getByText(guest.name), dialog.getByRole('button', { name: 'Konfirmasi' })];
  for (const [width, height, text] of [
    [320, 568, '100%'],
    [360, 640, '130%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    for (const part of parts) await expect.poll(() => isOnTop(part)).toBe(true);
    await expect(dialog.getByRole('button', { name: 'Konfirmasi' })).toBeInViewport({ ratio: 0.98 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Two ushers at two gates without a network, each of whom lets some of the same party in; then the network comes back. */
async function splitParty(browser: Browser, peopleOf: (party: number) => readonly [number, number]) {
  const viewport = { width: 390, height: 844 };
  const contexts = await Promise.all([browser.newContext({ viewport }), browser.newContext({ viewport })]);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [first, second] = contexts;
  const [one, other] = pages;
  if (!first || !second || !one || !other) throw new Error('two pages were opened');
  const eventId = await logInAsUsher(first);
  await logInAsUsher(second);
  const guest = (await awaitedGuests(first, eventId, 8)).findLast(
    ({ people, invited }) => people > 1 && 2 * people > invited,
  );
  if (!guest) throw new Error('a party is awaited');
  await openDesk(one, eventId, 'Gerbang A');
  await openDesk(other, eventId, 'Gerbang B');
  await Promise.all(contexts.map((context) => context.setOffline(true)));
  const people = peopleOf(guest.people);
  for (const [index, page] of pages.entries()) {
    await typeCode(page, guest.code);
    for (let more = guest.people; more > (people[index] ?? 0); more -= 1)
      await page.getByRole('button', { name: 'Kurangi satu orang' }).click();
    await page.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(page.getByRole('link', { name: /1 catatan tersimpan di perangkat ini/ })).toBeVisible();
  }
  await Promise.all(contexts.map((context) => context.setOffline(false)));
  return { contexts, one, other, guest, eventId };
}

const attendedOf = async (code: string, eventId: number): Promise<unknown> => {
  const db = openTestedDatabase();
  try {
    return await db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .where({ 'guests.code': code, event_id: eventId })
      .select('is_checked_in', 'total_guests_attended');
  } finally {
    await db.destroy();
  }
};

test('a family that two gates without a network let in is all there, and alarms nobody', async ({ browser }) => {
  test.slow(); // two phones that go offline and come back
  const { contexts, one, other, guest, eventId } = await splitParty(browser, (party) => [1, party - 1]);
  for (const page of [one, other]) {
    await expect(page.getByRole('link', { name: /0 catatan tersimpan di perangkat ini/ })).toBeVisible();
    await page.goto(`/guest-book/guest/${guest.code}`);
    await expect(page.getByText('Masuk: Gerbang A: 1 orang · ')).toContainText(
      `Gerbang B: ${guest.people - 1} orang · `,
    );
    await page.getByRole('link', { name: /Yang sudah tersimpan/ }).click();
    await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: guest.name }).filter({ hasText: 'Memang dua' }),
    ).toHaveCount(0);
  }
  expect(await attendedOf(guest.code, eventId)).toEqual([{ is_checked_in: 1, total_guests_attended: guest.people }]);
  await Promise.all(contexts.map((context) => context.close()));
});

test('more than are invited at two gates: both see both numbers, and one tap settles it for both', async ({
  browser,
}) => {
  test.slow(); // two phones that go offline and come back
  const { contexts, one, other, guest, eventId } = await splitParty(browser, (party) => [party, party]);
  const cardOn = (page: Page) =>
    page.getByRole('region', { name: 'Perlu dicek' }).getByRole('listitem').filter({ hasText: 'Memang dua rombongan' });
  for (const page of [one, other]) {
    await expect(
      page.getByRole('link', { name: /0 catatan tersimpan di perangkat ini.*[1-9]\d* catatan perlu dicek/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: /Yang sudah tersimpan/ }).click();
    const card = cardOn(page).filter({ hasText: guest.name });
    await expect(card).toContainText(`Gerbang A: ${guest.people} orang · `);
    await expect(card).toContainText(`Gerbang B: ${guest.people} orang · `);
  }
  expect(await attendedOf(guest.code, eventId)).toEqual([
    { is_checked_in: 1, total_guests_attended: 2 * guest.people },
  ]);
  await expectAccessible(one);
  await cardOn(one).filter({ hasText: guest.name }).getByRole('button', { name: 'Satu rombongan yang sama' }).click();
  for (const page of [one, other]) await expect(cardOn(page).filter({ hasText: guest.name })).toHaveCount(0);
  await expect
    .poll(() => attendedOf(guest.code, eventId))
    .toEqual([{ is_checked_in: 1, total_guests_attended: guest.people }]);
  await Promise.all(contexts.map((context) => context.close()));
});

/** Of an usher who reads the name before the tap. */
const THOUGHT_MS = 1000;

test('one usher with a camera lets parties in, with one tap each (a queue of twenty at 25 a minute, with JANUR_TIMED)', async ({
  browser,
}) => {
  test.slow();
  const PARTIES = process.env['JANUR_TIMED'] ? 20 : 6;
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
    const left = new Set(guests.map(({ name }) => name));
    const verdict = page.getByRole('dialog').filter({ has: confirm });
    // one tap a guest and no other: the next code takes the last verdict's place
    while (left.size > 0) {
      const name = await nameOf(verdict, left);
      await page.waitForTimeout(THOUGHT_MS);
      await confirm.click();
      left.delete(name);
    }
    await page.locator(`a[aria-label*="${PARTIES} catatan sudah terkirim"]`).waitFor({ state: 'attached' });
    const parties = (PARTIES * 60_000) / (Date.now() - began);
    test.info().annotations.push({ type: 'parties a minute', description: parties.toFixed(1) });
    // a busy machine says nothing of the door: by hand
    if (process.env['JANUR_TIMED']) expect(parties).toBeGreaterThanOrEqual(25);
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }
});

/** Who of them stands at the desk, once somebody does. */
async function nameOf(verdict: Locator, names: Iterable<string>): Promise<string> {
  const all = [...names];
  const heading = verdict.getByRole('heading').filter({ hasText: new RegExp(all.join('|')) });
  const text = (await heading.textContent()) ?? '';
  return all.find((name) => text.endsWith(name)) ?? text;
}

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
  test.setTimeout(180_000); // all of them
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
