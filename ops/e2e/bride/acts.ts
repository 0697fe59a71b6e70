import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { staff } from '../place.ts';
import { AKAD, LATE, RECEPTION } from './her-list.ts';
import type { Story } from './story.ts';

const DAY_MS = 86_400_000;
/** Weeks ahead: a wedding that is over has no queue of invitations. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const eventOn = (title: string, days: number) => ({
  title,
  start_datetime: inDays(days),
  timezone: 'Asia/Jakarta',
  location: 'Pendopo Kaliurang',
  is_guest_book: true,
});

/** An answer that went well; what went wrong says why. */
export async function ok(answering: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await answering;
  expect(answer.ok(), `${answer.url()} ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
  return answer;
}

/** The organiser's part: an invitation with two events, and an account that is handed over. */
export async function prepare(
  office: APIRequestContext,
  story: Story,
): Promise<{ user_name: string; password: string }> {
  const data = { username: 'admin', password: 'janur-admin' };
  await ok(office.post(staff('/api/public/auth/login'), { data }));
  story.slug = `kirana-bima-${Date.now()}`;
  const made = await ok(
    office.post(staff('/api/dashboard/admin/php/clients'), {
      data: {
        name: 'Kirana & Bima',
        version: 'V2',
        content: {
          bride: { name: 'Kirana' },
          groom: { name: 'Bima' },
          wedding_date: inDays(35),
          events: [eventOn(AKAD, 35), eventOn(RECEPTION, 35.4)],
        },
        option: { slug: story.slug, template: 'TEMPLATE_1', language: 'id', web_type: 'PRIMARY' },
      },
    }),
  );
  const { data: client } = await made.json();
  Object.assign(story, { clientId: client.id, optionId: client.option_id });
  await readEvents(office, story);
  return client;
}

/** Weeks later, when the list is long since in. */
export async function addLateEvent(office: APIRequestContext, story: Story): Promise<void> {
  const events = [...story.events.map(({ id }) => ({ id })), eventOn(LATE, 42)];
  await ok(
    office.put(staff(`/api/dashboard/admin/clients/${story.clientId}`), {
      data: { name: 'Kirana & Bima', version: 'V2', content: { events } },
    }),
  );
  await readEvents(office, story);
}

async function readEvents(office: APIRequestContext, story: Story): Promise<void> {
  const detail = await ok(office.get(staff(`/api/dashboard/admin/clients/detail/${story.clientId}`)));
  const { data } = await detail.json();
  story.events = data.content.events.map(({ id, title }: { id: number; title: string }) => ({ id, title }));
}

/** Up to where what has to be decided of the list is asked. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.goto(staff('/dashboard/guests/import'));
  await page.getByRole('textbox', { name: /Tempel/ }).fill(text);
  await page.getByRole('button', { name: /^Lihat \d+ tamu/ }).click();
  await expect(page.getByRole('heading', { name: 'Cocokkan kolom' })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
}

/** The sheet of one guest, found by the name. */
export async function openGuest(page: Page, name: string): Promise<void> {
  await page.goto(staff(`/dashboard/guests?q=${encodeURIComponent(name)}`));
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
