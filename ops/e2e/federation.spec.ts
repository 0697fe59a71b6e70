import { createBuilds, createRegistry } from '@janur/api/registry';
import { TEMPLATE_IDS } from '@janur/contracts';
import { expect, type Page, test } from '@playwright/test';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { run } from '../run/build.ts';
import { ROOT } from '../run/workspaces.ts';
import { openTestedDatabase } from './database.ts';
import { e2ePlace } from './place.ts';

const FAMILY = join(ROOT, 'template-remotes/template-1');
const { dataDir } = e2ePlace();
const remotes = join(dataDir, 'remotes/template-1');
/** The shell's script; behind it stands one for when the first does not come. */
const SHELL = 'script[data-shell]:not([src*="retry"])';

/** Plain Paper is on the page: it names its ground with the letterhead's own class of frame. */
async function expectPlainPaper(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-look]')).toHaveAttribute('data-look', 'PLAIN_PAPER');
}

async function expectTanah(page: Page) {
  await expect(page.locator('[data-look]')).toHaveAttribute('data-look', 'TEMPLATE_1');
}

test("the shell's files hold nothing of a template", () => {
  const marks = readFileSync(join(FAMILY, 'package.json'), 'utf8').includes('template_ids');
  expect(marks).toBe(true);
  const shell = join(ROOT, 'shell/dist');
  const scripts = readdirSync(shell).filter((file) => file.endsWith('.js'));
  for (const script of scripts) expect(readFileSync(join(shell, script), 'utf8')).not.toContain('marcellus');
  const template = join(FAMILY, 'dist');
  const chunks = readdirSync(template).filter((file) => file.endsWith('.js'));
  expect(chunks.some((chunk) => /marcellus/i.test(readFileSync(join(template, chunk), 'utf8')))).toBe(true);
});

test('the printed opening is there before any script, greets the guest, and is taken over as it is', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', (error) => words.push(error.message));
  let letGo = () => {};
  const seen = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/demo-template-1?to=Budi+Santoso', { waitUntil: 'commit' });
  const opening = page.locator('[data-part="opening"]');
  await expect(opening.locator('[data-part="guest"]')).toHaveText('Budi Santoso');
  await expect(opening).toBeFocused();
  const printed = await opening.elementHandle();
  letGo();
  await expect(page.locator('main')).toBeAttached();
  expect(await opening.evaluate((now, before) => now === before, printed)).toBe(true);
  await expectTanah(page);
  expect(words).toEqual([]);
});

test('the opening of every template is printed', async ({ request }) => {
  const slugs = TEMPLATE_IDS.map((id) => `demo-${id.toLowerCase().replaceAll('_', '-')}`);
  for (const slug of slugs) {
    const page = await (await request.get(`/${slug}`)).text();
    expect({ slug, isPrinted: page.includes('data-first-screen="') }).toEqual({ slug, isPrinted: true });
  }
});

test('a tap before the script has come opens the invitation when it is there', async ({ page }) => {
  await tapBeforeScript(page, '/demo-template-1');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("a painting's draft stands in the page's markup, and the painting itself once the scripts have come", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = await (await page.goto('/demo-template-short-1'))?.text();
  expect(html?.match(/srcset="data:image\/avif;base64,/gi)).toHaveLength(2);
  const wreath = page.locator('[data-part="opening"] picture img').first();
  await expect
    .poll(() => wreath.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/carik-wreath\.\w+\.avif$/);
  const atScripts = asked.findIndex((url) => url.includes('/TEMPLATE_SHORT_1.'));
  expect(asked.findIndex((url) => /carik-wreath\.\w+\.avif/.test(url))).toBeGreaterThan(atScripts);
  expect(asked.filter((url) => /draft|carik-wreath.*webp/.test(url))).toEqual([]);
});

test('a browser that does not tell its largest paint lets the script in all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }));
  await page.goto('/demo-template-1');
  await expect(page.locator('main [data-section]').first()).toBeAttached();
});

test('a tab behind others, which is never painted, lets the script in all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/demo-template-1');
  await expect(page.locator(SHELL)).not.toHaveAttribute('type');
});

test('a changed template shows on reload, with the shell untouched', async ({ page }) => {
  await page.goto('/demo-template-1');
  await expectTanah(page);
  const shellBefore = await page.locator(SHELL).getAttribute('src');
  const changed = join(ROOT, 'template-remotes/.changed-template-1');
  const db = openTestedDatabase();
  try {
    cpSync(FAMILY, changed, { recursive: true, filter: (file) => !/node_modules|dist|\.turbo/.test(file) });
    const skin = join(changed, 'src/skin.ts');
    writeFileSync(skin, readFileSync(skin, 'utf8').replace('heading: `Marcellus', 'heading: `Another, Marcellus'));
    await run('webpack', ['--config', join(changed, 'webpack.config.mjs')]);
    await deployRemote({
      dir: changed,
      dataDir,
      registry: createRegistry(db, { builds: createBuilds({ dataDir, s3: undefined }, db) }),
    });
    await expect(async () => {
      await page.reload();
      const heading = await page
        .locator('[data-invitation]')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--font-heading'));
      expect(heading).toMatch(/^Another/);
    }).toPass({ timeout: 20_000 });
    expect(await page.locator(SHELL).getAttribute('src')).toBe(shellBefore);
  } finally {
    rmSync(changed, { recursive: true, force: true });
    await deployRemote({
      dir: FAMILY,
      dataDir,
      registry: createRegistry(db, { builds: createBuilds({ dataDir, s3: undefined }, db) }),
    });
    await db.destroy();
  }
});

test('with its files deleted the template gives way to Plain Paper, and an answer can be sent', async ({ page }) => {
  renameSync(remotes, `${remotes}.away`);
  try {
    await page.goto('/demo-v1');
    await expectPlainPaper(page);
    await page.getByRole('dialog').getByRole('button').click();
    await page.locator('#rsvp').scrollIntoViewIfNeeded();
    const form = page.locator('#rsvp form');
    await form.getByRole('textbox').first().fill('Tamu Setia');
    await form.getByRole('radio').first().check();
    await form.locator('[data-part="submit"]').click();
    await expect(page.locator('dialog[open]')).toHaveAttribute('data-type', 'success');
  } finally {
    renameSync(`${remotes}.away`, remotes);
  }
});

/** Opens a page whose scripts wait until its printed opening was tapped. */
async function tapBeforeScript(page: Page, path: string) {
  let letGo = () => {};
  const tapped = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-part="open"]').click();
  await expect(page.locator('[data-part="opening"]')).toHaveAttribute('data-pressed', '');
  letGo();
}
