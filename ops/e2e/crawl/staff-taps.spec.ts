import { type Endpoint, ENDPOINTS } from '@janur/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { logInAsUsher, openDesk } from '../door/desk.ts';
import { staff } from '../place.ts';
import { BEHIND, DASHBOARDS, DOOR } from './staff-screens.ts';

/*
 * What a machine finds of WCAG in what opens at a tap: dialogs, drawers and menus of the staff, light and dark (`npm run crawl`), or
 * with every change those of the couple's last screen in the dark. Nothing that is pressed here reaches the server but what reads.
 */
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';
const SCHEMES = IS_WHOLE ? (['dark', 'light'] as const) : (['dark'] as const);
const OPENED = '[role=dialog], [role=alertdialog], [role=menu]';
/** Of a screen that repeats itself without rows. */
const MOST_TAPS = 40;

const READS = Object.entries(ENDPOINTS)
  .filter(([name, { method }]) => method === 'GET' || /^(?:list|get|find|count|preview)/.test(name))
  .map(([, endpoint]) => callOf(endpoint));

function callOf({ method, path }: Endpoint): { method: string; path: RegExp } {
  return { method, path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
}

const changeNothing = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isReading = READS.some(({ method, path }) => method === request.method() && path.test(pathname));
    await (isReading ? route.fallback() : route.abort());
  });

/** Gives each control of the page that is another a number, and says how many there are. Of a list the first row's are those of all. */
const numberControls = (page: Page) =>
  page.evaluate((most) => {
    const known = new Set<string>();
    let taps = 0;
    for (const button of document.querySelectorAll<HTMLElement>('button:not([disabled])')) {
      const row = button.closest('li, tr, [role=row]');
      const kind = `${button.className} ${button.textContent} ${button.getAttribute('aria-label')}`;
      const isLaterRow = row?.previousElementSibling?.querySelector('button') ?? null;
      if (button.offsetParent === null || isLaterRow || known.has(kind) || taps === most) continue;
      known.add(kind);
      button.dataset['tap'] = String((taps += 1));
    }
    return taps;
  }, MOST_TAPS);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(staff(address));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Presses each control of a screen, and looks at what opens. Says of how many something did. */
async function tapThrough(page: Page, address: string): Promise<number> {
  await open(page, address);
  const taps = await numberControls(page);
  // at the door most taps lead to another page
  const isDoor = address.startsWith('/guest-book');
  let opened = 0;
  for (let tap = 1; tap <= taps; tap += 1) {
    const control = page.locator(`[data-tap="${tap}"]`);
    if (!(await control.isVisible())) continue;
    const said = await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
    await control.click({ timeout: 2000 }).catch(() => undefined);
    const found = page.locator(OPENED).filter({ visible: true });
    await found
      .last()
      .waitFor({ timeout: 600 })
      .catch(() => undefined);
    const isElsewhere = new URL(page.url()).pathname !== new URL(staff(address)).pathname;
    if ((await found.count()) > 0 || (isDoor && isElsewhere)) {
      opened += 1;
      await test.step(`${address}: ${said}`, () => expectAccessible(page));
    }
    for (let escapes = 0; escapes < 3 && (await found.count()) > 0; escapes += 1) await page.keyboard.press('Escape');
    if ((await found.count()) === 0 && new URL(page.url()).pathname === new URL(staff(address)).pathname) continue;
    await open(page, address);
    await numberControls(page);
  }
  return opened;
}

async function tapAll(page: Page, addresses: readonly string[]): Promise<void> {
  await changeNothing(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    let opened = 0;
    for (const address of addresses) opened += await tapThrough(page, address);
    // a crawl that opens nothing has seen nothing
    expect(opened).toBeGreaterThan(0);
  }
}

test.beforeEach(() => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 240_000);
});

if (IS_WHOLE)
  test('axe finds nothing in what opens at the door', async ({ page, context }) => {
    await openDesk(page, await logInAsUsher(context));
    await tapAll(
      page,
      DOOR.map((screen) => `/guest-book/${screen}`),
    );
  });

for (const { who, account, screens } of IS_WHOLE ? DASHBOARDS : DASHBOARDS.slice(0, 1))
  test(`axe finds nothing in what opens on the ${who}’s dashboard`, async ({ page }) => {
    await page.request.post(staff('/api/public/auth/login'), { data: account });
    const all = [...screens, ...BEHIND[who]];
    await tapAll(
      page,
      (IS_WHOLE ? all : all.slice(-1)).map((screen) => `/dashboard/${screen}`),
    );
  });
