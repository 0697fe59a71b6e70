import { join } from 'node:path';
import { isOmitted, OpeningImageType, STYLE_VALUES } from '@janur/contracts';
import { full } from '@janur/kit/testing';
import { expect, type Page } from '@playwright/test';
import { type Family, listFamilies, present, scrollThrough, show, test } from './conformance/scene.ts';
import { templateIds } from './conformance/template-ids.ts';
import { ContactSheet, pictureOf } from './specification/contact-sheet.ts';
import { missingFrom } from './specification/fields.ts';
import { lookAround, lookAt, type Sight } from './specification/looking.ts';
import { MARKED } from './specification/marked.ts';
import { OTHER_SCENES } from './specification/other-scenes.ts';
import { type Change, omittable, type Scene, UNCHANGED, withValue } from './specification/scene.ts';
import { STYLE_SCENES } from './specification/style-scenes.ts';

const SCENES = { ...STYLE_SCENES, ...OTHER_SCENES };

/** Every scene in every look by hand (`npm run specification`); with every change a twentieth of them, another one for each. */
const IS_WHOLE = process.env['JANUR_SPECIFICATION'] === 'whole';
/** `JANUR_SCENES=gift_style` tries those alone. */
const WANTED = new RegExp(process.env['JANUR_SCENES'] ?? '');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
/** In ms: for what comes late on a busy machine. */
const PATIENCE = 2000;
const PICTURE = join(import.meta.dirname, '../../api/src/db/seed/assets/anemone-meadow-portrait.webp');

test('every style value of the contract has a scene', () => {
  const styles = Object.entries(STYLE_VALUES).flatMap(([field, own]) => own.map((value) => `${field}: ${value}`));
  const types = OpeningImageType.options.map((type) => `opening_modal_image_type: ${type}`);
  expect([...styles, ...types].filter((value) => !(value in SCENES))).toEqual([]);
});

for (const [index, { family: name, id }] of templateIds().entries()) {
  test.describe(id, () => {
    let family: Family;
    // an invitation of its own each: nothing of the former stays open or filled in
    let shownSoFar = 0;
    const sheet = new ContactSheet(id);

    test.beforeEach(async ({ preview: page }) => {
      const found = (await listFamilies(page)).find((one) => one.name === name);
      if (!found) throw new Error(`${name} is not deployed`);
      family = found;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await servePictures(page);
      // a control that is not there is a finding, and no reason to wait for the others
      page.setDefaultTimeout(10_000);
    });

    for (const [size, viewport] of Object.entries(SIZES)) {
      const isDesktop = size === 'desktop';

      // each look at one of both sizes, and each of both at every second look
      if (IS_WHOLE || index % 2 === Number(isDesktop))
        test(`shows every field that the contract has, on a ${size}`, async ({ preview: page }) => {
          await page.setViewportSize(viewport);
          const shown = { client: MARKED, family, templateId: id, query: '' };
          await show(page, { ...shown, isOpened: false });
          const opening = await lookAt(page, 'opening');
          await show(page, shown);
          if (!opening) throw new Error('There is no opening');
          // what comes late, or comes in slowly
          const missing = async () => missingFrom(family.looks[id], { opening, page: await lookAround(page) });
          await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
        });

      const scenes = Object.entries(SCENES)
        .filter(([what]) => WANTED.test(what))
        .filter(([, { only, except }]) => (only?.includes(id) ?? true) && !except?.includes(id))
        // each sheet of a look is opened for a colour: by hand
        .filter(([, { place }]) => IS_WHOLE || place !== 'everywhere')
        .filter((_, at) => IS_WHOLE || (at + 3 * index + 10 * Number(isDesktop)) % 20 === 0);
      test(`draws each value that the specification names, on a ${size}`, async ({ preview: page }) => {
        test.setTimeout(IS_WHOLE ? 1_200_000 : 300_000);
        await page.setViewportSize(viewport);
        const wrong: string[] = [];
        // what several scenes change is looked at once
        const seenBefore = new Map<string, { sight: Sight | null; picture: Buffer | null }>();
        for (const [what, scene] of scenes) {
          const start = JSON.stringify([scene.base, scene.place, scene.tap, scene.moves, scene.query]);
          const before = seenBefore.get(start) ?? (await beforeOf(page, scene));
          seenBefore.set(start, before);
          if (before.picture) sheet.add(what, before.picture);
          const early = await problemOf(page, { what, scene, before: before.sight, isDesktop });
          // a busy machine was looked at before all was there: one more look, with time
          const problem =
            early &&
            (await problemOf(page, { what, scene, before: (await beforeOf(page, scene, PATIENCE)).sight, isDesktop }));
          if (IS_WHOLE) sheet.add(what, await pictureOf(page));
          if (problem) wrong.push(`${what}: ${problem}`);
        }
        expect(wrong).toEqual([]);
      });
    }

    if (IS_WHOLE)
      test.afterAll(async ({ browser }) => {
        test.setTimeout(300_000);
        await sheet.write(browser);
      });

    /** What a look leaves out changes nothing in it; all else is right, and changes something. */
    async function problemOf(
      page: Page,
      { what, scene, before, isDesktop }: { what: string; scene: Scene; before: Sight | null; isDesktop: boolean },
    ): Promise<string | false> {
      const value = omittable(what);
      const isLeftOut = value !== null && isOmitted(family.looks[id], value.field, value.value);
      const wrong: Scene['wrong'] = (after) => {
        const problem = scene.wrong(after, before);
        if (!isLeftOut) return problem !== UNCHANGED || !(scene.isPhones && isDesktop) ? problem : false;
        return problem !== UNCHANGED && (problem || 'is drawn, though the look says that it is not');
      };
      let after = await sightOf(page, scene, withValue(scene));
      // what comes late, or comes in slowly
      for (let again = 0; wrong(after, before) && again < 3; again += 1) {
        await page.waitForTimeout(400);
        after = await lookAt(page, scene.place);
      }
      return wrong(after, before);
    }

    async function beforeOf(
      page: Page,
      scene: Scene,
      patience = 0,
    ): Promise<{ sight: Sight | null; picture: Buffer | null }> {
      let sight = await sightOf(page, scene, scene.base ?? {});
      if (patience > 0) {
        if (scene.place !== 'opening') await scrollThrough(page);
        await page.waitForTimeout(patience);
        sight = await lookAt(page, scene.place, scene.tap);
      }
      return { sight, picture: IS_WHOLE ? await pictureOf(page) : null };
    }

    async function sightOf(
      page: Page,
      { place, tap, moves, query = '' }: Scene,
      change: Change,
    ): Promise<Sight | null> {
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
      const isOpened = place !== 'opening';
      await present(page, {
        client: full({ ...change, id: (shownSoFar += 1) }),
        family,
        templateId: id,
        query,
        isOpened,
      });
      await expect(
        page.locator(isOpened ? '[data-invitation] [data-section]' : '[data-part="opening"]').first(),
      ).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return lookAt(page, place, tap);
    }
  });
}

/** A picture at every address of the scenes; no film, song and font. */
async function servePictures(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(/\/files\/(?:fixture|mark)\//, (route) =>
    route.request().url().endsWith('.webp') ? route.fulfill({ path: PICTURE }) : route.fulfill({ status: 404 }),
  );
}
