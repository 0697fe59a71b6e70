import type { PublicClient } from '@janur/contracts';
import { expect, type Page, test } from '@playwright/test';
import { brokenIn } from '../conformance/page-health.ts';
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
/** One name fills the line of their covers: spaced out it goes on in the next. */
const FILLED = ['demo-template-4', 'demo-template-15'];
const IS_WHOLE = process.env['JANUR_CRAWL'] === 'whole';

for (const [index, slug] of SLUGS.entries()) {
  for (const { name, width, height, css } of SITUATIONS.filter(
    (one, at) => (IS_WHOLE || at === index % 3) && !LEFT.includes(`${slug} ${one.name}`),
  )) {
    test(`${slug} is whole with ${name}`, async ({ page }) => {
      // a long page in a small window is many screens
      test.slow(height < 300);
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
      // what the couple is called is whole in the smallest window, and spaced out
      const called = [data.content.bride, data.content.groom].flatMap((host) => host?.name?.split(/\s+/) ?? []);
      const mayBreak = name === 'letters of 200 %' || (name === 'text spacing' && FILLED.includes(slug));
      const broken = (root: string) => (mayBreak ? [] : brokenIn(page, root, called));
      await arrive(page, { slug, language: data.option.language, width, height, query });
      await ask(page, css);
      await look('[data-part="opening"]');
      expect(await broken('[data-part="opening"]')).toEqual([]);
      await page.locator('[data-part="open"]').click();
      await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
      if (data.option.song_url) await expectMusicFirst(page);
      expect(await broken('section[data-section="hero"]')).toEqual([]);
      await scrollThrough(page);
      await look('[data-invitation]');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(slips.all.map(told)).toEqual([]);
    });
  }
}

/** Where the focus is put, one Tab leads to the button that stops the song; a voice meets it before all else, and once. */
async function expectMusicFirst(page: Page): Promise<void> {
  const music = page.locator('[data-part="music"]');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(music).toBeFocused();
  const named = `button "${await music.getAttribute('aria-label')}"`;
  const [, first, ...rest] = (await page.locator('main').ariaSnapshot()).split('\n');
  expect(first).toContain(named);
  expect(rest.join('\n')).not.toContain(named);
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
