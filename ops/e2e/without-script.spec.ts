import type { Database } from '@janur/api/database';
import { TEMPLATE_IDS } from '@janur/contracts';
import { tagOf } from '@janur/contracts/languages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';
import { personCalled } from './second-look.ts';

/*
 * Guests without script: they read, answer, change the answer, wish, give, and take the day along. `JANUR_DOCUMENTS=whole` walks
 * all looks in three languages; else three of them, a dark one among them, in one language each. And guests whose phone runs scripts that do not come.
 */
const IS_WHOLE = process.env['JANUR_DOCUMENTS'] === 'whole';
const FEW: readonly string[] = ['TEMPLATE_1', 'TEMPLATE_2_2', 'TEMPLATE_13'];
const LOOKS = TEMPLATE_IDS.filter((id) => IS_WHOLE || FEW.includes(id));
const LANGUAGES = ['id', 'ja', 'ge'] as const;

let db: Database;
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

const slugOf = (look: string) => `demo-${look.toLowerCase().replaceAll('_', '-')}`;

/** What the database has of the guests with this name. */
const answersOf = (name: string) =>
  db('guests')
    .join('rsvps', 'rsvps.guest_id', 'guests.id')
    .where('guests.name', name)
    .select('rsvps.is_attending', 'rsvps.message', 'rsvps.answers');

const said = (page: Page) => page.locator('#d-said');
/** The form of the whole answer: who has answered opens it first. */
const form = (page: Page) => page.locator('form:has([name="send"][value="rsvp"])');

async function answer(page: Page, option: 0 | 1): Promise<void> {
  const questions = form(page).locator(`[type="radio"][name^="a.is_attending"][value="${option}"]`);
  for (const question of await questions.all()) await question.check();
  await send(page, form(page).locator('[name="send"]'));
}

/** Sends a form; when it is taken the rows are there. */
async function send(page: Page, button: Locator): Promise<void> {
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await button.click();
  expect((await posted).status()).toBe(303);
  await expect(said(page)).toBeVisible();
}

async function chooseLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  const way = page.locator(`[name="lang"][value="${language}"]`);
  if ((await way.count()) > 0) {
    await page.locator('.langs summary').click();
    await way.click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
}

