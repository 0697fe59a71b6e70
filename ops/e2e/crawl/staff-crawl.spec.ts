import { LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { expect, type Page, test } from '@playwright/test';
import { logInAsUsher, openDesk } from '../door/desk.ts';
import { lookOver } from '../eyes/look.ts';
import { type Rule, Slips, told } from '../eyes/slip.ts';
import { staff } from '../place.ts';
import { NARROW } from './invitations.ts';
import { DASHBOARDS, DOOR } from './staff-screens.ts';
import { strangeFonts } from './strange-fonts.ts';
import { wrongLanguage } from './wrong-language.ts';

/** As the invitations' crawl: every screen in every language at both widths (`npm run crawl`), or with every change each once. */
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';

/** Fingers and rings have tests of their own there, and measures that are not the guests'. */
const RULES: ReadonlySet<Rule> = new Set(['broken word', 'wrong language', 'strange font']);

const OF_DASHBOARD: readonly Language[] = ['id', 'en', 'my'];

interface Screen {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
}

const roundsOf = (languages: readonly Language[]): Screen[] =>
  languages.flatMap((language) => NARROW.map((size) => ({ language, ...size })));

/** Walks through the screens; of a part each has one round, so that each language and width is seen. */
async function walk(page: Page, addresses: readonly string[], languages: readonly Language[]): Promise<void> {
  const rounds = roundsOf(languages);
  const slips = new Slips('staff');
  for (const [index, address] of addresses.entries()) {
    const [one] = rounds.slice((index * 5) % rounds.length);
    for (const { language, ...size } of IS_WHOLE || !one ? rounds : [one]) {
      await page.setViewportSize(size);
      await page.goto(staff('/assets/'));
      await page.evaluate((chosen) => localStorage.setItem('janur-language', chosen), language);
      await page.goto(staff(address));
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const seen = [
        ...(await lookOver(page, { root: 'body', people: [], hasContrast: false })),
        ...(await page.evaluate(wrongLanguage, 'body')),
        ...(await strangeFonts(page, 'body')),
      ]
        .filter(({ rule }) => RULES.has(rule))
        .map((slip) => ({ ...slip, section: address }));
      slips.add(seen, { width: size.width, situation: language });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${address} in ${language} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(slips.all.map(told)).toEqual([]);
}

test('the door is whole in every language', async ({ page, context }) => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 240_000);
  await walk(page, ['/guest-book/login'], LANGUAGES);
  await page.evaluate(() => localStorage.removeItem('janur-language'));
  await openDesk(page, await logInAsUsher(context));
  await walk(
    page,
    DOOR.map((screen) => `/guest-book/${screen}`),
    LANGUAGES,
  );
});

for (const { who, account, screens } of DASHBOARDS)
  test(`the ${who}’s dashboard is whole in its languages`, async ({ page }) => {
    test.setTimeout(IS_WHOLE ? 1_800_000 : 240_000);
    await page.request.post(staff('/api/public/auth/login'), { data: account });
    await walk(
      page,
      screens.map((screen) => `/dashboard/${screen}`),
      OF_DASHBOARD,
    );
  });
