import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { staff } from './place.ts';
import { personCalled } from './second-look.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import { openTestedDatabase } from './database.ts';
import { expectAccessible } from './accessible.ts';

const ACCOUNT = { username: 'sinta-rama', password: 'janur-client' };
/** Not demo guests, so that other journeys' numbers stay. */
const GROUP = 'Undangan dari berkas';
const COUNT = 500;
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

/** 500 guests as a family keeps them in Excel; row 12 has no number that is one, row 40 invites nobody. */
async function guestFile(): Promise<Buffer> {
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const row = index + 2;
    const phone = row === 12 ? 'nanti' : `0857${String(10_000_000 + index)}`;
    return [`Bpk. Tamu ${String(index + 1).padStart(3, '0')}`, phone, row === 40 ? 'banyak' : 2, GROUP];
  });
  const sheet = writeXlsxStream([['Nama', 'No. HP', 'Jumlah tamu', 'Kelompok'], ...rows], { name: 'Tamu' });
  return Buffer.from(await new Response(sheet).arrayBuffer());
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.context().request.post(staff('/api/public/auth/login'), { data: ACCOUNT });
  expect(answer.ok()).toBe(true);
}

/** What lies under an open dialog was looked at without it. */
test('a couple imports 500 guests, puts two rows right, sends two invitations and sees an answer come', async ({
  page,
}) => {
  // of a first look
  await db('guests').where({ guest_group: GROUP }).delete();
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  await page.goto('/dashboard/guests/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Daftar tamu keluarga.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await guestFile(),
  });
  await expect(page.getByRole('heading', { name: 'Cocokkan kolom' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: '2 perlu diperbaiki' })).toBeVisible();
  await expect(page.getByText('Bukan nomor telepon')).toBeVisible();
  expect(await db('guests').where({ guest_group: GROUP })).toHaveLength(0);
  await expectAccessible(page);

  const mend = async (row: number, column: string, text: string) => {
    const card = page.getByRole('listitem').filter({ hasText: `Baris ${row}` });
    await card.getByRole('textbox', { name: column }).fill(text);
    await card.getByRole('button', { name: 'Pakai' }).click();
  };
  await mend(12, 'Nomor WhatsApp', '0857 1999 9999');
  await mend(40, 'Jumlah orang', '4');
  await page.getByRole('button', { name: 'Masukkan 500 undangan' }).click();
  await expect(page.getByRole('status').filter({ hasText: '500 baru' })).toBeVisible({ timeout: 20_000 });
  expect(await db('guests').where({ guest_group: GROUP, phone_number: '+6285719999999' })).toHaveLength(1);

  await page.goto(`/dashboard/sending?group=${encodeURIComponent(GROUP)}`);
  const [links] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Berkas tautan pribadi' }).click(),
  ]);
  expect(links.suggestedFilename()).toMatch(/^undangan-sinta-rama-.*\.xlsx$/);
  const sent = page.locator('[data-number=sent]');
  await expect(sent).toHaveText('0');
  for (const name of ['Bpk. Tamu 001', 'Bpk. Tamu 002']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const link = page.getByRole('link', { name: 'Buka WhatsApp' });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.host).toBe('wa.me');
    expect(href.searchParams.get('text')).toContain(name);
    // the page of WhatsApp itself is not ours to open in a test
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.getByRole('button', { name: 'Terkirim, lanjut' }).click();
  }
  await expect(sent).toHaveText('2');
  await page.reload();
  await expect(sent).toHaveText('2');
  await expect(page.getByRole('heading', { name: 'Bpk. Tamu 003' })).toBeVisible();

  const guest = await db('guests').where({ guest_group: GROUP, name: 'Bpk. Tamu 001' }).first();
  const event = await db('events').where({ client_id: guest?.client_id, title: 'Resepsi' }).first();
  await page.goto(`/dashboard/rsvp?event=${event?.id}`);
  await expect(page.getByText('Langsung', { exact: true })).toBeVisible();
  const confirmed = page.locator('[data-number=confirmed]');
  const before = Number(await confirmed.textContent());
  const answer = await page.context().request.post(`/api/public/guests/rsvp/${guest?.client_id}`, {
    headers: { 'guest-code': guest?.code ?? '', slug: 'sinta-rama' },
    data: { name: 'Bpk. Tamu 001', events: [{ id: event?.id, is_attending: true, guest_total: 2 }] },
  });
  expect(answer.ok()).toBe(true);
  await expect(confirmed).toHaveText(String(before + 1));
  await expect(page.getByRole('log').getByText('Bpk. Tamu 001')).toBeVisible();

  await page.goto('/dashboard/guests?q=Bpk.+Tamu+001');
  await page.getByRole('button', { name: 'Bpk. Tamu 001', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan semua jawaban' }).click();
  await expectAccessible(page, { within: '[role=dialog]' });
  const question = page.getByRole('dialog', { name: 'Batalkan jawaban Bpk. Tamu 001?' });
  await question.getByRole('button', { name: 'Batalkan jawaban' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await db('rsvps').where({ guest_id: guest?.id })).toEqual([]);
});

test('a guest is added with a warning before a double one, seated in the list, and deleted by name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  const client = await db('options').where({ slug: 'sinta-rama' }).first();
  const reception = await db('events').where({ client_id: client?.client_id, title: 'Resepsi' }).first();
  const first = await page.context().request.post(staff('/api/dashboard/clients/rsvp/guests'), {
    headers: { origin: staff('') },
    data: { name: 'Eyang Sastro', slug: 'sinta-rama', total_guests: 2, event_ids: [reception?.id] },
  });
  expect(first.ok()).toBe(true);

  await page.goto(`/dashboard/guests?q=eyang+sastro&event=${reception?.id}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Tambah tamu' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nama', { exact: true }).fill('Eyang Sastro');
  await sheet.getByRole('button', { name: 'Tambah tamu' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Eyang Sastro sepertinya sudah ada');
  await sheet.getByRole('button', { name: 'Tetap tambahkan' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(3);
  const table = page.getByRole('textbox', { name: 'Meja Eyang Sastro' }).first();
  await table.fill('VIP 1');
  await table.press('Enter');
  await expect
    .poll(() => db('guest_events').where({ guest_name: 'Eyang Sastro', table_number: 'VIP 1' }))
    .toHaveLength(1);

  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Eyang Sastro', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus tamu' }).click();
    const question = page.getByRole('dialog', { name: 'Hapus Eyang Sastro?' });
    await question.getByRole('button', { name: 'Hapus tamu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => db('guests').where({ name: 'Eyang Sastro' })).toHaveLength(left);
  }
});

test('a login card’s code says whose it is, logs in by a tap and leaves no password in the address', async ({
  page,
}) => {
  const card = new URLSearchParams({ u: ACCOUNT.username, p: ACCOUNT.password });
  await page.goto(`/dashboard/scan-login#${card.toString()}`);
  const enter = page.getByRole('button', { name: `Masuk sebagai ${ACCOUNT.username}` });
  await expect(enter).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await enter.click();
  await expect(page.getByRole('heading', { level: 1, name: 'RSVP' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/dashboard/scan-login#u=sinta-rama&p=wrong');
  await page.getByRole('button', { name: 'Masuk sebagai sinta-rama' }).click();
  await expect(page.getByRole('alert')).toContainText('Kartu masuk ini tidak berlaku lagi');
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
});

test('an usher of the couple’s own comes in with the card alone, which a new one ends', async ({ page, browser }) => {
  const name = personCalled('Bagas');
  await logIn(page);
  await page.goto('/dashboard/attendance');
  await page.getByRole('button', { name: 'Tindakan lain', exact: true }).click();
  await page.getByRole('button', { name: 'Penerima tamu sendiri' }).click();
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/ushers'),
  );
  await page.getByLabel('Nama penerima tamu').fill(name);
  await page.getByRole('button', { name: 'Tunjuk penerima tamu' }).click();
  const { data: usher } = await (await made).json();
  await page.getByRole('button', { name: 'Sudah disalin' }).click();
  const card = new URLSearchParams({ u: usher.username, k: usher.card_token });
  const phone = await browser.newPage();
  await phone.goto(staff(`/dashboard/scan-login#${card.toString()}`));
  await phone.getByRole('button', { name: `Masuk sebagai ${usher.username}` }).click();
  await expect(phone.getByRole('heading', { name: 'Pilih acara' })).toBeVisible();
  await page.getByRole('button', { name: `Kartu masuk ${name}` }).click();
  await page.getByRole('button', { name: 'Buat kartu baru' }).click();
  await expect(page.getByRole('img', { name: `Kode QR untuk masuk sebagai ${name}` })).toBeVisible();
  await expectAccessible(page);
  await phone.context().clearCookies();
  await phone.goto(staff(`/dashboard/scan-login#${card.toString()}`));
  await phone.getByRole('button', { name: `Masuk sebagai ${usher.username}` }).click();
  await expect(phone.getByRole('alert')).toContainText('Kartu masuk ini tidak berlaku lagi');
  await phone.close();
});

/** Each with what is there once it is loaded, and the button that opens its dialog. */
const SCREENS: readonly [path: string, loaded: string, opener?: string][] = [
  ['/dashboard/rsvp', '[data-number=pax]'],
  ['/dashboard/guests', 'main li', 'Tambah tamu'],
  ['/dashboard/guests/tables', 'ol > li'],
  ['/dashboard/guests/cards?q=SINTA001', '[data-print=sheet]'],
  ['/dashboard/sending', '[data-number=sent]', 'Tulis pesannya'],
  ['/dashboard/tables', 'main section', 'Tambah meja'],
  ['/dashboard/tables/print', 'main h1'],
  ['/dashboard/attendance', '[data-number=entrusted]', 'Tindakan lain'],
  ['/dashboard/gifts', 'main dl', 'Catat hadiah'],
];

test('every screen of the couple is accessible, and none is wider than a phone', async ({ page }) => {
  test.setTimeout(180_000); // all of them
  await logIn(page);
  for (const [screen, loaded, opener] of SCREENS) {
    await page.goto(screen);
    await expect(page.locator(loaded).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (!opener) continue;
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
