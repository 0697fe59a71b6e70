import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { openTestedDatabase } from '../database.ts';
import { breakTemplate, type Broken, FAILURE_OF, type Outage, OUTAGES } from './outage.ts';

/** Every outage with every look by hand (`npm run outages`); each outage once with every change. */
const IS_WHOLE = process.env['JANUR_OUTAGES'] === 'whole';
const SLUGS = ['demo-template-1', 'demo-template-2', 'demo-template-2-2', 'demo-template-short-1'];
const OTHER = { 'demo-template-1': 'demo-template-short-1' } as const;

/**
 * In ms, from when the page's HTML is there: what comes before is this test's own doing, which rewrites it. Guests wait for
 * 3 s at the most, 2 of them for what hangs. Timed only by hand: with every change, another browser runs on the same cores.
 */
const READABLE_WITHIN = 3000;

let db: Database;
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

/** A family of one look loads no chunk beside its entry, which holds what it exposes. */
const WITH_CHUNK = SLUGS.slice(1);

for (const outage of OUTAGES) {
  const slugs = outage === 'has a wrong byte in a chunk' ? WITH_CHUNK : SLUGS;
  for (const slug of IS_WHOLE ? slugs : slugs.slice(0, 1)) {
    test(`${slug} ${outage}: Plain Paper can soon be read and answered, and one beacon tells`, async ({ page }) => {
      const broken = await breakTemplate(page, { slug, outage, hasFormer: false });
      const toldBefore = await told(broken, outage, 'plain-paper');
      await open(page, slug);
      await expectLook(page, 'PLAIN_PAPER');
      await expectAnswerable(page);
      await expect.poll(() => told(broken, outage, 'plain-paper')).toBe(toldBefore + 1);
    });

    // the chunk of the one version that there is cannot be broken and good
    if (outage === 'has a wrong byte in a chunk') continue;
    if (!IS_WHOLE && outage !== 'throws at render' && outage !== 'hangs') continue;
    test(`${slug} ${outage}: the last good version is shown in its place`, async ({ page }) => {
      const broken = await breakTemplate(page, { slug, outage, hasFormer: true });
      const toldBefore = await told(broken, outage, 'former');
      await open(page, slug);
      await expectLook(page, lookOf(slug));
      await expectAnswerable(page);
      await expect.poll(() => told(broken, outage, 'former')).toBe(toldBefore + 1);
    });
  }
}

test('another template is untouched', async ({ page }) => {
  await breakTemplate(page, { slug: 'demo-template-1', outage: 'throws at load', hasFormer: false });
  await open(page, OTHER['demo-template-1']);
  await expectLook(page, lookOf(OTHER['demo-template-1']));
});

const lookOf = (slug: string) => slug.replace('demo-', '').toUpperCase().replaceAll('-', '_');

declare global {
  /** When each look was first on the page, in ms after its HTML. */
  var shownAt: Record<string, number>;
}

async function open(page: Page, slug: string) {
  await page.addInitScript(() => {
    globalThis.shownAt = {};
    const note = () => {
      const look = document.querySelector('[data-invitation]')?.getAttribute('data-look');
      const [visit] = performance.getEntriesByType('navigation');
      const arrived = visit instanceof PerformanceNavigationTiming ? visit.responseEnd : 0;
      if (look) globalThis.shownAt[look] ??= performance.now() - arrived;
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-look'] });
  });
  await page.goto(`/${slug}`, { waitUntil: 'commit' });
}

async function expectLook(page: Page, look: string) {
  await expect(page.locator('[data-look]')).toHaveAttribute('data-look', look);
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  const shownAt = await page.evaluate((name) => globalThis.shownAt[name], look);
  expect(shownAt).toBeGreaterThan(0);
  if (IS_WHOLE) expect(shownAt).toBeLessThan(READABLE_WITHIN);
}

async function expectAnswerable(page: Page) {
  await page.locator('[data-part="open"]').first().click();
  await expect(page.locator('[data-part="opening"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('#rsvp')).toBeAttached();
}

async function told({ family, version }: Broken, outage: Outage, outcome: string): Promise<number> {
  const report = { remote_name: family, version, failure: FAILURE_OF[outage], outcome };
  const row = await db('page_reports').select('seen').where(report).first();
  return row?.seen ?? 0;
}
