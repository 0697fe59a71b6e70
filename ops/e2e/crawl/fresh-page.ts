import type { BrowserContext, Page } from '@playwright/test';

const FROZEN = Symbol('frozen');

/**
 * Does `work` on a page of its own. Chromium at times draws no frame of a page any more, and no reload wakes it: then another page
 * gets one more look.
 */
export async function onFreshPage(
  context: BrowserContext,
  { withinMs, work }: { withinMs: number; work: (page: Page) => Promise<void> },
  looks = 2,
): Promise<void> {
  const page = await context.newPage();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof FROZEN>((resolve) => (timer = setTimeout(resolve, withinMs, FROZEN)));
  const done = await Promise.race([work(page), late]).finally(() => clearTimeout(timer));
  await page.close();
  if (done !== FROZEN) return;
  if (looks === 1) throw new Error(`a page was not looked through within ${withinMs} ms, twice`);
  await onFreshPage(context, { withinMs, work }, looks - 1);
}
