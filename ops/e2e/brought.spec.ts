import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ensureFilmMaker, filmSample } from '../../api/src/testing/films.ts';
import { newInvitation, save } from './invitation.ts';
import { HOUSE_FILES } from './place.ts';

const ASSETS = join(import.meta.dirname, '../../api/src/db/seed/assets');
const SLUG = `sekar-galih-${Date.now().toString(36)}`;
/** What the file server of the house has, and what a page is that only looks like a file. */
const SHELF: Readonly<Record<string, readonly [type: string, file: string | null]>> = {
  '/senja.webp': ['image/webp', 'rowboats-sunset-landscape.webp'],
  '/lagu.mp3': ['audio/mpeg', 'senja-kalimba.mp3'],
  '/huruf.woff2': ['font/woff2', 'allura.woff2'],
  '/halaman.jpg': ['text/html', null],
};

test.use({ viewport: { width: 1440, height: 900 } });

let house: Server;
let address: string;
test.beforeAll(async () => {
  await ensureFilmMaker();
  house = createServer(({ url = '' }, response) => {
    const [type, file] = SHELF[url] ?? ['text/plain', null];
    response.writeHead(SHELF[url] ? 200 : 404, { 'content-type': type });
    response.end(file === null ? '<!doctype html>' : readFileSync(join(ASSETS, file)));
  });
  await new Promise<void>((resolve) => house.listen(0, HOUSE_FILES, resolve));
  const at = house.address();
  address = `http://${HOUSE_FILES}:${typeof at === 'object' && at ? at.port : 0}`;
});
test.afterAll(() => void house.close());

test('a film, a font, a song and pictures come from the disk and from addresses, and guests get ours', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  const id = await newInvitation(page, SLUG, ['Sekar', 'Galih']);
  const open = (panel: string) => page.goto(`/dashboard/clients/${id}?panel=${panel}`);
  const elsewhere = new Set<string>();

  await test.step('a film of a phone becomes a loop; one of YouTube says what to do instead', async () => {
    await open('hero');
    await paste(page, 'Film latar', 'https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByText(/youtu\.be.*berkas/i)).toBeVisible();
    await page.getByRole('button', { name: /^Singkirkan / }).click();
    await page.locator('[data-path$="hero_film"] input[type=file]').setInputFiles({
      name: 'VID_0107.mov',
      mimeType: 'video/quicktime',
      buffer: filmSample([], { ending: 'mov', size: '1280x720', seconds: 12 }),
    });
    await expect(page.locator('video[aria-label="Film latar"]')).toBeVisible({ timeout: 150_000 });
    await save(page);
  });

  await test.step('a font is taken only with a word about its licence', async () => {
    await open('fonts');
    await expect(page.getByRole('button', { name: 'atau tempel alamatnya: Huruf judul sendiri' })).toBeDisabled();
    await page.getByLabel('Lisensi font ini mengizinkan pemakaian di halaman web').check();
    await paste(page, 'Huruf judul sendiri', `${address}/huruf.woff2`);
    await expect(page.locator('[data-path="option.font_url"]').getByText('Sekar & Galih')).toHaveCSS('opacity', '1', {
      timeout: 60_000,
    });
    await save(page);
  });

  await test.step('a song comes by its address', async () => {
    await open('music');
    await paste(page, 'Lagu', `${address}/lagu.mp3`);
    await expect(page.getByRole('button', { name: 'Putar lagu' })).toBeVisible({ timeout: 60_000 });
    await save(page);
  });

  await test.step('a picture comes by its address; a page, a lost file and our own machine say why not', async () => {
    await open('gallery');
    await paste(page, 'Bagian 1', `${address}/senja.webp`);
    await expect(page.getByRole('button', { name: 'Foto 1' })).toBeVisible({ timeout: 60_000 });
    for (const [path, words] of [
      [`${address}/halaman.jpg`, /^Ini halaman web/],
      [`${address}/hilang.webp`, /404/],
      ['http://127.0.0.1:3306/', /umum|publik/],
    ] as const) {
      await paste(page, 'Bagian 1', path);
      await expect(page.locator('[data-part="failed"]').getByText(words)).toBeVisible({ timeout: 60_000 });

      await page.getByRole('button', { name: /^Singkirkan / }).click();
    }
    await save(page);
  });

  await test.step('a bank that nobody knew gets its logo', async () => {
    await open('gift');
    await page.getByRole('button', { name: 'Tambah rekening' }).click();
    await page.getByLabel('Bank atau dompet').fill('Bank Tujuh Rumah');
    await page.getByLabel('Nomor rekening').fill('7007007');
    await page.getByLabel('Atas nama').fill('Sekar Ayu');
    await page
      .locator('[data-path$="bank_logo_url"] input[type=file]')
      .setInputFiles(join(ASSETS, 'citrus-slices-square.webp'));
    await expect(page.getByAltText('Logo Bank Tujuh Rumah')).toBeVisible({ timeout: 60_000 });
    await save(page);
  });

  await test.step('a guest sees the film run without a sound, reads the font, and asks no other site', async () => {
    const guest = await browser.newPage({ viewport: { width: 375, height: 812 } });
    guest.on('request', (request) => {
      const { host } = new URL(request.url());
      if (!host.startsWith('localhost')) elsewhere.add(host);
    });
    await guest.goto(`/${SLUG}?to=Rini`);
    await guest.locator('[data-part="open"]').click();
    const film = guest.locator('[data-section="hero"] video');

    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.videoWidth > 0])).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      await guest.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].find(({ family }) => family.includes('Janur own'))?.status;
      }),
    ).toBe('loaded');
    await expect(guest.locator('[data-section="hero"]').getByText('Galih').first()).toHaveCSS(
      'font-family',
      /^"Janur own"/,
    );
    const picture = guest.locator('#gallery img').first();
    await guest.locator('#gallery').scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await guest.locator('#gift').scrollIntoViewIfNeeded();
    await guest.locator('#gift [data-part="open"]').click();
    const logo = guest.getByRole('dialog').locator('[data-part="logo"]');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect([...elsewhere]).toEqual([]);
    await guest.close();
  });
});

/** Puts an address where a file could be sent. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `atau tempel alamatnya: ${name}` }).click();
  await page.getByLabel('Alamat berkas').fill(text);
  await page.getByRole('button', { name: 'Ambil', exact: true }).click();
}
