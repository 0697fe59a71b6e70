import type { Database } from '@janur/api/database';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { staff } from './place.ts';

const COUPLE = { username: 'sinta-rama', password: 'janur-client' };
const MOTHER = 'Ibu Ratna Dewi';
const GUEST = 'Bude Tutik sekeluarga';
const PASSWORD = 'melati di halaman rumah eyang';
const PHONE = { width: 390, height: 844 };
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(async () => {
  const ours = await db('accounts').whereNotNull('co_host_role').pluck('id');
  await db('guests').where({ name: GUEST }).delete();
  await db('accounts').whereIn('id', ours).delete();
  await db.destroy();
});

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const phone = async (browser: Browser) => (await browser.newContext({ viewport: PHONE, locale: 'id-ID' })).newPage();

/** What the bar of a phone has no place for. */
async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
}

test('a bride asks her mother in, who keeps guests on her phone until she is taken off', async ({ browser }) => {
  test.setTimeout(180_000); // a whole story
  const bride = await phone(browser);
  const entered = await bride.context().request.post(staff('/api/public/auth/login'), { data: COUPLE });
  expect(entered.ok()).toBe(true);
  await bride.goto(staff('/dashboard/rsvp'));
  await more(bride, 'Pengurus');
  await expect(bride.getByText('Baru Anda sendiri yang mengurus.')).toBeVisible();
  await look(bride, 'co-hosts-none');

  await bride.getByRole('button', { name: 'Ajak pengurus' }).click();
  await bride.getByLabel('Nama', { exact: true }).fill(MOTHER);
  await bride.getByLabel('Nomor WhatsApp').fill('0812 3000 4001');
  await expectAccessible(bride, { within: '[role=dialog]' });
  await bride.getByRole('button', { name: 'Buat tautan' }).click();
  const send = bride.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  const message = new URL((await send.getAttribute('href')) ?? '');
  expect([message.host, message.pathname]).toEqual(['wa.me', '/6281230004001']);
  const link = /https?:\S+#\S+/.exec(message.searchParams.get('text') ?? '')?.[0] ?? '';
  await expectAccessible(bride, { within: '[role=dialog]' });
  await bride.getByRole('button', { name: 'Sudah terkirim' }).click();
  await expect(bride.getByText(/Tautan belum dibuka/)).toBeVisible();

  const mother = await phone(browser);
  await mother.goto(link);
  await expect(mother.getByRole('heading', { name: `Selamat datang, ${MOTHER}` })).toBeVisible();
  await look(mother, 'co-hosts-join');
  await mother.getByLabel('Buat kata sandi').fill('kurang');
  await mother.getByRole('button', { name: 'Simpan dan masuk' }).click();
  await expect(mother.getByText(/paling sedikit 10 karakter/).last()).toBeVisible();
  await mother.getByLabel('Buat kata sandi').fill(PASSWORD);
  await mother.getByRole('button', { name: 'Simpan dan masuk' }).click();
  await expect(mother).toHaveURL(/\/dashboard\/rsvp/);
  const again = await phone(browser);
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeVisible();
  await look(again, 'co-hosts-closed');

  // her work: a guest, tagged, and an answer that she was told
  await mother.getByRole('link', { name: 'Tamu', exact: true }).click();
  await mother.getByRole('button', { name: 'Tambah tamu' }).first().click();
  await mother.getByLabel('Nama', { exact: true }).fill(GUEST);
  await mother.getByRole('button', { name: 'Keluarga', exact: true }).click();
  await mother.getByRole('dialog').getByRole('button', { name: 'Tambah tamu' }).click();
  await expect(mother.getByRole('dialog')).toHaveCount(0);
  await mother.goto(staff(`/dashboard/guests?q=${encodeURIComponent(GUEST)}`));
  await mother.getByRole('button', { name: GUEST, exact: true }).first().click();
  await mother.getByRole('radiogroup').first().getByText('Hadir', { exact: true }).click();
  await expect(mother.getByRole('region', { name: 'Pesan dan jawaban' })).toContainText(`Dicatat ${MOTHER}`);
  const guest = await db('guests').where({ name: GUEST }).first();
  expect(guest?.tags).toBe('KIN');
  expect(await db('rsvp_history').where({ guest_id: guest?.id }).pluck('recorded_by')).toEqual([MOTHER]);

  // what is not hers is not there, and says who can give it
  await mother.goto(staff('/dashboard/rsvp'));
  await mother.getByRole('button', { name: 'Lainnya' }).click();
  await expect(mother.getByRole('dialog').getByRole('link')).toHaveText([
    /Kehadiran/,
    /Katering/,
    /Ucapan/,
    /Album/,
    /Akun/,
  ]);
  await look(mother, 'co-hosts-more');
  await mother.keyboard.press('Escape');
  await expect(mother.getByRole('button', { name: 'Lainnya' })).toBeFocused();
  await mother.goto(staff('/dashboard/gifts'));
  await expect(mother.getByText(/Yang bisa membukanya: Sinta & Rama/)).toBeVisible();
  await look(mother, 'co-hosts-not-given');
  const refused = await mother.context().request.post(staff('/api/dashboard/clients/gifts/list'), {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {},
  });
  expect(refused.status()).toBe(403);

  // the bride sees who did what, and takes her off
  await bride.reload();
  await expect(bride.getByRole('region', { name: 'Siapa mengubah apa' })).toContainText(`menambah tamu: ${GUEST}`);
  await look(bride, 'co-hosts-list');
  await bride.getByRole('button', { name: `Tindakan lain untuk ${MOTHER}` }).click();
  await bride.getByRole('menuitem', { name: 'Keluarkan' }).click();
  await bride.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).click();
  await expect(bride.getByText('Baru Anda sendiri yang mengurus.')).toBeVisible();
  await mother.goto(staff('/dashboard/guests'));
  await expect(mother.getByRole('heading', { name: 'Masuk ke Janur' })).toBeVisible();
  for (const page of [bride, mother, again]) await page.context().close();
});
