import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../run/browser.ts';
import type { Family } from './families.ts';

const DEMO = 'sinta-rama';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Pictures of the opening and of the whole page, as a phone and as a desktop see it, into `screenshots/`. */
export async function takeScreenshots({ dir }: Family, origin: string): Promise<void> {
  const folder = join(dir, 'screenshots');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'id-ID' });
      await page.goto(`${origin}/${DEMO}?to=Budi+Santoso`);
      await page.locator('main').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${device}-opening.png`) });
      await page.locator('[data-part="open"]').first().click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.7) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${device}-page.png`), fullPage: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
