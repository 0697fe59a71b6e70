import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * No violation of WCAG 2.2 AA that a machine can find, on the page or `within` a part of it. What stands in a frame is looked
 * at by journeys of its own.
 */
export async function expectAccessible(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}) {
  // the other mode looks into frames too, and opens a window for each look
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  if (within) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
