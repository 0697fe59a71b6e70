import { TEMPLATE_IDS } from '@janur/contracts';
import { expect } from '@playwright/test';
import { lookOver } from '../eyes/look.ts';
import { wordsOfPeople } from '../eyes/people.ts';
import { HEIGHTS, roundsOf, type Tier } from '../eyes/situations.ts';
import { Slips, told } from '../eyes/slip.ts';
import { KNOWN_SLIPS } from './known-slips.ts';
import { listFamilies, present, scrollThrough, show, type Shown, test, withRealPictures } from './scene.ts';
import { inEachSheet } from './sheets.ts';
import { coupleOf, templateIds } from './template-ids.ts';

/**
 * All of it by hand and before a publish; of `check` what says most; `JANUR_EYES=part` looks at each once. Not with every change as
 * long as `known-slips.ts` is longer than what is right.
 */
const TIER = tierOf(process.env['JANUR_CONFORMANCE'] === 'whole' ? 'whole' : process.env['JANUR_EYES']);

function tierOf(wanted: string | undefined): Tier | null {
  return wanted === 'whole' || wanted === 'family' || wanted === 'part' ? wanted : null;
}

for (const [index, { family, id }] of TIER ? templateIds().entries() : []) {
  test(`${id} has nothing that a guest would see is wrong`, async ({ preview: page }, testInfo) => {
    test.setTimeout(TIER === 'part' ? 120_000 : 1_200_000);
    const found = (await listFamilies(page)).find(({ name }) => name === family);
    if (!found) throw new Error(`${family} is not deployed`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slips = new Slips(id);
    for (const { width, height, name, fixture, hasContrast } of roundsOf(TIER ?? 'part', index).map((round) => ({
      ...round,
      height: HEIGHTS[round.width] ?? 800,
    }))) {
      await page.setViewportSize({ width, height });
      const shown: Shown = { ...(await withRealPictures(page, fixture)), family: found, templateId: id };
      const people = wordsOfPeople(fixture.client, fixture.guest, fixture.query);
      const look = async (root: string) =>
        slips.add(await lookOver(page, { root, people, hasContrast }), { width, situation: name });
      await present(page, { ...shown, isOpened: false });
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await look('[data-part="opening"]');
      await show(page, shown);
      await look('[data-invitation]');
      await inEachSheet(page, () => look('dialog[open]'));
    }
    // for `npm run template -- check`, which tells each by itself
    await testInfo.attach('slips', { body: JSON.stringify(slips.all), contentType: 'application/json' });
    const known = TIER === 'part' ? (KNOWN_SLIPS[id] ?? []) : [];
    expect(slips.all.filter(({ rule, section }) => !known.includes(`${rule} in ${section}`)).map(told)).toEqual([]);
  });

  test(`${id} takes over its printed opening without a word in the console`, async ({ page }, testInfo) => {
    const slips = new Slips(id);
    const queries = ['', '?to=Budi+Santoso'];
    for (const query of TIER === 'part' ? queries.slice(index % 2, (index % 2) + 1) : queries) {
      const words: string[] = [];
      page.on('pageerror', ({ message }) => words.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) words.push(message.text());
      });
      // what is not of the house is put over a couple of it
      await page.goto(`/${isOfHouse(id) ? coupleOf(id) : 'sinta-rama'}${query}`);
      // the opening that the server printed stays the same element
      const printed = await page.locator('[data-part="opening"]').elementHandle();
      await expect(page.locator('main')).toBeAttached();
      // of a family that is put over a couple's page, the first
      if (isOfHouse(id)) await expect(page.locator('[data-look]')).toHaveAttribute('data-look', id);
      const isSame = await page.evaluate((one) => one?.isConnected ?? false, printed);
      if (!isSame) words.push('the printed opening was thrown away');
      await page.locator('[data-part="open"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      if (TIER !== 'part') await scrollThrough(page);
      const seen = words.map((what) => ({
        rule: 'console' as const,
        section: 'opening',
        text: '',
        selector: 'main',
        what,
      }));
      slips.add(seen, { width: 390, situation: query || 'no guest' });
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
    }
    await testInfo.attach('slips', { body: JSON.stringify(slips.all), contentType: 'application/json' });
    expect(slips.all.map(told)).toEqual([]);
  });
}

const isOfHouse = (id: string) => (TEMPLATE_IDS as readonly string[]).includes(id);
