import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TemplateRegistration } from '@janur/contracts';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from './browser.ts';
import { fail } from './step.ts';
import { ROOT } from './workspaces.ts';

/** `npm run contact-sheet [-- --to http://localhost:8080]`: one picture of every template of a running installation. */

const PHONE = { width: 390, height: 844 };
const LOOKS = ['opening', 'hero', 'bride_groom', 'wedding_event', 'rsvp'] as const;
const OUT = join(ROOT, 'docs/images/contact-sheet.jpg');

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
    const rows: Row[] = [];
    for (const id of await templateIds(origin)) {
      rows.push({ id, pictures: await picturesOf(browser, `${origin}/${slugOf(id)}?to=Ibu+Ratna+Dewi+%26+Keluarga`) });
      console.log(id);
    }
    mkdirSync(dirname(OUT), { recursive: true });
    writeFileSync(OUT, await sheetOf(browser, rows));
    console.log(OUT);
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

interface Row {
  readonly id: string;
  readonly pictures: readonly Buffer[];
}

async function picturesOf(browser: Browser, address: string): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', locale: 'id-ID' });
  const pictures: Buffer[] = [];
  await page.goto(address);
  await page.locator('main').waitFor({ state: 'attached' });
  for (const look of LOOKS) {
    if (look === 'hero') {
      await page.locator('[data-part="open"]').first().click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    } else if (look !== 'opening') {
      // a page of one sheet opens what others scroll to
      await page.evaluate((name) => {
        const section = document.querySelector(`[data-section="${name}"]`);
        window.location.hash = section?.id ?? '';
        section?.scrollIntoView({ behavior: 'instant' });
      }, look);
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1200);
    pictures.push(await page.screenshot({ type: 'jpeg', quality: 85 }));
  }
  await page.close();
  return pictures;
}

async function sheetOf(browser: Browser, rows: readonly Row[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1480, height: 1000 } });
  const cells = rows.map(
    ({ id, pictures }) =>
      `<figure><div>${pictures.map((picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`).join('')}</div><figcaption>${id}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 16px; background: #f6f4f0; display: grid; grid-template-columns: 1fr 1fr; gap: 18px; font: 600 14px/1.4 system-ui; color: #263535 }
    figure { margin: 0 } div { display: flex; gap: 6px } img { width: calc(20% - 5px); border-radius: 6px; display: block } figcaption { margin-top: 4px }
  </style>${cells.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.screenshot({ type: 'jpeg', quality: 76, fullPage: true });
}
