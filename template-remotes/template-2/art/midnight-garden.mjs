/** Draws src/skins/midnight-garden/assets: `node art/midnight-garden.mjs`. Live shadows are banned on phones: Chromium paints them once. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { definitions, SCENES } from './midnight-garden-scenes.mjs';

const ASSETS = join(import.meta.dirname, '../src/skins/midnight-garden/assets');

async function paint(page, { body, box, scale }) {
  const [width, height] = [Math.round(box[2] * scale), Math.round(box[3] * scale)];
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0"><svg style="display:block" viewBox="${box.join(' ')}" width="${width}" height="${height}">${definitions()}${body.join('')}</svg>`,
  );
  return page.screenshot({ omitBackground: true });
}

mkdirSync(ASSETS, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const [name, scene] of Object.entries(SCENES)) {
    const { quality, alphaQuality } = scene;
    const file = await sharp(await paint(page, scene))
      .webp({ quality, alphaQuality, effort: 6 })
      .toBuffer();
    writeFileSync(join(ASSETS, `${name}.webp`), file);
    // the large ones of the first screens have an AVIF beside them, a third lighter
    const lighter = join(ASSETS, `${name}.avif`);
    if (existsSync(lighter)) await sharp(file).avif({ quality: 46, effort: 9 }).toFile(lighter);
    process.stdout.write(`${name.padEnd(12)} ${(file.length / 1024).toFixed(1)} KB\n`);
  }
} finally {
  await browser.close();
}
