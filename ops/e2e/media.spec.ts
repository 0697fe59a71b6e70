import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Answer, newInvitation, save } from './invitation.ts';

const ASSETS = join(import.meta.dirname, '../../api/src/db/seed/assets');
const SLUG = `mega-bayu-${Date.now().toString(36)}`;
const NO_PICTURE = { name: 'DSC_0431.tif', mimeType: 'image/tiff', buffer: Buffer.from('II*\0') };

test.use({ viewport: { width: 1440, height: 900 } });

test('pictures, a song and a question with a follow-up are made in the editor, seen and answered by a guest', async ({
  page,
}) => {
  const id = await newInvitation(page, SLUG, ['Mega', 'Bayu']);
  const editor = `/dashboard/clients/${id}`;

  await test.step('two pictures arrive in their order, a .tif is refused by its name', async () => {
    await page.goto(`${editor}?panel=gallery`);
    const files = ['lilac-lake-dusk-landscape.webp', 'rowboats-sunset-landscape.webp'].map((name) =>
      join(ASSETS, name),
    );
    await page.getByLabel('Pilih foto').setInputFiles(files);
    await page.getByLabel('Pilih foto').setInputFiles(NO_PICTURE);
    await expect(page.getByText('DSC_0431.tif')).toBeVisible();
    await expect(page.getByText('Pakai JPG, PNG, WebP, atau AVIF')).toBeVisible();
    await expect(page.getByText('2 masuk, 1 gagal')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Foto 2' }).click();
    await page.getByLabel('Keterangan foto').fill('Senja di Rawa Pening');
    await page.getByRole('slider', { name: 'Titik fokus foto' }).press('Shift+ArrowLeft');
    await page.getByRole('button', { name: '2: Senja di Rawa Pening' }).press('Alt+ArrowLeft');
    await expect(page.getByRole('button', { name: '1: Senja di Rawa Pening' })).toBeFocused();
    // nothing is shown to guests before it is saved
    const early: Answer<{ content: { galleries: unknown[] } }> = await (
      await page.request.get(`/api/public/clients/${SLUG}`)
    ).json();
    expect(early.data.content.galleries).toEqual([]);
    await save(page);
  });

  await test.step('a song is sent, drawn and saved', async () => {
    await page.goto(`${editor}?panel=music`);
    await page.getByLabel('Pilih berkas untuk Lagu').setInputFiles(join(ASSETS, 'canon-in-d-harp.mp3'));
    await expect(page.getByRole('button', { name: 'Putar lagu' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('0:00 / 1:10')).toBeVisible();
    await expect(page.getByLabel('Judul lagu')).toHaveValue('canon-in-d-harp');
    await save(page);
  });

  await test.step('who comes is asked for a meal', async () => {
    await page.goto(`${editor}?panel=rsvp`);
    await page.getByRole('button', { name: 'Susun pertanyaan sendiri' }).click();
    await page.getByRole('button', { name: /^Hadir atau tidak \*/ }).click();
    await page.getByRole('button', { name: 'Pertanyaan lanjutan bila memilih Ya' }).click();
    const meal = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Nama kolom data') })
      .last();
    await meal.getByLabel('Pertanyaan', { exact: true }).fill('Menu apa?');
    await expect(meal.getByText('Belum ada pilihan: tamu akan melihat kotak teks.')).toBeVisible();
    for (const [at, words] of ['Ikan', 'Sayur'].entries()) {
      await meal.getByRole('button', { name: 'Tambah pilihan' }).click();
      await meal.getByLabel(`Tulisan pilihan ${at + 1}`).fill(words);
    }
    await expect(page.getByText(/perlu dilihat/)).toBeHidden();
    await save(page);
  });

  await test.step('a guest sees the pictures, may hear the song, and is asked the follow-up', async () => {
    await page.goto(`/${SLUG}?to=Rini`);
    await page.locator('[data-part="open"]').click();
    const pictures = page.locator('#gallery [data-part="open"] img');
    await page.locator('#gallery').scrollIntoViewIfNeeded();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAttribute('alt', 'Foto 1 dari 2: Senja di Rawa Pening');
    await expect(pictures.first()).toHaveCSS('object-position', '40% 50%');
    const { data }: Answer<{ option: { song_url: string } }> = await (
      await page.request.get(`/api/public/clients/${SLUG}`)
    ).json();
    expect((await page.request.get(data.option.song_url)).headers()['content-type']).toBe('audio/mpeg');
    const form = page.locator('#rsvp form');
    await page.locator('#rsvp').scrollIntoViewIfNeeded();
    await form.getByRole('radio').nth(1).check();
    await expect(form.getByText('Menu apa?')).toBeHidden();
    await form.getByRole('radio').first().check();
    await form.getByRole('group', { name: 'Menu apa?' }).getByLabel('Sayur').check();
    await form.locator('[data-part="submit"]').click();
    await expect(page.locator('dialog[open][data-type]')).toHaveAttribute('data-type', 'success');
  });
});
