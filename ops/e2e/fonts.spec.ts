import { expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';
import { awaitedGuests, logInAsUsher, openDesk } from './door/desk.ts';
import { ownFonts } from './fonts.ts';

const UI = 'Plus Jakarta Sans Variable';
const TITLE = 'Instrument Serif';

const DASHBOARD = {
  admin: {
    account: { username: 'admin', password: 'janur-admin' },
    screens: [
      'clients',
      'clients/new',
      'wishes',
      'ushers',
      'reconciliation',
      'templates',
      'templates/template-1',
      'playground',
      'account',
      'no-such-screen',
    ],
  },
  couple: {
    account: { username: 'sinta-rama', password: 'janur-client' },
    screens: [
      'rsvp',
      'guests',
      'guests/import',
      'guests/tables',
      'guests/cards',
      'sending',
      'tables',
      'attendance',
      'gifts',
      'account',
    ],
  },
} as const;

/** Opens a screen: all of its text is drawn by faces of ours, once they have come, and `wanted` are among them. */
async function expectSetIn(page: Page, address: string, wanted: string[]): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  let families: string[] = [];
  await expect(async () => {
    families = await ownFonts(page);
    expect(families).toEqual(expect.arrayContaining(wanted));
  }, address).toPass({ timeout: 20_000 });
  return families;
}

for (const [who, { account, screens }] of Object.entries(DASHBOARD))
  test(`every screen of the ${who} is set in the product's two families`, async ({ page }) => {
    await page.request.post(staff('/api/public/auth/login'), { data: account });
    const used = new Set<string>();
    for (const screen of screens)
      for (const family of await expectSetIn(page, `/dashboard/${screen}`, [UI])) used.add(family);
    expect(used).toEqual(new Set([UI, TITLE]));
  });

test("the editor is set in the product's two families", async ({ page }) => {
  await page.request.post(staff('/api/public/auth/login'), { data: DASHBOARD.admin.account });
  const { data } = await (await page.request.get('/api/public/clients/sinta-rama')).json();
  await expectSetIn(page, `/dashboard/clients/${data.id}`, [UI, TITLE]);
});

test('so are the screens before a login', async ({ page }) => {
  for (const address of ['/dashboard/login', '/dashboard/scan-login', '/guest-book/login'])
    await expectSetIn(page, address, [UI, TITLE]);
});

/** Beside these the greeting and the wall, which are read from across a hall and have faces of their own. */
const GUEST_BOOK = ['events', 'gate', 'scan', 'summary', 'settings', 'search', 'walk-in', 'history'];

test("every screen of the guest-book is set in the product's face, the greeting in its own", async ({ browser }) => {
  const context = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
  const eventId = await logInAsUsher(context);
  const [guest] = await awaitedGuests(context, eventId, 1);
  const page = await context.newPage();
  await openDesk(page, eventId);
  for (const screen of [...GUEST_BOOK, `guest/${guest?.code ?? ''}`])
    await expectSetIn(page, `/guest-book/${screen}`, [UI]);
  for (const screen of ['welcome', 'wishes-wall']) await expectSetIn(page, `/guest-book/${screen}`, ['Pinyon Script']);
  await context.close();
});
