import { type ClientOption, LANGUAGES } from '@janur/contracts';
import { visibleSections } from '@janur/kit/sections';
import { FIXTURES, full, profile } from '@janur/kit/testing';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expectSections } from './expectations.ts';
import { inEachSheet } from './sheets.ts';
import {
  expectLargeTargets,
  expectNavigation,
  expectNoRawKey,
  brokenIn,
  expectNothingCut,
  expectStill,
} from './page-health.ts';
import { listFamilies, present, show, type Shown, test, withRealPictures } from './scene.ts';
import { templateIds } from './template-ids.ts';

/** Every situation and language by hand and before a publish (`npm run conformance`); a few of each with every change. */
const IS_WHOLE = process.env['JANUR_CONFORMANCE'] === 'whole';

/** Colours that couples really choose, and that no text may be lost in. */
const HOSTILE: [string, Partial<ClientOption>][] = [
  ['yellow on white', { base_color: '#FFFFFF', primary_color: '#FFFF00', title_color: '#FFFF00' }],
  ['black on black', { base_color: '#000000', primary_color: '#000000', title_color: '#000000' }],
  ['white on white', { base_color: '#FFFFFF', primary_color: '#FFFFFF', third_color: '#FFFFFF' }],
];
/** First names as they are given, with letters as wide as they come. */
const COUPLES = [
  ['Sinta', 'Rama'],
  ['Mawar', 'Muhammad'],
  ['Emma', 'William'],
  ['Aurelia', 'Bagaskara'],
] as const;
/** What lies behind it can neither be reached nor read. */
const OPEN_SHEET = 'dialog[open]';

const SITUATIONS = IS_WHOLE ? namesOf(FIXTURES) : (['full'] as const);
const OPENINGS = IS_WHOLE
  ? (['full', 'bare', 'long names', 'Han names', 'birthday'] as const)
  : (['long names'] as const);
const TRIED_LANGUAGES = IS_WHOLE ? LANGUAGES.filter((language) => language !== 'en') : (['ge'] as const);

