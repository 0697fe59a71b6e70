import { expect, type Locator, type Page, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '../template/create.ts';
import { familyFolder, familyNamed } from '../template/families.ts';
import { pack } from '../template/pack.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

const FAMILY = 'e2e-seventeen';
const ID = 'TEMPLATE_17';
const LOOK = 'Kembang Tanjung';
/** A demo couple that no other journey visits, and what its template is called. */
const COUPLE = { slug: 'demo-template-13', template: 'TEMPLATE_13', look: 'Bintang' };
const ADMIN = { username: 'admin', password: 'janur-admin' };
const DESIGNER = { username: 'designer', password: 'janur-designer' };
/** One of the family's own greens, and another. */
const GROUNDS = ['#f6f4ec', '#eef6f1'] as const;

test.use({ viewport: { width: 1440, height: 900 } });

let home: string;
const former = { ...process.env };
test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'janur-home-'));
  process.env['JANUR_HOME'] = home;
  rmSync(familyFolder(FAMILY), { recursive: true, force: true });
});
test.afterAll(async () => {
  Object.assign(process.env, former);
  rmSync(familyFolder(FAMILY), { recursive: true, force: true });
  rmSync(home, { recursive: true });
  // other journeys look at this couple in its own template
  const db = openTestedDatabase();
  await db('options').where({ slug: COUPLE.slug }).update({ template: COUPLE.template });
  await db.destroy();
});

