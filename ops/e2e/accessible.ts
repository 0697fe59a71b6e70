import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * No violation of WCAG 2.2 AA that a machine can find, on the page or `within` a part of it. What stands in a frame is looked
 * at by journeys of its own.
 */
export async function expectAccessible(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}) {
  await standStill(page);
  // its 1.5 MB would else be read anew for each look
  const isThere = await page.evaluate(() => 'axe' in window);
  // the other mode looks into frames too, and opens a window for each look
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().exclude('iframe');
  if (within) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** What fades in would be measured half-way; what moves for ever, or for long, stays as it is. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // what was changed a moment ago begins to pass with the next frame
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