for (const { family, id } of templateIds()) {
  test.describe(id, () => {
    test.describe.configure({ mode: 'parallel' });
    let fixtureOf: (name: keyof typeof FIXTURES) => Promise<Shown>;

    test.beforeEach(async ({ preview: page }) => {
      const found = (await listFamilies(page)).find(({ name }) => name === family);
      if (!found) throw new Error(`${family} is not deployed`);
      fixtureOf = async (name) => ({
        ...(await withRealPictures(page, FIXTURES[name])),
        family: found,
        templateId: id,
      });
    });

    test('shows every section in every situation', async ({ preview: page }) => {
      test.setTimeout(180_000);
      for (const name of SITUATIONS) await test.step(name, async () => expectWhole(page, await fixtureOf(name)));
    });

    test('opens by one button in every situation, and its opening is accessible', async ({ preview: page }) => {
      for (const name of OPENINGS) {
        await test.step(name, async () => {
          const shown = await fixtureOf(name);
          await show(page, { ...shown, isOpened: false });
          const opening = page.getByRole('dialog').first();
          for (const host of [shown.client.content.bride, shown.client.content.groom])
            if (host?.name) await expect(opening).toContainText(host.name.split(' ')[0] ?? '');
          await expect(opening.getByRole('button')).toHaveCount(1);
          await expectAccessible(page);
          await expectNothingCut(page);
          await opening.getByRole('button').click();
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        });
      }
    });

    // what hides is the kit's, and its tests'; a template can only spoil it with a layout of its own
    if (IS_WHOLE) {
      test('hides what is hidden, with its entry in the navigation', async ({ preview: page }) => {
        const shown = await fixtureOf('full');
        const HIDDEN = {
          countdown_style: 'HIDDEN',
          quote_style: 'HIDDEN',
          gallery_style: 'HIDDEN',
          our_story_style: 'HIDDEN',
          gift_style: 'HIDDEN',
          rsvp_style: 'HIDDEN',
        } as const;
        const client = { ...shown.client, option: { ...shown.client.option, ...HIDDEN } };
        await show(page, { ...shown, client });
        await expectSections(page, client, visibleSections(client));
        for (const name of ['quote', 'gallery', 'our_story', 'gift', 'rsvp']) {
          await expect(page.locator(`section[data-section="${name}"]`)).toHaveCount(0);
          await expect(page.locator(`a[href="#${name}"]`)).toHaveCount(0);
        }
        await expect(page.getByRole('timer')).toHaveCount(0);
      });
    }

    test('speaks nine languages without a label cut off, on the narrowest phone', async ({ preview: page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      const shown = await fixtureOf('known guest');
      for (const language of TRIED_LANGUAGES) {
        await test.step(language, async () => {
          const client = full({ ...shown.client, option: { ...shown.client.option, language } });
          await show(page, { ...shown, client });
          await expectNoRawKey(page);
          await expectNothingCut(page);
          await inEachSheet(page, () => expectNothingCut(page));
        });
      }
    });

    test('names all seven places in its navigation, on a phone and on a desktop', async ({ preview: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await fixtureOf('full');
      for (const width of IS_WHOLE ? [320, 375, 992, 1440] : [320, 992]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await show(page, shown);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
          await expectNavigation(page, { isDesktop: width >= 992 });
        });
      }
    });

    test('breaks no name, on any phone', async ({ preview: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await fixtureOf('full');
      const broken: string[] = [];
      for (const [bride, groom] of IS_WHOLE ? COUPLES : COUPLES.slice(0, 2)) {
        const named = (name: string) => profile({ name, full_name: name });
        const client = full({ ...shown.client, content: { bride: named(bride), groom: named(groom) } });
        for (const width of IS_WHOLE ? [320, 375, 430] : [320, 430]) {
          await page.setViewportSize({ width, height: width * 2 });
          for (const [place, isOpened] of [
            ['[data-part="opening"]', false],
            ['section[data-section="hero"]', true],
          ] as const) {
            await present(page, { ...shown, client, isOpened });
            const found = await brokenIn(page, place, [bride, groom]);
            broken.push(...found.map((name) => `${name} in ${place} at ${width} px`));
          }
        }
      }
      expect(broken).toEqual([]);
    });

    test('is accessible, with targets for a thumb, and readable in any colours', async ({ preview: page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await fixtureOf('known guest');
      await show(page, shown);
      await expectAccessible(page);
      await expectLargeTargets(page);
      await inEachSheet(page, async () => {
        await expectAccessible(page, { within: OPEN_SHEET });
        await expectLargeTargets(page);
      });
      for (const [name, colours] of IS_WHOLE ? HOSTILE : HOSTILE.slice(0, 1)) {
        await test.step(name, async () => {
          const option = { ...shown.client.option, ...colours };
          // everything is loaded: only the colours change
          await present(page, { ...shown, client: { ...shown.client, option } });
          await expectAccessible(page, { rules: ['color-contrast'] });
          await inEachSheet(page, () => expectAccessible(page, { rules: ['color-contrast'], within: OPEN_SHEET }));
        });
      }
    });

    test('stands still for who asked for it, and knows one host from two', async ({ preview: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await fixtureOf('birthday');
      await expectWhole(page, shown);
      await expectStill(page);
      await show(page, { ...(await fixtureOf('full')), isOpened: false });
      await expectStill(page);
    });
  });
}

async function expectWhole(page: Page, shown: Shown): Promise<void> {
  await show(page, shown);
  await expectSections(page, shown.client, visibleSections(shown.client));
  await expectNoRawKey(page);
  await expectNothingCut(page);
}

function namesOf<T extends object>(of: T) {
  return Object.keys(of) as (keyof T)[]; // of an object that is written out
}
