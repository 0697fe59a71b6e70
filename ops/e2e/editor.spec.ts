import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';
import { expectAccessible } from './accessible.ts';

const ADMIN = { username: 'admin', password: 'janur-admin' };
/** A demo couple that no other journey visits. */
const COUPLE = 'demo-template-12';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  const login = await page.request.post(staff('/api/public/auth/login'), {
    data: ADMIN,
    headers: { origin: staff('') },
  });
  expect(login.status()).toBe(200);
});

const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bagian undangan' }).getByRole('link', { name: new RegExp(`^${name}`) });
const tab = (page: Page, name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
const preview = (page: Page) => page.frameLocator('iframe[title="Undangan di ponsel"]');
const saveBar = (page: Page) => page.getByRole('region', { name: 'Perubahan' });

async function open(page: Page, name: string, title: string) {
  await panel(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

async function save(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toBeHidden();
}

/** What an open panel or dialog adds to what was looked at before. */
const PANEL = 'div:has(> header > h2)';
const DIALOG = '[role=dialog]';

async function clientIdOf(request: APIRequestContext, slug: string): Promise<number> {
  const answer: { data: { id: number } } = await (await request.get(`/api/public/clients/${slug}`)).json();
  return answer.data.id;
}

test('an admin makes an invitation from nothing, and a guest opens it', async ({ page, browser }) => {
  test.slow(); // a whole story
  await page.goto('/dashboard/clients');
  await page.getByRole('link', { name: 'Undangan baru' }).click();
  await page.getByLabel('Nama mempelai wanita').fill('Ayu');
  await page.getByLabel('Nama mempelai pria').fill('Made');
  const slug = `ayu-made-${Date.now().toString(36)}`;
  await page.getByLabel('Alamat', { exact: true }).fill('dashboard');
  await expect(page.getByText('Kata ini dipakai Janur')).toBeVisible();
  await page.getByLabel('Alamat', { exact: true }).fill(slug);
  await expect(page.getByText('Alamat ini tersedia')).toBeVisible();
  await page.getByRole('button', { name: 'Sekar Jagad' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buat undangan' }).click();

  await expect(page.getByText('Kata sandi', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mulai menyunting' }).click();
  await page.getByRole('button', { name: 'Tutup tanpa menyalin' }).click();

  await test.step('each section of an empty invitation can be hidden, on any width of a desk', async () => {
    for (const width of [1280, 1366, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      const eyes = page.getByRole('button', { name: /^Sembunyikan |^Tampilkan / });
      await expect(eyes).not.toHaveCount(0);
      const column = await page.getByRole('navigation', { name: 'Bagian undangan' }).evaluate((nav) => {
        const { left, right } = (nav.parentElement ?? nav).getBoundingClientRect();
        return { left, right: right - 1 };
      });
      for (const button of [...(await eyes.all()), tab(page, 'Setelan')]) {
        const box = await button.boundingBox();
        expect(box && box.x >= column.left && box.x + box.width <= column.right).toBe(true);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the preview follows each keystroke in the real template', async () => {
    await open(page, 'Yang berbahagia', 'Yang berbahagia');
    await page.getByLabel('Nama panggilan').first().fill('Ayuningtyas');
    await expect(preview(page).getByText('Ayuningtyas').first()).toBeVisible();
    await expect(saveBar(page)).toContainText('Yang berbahagia: 1 diubah');
    await open(page, 'Acara', 'Acara');
    await page.getByRole('button', { name: 'Tambah acara' }).click();
    await page.getByLabel('Judul').fill('Pawiwahan');
    await page.getByLabel('Mulai').fill('2027-06-19T10:00');
    await page.getByLabel('Nama tempat').fill('Pura Ulun Danu');
    await expect(preview(page).getByText('Pura Ulun Danu').first()).toBeAttached();
    await save(page);
  });

  await test.step('a refused value stands beside its field, and is corrected', async () => {
    await tab(page, 'Warna').click();
    await open(page, 'Warna', 'Warna');
    await page.getByRole('textbox', { name: 'Utama', exact: true }).fill('#12345');
    await expect(page.getByText('Bad Hex')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 isian belum bisa diterima')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Utama', exact: true }).fill('#123456');
    await save(page);
  });

  await test.step('a look is chosen', async () => {
    await tab(page, 'Isi').click();
    await open(page, 'Sampul', 'Sampul');
    await page.getByRole('combobox', { name: 'Tampilan' }).selectOption({ label: 'Nama per baris' });
    await save(page);
  });

  await test.step('the draft goes live', async () => {
    await tab(page, 'Setelan').click();
    await open(page, 'Umum', 'Umum');
    await page.getByLabel('Simpan sebagai draf').uncheck();
    await save(page);
    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await guest.goto(`/${slug}`);
    await guest.locator('[data-part="open"]').click();
    await expect(guest.getByText('Pura Ulun Danu').first()).toBeAttached();
    await guest.close();
  });

  await test.step('a former version comes back as a change to look at', async () => {
    await page.getByRole('button', { name: /buka riwayat/ }).click();
    await expect(page.getByText('Versi sekarang')).toBeVisible();
    await expect(page.getByText('Sampul: Tampilan')).toBeVisible();
    await expect(page.getByText('Bawaan templat → Nama per baris')).toBeVisible();
    await expectAccessible(page, { within: PANEL });
    await page
      .getByRole('button', { name: /Kembalikan ke versi/ })
      .last()
      .click();
    await expect(page.getByText(/sudah dipasang/)).toBeVisible();
    await page.getByRole('link', { name: 'Ke daftar klien' }).click();
    const dialog = page.getByRole('dialog', { name: /Simpan perubahan/ });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, { within: DIALOG });
    await dialog.getByRole('button', { name: 'Buang dan keluar' }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });
});

test('a stale edit says by whom it was overtaken, and loses nothing', async ({ page, request }) => {
  const id = await clientIdOf(request, COUPLE);
  await page.goto(`/dashboard/clients/${id}?panel=quote`);
  const quote = page.getByRole('textbox', { name: 'Kutipan' });
  const source = page.getByLabel('Sumber');
  await quote.fill('Punya saya');
  await source.fill('Sumber saya');

  const headers = { origin: staff('') };
  const found: { data: { name: string; version: string } } = await (
    await page.request.get(staff(`/api/dashboard/admin/clients/detail/${id}`))
  ).json();
  const { name, version } = found.data;
  const theirs = { quote: `Punya Dina ${Date.now()}`, hashtag_word: `#Dina${Date.now()}` };
  const data = { name, version, content: theirs };
  expect((await page.request.put(staff(`/api/dashboard/admin/clients/${id}`), { data, headers })).status()).toBe(200);

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /lebih dulu menyimpan/ });
  await expect(dialog.getByText(theirs.hashtag_word)).toBeVisible();
  await expectAccessible(page, { within: DIALOG });
  await dialog.getByLabel(/Pakai punya (?!saya)/).check();
  await dialog.getByRole('button', { name: 'Simpan gabungan' }).click();
  await expect(saveBar(page)).toBeHidden();
  await expect(quote).toHaveValue(theirs.quote);
  const after: { data: { content: object } } = await (
    await page.request.get(staff(`/api/dashboard/admin/clients/detail/${id}`))
  ).json();
  expect(after.data.content).toMatchObject({ ...theirs, quote_source: 'Sumber saya' });
});

test('sections are moved and hidden by keyboard, and each screen can be used by everybody', async ({
  page,
  request,
}) => {
  const id = await clientIdOf(request, COUPLE);
  await page.goto(`/dashboard/clients/${id}`);
  await panel(page, 'Kutipan').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Kutipan kini nomor 3 dari 13')).toBeAttached();
  await page.getByRole('button', { name: 'Sembunyikan Galeri' }).click();
  await expect(page.getByRole('button', { name: 'Tampilkan Galeri' })).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Buang' }).click();
  await expect(page.getByRole('button', { name: 'Sembunyikan Galeri' })).toBeVisible();

  for (const [tabName, names] of [
    ['Isi', ['Acara', 'Galeri', 'RSVP', 'Hadiah']],
    ['Setelan', ['Umum', 'Kunci dan privasi', 'Pratinjau tautan', 'Buku tamu']],
  ] as const) {
    await tab(page, tabName).click();
    for (const name of names)
      await test.step(name, async () => {
        await open(page, name, name);
        await expectAccessible(page, { within: PANEL });
      });
  }

  // the word of what was thrown away would fade while the list is looked at
  const thrown = page.getByRole('status').filter({ hasText: 'Dibuang:' });
  await thrown.getByRole('button', { name: 'Tutup' }).click();
  await expect(thrown).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Ke daftar bagian' }).click();
  await expectAccessible(page);
  await tab(page, 'Isi').click();
  await open(page, 'Acara', 'Acara');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await expect(preview(page).locator('#wedding_event')).toBeAttached();
  await page.getByRole('button', { name: 'Kembali menyunting' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Acara' })).toBeVisible();
});
