import { expect, type Locator, type Page } from '@playwright/test';

/** What lies in a sheet is looked at as a guest would: by following a link that leads there, and closing it again. */
export async function lookInto<T>(page: Page, section: Locator, look: () => Promise<T>): Promise<T> {
  // its code comes late
  await expect(section.locator(':scope > [aria-hidden]:empty')).toHaveCount(0);
  const sheet = section.locator('[data-part="sheet"] > dialog');
  if ((await sheet.count()) === 0) return look();
  const id = await section.getAttribute('id');
  expect(await section.evaluate(isLinked), `a way to the sheet of ${id}`).toBe(true);
  await page.evaluate((hash) => void (window.location.hash = hash), id ?? '');
  await expect(sheet).toBeVisible();
  // what lies in it may come when it is opened
  await expect(sheet.locator('[aria-hidden="true"][style*="min-height"]')).toHaveCount(0);
  const seen = await look();
  await sheet.locator('> [data-part="dialog-body"] > [data-part="close"]').click();
  await expect(sheet).toBeHidden();
  // its step in the history goes a moment later: an address that is followed before would be gone back from
  await expect.poll(() => page.evaluate(isOnLayer)).toBe(false);
  return seen;
}

/** Whether the history is at the step of something that lies open over the page. */
const isOnLayer = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'layer' in state;
};

/** Some link of the page leads to the element, or to something in it. */
const isLinked = (element: Element) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].some(({ hash }) =>
    element.contains(document.getElementById(hash.slice(1))),
  );

/** Looks at each open sheet of the page. */
export async function inEachSheet(page: Page, look: () => Promise<void>): Promise<void> {
  for (const section of await page.locator('[data-section]:has([data-part="sheet"])').all())
    await lookInto(page, section, look);
}
