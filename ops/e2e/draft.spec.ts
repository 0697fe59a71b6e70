import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Answer } from './invitation.ts';
import { staff } from './place.ts';

const QUOTE = 'Cinta tumbuh pelan seperti pohon di halaman rumah';
const ADMIN = { username: 'admin', password: 'janur-admin' };
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** A draft that an organiser has begun: one of its two events has no place yet. */
async function newDraft(page: Page, slug: string): Promise<{ id: number; option_id: number }> {
  const origin = { origin: staff('') };
  const login = await page.request.post(staff('/api/public/auth/login'), { data: ADMIN, headers: origin });
  expect(login.ok()).toBe(true);
  const event = { start_datetime: IN_A_MONTH, timezone: 'Asia/Jakarta' };
  const made = await page.request.post(staff('/api/dashboard/admin/php/clients'), {
    headers: origin,
    data: {
      name: 'Kirana & Bima',
      version: 'V2',
      content: {
        bride: { name: 'Kirana', full_name: 'Kirana Puspita Dewi' },
        groom: { name: 'Bima', full_name: 'Bima Aryasatya' },
        quote: QUOTE,
        events: [
          { ...event, title: 'Akad Nikah', location: 'Masjid Agung' },
          { ...event, title: 'Resepsi' },
        ],
      },
      option: { slug, template: 'TEMPLATE_1', language: 'id', web_type: 'PRIMARY', is_hidden: true },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return ((await made.json()) as Answer<{ id: number; option_id: number }>).data;
}

async function openOnPhone(browser: Browser, address: string): Promise<Page> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'id-ID',
    reducedMotion: 'reduce',
  });
  const page = await phone.newPage();
  await page.goto(address);
  return page;
}

/** What stands below the invitation all the time. */
const bar = (bride: Page) => bride.locator('main > footer');

test('what the organiser saves while she reads is not approved unseen', async ({ page, browser }) => {
  const { id, option_id } = await newDraft(page, `kirana-baca-${Date.now().toString(36)}`);
  const headers = { origin: staff('') };
  const made = await page.request.post(staff(`/api/dashboard/admin/clients/options/${option_id}/draft/link`), {
    headers,
    data: {},
  });
  const { token } = ((await made.json()) as Answer<{ token: string }>).data;
  const bride = await openOnPhone(browser, staff(`/dashboard/draft#${token}`));
  await bride.getByRole('button', { name: 'Setujui', exact: true }).click();
  const sheet = bride.getByRole('dialog', { name: 'Setujui undangan' });
  await sheet.getByLabel('Nama Anda').fill('Kirana');
  const edit = { name: 'Kirana & Bima', version: 'V2', content: { quote: 'Bukan yang dibaca Kirana' } };
  const saved = await page.request.put(staff(`/api/dashboard/admin/clients/${id}`), { data: edit, headers });
  expect(saved.ok()).toBe(true);
  await sheet.getByRole('button', { name: 'Setujui, siap diterbitkan' }).click();
  await expect(sheet.getByRole('alert')).toContainText('baru saja diubah');
  await bride.keyboard.press('Escape');
  await expect(bar(bride)).not.toContainText('Disetujui');
  await bride.getByRole('button', { name: 'Setujui', exact: true }).click();
  await sheet.getByRole('button', { name: 'Setujui, siap diterbitkan' }).click();
  await expect(bar(bride)).toContainText('Disetujui Kirana');
  await bride.context().close();
});
