import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 375, height: 812 }, reducedMotion: 'no-preference' });

for (const slug of ['demo-template-5', 'demo-template-13'])
  test(`the navigation of ${slug} comes along with who reads on`, async ({ page }) => {
    await page.goto(`/${slug}?to=Rini`);
    await page.locator('[data-part="open"]').click();
    const strip = page.locator('[data-invitation] nav ul');
    await expect(strip.locator('[aria-current]')).toBeInViewport();
    await page.locator('#wishes').scrollIntoViewIfNeeded();
    const current = strip.locator('[aria-current]');
    await expect(current).toHaveAttribute('href', /#(?:rsvp|wishes)$/);
    await expect(async () => {
      const [bounds, entry] = [await strip.boundingBox(), await current.boundingBox()];
      if (!bounds || !entry) throw new Error('the entry is on the screen');
      expect(entry.x).toBeGreaterThanOrEqual(bounds.x - 1);
      expect(entry.x + entry.width).toBeLessThanOrEqual(bounds.x + bounds.width + 1);
    }).toPass({ timeout: 20_000 });
  });
