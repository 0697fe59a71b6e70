import { readFile } from 'node:fs/promises';
import type { Database } from '@janur/api/database';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import type { Answer } from './invitation.ts';
import { staff } from './place.ts';

const SLUG = 'demo-template-7';
let db: Database;
let clientId: number;
let days: { id: number; start_datetime: Date | null; timezone: string; is_guest_book: 0 | 1 }[];

/** Where it is about noon now: what begins now is of today there, however long the test takes. */
function zoneAtNoon(): string {
  const east = 12 - new Date().getUTCHours();
  // signs of these zones are turned round
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

test.beforeAll(async () => {
  db = openTestedDatabase();
  clientId = (await db('options').where({ slug: SLUG }).first())?.client_id ?? 0;
  days = await db('events').where({ client_id: clientId }).select('id', 'start_datetime', 'timezone', 'is_guest_book');
  await db('events')
    .where({ client_id: clientId })
    .update({ start_datetime: new Date(), timezone: zoneAtNoon(), is_guest_book: 1 });
  await db('clients').where({ id: clientId }).increment('revision');
});
test.afterAll(async () => {
  for (const { id, ...day } of days) await db('events').where({ id }).update(day);
  await db('clients').where({ id: clientId }).increment('revision');
  await db.destroy();
});

async function post<Data>(page: Page, path: string, data: object, token?: string): Promise<Data> {
  return send<Data>(page, { method: 'POST', path, data, token });
}

async function send<Data>(
  page: Page,
  { method, path, data, token }: { method: string; path: string; data: object; token?: string | undefined },
): Promise<Data> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(staff(`/api${path}`), { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Answer<Data>).data;
}

test('on her wedding day the bride sees who has come, and the way to the door and the tables', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = { username: SLUG, password: 'janur-client' };
  const { token } = await post<{ token: string }>(page, '/public/auth/login', account);
  const event_id = days[0]?.id ?? 0;
  const guest = { slug: SLUG, name: 'Bude Tutik sekeluarga', total_guests: 4 };
  const { code } = await post<{ code: string }>(page, '/dashboard/clients/rsvp/guests', guest, token);
  await page.goto(`/dashboard/rsvp?event=${event_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hari ini' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hari ini' })).toBeVisible();
  const day = page.getByRole('region', { name: 'Yang sudah datang' });
  const arrived = day.locator('[data-number=arrived]');
  await expect(arrived).toBeVisible();
  const before = Number((await arrived.textContent())?.replaceAll('.', ''));

  // the door is heard at once
  const came = { event_id, guest_code: code, total_guest_attending: 3 };
  await post(page, '/public/guests/rsvp/events/check-in', came, token);
  await expect(arrived).toHaveText(String(before + 3));
  await expectAccessible(page);

  await day.getByRole('link', { name: /^Meja/ }).click();
  await expect(page).toHaveURL(new RegExp(`/tables\\?event=${event_id}$`));
  await page.goBack();
  await day.getByRole('link', { name: /^Di pintu/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kehadiran' })).toBeVisible();
  await expect(page.getByText('Bude Tutik sekeluarga').first()).toBeVisible();
});

test('the evening is closed: a tablet that holds records is named, the file is genuine, and who comes later stands apart', async ({
  page,
}) => {
  test.slow(); // the guest-book and three screens of the dashboard, one after the other
  await page.setViewportSize({ width: 390, height: 844 });
  const event_id = days[0]?.id ?? 0;
  const { token } = await post<{ token: string }>(page, '/public/auth/login', {
    username: SLUG,
    password: 'janur-client',
  });
  const newGuest = (name: string) =>
    post<{ code: string }>(page, '/dashboard/clients/rsvp/guests', { slug: SLUG, name, total_guests: 2 }, token);
  const come = async (name: string, gate: string) => {
    const { code: guest_code } = await newGuest(name);
    const came = { event_id, guest_code, total_guest_attending: 2, gate };
    await post(page, '/public/guests/rsvp/events/check-in', came, token);
  };
  await come('Pakde Wiryo', 'Pintu Timur');
  const path = `/public/guests/rsvp/events/${event_id}/device`;
  const device = { clock_offset: 0, battery: 71, is_charging: true, version: '1.0.0' };
  const said = { device_id: 'tablet-timur', gate: 'Pintu Timur', unsent: 2, ...device };
  await send(page, { method: 'PUT', path, data: said, token });

  // the guest-book tells how it stands by itself
  await page.addInitScript(
    (state) => localStorage.setItem('janur.guest-book.preferences', JSON.stringify({ state, version: 1 })),
    { eventId: event_id, isGateAsked: false },
  );
  await page.goto(staff('/guest-book/scan'));
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/device') && request.postDataJSON().gate === 'Gerbang C',
  );
  await page.getByRole('button', { name: 'Gerbang C' }).click();
  await (await told).response();
  await page.getByRole('link', { name: 'Ringkasan' }).click();
  await page.getByRole('link', { name: 'Gerbang dan penutupan acara' }).click();
  const devices = page.getByRole('region', { name: 'Perangkat di pintu' });
  await expect(devices.getByText('2 catatan belum terkirim')).toBeVisible();
  await expect(devices.getByText(/^Gerbang C, /).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Laju per gerbang' }).getByText('Pintu Timur')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tutup acara' }).click();
  const report = page.getByRole('region', { name: 'Laporan acara' });
  await expect(report.locator('[data-number=people]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tutup acara' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('belum mengirim 2 catatan, terakhir terlihat');
  await expect(question.getByRole('button', { name: 'Tutup acara' })).toBeDisabled();
  await question.getByRole('checkbox', { name: 'Saya sudah tahu, tutup saja' }).check();
  await question.getByRole('button', { name: 'Tutup acara' }).click();
  const paper = page.getByRole('article', { name: 'Laporan acara' });
  await expect(paper).toContainText(/Segel [0-9A-F]{4}(?:-[0-9A-F]{4}){4}/);
  await expect(paper).toContainText('Pintu Timur');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh Excel' }).click();
  const file = await (await downloading).path();

  await come('Bulik Ratmi', 'Pintu Barat');
  await page.goto(staff(`/dashboard/attendance/closing?event=${event_id}`));
  const after = page.getByRole('region', { name: 'Setelah penutupan' });
  await expect(after).toContainText('Pintu Barat');
  await expect(after).toContainText('+1 undangan, +2 orang');
  const check = page.getByRole('region', { name: 'Periksa keaslian' });
  await check.getByLabel('Pilih berkas').setInputFiles({
    name: 'laporan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(file),
  });
  await expect(check).toContainText(/Asli\. Sama dengan yang ditutup/);
});
