import type { Database } from '@janur/api/database';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTestedDatabase } from './database.ts';
import { awaitedGuests, logInAsUsher } from './door/desk.ts';
import { e2ePlace, staff } from './place.ts';

/*
 * Couple, organiser and usher without a pointer: what each does most, with Tab, Enter, Space, arrows and letters alone. Nothing here
 * clicks, and nothing is focused but by the keys.
 */

const headers = { origin: e2ePlace().staff };
/** Further than any control of these screens is from another. */
const MOST_TABS = 120;

let db: Database;
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  if (await isThere()) return;
  const before = await edgesOf(target);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (!(await isThere())) continue;
    // where one stands is seen
    await expect.poll(() => edgesOf(target)).not.toBe(before);
    return;
  }
  throw new Error(`${String(target)} is not reached by ${MOST_TABS} tabs`);
}

/** Outlines, borders and shadows of a control, of what draws it and of what holds it. */
const edgesOf = (target: Locator) =>
  target.evaluate((one) => {
    const drawn = [one, one.nextElementSibling, one.parentElement, one.parentElement?.parentElement];
    const edges = drawn.flatMap((each) => {
      if (!each) return [];
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each);
      return [outlineStyle, outlineWidth, boxShadow, borderColor];
    });
    return edges.join(' ');
  });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** What was pressed went with its page: the next key goes on within the page that came, not from the top of the document. */
const standsInPage = (page: Page) => expect(page.locator('body :focus')).toHaveCount(1);

async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto(staff('/dashboard/login'));
  await tabTo(page, page.locator('input[name=username]'));
  await page.keyboard.type(username);
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await standsInPage(page);
}

test('a bride adds a guest, notes an answer and comes back to where she was', async ({ page }) => {
  const name = `Tante Tombol ${Date.now().toString(36)}`;
  await logIn(page, { username: 'sinta-rama', password: 'janur-client' });
  await press(page, page.getByRole('link', { name: 'Tamu', exact: true }));
  await press(page, page.getByRole('button', { name: 'Tambah tamu' }));
  await tabTo(page, page.getByRole('dialog').getByLabel('Nama', { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await db('guests').where({ name }).select('code').first())?.code).toBeTruthy();
  const code = (await db('guests').where({ name }).select('code').first())?.code ?? '';
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(name);
  const row = page.getByRole('button', { name, exact: true });
  await press(page, row);
  const answer = page.getByRole('radiogroup', { name: 'Jawaban untuk Resepsi' });
  await tabTo(page, answer.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(answer.getByRole('radio', { checked: true })).toHaveValue('CONFIRMED');
  await page.keyboard.press('Enter');
  const said = () =>
    db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .join('events', 'events.id', 'guest_events.event_id')
      .where({ code, title: 'Resepsi' })
      .first('guest_events.confirmation_status');
  await expect.poll(async () => (await said())?.confirmation_status).toBe('CONFIRMED');
  // what was walked past was never said
  const history = await page.context().request.get(staff(`/api/dashboard/clients/rsvp/guests/${code}/answers`));
  expect(await history.text()).not.toContain('DECLINED');
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.context().request.delete(staff(`/api/dashboard/clients/rsvp/delete-guest/${code}`), { headers });
});

test('an organiser finds a client, changes a sentence and saves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, { username: 'admin', password: 'janur-admin' });
  await press(page, page.getByRole('link', { name: 'Klien', exact: true }));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('demo-template-11');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, page.getByRole('row').nth(1).getByRole('link').first());
  await press(page, page.getByRole('navigation', { name: 'Bagian undangan' }).getByRole('link', { name: /^Kutipan/ }));
  await tabTo(page, page.getByLabel('Sumber', { exact: false }).first());
  await page.keyboard.press('Control+a');
  const source = `Dari papan tombol ${Date.now().toString(36)}`;
  await page.keyboard.type(source);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Perubahan' })).toBeHidden();
  await expect.poll(async () => (await db('contents').where({ quote_source: source })).length).toBe(1);
});

test('an usher opens the desk, finds a guest by name and lets them in', async ({ page, context }) => {
  const [guest] = await awaitedGuests(context, await logInAsUsher(context), 1);
  if (!guest) throw new Error('a guest is awaited');
  await context.clearCookies();
  await page.goto(staff('/guest-book/login'));
  await tabTo(page, page.locator('input[name=username]'));
  await page.keyboard.type('usher-sinta-rama');
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type('janur-usher');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Resepsi/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Hanya ada satu gerbang' }));
  await standsInPage(page);
  await press(page, page.getByRole('link', { name: 'Cari' }));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(guest.name);
  await press(page, page.getByRole('button', { name: new RegExp(`${guest.name} Belum masuk`) }).first());
  await press(page, page.getByRole('button', { name: /^Konfirmasi|^Catat hadir|^Masuk/ }).first());
  const arrived = () =>
    db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .join('events', 'events.id', 'guest_events.event_id')
      .where({ code: guest.code, title: 'Resepsi' })
      .first('guest_events.is_checked_in');
  await expect.poll(async () => Boolean((await arrived())?.is_checked_in)).toBe(true);
});
