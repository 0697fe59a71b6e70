import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTestedDatabase } from './database.ts';
import { awaitedGuests, logInAsUsher, openDesk, typeCode } from './door/desk.ts';

const MINUTE = 60_000;

/** What the guest's QR code says now. */
const shownOn = async (page: Page) =>
  (await page.getByRole('img', { name: /^Kode QR untuk/ }).getAttribute('data-content')) ?? '';

test('a guest’s code changes every 30 seconds: the one of this moment lets in, an old one is told apart offline', async ({
  browser,
}) => {
  test.setTimeout(150_000); // half a minute of it is a code that grows old
  const db = openTestedDatabase();
  const clients = () => db('clients').whereIn('id', db('options').where({ slug: 'sinta-rama' }).select('client_id'));
  const [door, phone] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width: 375, height: 812 } }),
  ]);
  try {
    await clients().update({ door_codes: 'ROTATING' });
    const eventId = await logInAsUsher(door);
    const [guest] = await awaitedGuests(door, eventId, 1);
    if (!guest) throw new Error('a guest is awaited');
    const page = await phone.newPage();
    await page.clock.install();
    // the gate of an invitation is kept for a few seconds
    const ticket = page.getByRole('button', { name: 'Buka tiket' });
    await expect(async () => {
      await page.goto(`/sinta-rama?code=${guest.code}`);
      await page.locator('[data-part="open"]').click();
      await expect(ticket).toBeVisible({ timeout: 3000 });
    }).toPass();
    await ticket.click();
    const first = await shownOn(page);
    expect(first).toContain(`J2.${guest.code}.`);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('ticket.png') });

    // at the door neither has a network
    const desk = await door.newPage();
    await openDesk(desk, eventId);
    await Promise.all([door.setOffline(true), phone.setOffline(true)]);
    await page.clock.fastForward(30_000);
    await expect.poll(() => shownOn(page)).not.toBe(first);
    const now = await shownOn(page);
    // a phone whose clock jumps back shows what a picture of then shows
    await page.clock.setSystemTime(Date.now() - 3 * MINUTE);
    await page.clock.fastForward(31_000);
    await expect.poll(() => shownOn(page)).not.toBe(now);
    const old = await shownOn(page);

    await typeCode(desk, old);
    await expect(desk.getByRole('dialog', { name: /^Tiket lama/ })).toBeVisible();
    await desk.screenshot({ path: test.info().outputPath('old.png') });
    await desk.getByRole('button', { name: 'Pindai lagi' }).click();
    await typeCode(desk, now);
    await expect(desk.getByRole('dialog', { name: new RegExp(guest.name) })).toBeVisible();
    // a second tap at once in the same place is no answer: a finger is slower
    const confirm = desk.getByRole('button', { name: 'Konfirmasi' });
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click({ timeout: 1000 });
      await expect(desk.getByRole('link', { name: /1 catatan tersimpan di perangkat ini/ })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await door.setOffline(false);
    await expect(desk.getByRole('link', { name: /0 catatan tersimpan di perangkat ini/ })).toBeVisible();
    const row = await db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .where({ 'guests.code': guest.code, event_id: eventId })
      .first('is_checked_in');
    expect(row).toEqual({ is_checked_in: 1 });
    await desk
      .getByRole('button', { name: 'Tamu berikutnya' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await typeCode(desk, now);
    await expect(desk.getByRole('dialog', { name: /Sudah/ })).toBeVisible();
  } finally {
    await clients().update({ door_codes: 'ALL' });
    await db.destroy();
    await Promise.all([door.close(), phone.close()]);
  }
});