test('a TEMPLATE_17 is made, published, tried on, promoted, chosen, found everywhere, and taken off again', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const loaded = new Set<string>();
  page.on('request', (request) => void loaded.add(request.url()));
  /** A version of the family is what the page shows. */
  const isShown = (version: string) => [...loaded].some((url) => url.includes(`/remotes/${FAMILY}/${version}/`));
  const notice = page.getByRole('status');
  let first = '';
  let second = '';

  await test.step('the designer makes it with a number that the house gave, and packs it', async () => {
    expect(() => create(FAMILY, ID)).toThrow('id of the house');
    create(FAMILY, ID, { isForHouse: true });
    change('package.json', `"name": "E2e Seventeen"`, `"name": "${LOOK}", "omits": { "quote_style": ["NO_FLOWER"] }`);
    first = await pack(familyNamed(FAMILY), home);
  });

  await test.step('an admin publishes the file, and guests may get it at once', async () => {
    await logIn(page, ADMIN);
    await page.goto('/dashboard/templates');
    const version = await publish(page, first);
    await versionLine(page, version).getByRole('button', { name: 'Tayangkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click();
    await expect(notice.filter({ hasText: `Semua tamu sekarang melihat ${version}.` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: LOOK })).toBeVisible();
  });

  await test.step('the next version is a canary', async () => {
    change('src/skin.ts', ...GROUNDS);
    second = await pack(familyNamed(FAMILY), home);
    const version = await publish(page, second);
    await page.getByRole('button', { name: 'Mulai uji coba' }).click();
    await expect(notice.filter({ hasText: `5% tamu melihat ${version}` })).toBeVisible();
  });

  await test.step('one tap tries it on in the editor, its version on trial too, and saves nothing', async () => {
    await page.goto(await editorOf(page, COUPLE.slug));
    await strip(page).getByRole('button', { name: LOOK }).click();
    await expect.poll(() => isShown(versionOf(first))).toBe(true);
    await expect(preview(page).locator('[data-look]')).toHaveCSS('--base', /./);
    await page.getByRole('switch', { name: `Versi uji ${versionOf(second)}` }).check();
    await expect.poll(() => isShown(versionOf(second))).toBe(true);
    expect(await templateOf(page)).toBe(COUPLE.template);
  });

  await test.step('it is promoted, and nothing is started again', async () => {
    const editor = page.url();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/dashboard/templates/${FAMILY}`);
    await versionLine(page, versionOf(second)).getByRole('button', { name: 'Tayangkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click();
    await expect(notice.filter({ hasText: `Semua tamu sekarang melihat ${versionOf(second)}.` })).toBeVisible();
    await page.goto(editor);
  });

  await test.step('a couple gets it in the editor, which says what it leaves out, and their guests see it', async () => {
    await strip(page).getByRole('button', { name: LOOK }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Perubahan' })).toBeHidden();
    expect(await templateOf(page)).toBe(ID);
    await page.goto(await editorOf(page, COUPLE.slug, 'quote'));
    await expect(page.getByRole('option', { name: 'Tanpa hiasan (tampilan ini tetap sama)' })).toBeAttached();
    const guest = await browser.newPage({ viewport: { width: 375, height: 812 } });
    const html = await (await guest.goto(`/${COUPLE.slug}`))?.text();
    expect(html).toContain(`/remotes/${FAMILY}/${versionOf(second)}/`);
    await guest.locator('[data-part="open"]').click();
    await expect(guest.locator('[data-section="hero"]')).toBeVisible();
    await guest.close();
  });

  await test.step('a new client begins in it', async () => {
    await page.goto('/dashboard/clients/new');
    await page.getByLabel('Nama mempelai wanita').fill('Tanjung');
    await page.getByLabel('Nama mempelai pria').fill('Kenanga');
    await strip(page).getByRole('button', { name: LOOK }).click();
    await page.getByRole('button', { name: 'Buat undangan' }).click();
    await expect(page.getByText('Kata sandi', { exact: true })).toBeVisible();
  });

  await test.step('the list of clients is filtered for it', async () => {
    await page.goto('/dashboard/clients');
    await page.getByRole('combobox', { name: 'Templat' }).selectOption({ label: LOOK });
    await expect(page.getByText('Tanjung & Kenanga')).toBeVisible();
    await expect(page.getByText(`/${COUPLE.slug}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Sinta & Rama', { exact: true })).toHaveCount(0);
  });

  await test.step('the gallery and a designer’s playground show it', async () => {
    const visitor = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await visitor.goto('/templates');
    const title = visitor.getByRole('heading', { level: 2, name: LOOK });
    // a miniature is loaded when its turn comes
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeVisible();
    await expect(visitor.frameLocator(`iframe[title="${LOOK}"]`).locator('[data-part="open"]')).toBeVisible();
    expect(await visitor.evaluate(() => document.fonts.check('17px "Plus Jakarta Sans Variable"'))).toBe(true);
    await logIn(visitor, DESIGNER);
    await visitor.goto(staff('/dashboard/playground'));
    await visitor.getByRole('combobox', { name: 'Templat' }).selectOption({ value: ID });
    await expect(visitor.frameLocator('iframe[title="Di ponsel"]').locator('[data-look]')).toBeVisible();
    await visitor.close();
  });

  await test.step('taken off, it says who wears it; guests see Plain Paper, and nobody is offered it', async () => {
    await page.goto(`/dashboard/templates/${FAMILY}`);
    await page.getByRole('button', { name: 'Tarik' }).click();
    const question = page.getByRole('dialog', { name: `Tarik ${FAMILY}?` });
    await expect(question).toContainText('2 undangan memakainya');
    await question.getByRole('button', { name: 'Tarik' }).click();
    await expect(notice.filter({ hasText: `${FAMILY} tidak terbit lagi.` })).toBeVisible();
    await page.goto('/dashboard/clients/new');
    await expect(strip(page).getByRole('button', { name: COUPLE.look })).toBeVisible();
    await expect(strip(page).getByRole('button', { name: LOOK })).toHaveCount(0);
    await page.goto(await editorOf(page, COUPLE.slug));
    await expect(strip(page).getByRole('button', { name: `${ID} (tidak terbit)` })).toBeVisible();
    const guest = await browser.newPage({ viewport: { width: 375, height: 812 } });
    const html = await (await guest.goto(`/${COUPLE.slug}`))?.text();
    expect(html).not.toContain(`/remotes/${FAMILY}/`);
    await guest.locator('[data-part="open"]').click();
    await expect(guest.locator('[data-section="hero"]')).toBeVisible();
    await guest.goto('/templates');
    await expect(guest.getByRole('heading', { level: 2, name: LOOK })).toHaveCount(0);
    await guest.close();
  });
});

/** In the designer's folder. */
function change(file: string, from: string, to: string): void {
  const path = join(familyFolder(FAMILY), file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function logIn(page: Page, data: typeof ADMIN): Promise<void> {
  expect((await page.context().request.post(staff('/api/public/auth/login'), { data })).ok()).toBe(true);
}

/** `e2e-seventeen-0.1.0-3f9c2a71be04.janur` */
const versionOf = (file: string): string => file.replace(/^.*?-(?=\d+\.\d+\.\d+)/, '').replace('.janur', '');

/** Hands the file in where the dashboard takes it, with its key when that is new; shows the family then. Answers the version. */
async function publish(page: Page, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Terbitkan versi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Terbitkan versi' });
  await sheet.locator('input[type=file]').setInputFiles(file);
  const send = sheet.getByRole('button', { name: /^Terbitkan |^Daftarkan kunci/ });
  await expect(send).toBeVisible();
  const label = sheet.getByLabel(/Nama kunci/);
  if (await label.isVisible()) await label.fill('laptop desainer');
  await send.click();
  await sheet.getByRole('link', { name: `Lihat ${FAMILY}` }).click();
  await expect(sheet).toBeHidden();
  return versionOf(file);
}

const versionLine = (page: Page, version: string): Locator => page.getByRole('listitem').filter({ hasText: version });
const strip = (page: Page): Locator => page.getByRole('group', { name: 'Templat' });
const preview = (page: Page) => page.frameLocator('iframe[title="Undangan di ponsel"]');

async function editorOf(page: Page, slug: string, panel = 'general'): Promise<string> {
  const answer: { data: { id: number } } = await (await page.request.get(`/api/public/clients/${slug}`)).json();
  return `/dashboard/clients/${answer.data.id}?panel=${panel}`;
}

/** What guests' pages are told that the couple wears. */
async function templateOf(page: Page): Promise<string> {
  const answer: { data: { option: { template: string } } } = await (
    await page.request.get(`/api/public/clients/${COUPLE.slug}`)
  ).json();
  return answer.data.option.template;
}
