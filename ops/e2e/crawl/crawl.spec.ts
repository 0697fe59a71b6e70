import type { PublicClient } from '@janur/contracts';
import { expect, type Page, test } from '@playwright/test';
import { scrollThrough } from '../conformance/scene.ts';
import { lookOver } from '../eyes/look.ts';
import { wordsOfPeople } from '../eyes/people.ts';
import { Slips, told } from '../eyes/slip.ts';
import { onFreshPage } from './fresh-page.ts';
import { arrive, PLAIN, SLUGS, type Visit, visitsOf } from './invitations.ts';
import { loneSigns } from './lone-signs.ts';
import { strangeFonts } from './strange-fonts.ts';
import { wrongLanguage } from './wrong-language.ts';

/**
 * Walks through the invitations as guests of nine languages open them (`npm run crawl`: all; with every change each invitation once),
 * and looks at what no single look's tests see: the couple's words beside the page's, long words of one language in the type of another.
 */
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';
const WITHIN_MS = 90_000;

for (const slug of SLUGS) {
  test(`${slug} is whole in every language`, async ({ context, request }) => {
    // a page in a language of many letters waits for its fonts to be cut
    test.setTimeout(IS_WHOLE ? 1_800_000 : 2 * WITHIN_MS + 60_000);
    const { data }: { data: PublicClient } = await (await request.get(`/api/public/clients/${slug}`)).json();
    const slips = new Slips(slug);
    for (const visit of visitsOf(slug, IS_WHOLE))
      await onFreshPage(context, { withinMs: WITHIN_MS, work: (page) => walk(page, { visit, data, slips }) });
    expect(slips.all.map(told)).toEqual([]);
  });
}

async function walk(
  page: Page,
  { visit, data, slips }: { visit: Visit; data: PublicClient; slips: Slips },
): Promise<void> {
  const { slug, language, width, query } = visit;
  const people = wordsOfPeople(data, undefined, query);
  const look = async (root: string) => {
    // colours are the same at both widths
    const hasContrast = IS_WHOLE && width === 390 && language === data.option.language;
    const seen = [
      ...(await lookOver(page, { root, people, hasContrast })),
      ...(await page.evaluate(wrongLanguage, root)),
      ...(await page.evaluate(loneSigns, root)),
      // the letter is set in what a device has
      ...(slug === PLAIN ? [] : await strangeFonts(page, root, { hasSigns: true })),
    ];
    slips.add(seen, { width, situation: language });
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, visit);
  // what the hosts wrote says its language a moment later
  if (language !== data.option.language) await expect(page.locator('[data-host-words]').first()).toBeAttached();
  await look('[data-part="opening"]');
  await page.locator('[data-part="open"]').click();
  await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
  await scrollThrough(page);
  await look('[data-invitation]');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${slug} in ${language} at ${width} px is wider than its window`).toBeLessThanOrEqual(0);
}
