import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TemplateRegistration } from '@janur/contracts';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './browser.ts';
import { fail } from './step.ts';
import { ROOT } from './workspaces.ts';

/**
 * `npm run contact-sheet [-- --to http://localhost:8080]`: all templates of a running installation beside each other, in five pictures.
 * It answers each demo invitation as a guest does.
 */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** What is taken, and how wide each picture is on its sheet. */
const SHEETS = { openings: 190, heroes: 190, answers: 190, keepsakes: 190, desktops: 340 } as const;
type Sheet = keyof typeof SHEETS;
const SHEET_WIDTH = 1400;
const GAP = 8;
const OUT = join(ROOT, 'docs/images/looks');

try {
  await main();
} catch (error) {
  fail(error);
}

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { origin } = new URL(values.to ?? `http://localhost:${process.env['JANUR_PORT'] ?? 8080}`);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const taken: Record<Sheet, Buffer[]> = { openings: [], heroes: [], answers: [], keepsakes: [], desktops: [] };
    for (const id of await templateIds(origin)) {
      const address = `${origin}/${slugOf(id)}?to=Ibu+Ratna+Dewi`;
      const pictures = { ...(await onPhone(browser, address)), desktops: await onDesktop(browser, address) };
      for (const [sheet, picture] of Object.entries(pictures)) taken[sheet as Sheet].push(picture);
      console.log(id);
    }
    mkdirSync(OUT, { recursive: true });
    for (const [sheet, pictures] of Object.entries(taken)) {
      const file = join(OUT, `${sheet}.webp`);
      await sheetOf(pictures, SHEETS[sheet as Sheet], file);
      console.log(file);
    }
  } finally {
    await browser.close();
  }
}

async function templateIds(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/public/templates`);
  const { data }: { data: TemplateRegistration[] } = JSON.parse(await response.text());
  return data
    .map(({ template_id }) => template_id)
    .toSorted(
      (one, other) =>
        Number(isBespoke(one)) - Number(isBespoke(other)) || one.localeCompare(other, 'en', { numeric: true }),
    );
}

/** The demo couple of a template; the bespoke one has the couple that it was made for. */
function slugOf(id: string): string {
  return isBespoke(id) ? 'demo-custom' : `demo-${id.toLowerCase().replaceAll('_', '-')}`;
}

function isBespoke(id: string): boolean {
  return !id.startsWith('TEMPLATE_');
}

async function onPhone(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', locale: 'id-ID' });
  await page.goto(address);
  await page.locator('main').waitFor({ state: 'attached' });
  const openings = await take(page);
  await open(page);
  const heroes = await take(page);
  // a page of one sheet opens what others scroll to
  await page.evaluate(() => (window.location.hash = 'rsvp'));
  const form = page.locator('#rsvp form');
  await form.scrollIntoViewIfNeeded();
  for (const question of await form.locator('fieldset').all())
    await question.locator('input').first().check({ force: true });
  await form.locator('[data-part="submit"]').click();
  await page.locator('dialog[data-part="answer"] [data-part="close"]').waitFor();
  const answers = await take(page);
  await page.locator('dialog[data-part="answer"] [data-part="close"]').click();
  const ticket = page.locator('[data-part="ticket"] svg').first();
  await ticket.scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await page.evaluate(() => document.fonts.ready);
  const keepsakes = await ticket.screenshot();
  await page.close();
  return { openings, heroes, answers, keepsakes };
}

async function onDesktop(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce', locale: 'id-ID' });
  await page.goto(address);
  await open(page);
  const picture = await take(page);
  await page.close();
  return picture;
}

async function open(page: Page) {
  await page.locator('[data-part="open"]').first().click();
  await page.locator('[data-part="opening"]').waitFor({ state: 'hidden' });
}

async function take(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  return page.screenshot();
}

/** In rows, each picture as wide as the others; what is lower stands in the middle of its row. */
async function sheetOf(pictures: readonly Buffer[], width: number, file: string) {
  const small = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const columns = Math.floor((SHEET_WIDTH + GAP) / (width + GAP));
  const height = Math.max(...small.map(({ info }) => info.height));
  await sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: Math.ceil(small.length / columns) * (height + GAP) + GAP,
      channels: 3,
      background: '#d9d5ce',
    },
  })
    .composite(
      small.map(({ data, info }, index) => ({
        input: data,
        left: GAP + (index % columns) * (width + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP) + Math.floor((height - info.height) / 2),
      })),
    )
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
}