async function expectTextSeen(words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  await expect(words).not.toBeEmpty();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.slow();

  for (const [at, look] of LOOKS.entries())
    for (const language of IS_WHOLE ? LANGUAGES : LANGUAGES.slice(at, at + 1))
      test(`${look} is read and answered in ${language}`, async ({ page }) => {
        const name = personCalled(`Tamu ${look} ${language}`);
        await page.goto(`/${slugOf(look)}?to=${encodeURIComponent(name)}`);
        await expect(page.locator('.to strong')).toContainText(name);
        await expect(page.locator('[data-part="opening"]')).toBeHidden();
        await chooseLanguage(page, language);

        await expectTextSeen(page.getByRole('heading', { level: 1 }));
        for (const day of await page.locator('article time').all()) await expectTextSeen(day);
        await expect(page.locator('.doc a[href*="maps"]').first()).toBeVisible();
        await expect(form(page).locator('[name="a.name"]')).toHaveValue(name);
        await form(page).locator('[name="a.name"]').fill('');
        await form(page).locator('[name="send"]').click();
        await expect(page.locator('.problems')).toBeVisible();
        await form(page).locator('[name="a.name"]').fill(name);
        await form(page).locator('[name="a.message"]').fill(`Bahagia ${name}`);
        await answer(page, 0);
        expect(await answersOf(name)).toEqual([{ is_attending: 1, message: `Bahagia ${name}`, answers: 1 }]);

        await page.locator('#d-rsvp summary').click();
        await answer(page, 1);
        expect(await answersOf(name)).toMatchObject([{ is_attending: 0, answers: 2 }]);

        await page.locator('[name="w.message"]').fill(`Doa ${name}`);
        await send(page, page.locator('[name="send"][value="wish"]'));
        const wishes = db('wishes').where({ message: `Doa ${name}` });
        expect(await wishes.pluck('name')).toEqual([name]);
        await page.locator('[name="plain"][value="wishes"]').click();
        await expect(page.locator('.gifts')).toContainText(`Doa ${name}`);
        await page.locator('.ways a').last().click();

        const gifts = page.locator('details:has(.gifts)');
        if ((await gifts.count()) > 0) {
          await gifts.locator('summary').click();
          await expect(gifts.locator('.copy, a, img').first()).toBeVisible();
        }
        const download = page.waitForEvent('download');
        await page.locator('[name="calendar"]').first().click();
        expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/BEGIN:VEVENT[^]*DTSTART/);
      });

  test('an own link has the name, and the answer of before', async ({ page }) => {
    await page.goto('/sinta-rama?code=SINTA002');
    await expect(page.locator('.to strong')).toBeVisible();
    await expect(form(page).locator('[name="a.name"]')).not.toHaveValue('');
  });

  test('the lock opens, and what lies behind it is read', async ({ page }) => {
    await page.goto('/demo-locked?to=Budi');
    await page.getByRole('textbox').fill('BUNGA');
    await page.getByRole('button').click();
    await expectTextSeen(page.getByRole('heading', { level: 1 }));
    await expect(page.locator('.to strong')).toContainText('Budi');
  });

  test('a private invitation opens for a phone number on its list', async ({ page }) => {
    await page.goto('/demo-private?to=Budi');
    await page.getByRole('textbox').fill('0811 0000 000');
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.getByRole('textbox').fill('0812-0000 0001');
    await page.getByRole('button').click();
    await expect(page.locator('.to strong')).toContainText('Budi');
  });

  for (const [address, words] of [
    ['/', 'Undangan yang langsung terbuka.'],
    ['/no-such-couple', 'Undangan ini tidak ditemukan.'],
    [staff('/dashboard'), 'Halaman ini memerlukan JavaScript.'],
    [staff('/guest-book'), 'Halaman ini memerlukan JavaScript.'],
  ] as const)
    test(`${new URL(address, staff('')).pathname} says in words what it is or needs: ${words}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('.plain').getByText(words)).toBeVisible();
      await expect(page.getByRole('link').first()).toBeVisible();
    });
});

// what looks at a page needs scripts; a document alone brings none of its own
for (const look of LOOKS)
  test(`the document of ${look} can be read by everybody: contrast, names, order`, async ({ page }) => {
    await page.goto(`/${slugOf(look)}?to=Budi&plain=1&lang=ja`);
    await expectAccessible(page);
    await form(page).locator('[name="a.name"]').fill('');
    await form(page).locator('[name="send"]').click();
    await expect(page.locator('.problems')).toBeVisible();
    await expectAccessible(page);
  });

test.describe('with scripts', () => {
  const SHELL = '**/remotes/shell/**';

  test('that never come the document is there at once, with a word, and takes an answer', async ({ page }) => {
    const name = personCalled('Rina Terputus');
    let asked = 0;
    await page.route(SHELL, (route) => {
      if (/\.js(?:\?|$)/.test(route.request().url())) asked += 1;
      return route.abort();
    });
    await page.goto(`/demo-template-1?to=${encodeURIComponent(name)}`, { waitUntil: 'commit' });
    await expect(page.locator('[data-note="failed"]')).toBeVisible();
    await expect(page.locator('[data-part="opening"]')).toBeHidden();
    expect(asked).toBeGreaterThanOrEqual(2);
    await expect(form(page).locator('[name="a.name"]')).toHaveValue(name);
    await answer(page, 0);
    expect(await answersOf(name)).toMatchObject([{ is_attending: 1 }]);
  });

  test('that fail once open the page as ever', async ({ page }) => {
    await page.route(/\/remotes\/shell\/[^?]+\/shell\.js$/, (route) => route.abort());
    await page.goto('/demo-template-1?to=Rina');
    await page.locator('[data-part="open"]').click();
    await expect(page.locator('#rsvp')).toBeAttached();
    await expect(page.locator('#janur-document')).toHaveCount(0);
  });

  test('that are slow leave a document to read after a tap; the page comes in its place', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(SHELL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/demo-template-1?to=Rina', { waitUntil: 'commit' });
    await page.locator('[data-part="open"]').click();
    await expect(page.locator('[data-note="slow"]')).toBeVisible();
    letGo();
    await expect(page.locator('#rsvp')).toBeAttached();
    await expect(page.locator('#janur-document')).toHaveCount(0);
  });

  test('that are slow take nothing from who has begun to write', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(SHELL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/demo-template-1', { waitUntil: 'commit' });
    await page.locator('[data-part="open"]').click();
    const field = form(page).locator('[name="a.message"]');
    await field.fill('Semoga');
    const loaded = page.waitForResponse(/\/remotes\/shell\/[^?]+\.js/);
    letGo();
    await loaded;
    await expect.poll(() => page.evaluate<boolean>('globalThis.janurPage.isStarted')).toBe(true);
    await expect(field).toHaveValue('Semoga');
  });
});
