import { everyPair } from '@janur/api/testing/every-pair';
import { visibleSections } from '@janur/kit/sections';
import { FIXTURES } from '@janur/kit/testing';
import { expect, test } from '@playwright/test';
import { type Family, listFamilies, openPreview, present, withRealPictures } from './conformance/scene.ts';

const IS_WHOLE = process.env['JANUR_CONFORMANCE'] === 'whole';

interface Worn {
  readonly family: Family;
  readonly templateId: string;
}

/** With every change only one after the other, and back to the first. */
const roundOf = (all: readonly Worn[]): Worn[] => (IS_WHOLE ? everyPair(all) : [...all, ...all.slice(0, 1)]);

test('an invitation loses no section from one template to another', async ({ page }) => {
  test.setTimeout(IS_WHOLE ? 900_000 : 180_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const families = await listFamilies(page);
  const all = families.flatMap((family) => family.ids.map((templateId) => ({ family, templateId })));
  expect(all.length).toBeGreaterThan(0);
  const fixture = await withRealPictures(page, FIXTURES.full);
  const wanted = visibleSections(fixture.client);
  await openPreview(page);
  for (const { family, templateId } of roundOf(all)) {
    await present(page, { ...fixture, family, templateId });
    await expect(page.locator('[data-look]')).toHaveAttribute('data-look', templateId);
    for (const name of wanted)
      await expect(page.locator(`section[data-section="${name}"]`), `${name} in ${templateId}`).toHaveCount(1);
    await expect(page.locator('section[data-section]')).toHaveCount(wanted.length);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fixture.client.content.bride?.name ?? '');
  }
  expect(errors).toEqual([]);
});
