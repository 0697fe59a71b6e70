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
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await page.request.post(staff(`/api${path}`), { headers, data });
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
