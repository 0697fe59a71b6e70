import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { logInAsUsher, openDesk } from '../door/desk.ts';
import { staff } from '../place.ts';
import { DASHBOARDS, DOOR } from './staff-screens.ts';

/*
 * What a machine finds of WCAG on every screen of the staff as it opens: light and dark, on a phone and on a desktop (`npm run
 * crawl`), or with every change in the dark on a phone, which the journeys do not see.
 */
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';
const PHONE = { width: 390, height: 844 };
const ROUNDS = (['dark', 'light'] as const)
  .flatMap((scheme) => [PHONE, { width: 1440, height: 900 }].map((size) => ({ scheme, size })))
  .slice(0, IS_WHOLE ? undefined : 1);

async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const { scheme, size } of ROUNDS) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    for (const address of addresses)
      await test.step(`${address}, ${scheme}, ${size.width}`, async () => {
        await page.goto(staff(address));
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
  }
}

test.beforeEach(() => {
  test.setTimeout(IS_WHOLE ? 900_000 : 240_000);
});

test('axe finds nothing at the door', async ({ page, context }) => {
  await lookAt(page, ['/guest-book/login']);
  await openDesk(page, await logInAsUsher(context));
  await lookAt(
    page,
    DOOR.map((screen) => `/guest-book/${screen}`),
  );
});

for (const { who, account, screens } of DASHBOARDS)
  test(`axe finds nothing on the ${who}’s dashboard`, async ({ page }) => {
    await page.request.post(staff('/api/public/auth/login'), { data: account });
    await lookAt(
      page,
      screens.map((screen) => `/dashboard/${screen}`),
    );
  });
