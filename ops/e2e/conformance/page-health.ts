import { expect, type Page } from '@playwright/test';

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

/** Every control is at least 44 px to the finger (accessibility.md), in-text links aside. */
export async function expectLargeTargets(page: Page) {
  const found = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-invitation] :is(button, a[href], input:not([type=hidden]), select)',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('p, [data-part="error-summary"]') || element.matches('button'))
      .flatMap((element) => {
        // a radio that is drawn by its label is tapped on the label
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= 44 && height >= 44)) return [];
        return [
          `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}” is ${Math.round(width)} × ${Math.round(height)}`,
        ];
      }),
  );
  expect(found).toEqual([]);
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
