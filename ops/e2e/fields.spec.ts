import { fileURLToPath } from 'node:url';
import type { PublicClient } from '@janur/contracts';
import { full } from '@janur/kit/testing';
import { expect, type Page, test } from '@playwright/test';
import { type Family, listFamilies, openPreview, present } from './conformance/scene.ts';
import { ADDRESS_CASES } from './fields/address-cases.ts';
import { CONTENT_CASES } from './fields/content-cases.ts';
import { EVENT_CASES } from './fields/event-cases.ts';
import type { Change, FieldCase } from './fields/field-case.ts';
import { LIST_CASES } from './fields/list-cases.ts';
import { OPTION_CASES } from './fields/option-cases.ts';
import { PROFILE_CASES } from './fields/profile-cases.ts';
import { STYLE_CASES } from './fields/style-cases.ts';

const SOON = { intervals: [20, 30, 50, 100], timeout: 20_000 };
/** The web server looks at most once a second. */
const OFTEN = { intervals: [150] };
const FONT = fileURLToPath(import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'));
/** A demo couple that no other journey visits while this one does. */
const COUPLE = 'demo-template-9';
const CASES = { ...CONTENT_CASES, ...PROFILE_CASES, ...EVENT_CASES, ...LIST_CASES, ...OPTION_CASES, ...STYLE_CASES };

// a page that all cases share has no trace of one of them
test.use({ trace: 'off' });

test.describe('what changes with a field', () => {
  let page: Page;
  let families: Family[];
  let scenes = 0;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    families = await listFamilies(page);
    await page.route('**/own.woff2', (route) => route.fulfill({ path: FONT }));
    await openPreview(page);
  });
  test.afterAll(() => page.close());

  for (const [field, change] of Object.entries(CASES)) {
    test(field, async () => {
      await expectSeen(change, merged(change.base), change.was);
      await expectSeen(change, merged(change.base, change.set), change.becomes);
    });
  }

  async function expectSeen({ look, tap, isClosed, query = '' }: FieldCase, said: Change, seen: unknown) {
    const templateId = said.option?.template ?? 'TEMPLATE_1';
    const family = families.find(({ ids }) => ids.includes(templateId));
    if (!family) throw new Error(`${templateId} is not deployed`);
    // a scene of its own: nothing of the former one stays open or filled in
    scenes += 1;
    await page.evaluate(() => localStorage.clear());
    const client = full({ ...said, id: scenes });
    await present(page, { client, family, templateId, query, isOpened: !isClosed });
    if (tap) await tapOn(page, tap);
    await expect.poll(() => look(page), SOON).toEqual(seen);
  }
});

test.describe('what stands at the address changes with a field', () => {
  let asAdmin: { authorization: string };
  test.beforeAll(async ({ request }) => {
    const data = { username: 'admin', password: 'janur-admin' };
    const answer: { data: { token: string } } = await (await request.post('/api/public/auth/login', { data })).json();
    asAdmin = { authorization: `Bearer ${answer.data.token}` };
  });

  for (const [field, { set, look, becomes }] of Object.entries(ADDRESS_CASES)) {
    test(field, async ({ request }) => {
      const found: { data: PublicClient } = await (await request.get(`/api/public/clients/${COUPLE}`)).json();
      const { option } = found.data;
      const save = async (data: object) => {
        const saved = await request.put(`/api/dashboard/admin/clients/options/${option.id}`, {
          headers: asAdmin,
          data,
        });
        expect(saved.status(), await saved.text()).toBe(200);
      };
      const seen = async () => {
        const answer = await request.get(`/${COUPLE}`, { maxRedirects: 0 });
        return look({ status: answer.status(), html: await answer.text() });
      };
      await expect.poll(seen, OFTEN).not.toEqual(becomes);
      try {
        await save(set);
        await expect.poll(seen, OFTEN).toEqual(becomes);
      } finally {
        await save(pick(option, Object.keys(set)));
      }
      await expect.poll(seen, OFTEN).not.toEqual(becomes);
    });
  }
});

const pick = (from: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

const merged = (base: Change = {}, set: Change = {}): Change => ({
  ...base,
  ...set,
  content: { ...base.content, ...set.content },
  option: { ...base.option, ...set.option },
});

/** As soon as it is there: what comes in slowly need not have stopped, and what is above may still grow. */
async function tapOn(page: Page, selector: string) {
  const tap = () =>
    page.evaluate((of) => {
      const [section = ''] = of.split(' ');
      document.querySelector(section)?.scrollIntoView({ behavior: 'instant' });
      const target = document.querySelector<HTMLElement>(of);
      target?.click();
      return target !== null;
    }, selector);
  await expect.poll(tap, SOON).toBe(true);
}
