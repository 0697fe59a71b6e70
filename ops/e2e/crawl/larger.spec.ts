import type { PublicClient } from '@janur/contracts';
import { expect, type Page, test } from '@playwright/test';
import { scrollThrough } from '../conformance/scene.ts';
import { cutWords } from '../eyes/cut-words.ts';
import { lookOver } from '../eyes/look.ts';
import { wordsOfPeople } from '../eyes/people.ts';
import { Slips, told } from '../eyes/slip.ts';
import { arrive, SLUGS } from './invitations.ts';

/** What a guest may ask of the letters, and a window as small as a page at 400 % leaves (WCAG 1.4.4, 1.4.10, 1.4.12). */
const SITUATIONS = [
  {
    name: 'text spacing',
    width: 390,
    height: 844,
    css: '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  },
  { name: 'letters of 200 %', width: 390, height: 844, css: 'html { font-size: 200% !important }' },
  { name: '400 %', width: 320, height: 256, css: '' },
] as const;
/** What their covers and the one screen of the card have no room for; letters of 120 % (the quiet invitation) they have. */
const LEFT = ['demo-template-11 letters of 200 %', 'demo-template-short-1 letters of 200 %'];
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';

for (const [index, slug] of SLUGS.entries()) {
  for (const { name, width, height, css } of SITUATIONS.filter(
    (one, at) => (IS_WHOLE || at === index % 3) && !LEFT.includes(`${slug} ${one.name}`),
  )) {
    test(`${slug} is whole with ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { data }: { data: PublicClient } = await (await page.request.get(`/api/public/clients/${slug}`)).json();
      const query = 'to=Ibu+Ratna+Dewi';
      const people = wordsOfPeople(data, undefined, query);
      const slips = new Slips(slug);
      const look = async (root: string) => {
        const seen = await lookOver(page, { root, people, hasContrast: false });
        seen.push(...(await page.evaluate(cutWords, root)));
        // a name that is spaced out, or twice as large, may go on in the next line
        slips.add(
          seen.filter(({ rule }) => rule !== 'broken word' && rule !== 'ring through words'),
          { width, situation: name },
        );
      };
      await arrive(page, { slug, language: data.option.language, width, height, query });
      await ask(page, css);
      await look('[data-part="opening"]');
      await page.locator('[data-part="open"]').click();
      await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
      await scrollThrough(page);
      await look('[data-invitation]');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(slips.all.map(told)).toEqual([]);
    });
  }
}

/** As an extension of the guest's browser does. */
async function ask(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
}
