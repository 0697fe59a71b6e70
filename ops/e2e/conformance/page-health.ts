import { expect, type Page } from '@playwright/test';
import { openEyes } from '../eyes/ground.ts';
import { smallTargets } from '../eyes/targets.ts';
import { brokenWords } from '../eyes/words.ts';

/** Nothing stands out at the side, and no label is cut off. */
export async function expectNothingCut(page: Page) {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const cut = [...document.querySelectorAll<HTMLElement>('[data-invitation] :is(button, a, h1, h2, h3, label, time)')]
      .filter((element) => isShown(element) && element.scrollWidth > element.clientWidth + 2)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}” is cut off`);
    return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...cut];
  });
  expect(found).toEqual([]);
}

/** Which of these words are broken over two lines: who reads “sint a” does not know whose wedding it is. */
export async function brokenIn(page: Page, within: string, words: readonly string[]): Promise<string[]> {
  await page.evaluate(openEyes);
  await page.locator(within).first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const broken = await page.evaluate(brokenWords, within);
  return broken
    .map(({ text }) => text)
    .filter((text) => words.some((word) => word.toLowerCase() === text.toLowerCase()));
}

/** Every control is at least 44 px to the finger (accessibility.md), in-text links aside. */
export async function expectLargeTargets(page: Page) {
  await page.evaluate(openEyes);
  expect(await page.evaluate(smallTargets, '[data-invitation]')).toEqual([]);
}

/** With reduced motion nothing moves on by itself. */
export async function expectStill(page: Page) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '')),
  );
  expect(moving).toEqual([]);
}

/** No key of a text shows instead of the text. */
export async function expectNoRawKey(page: Page) {
  const text = await page.locator('body').innerText();
  expect(
    text.match(
      /\b(?:opening|hero|nav|rsvp|wishes|gift|gallery|event|story|health|video|share|footer|couple)\.[a-z_]+\b|\{\{/g,
    ),
  ).toBeNull();
}

/** Of a wedding with everything, in the order of the page (spec §2). */
const ENTRIES: readonly [word: string, section: string][] = [
  ['Home', 'hero'],
  ['Our Story', 'our_story'],
  ['The Wedding', 'wedding_event'],
  ['The Party', 'wedding_event'],
  ['Gallery', 'gallery'],
  ['RSVP', 'rsvp'],
  ['Wishes', 'wishes'],
];

/**
 * The navigation has every entry by its word, each leads to its section, and no word is cut off. On a phone they may
 * lie in a sheet, or in a strip that scrolls, which then points to what is out of view; on a desktop all are in view.
 */
export async function expectNavigation(page: Page, { isDesktop }: { isDesktop: boolean }) {
  const found = await entriesOf(page);
  for (const [word, section] of ENTRIES)
    expect(found, `an entry “${word}”`).toContainEqual(expect.objectContaining({ word, section, isCut: false }));
  // a strip follows the section that is read, which is known a moment after the page was scrolled
  if (isDesktop) await expect(async () => expect(await unseenIn(page)).toEqual([])).toPass({ timeout: 20_000 });
  else if ((await unseenIn(page)).length > 0) await expectWayToMore(page);
  await expect(async () => expect(await halvedIn(page), 'words cut in half').toEqual([])).toPass({ timeout: 20_000 });
  await expect(page.locator('[data-invitation] nav [aria-current]').first()).toBeAttached();
}

/** The words of the entries that a reader does not see. */
async function unseenIn(page: Page): Promise<string[]> {
  const found = await entriesOf(page);
  return ENTRIES.map(([word]) => word).filter((word) => !found.some((entry) => entry.word === word && entry.isInView));
}

const entriesOf = (page: Page) =>
  page.locator('[data-invitation] nav a[href^="#"]').evaluateAll((anchors: HTMLAnchorElement[]) =>
    anchors.map((anchor) => {
      const place = document.getElementById(anchor.hash.slice(1));
      const strip = anchor.closest<HTMLElement>('nav ul');
      const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
      const isShown = anchor.checkVisibility({ visibilityProperty: true });
      const bounds = strip?.getBoundingClientRect();
      const words = anchor.querySelector('span:last-of-type') ?? anchor;
      return {
        // a page's number stands before its word
        word: (words.textContent ?? '').trim(),
        section: place?.closest('section')?.id,
        isCut: isShown && words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0,
        isInView:
          isShown &&
          width > 0 &&
          Math.max(bounds?.left ?? 0, 0) <= left + 1 &&
          right - 1 <= Math.min(bounds?.right ?? innerWidth, innerWidth) &&
          // a navigation may stand at the page's foot: what counts is that its strip hides none of it
          (bounds?.top ?? top) <= top + 1 &&
          bottom - 1 <= (bounds?.bottom ?? bottom),
      };
    }),
  );

/** The entries of a strip that scrolls of which a reader sees a part alone; where she is stays, as there may be room for no more. */
const halvedIn = (page: Page) =>
  page.locator('[data-invitation] nav ul').evaluateAll((strips: HTMLElement[]) =>
    strips.flatMap((strip) => {
      const bounds = strip.getBoundingClientRect();
      const entries = [...strip.querySelectorAll<HTMLAnchorElement>(':scope > li > a[href^="#"]:not([aria-current])')];
      return entries
        .filter((anchor) => {
          const words = (anchor.querySelector('span:last-of-type') ?? anchor).getBoundingClientRect();
          const isOut = words.right <= bounds.left + 1 || words.left >= bounds.right - 1;
          const isWhole = words.left >= bounds.left - 1 && words.right <= bounds.right + 1;
          return !isOut && !isWhole && anchor.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        })
        .map((anchor) => anchor.textContent);
    }),
  );

/** What points to more entries: the strip's arrow, or a button or link that opens a sheet of them. */
async function expectWayToMore(page: Page) {
  const nav = page.locator('[data-invitation] nav');
  const ways = nav.locator('[data-hint], button[aria-expanded], a[href="#more"]').filter({ visible: true });
  await expect(ways.first(), 'a hint that there are more entries').toBeVisible();
}
