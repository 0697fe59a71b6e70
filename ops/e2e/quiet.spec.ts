import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { lookOver } from './eyes/look.ts';

/** A look for each place where the switch stands on a cover, light and dark ones, with pictures and without. */
const LOOKS = ['demo-template-16', 'demo-template-13', 'demo-template-2-1'];

const open = async (page: Page) => {
  await page.locator('[data-part="open"]').click();
  await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
};
const switchOf = (page: Page) => page.getByRole('button', { name: /^Mode tenang/ });
const isQuiet = (page: Page) => page.locator('html[data-quiet]');

for (const [index, slug] of LOOKS.entries()) {
  test(`${slug} is quiet: nothing moves or plays, letters are large and whole`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(index % 2 ? { width: 320, height: 640 } : { width: 375, height: 812 });
    await page.goto(`/${slug}?to=Ibu+Ratna+Dewi&calm`);
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-look]')).toHaveAttribute('data-animation', 'off');
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBeCloseTo(19.2);
    const box = await switchOf(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await coveredBySwitch(page)).toEqual([]);
    await open(page);
    await expect(page.locator('section[data-section="hero"]')).toBeVisible();
    expect(await movements(page)).toEqual([]);
    for (const button of await page.locator('[data-part="music"]').all())
      await expect(button).toHaveAttribute('data-state', 'silent');
    // hyphens and fonts may come a moment after the page
    await expect
      .poll(async () => {
        const seen = await lookOver(page, { root: '[data-invitation]', people: [], hasContrast: false });
        return seen.filter(({ rule }) => rule === 'broken word' || rule === 'small target');
      })
      .toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

test('who chooses it on one cover has it on the next, before any script, until the menu takes it back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/demo-template-3');
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  await switchOf(page).click();
  await expect(isQuiet(page)).toBeAttached();
  // only the document itself: no script of a file runs
  await page.route('**/*.js*', (route) => route.abort());
  await page.goto('/demo-template-9', { waitUntil: 'commit' });
  await expect(isQuiet(page)).toBeAttached();
  await page.unroute('**/*.js*');
  await page.goto('/demo-template-3?calm&to=Budi');
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  await open(page);
  await page.getByRole('button', { name: /^Bahasa/ }).click();
  await switchOf(page).click();
  await expect(isQuiet(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?to=Budi');
  await page.reload();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
});

/** Looks whose drawings move under a hero that stands still; the first moves on its cover, too. */
for (const slug of ['demo-template-13', 'demo-template-2-2', 'demo-custom'])
  test(`${slug} stands still when it is told so, and on the next visit from its cover on`, async ({ page }) => {
    test.setTimeout(120_000);
    const endless = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      );
    const button = page.locator('[data-part="pause"]');
    await page.goto(`/${slug}?to=Budi`);
    await open(page);
    await expect(button).toHaveAttribute('data-state', 'moving');
    expect(await endless()).not.toEqual([]);
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'still');
    await expect(button).toBeFocused();
    await expect.poll(endless).toEqual([]);
    await page.reload();
    await expect(page.locator('[data-part="open"]')).toBeVisible();
    expect(await endless()).toEqual([]);
    await open(page);
    await expect(button).toHaveAttribute('data-state', 'still');
    expect(await endless()).toEqual([]);
    await button.click();
    await expect.poll(endless).not.toEqual([]);
    await expect(button).toBeFocused();
  });

/** What runs and is not over in a moment. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 100)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

/** Words of the cover that lie under the switch. */
const coveredBySwitch = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-part="quiet"]')?.getBoundingClientRect();
    const cover = document.querySelector('[data-part="opening"]');
    if (!box || !cover) return ['there is no switch or no cover'];
    const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 2 && left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2,
      );
      const { parentElement, textContent } = walker.currentNode;
      if (isUnder && parentElement?.checkVisibility({ opacityProperty: true })) found.push(textContent?.trim() ?? '');
    }
    return found;
  });
