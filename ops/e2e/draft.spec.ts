import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Database } from '@janur/api/database';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import type { Answer } from './invitation.ts';
import { staff } from './place.ts';

const QUOTE = 'Cinta tumbuh pelan seperti pohon di halaman rumah';
const SUGGESTED = 'Kasih itu sabar, kasih itu murah hati';
/** The page joins words with signs that nobody sees: their beginnings are enough. */
const [QUOTED, SAID] = [/Cinta tumbuh/, /Kasih itu sabar/];
const ADMIN = { username: 'admin', password: 'janur-admin' };
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();
/** To the end of that day in Jakarta. */
const IN_THREE_WEEKS = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const DIALOG = '[role=dialog]';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

let db: Database;
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

async function look(page: Page, name: string, within?: string): Promise<void> {
  await expectAccessible(page, within === undefined ? {} : { within });
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

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

const saveBar = (page: Page) => page.getByRole('region', { name: 'Perubahan' });
/** What stands below the invitation all the time. */
const bar = (bride: Page) => bride.locator('main > footer');

test('a bride says on her phone what her invitation should say; her organiser takes it over and publishes', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000); // a whole story
  const slug = `kirana-draf-${Date.now().toString(36)}`;
  const { id } = await newDraft(page, slug);
  await page.goto(staff(`/dashboard/clients/${id}?panel=quote`));

  const link = await test.step('the organiser makes a secret link', async () => {
    await page.getByRole('button', { name: 'Bagikan draf' }).click();
    const sheet = page.getByRole('dialog', { name: 'Draf untuk pasangan' });
    await sheet.getByRole('button', { name: 'Buat tautan rahasia' }).click();
    const address = sheet.getByText(/\/dashboard\/draft#/);
    await expect(address).toBeVisible();
    await look(page, 'draft-share', DIALOG);
    const text = await address.textContent();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    return text ?? '';
  });

  const bride = await openOnPhone(browser, link);
  const sheet = bride.getByRole('dialog');

  await test.step('she taps a text and suggests another one', async () => {
    await expect(bride.getByRole('heading', { level: 1, name: 'Kirana & Bima' })).toBeVisible();
    await bride.getByText('Isi undangan', { exact: true }).tap();
    const quote = bride.frameLocator('iframe[title="Undangan di ponsel"]').getByText(QUOTED);
    await quote.scrollIntoViewIfNeeded();
    await look(bride, 'draft-phone');
    await quote.tap();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByLabel('Seharusnya tertulis')).toHaveValue(QUOTE);
    await expect(sheet.getByRole('button', { name: 'Kirim usulan' })).toBeDisabled();
    await sheet.getByLabel('Seharusnya tertulis').fill(SUGGESTED);
    await sheet.getByLabel('Nama Anda').fill('Kirana');
    await look(bride, 'draft-suggest', DIALOG);
    await sheet.getByRole('button', { name: 'Kirim usulan' }).click();
    await expect(sheet).toBeHidden();
    await expect(bar(bride).getByRole('button', { name: '1 usulan' })).toBeVisible();
  });

  await test.step('what cannot be tapped is in a list; what was said can be taken back', async () => {
    await bar(bride).getByRole('button', { name: '1 usulan' }).click();
    await sheet.getByText('Semua tulisan', { exact: true }).tap();
    await look(bride, 'draft-texts', DIALOG);
    await sheet.getByRole('button', { name: /Resepsi/ }).click();
    await expect(sheet.getByLabel('Seharusnya tertulis')).toHaveValue('Resepsi');
    await sheet.getByLabel(/^Catatan/).fill('Tempatnya di rumah Eyang, ya');
    await sheet.getByRole('button', { name: 'Kirim usulan' }).click();
    await bar(bride).getByRole('button', { name: '2 usulan' }).click();
    const remark = sheet.getByRole('listitem').filter({ hasText: 'rumah Eyang' });
    await remark.getByRole('button', { name: 'Tarik kembali' }).click();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await look(bride, 'draft-said', DIALOG);
    await sheet.getByRole('button', { name: 'Kembali ke undangan' }).click();
  });

  await test.step('her organiser takes it over beside the field, throws it away and has it again', async () => {
    await page.reload();
    const quote = page.getByRole('textbox', { name: 'Kutipan' });
    await expect(page.getByText('Usulan Kirana')).toBeVisible();
    await page.getByRole('button', { name: 'Pakai', exact: true }).click();
    await expect(quote).toHaveValue(SUGGESTED);
    await look(page, 'draft-taken');
    await saveBar(page).getByRole('button', { name: 'Buang' }).click();
    await expect(quote).toHaveValue(QUOTE);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(quote).toHaveValue(SUGGESTED);
    await page.keyboard.press('Control+s');
    await expect(saveBar(page)).toBeHidden();
    await expect(page.getByText('Usulan Kirana')).toBeHidden();
  });

  await test.step('she hears of it, and approves what she sees', async () => {
    await bride.reload();
    await bar(bride).getByRole('button', { name: '0 usulan' }).click();
    await expect(sheet.getByText('Kirana · diterima')).toBeVisible();
    await sheet.getByRole('button', { name: 'Kembali ke undangan' }).click();
    await bride.getByRole('button', { name: 'Setujui', exact: true }).click();
    await expect(sheet.getByText('Ada acara tanpa tempat')).toBeVisible();
    await expect(sheet.getByLabel('Nama Anda')).toHaveValue('Kirana');
    // first on her own phone, by the way that she looks at it now
    const sample = sheet.getByRole('link', { name: 'Kirim ke saya' });
    const message = new URL((await sample.getAttribute('href')) ?? '');
    expect([message.host, message.searchParams.get('text')]).toEqual(['wa.me', expect.stringContaining(link)]);
    // the page of WhatsApp itself is not ours to open in a test
    await sample.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await sample.click();
    await expect(sample).toBeHidden();
    await look(bride, 'draft-approve', DIALOG);
    await sheet.getByRole('button', { name: 'Setujui, siap diterbitkan' }).click();
    await expect(bar(bride)).toContainText('Disetujui Kirana');
  });

  await test.step('the checklist knows it, leads to what is missing, and publishes', async () => {
    await page.reload();
    const list = page.getByRole('dialog', { name: 'Siap diterbitkan?' });
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await expect(list.getByText('Disetujui Kirana', { exact: true })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Terbitkan saja' })).toBeVisible();
    const deadline = list.getByRole('listitem').filter({ hasText: 'Batas jawaban' });
    await expect(deadline).toContainText('tamu bisa menjawab kapan saja');
    await deadline.getByLabel('Batas jawaban').fill('2001-01-01');
    await expect(deadline).toContainText('formulir akan tertutup');
    await deadline.getByLabel('Batas jawaban').fill('');
    await expect(list.getByRole('link', { name: 'Kirim ke saya' })).toHaveAttribute('href', /wa\.me.*draft/);
    await look(page, 'draft-publish', DIALOG);
    const place = list.getByRole('listitem').filter({ hasText: 'Ada acara tanpa tempat' });
    await place.getByRole('button', { name: 'Perbaiki' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Acara' })).toBeVisible();
    await page
      .getByRole('button', { name: /Resepsi/ })
      .first()
      .click();
    await page.getByLabel('Nama tempat').last().fill('Rumah Eyang');
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await deadline.getByLabel('Batas jawaban').fill(IN_THREE_WEEKS);
    await expect(deadline).toContainText('Lengkap');
    await list.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await expect(list).toBeHidden();
    await expect(page.getByRole('link', { name: 'Buka undangan' })).toBeVisible();
    const until = (await db('clients').where({ id }).first('answers_until'))?.answers_until;
    expect(until?.toISOString()).toBe(`${IN_THREE_WEEKS}T16:59:00.000Z`);
  });

  const guest = await openOnPhone(browser, `/${slug}`);
  await guest.locator('[data-part="open"]').click();
  await expect(guest.getByText(SAID).first()).toBeAttached();
  await expect(guest.getByText(/Rumah/).first()).toBeAttached();
  await bride.reload();
  await expect(bar(bride).getByRole('link', { name: 'Buka undangan' })).toBeVisible();
});

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
});
