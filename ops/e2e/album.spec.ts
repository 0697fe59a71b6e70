import { readFile } from 'node:fs/promises';
import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import type { Answer } from './invitation.ts';
import { staff } from './place.ts';

const SLUG = 'demo-template-10';
const PHOTOS = ['couple-laughing-square', 'party-cups-square'].map((name) => ({
  name: `${name}.webp`,
  path: new URL(`../../api/src/db/seed/assets/${name}.webp`, import.meta.url),
}));
let db: Database;
let clientId: number;
let days: { id: number; start_datetime: Date | null }[];

test.beforeAll(async () => {
  db = openTestedDatabase();
  clientId = (await db('options').where({ slug: SLUG }).first())?.client_id ?? 0;
  days = await db('events').where({ client_id: clientId }).select('id', 'start_datetime');
  await db('events')
    .where({ client_id: clientId })
    .update({ start_datetime: new Date(Date.now() - 86_400_000) });
  await db('clients').where({ id: clientId }).increment('revision');
});
test.afterAll(async () => {
  for (const { id, start_datetime } of days) await db('events').where({ id }).update({ start_datetime });
  await db('uploads').where({ client_id: clientId, kind: 'ALBUM' }).delete();
  await db('clients').where({ id: clientId }).increment('revision');
  await db.destroy();
});

const files = () =>
  Promise.all(PHOTOS.map(async ({ name, path }) => ({ name, mimeType: 'image/webp', buffer: await readFile(path) })));

async function logIn(page: Page): Promise<string> {
  const data = { username: SLUG, password: 'janur-client' };
  const answer = await page.request.post(staff('/api/public/auth/login'), { data });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as Answer<{ token: string }>).data.token;
}

async function invite(page: Page, token: string): Promise<string> {
  const data = { slug: SLUG, name: 'Budi Santoso', total_guests: 2 };
  const answer = await page.request.post(staff('/api/dashboard/clients/rsvp/guests'), {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Answer<{ code: string }>).data.code;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const opening = page.getByRole('dialog');
  await opening.locator('[data-part="open"]').click();
  await expect(opening).toBeHidden();
}

test('a guest adds two photos over a bad connection, the bride shows one, and both are hers to keep', async ({
  page,
}) => {
  test.slow(); // a whole story
  const code = await invite(page, await logIn(page));

  // the first photo arrives, and its answer is lost
  let isFirst = true;
  await page.route('**/api/public/album/*/photos', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page, `/${SLUG}?code=${code}`);
  const album = page.locator('#album');
  await album.scrollIntoViewIfNeeded();
  await expect(album.getByRole('button', { name: 'Tambah foto' })).toBeVisible();
  await expectAccessible(page, { within: '#album' });
  await album.locator('input[type=file]').setInputFiles(await files());
  await expect(album.getByText(/^Menunggu koneksi/)).toBeVisible({ timeout: 20_000 });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(album.getByText('2 foto terkirim. Terima kasih!')).toBeVisible({ timeout: 20_000 });
  await expect(album.getByRole('heading', { name: 'Foto yang sudah dikirim' })).toBeVisible();
  await expect(album.locator('[data-part="own-photo"]')).toHaveCount(2);
  expect(await db('album_photos').where({ client_id: clientId })).toHaveLength(2);
  await expectAccessible(page, { within: '#album' });

  // whoever has no own link sees nothing yet
  await page.goto(`/${SLUG}`);
  await expect(page.locator('[data-section="hero"]')).toBeAttached();
  await expect(page.locator('#album')).toHaveCount(0);

  await page.goto(staff('/dashboard/album'));
  await expect(page.getByRole('link', { name: /Menunggu\s*2/ })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Tayangkan foto Budi Santoso/ })
    .first()
    .click();
  await expect(page.getByText('1 foto tayang di undangan.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh semua' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^album-.*\.zip$/);
  const archive = (await readFile(await file.path())).toString('latin1');
  // before the first line of the archive's directory, and one for each photo
  expect(archive.split('PK\u0001\u0002')).toHaveLength(3);
  expect(archive).toContain('0002 Budi Santoso.jpg');

  await expect(async () => {
    await open(page, `/${SLUG}`);
    await page.locator('#album').scrollIntoViewIfNeeded({ timeout: 5000 });
  }).toPass();
  const photo = page.locator('#album').getByRole('button', { name: 'Foto dari Budi Santoso' });
  await expect(photo).toHaveCount(1);
  await expect(page.locator('#album').getByRole('button', { name: 'Tambah foto' })).toHaveCount(0);
  await photo.click();
  await expect(page.locator('[data-part="lightbox-title"]')).toHaveText('Budi Santoso');
});
