import { expect, type Page } from '@playwright/test';
import { staff } from './place.ts';

export interface Answer<Data> {
  data: Data;
}

/** A new invitation in TEMPLATE_1, made by an admin who is logged in from then on; the id of its client. */
export async function newInvitation(
  page: Page,
  slug: string,
  [bride, groom]: readonly [string, string],
): Promise<number> {
  const login = await page.request.post(staff('/api/public/auth/login'), {
    data: { username: 'admin', password: 'janur-admin' },
  });
  const { data }: Answer<{ token: string }> = await login.json();
  const option = { slug, template: 'TEMPLATE_1', language: 'id', web_type: 'PRIMARY' };
  const content = { bride: { name: bride }, groom: { name: groom }, wedding_date: '2027-06-19T02:00:00.000Z' };
  const made = await page.request.post('/api/dashboard/admin/php/clients', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { name: `${bride} & ${groom}`, version: 'V1', content, option },
  });
  const { data: client }: Answer<{ id: number }> = await made.json();
  return client.id;
}

/** Saves what was changed in the editor. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Simpan/ }).click();
  await expect(page.getByText('Perubahan belum disimpan')).toBeHidden();
}
