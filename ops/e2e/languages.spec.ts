import { LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsOf } from './fonts.ts';

type Tree = { [key: string]: string | Tree };

const texts = (language: Language): Tree => JSON.parse(readGuestTexts(language));

/** What the look of the demo couples says in its own words. */
const voice = (language: Language): Tree =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../template-remotes/template-1/src/voice/${language}.json`), 'utf8'),
  );

/** 'rsvp.title' in the language. */
function text(language: Language, key: string): string {
  const at = (whole: Tree) =>
    key.split('.').reduce<string | Tree>((tree, step) => (typeof tree === 'string' ? '' : (tree[step] ?? '')), whole);
  const found = at(voice(language)) || at(texts(language));
  if (typeof found !== 'string' || !found) throw new Error(`${key} is no text in ${language}`);
  return found;
}

const SECTIONS = {
  bride_groom: 'couple.title',
  wedding_event: 'events.title',
  rsvp: 'rsvp.title',
  wishes: 'wishes.title',
};
const RAW_KEY = new RegExp(`(?<![\\w./@-])(?:${Object.keys(texts('en')).join('|')})\\.[a-z_]\\w*|\\{\\{`);

test.use({ reducedMotion: 'reduce' });

for (const language of LANGUAGES) {
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';

  test(`demo-lang-${language} speaks ${tagOf(language)}, then ${tagOf(other)} and its own again`, async ({ page }) => {
    await page.goto(`/demo-lang-${language}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text(language, 'opening.open') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLanguage(page, language);
    const words = page.getByText(await hostsWords(page, language)).first();
    const tag = () => words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    await choose(page, { from: language, to: other });
    await expectLanguage(page, other);
    // what the hosts wrote stays in their language, and says so
    await expect.poll(tag).toBe(tagOf(language));
    expect(await page.locator('html').getAttribute('lang')).toBe(tagOf(other));
    await choose(page, { from: other, to: language });
    await expectLanguage(page, language);
    await expect.poll(tag).toBe(tagOf(language));
    await expect(page.locator('[data-host-words]')).toHaveCount(0);
  });
}

/** The beginning of their greeting. */
async function hostsWords(page: Page, language: Language): Promise<string> {
  const { data } = await (await page.request.get(`/api/public/clients/demo-lang-${language}`)).json();
  return data.content.greeting.split('\n')[0].slice(0, 24);
}

test('the opening changes its language too, and the next visit remembers it for this invitation alone', async ({
  page,
}) => {
  await page.goto('/demo-lang-en');
  await choose(page, { from: 'en', to: 'id' });
  const opening = page.getByRole('dialog');
  await expect(opening.getByRole('button')).toHaveText(text('id', 'opening.open'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(opening.getByRole('button')).toHaveText(text('id', 'opening.open'));
  await page.goto('/demo-lang-ge');
  await expect(opening.getByRole('button')).toHaveText(text('ge', 'opening.open'));

  await page.goto('/demo-lang-en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await choose(page, { from: 'id', to: 'en' });
  await page.reload();
  await expect(opening.getByRole('button')).toHaveText(text('en', 'opening.open'));
});

test('a half-written answer stays when the language changes', async ({ page }) => {
  await page.goto('/demo-lang-en');
  await page.getByRole('dialog').getByRole('button').click();
  await page.locator('#rsvp').scrollIntoViewIfNeeded();
  const form = page.locator('#rsvp form');
  await form.getByRole('textbox').first().fill('Budi Santoso');
  await form.getByRole('textbox').last().fill('Selamat berbahagia');
  await form.getByRole('radio').first().check();
  await choose(page, { from: 'en', to: 'ja' });
  await expect(form.locator('[data-part="submit"]')).toHaveText(text('ja', 'rsvp.send'));
  await expect(form.getByRole('textbox').first()).toHaveValue('Budi Santoso');
  await expect(form.getByRole('textbox').last()).toHaveValue('Selamat berbahagia');
  await expect(form.getByRole('radio').first()).toBeChecked();
});

test('a language comes when it is chosen and not before; without a connection the page stays as it is', async ({
  page,
  context,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const koreanScripts = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes(text('kr', 'rsvp.send'))).length;
  await page.goto('/demo-lang-en');
  await page.getByRole('dialog').getByRole('button').click();
  // the opening has a globe of its own until it is gone
  await expect(page.getByRole('dialog')).toBeHidden();
  await globe(page, 'en').click();
  const menu = page.locator('dialog[open]');
  await expect(menu).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await koreanScripts()).toBe(0);

  await context.setOffline(true);
  await menu.locator('[lang="ko"]').click();
  await expect(menu.getByRole('alert')).toHaveText(text('en', 'language.failed'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await context.setOffline(false);
  await menu.locator('[lang="ko"]').click();
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await koreanScripts()).toBe(1);
  await expect(globe(page, 'kr')).toBeFocused();
});

test('the menu is left by Escape, by its button and by a tap beside it', async ({ page }) => {
  await page.goto('/demo-lang-en');
  const menu = page.locator('dialog[open]');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: text('en', 'rsvp.close') }).click(),
    () => page.mouse.click(20, 700),
  ]) {
    await globe(page, 'en').click();
    await expect(menu.locator('[aria-current="true"]')).toBeFocused();
    await leave();
    await expect(menu).toBeHidden();
    await expect(globe(page, 'en')).toBeFocused();
  }
});

test('every language of the menu is in its own letters on a phone that has none of East Asia, and they come with the menu', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/demo-lang-id');
  await page.getByRole('dialog').getByRole('button').click();
  await page.waitForLoadState('networkidle');
  const fonts = () => asked.filter((url) => /\/(?:cn|ja|kr)\.[^/]*woff2|letters/.test(url));
  expect(fonts()).toEqual([]);
  await globe(page, 'id').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await expect(async () => {
    await page.evaluate(() => document.fonts.ready);
    const drawn = await fontsOf(session, 'dialog[open] li button:is(:lang(zh), :lang(ja), :lang(ko))');
    expect(drawn.map((faces) => faces.map(({ isCustomFont }) => isCustomFont))).toEqual([[true], [true], [true]]);
  }).toPass({ timeout: 20_000 });
  await session.detach();
});

function globe(page: Page, language: Language) {
  return page.getByRole('button', { name: new RegExp(`^${text(language, 'language.label')}: `) });
}

async function choose(page: Page, { from, to }: { from: Language; to: Language }) {
  await globe(page, from).click();
  await page.locator(`dialog[open] [lang="${tagOf(to)}"]`).click();
  // behind fonts that are being cut for the first time: a browser asks for six files at once
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(to), { timeout: 60_000 });
}

/** The whole page, scrolled through so that every late part is there: what is seen and what is read out. */
async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
  for (const [section, key] of Object.entries(SECTIONS)) {
    await page.locator(`#${section}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 }).first()).toHaveText(
      text(language, key),
    );
  }
  await expect(page.locator('#rsvp [data-part="submit"]')).toHaveText(text(language, 'rsvp.send'));
  const seen = await page.locator('body').innerText();
  const readOut = await page
    .locator('[aria-label], [alt], [title], [placeholder]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  expect([seen, ...readOut].map((words) => RAW_KEY.exec(words)?.[0]).filter(Boolean)).toEqual([]);
}
