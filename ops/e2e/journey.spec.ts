import { expect, type Page, test } from '@playwright/test';
import { openTestedDatabase } from './database.ts';
import { confirmArrival, typeCode } from './door/desk.ts';
import { looksBefore } from './second-look.ts';

const WISH = 'Semoga bahagia selamanya, Sinta dan Rama!';

/** What a guest and an usher do on the evening, from the link in WhatsApp to the refused second scan. */
test.describe.serial('an evening', () => {
  let guest: { code: string; name: string };

  test.beforeAll(async () => {
    const db = openTestedDatabase();
    try {
      // a second look is another guest's: the first one has answered
      const undecided = await db('guests')
        .join('clients', 'clients.id', 'guests.client_id')
        .join('options', 'options.client_id', 'clients.id')
        .where({ slug: 'sinta-rama' })
        .where('guests.code', 'like', 'SINTA%')
        .whereNotIn('guests.id', db('rsvps').select('guest_id'))
        .whereNotIn('guests.id', db('guest_events').where({ is_checked_in: 1 }).select('guest_id'))
        .orderBy('guests.code')
        .select<{ code: string; name: string }[]>('guests.code', 'guests.name');
      const first = undecided.find(({ code }) => looksBefore() > 0 || code === 'SINTA001');
      if (!first) throw new Error('nobody is undecided');
      guest = first;
    } finally {
      await db.destroy();
    }
  });

  test('a guest opens the invitation, answers and leaves a wish', async ({ page }) => {
    await page.goto(`/sinta-rama?to=${encodeURIComponent(guest.name)}&code=${guest.code}`);
    const opening = page.getByRole('dialog');
    await expect(opening).toContainText(guest.name);
    await opening.locator('[data-part="open"]').click();
    await expect(opening).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sinta');

    await page.locator('#rsvp').scrollIntoViewIfNeeded();
    const form = page.locator('#rsvp form');
    await expect(form).toBeVisible();
    for (const question of await form.getByRole('group').all()) await question.getByRole('radio').first().check();
    await form.getByRole('textbox').last().fill(WISH);
    await form.locator('[data-part="submit"]').click();

    const result = page.locator('dialog[open]');
    await expect(result).toHaveAttribute('data-type', 'success');
    await result.getByRole('button').click();
    await page.locator('#wishes').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-part="wish"]').first()).toContainText(WISH);
  });

  test('the answer and the wish are in the database', async () => {
    const db = openTestedDatabase();
    try {
      const wish = await db('wishes').where({ message: WISH }).first();
      const booking = await db('rsvps')
        .join('guests', 'guests.id', 'rsvps.guest_id')
        .where('guests.code', guest.code)
        .first();
      expect(wish).toBeTruthy();
      expect(booking).toMatchObject({ is_attending: 1 });
    } finally {
      await db.destroy();
    }
  });

  test('the usher checks the guest in, and the second scan is refused with time and usher', async ({ page }) => {
    await logIn(page);
    await enterCode(page, guest.code);
    await confirmArrival(page, guest.name);
    // the desk sends it by itself; the row below is the server's
    await expect(page.getByRole('link', { name: /1 catatan sudah terkirim/ })).toBeVisible();

    await page.goto('/guest-book');
    await enterCode(page, guest.code);
    const verdict = page.locator('[data-verdict="party_full"]');
    await expect(verdict).toContainText('Sudah masuk');
    await expect(verdict).toContainText(/\d{1,2}[.:]\d{2}/);
    await expect(verdict).toContainText('oleh Dina, penerima tamu');

    const db = openTestedDatabase();
    try {
      const [row] = await db('guest_events')
        .join('guests', 'guests.id', 'guest_events.guest_id')
        .where({ 'guests.code': guest.code, 'guest_events.is_checked_in': 1 })
        .count<{ count: number }[]>({ count: '*' });
      expect(row?.count).toBe(1);
    } finally {
      await db.destroy();
    }
  });
});

async function logIn(page: Page) {
  await page.goto('/guest-book');
  await page.getByLabel('Nama pengguna').fill('usher-sinta-rama');
  await page.getByLabel('Kata sandi', { exact: true }).fill('janur-usher');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page
    .getByRole('link', { name: /Resepsi/ })
    .or(page.getByRole('button', { name: /Resepsi/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Hanya ada satu gerbang' }).click();
}

async function enterCode(page: Page, code: string) {
  // before the list is there nobody has a name
  await expect(page.getByRole('img', { name: /dari [1-9]\d* orang/ })).toBeVisible();
  await typeCode(page, code);
}
