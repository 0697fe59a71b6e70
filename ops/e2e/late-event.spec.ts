import type { Database } from '@janur/api/database';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addLateEvent, ok, prepare } from './bride/acts.ts';
import { LATE } from './bride/her-list.ts';
import { Story } from './bride/story.ts';
import { openTestedDatabase } from './database.ts';
import { e2ePlace, staff } from './place.ts';

/* An event is added when half of the guests have answered: they are counted, asked with one tap, and see on their page that it waits. */

const PASSWORD = 'melati dan kenanga di beranda';
const headers = { origin: staff('') };
let db: Database;

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

async function look(page: Page, name: string, within?: string): Promise<void> {
  await expectAccessible(page, within === undefined ? {} : { within });
  const folder = process.env['JANUR_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: within === undefined });
}

/** Logged in as the couple, with a password of its own. */
async function enter(page: Page, office: APIRequestContext, story: Story): Promise<void> {
  const { user_name: username, password } = await prepare(office, story);
  await ok(page.request.post(staff('/api/public/auth/login'), { data: { username, password }, headers }));
  const data = { current_password: password, new_password: PASSWORD };
  await ok(page.request.post(staff('/api/dashboard/account/password'), { data, headers }));
}

async function invite(page: Page, story: Story, name: string): Promise<string> {
  const data = { slug: story.slug, name, total_guests: 2 };
  const added = await ok(page.request.post(staff('/api/dashboard/clients/rsvp/guests'), { data, headers }));
  return (await added.json()).data.code;
}

test('who had answered before an event was added is counted, asked with one tap, and answers on the same page', async ({
  page,
  playwright,
}) => {
  test.setTimeout(180_000); // a whole story
  const story = new Story();
  const office = await playwright.request.newContext({ extraHTTPHeaders: headers });
  await enter(page, office, story);
  const code = await invite(page, story, 'Bude Tutik');
  await invite(page, story, 'Om Rudi');
  const events = story.events.map(({ id }) => ({ id, is_attending: true, guest_total: 2 }));
  await ok(
    page.request.post(`${e2ePlace().origin}/api/public/guests/rsvp/${story.clientId}`, {
      headers: { slug: story.slug, 'guest-code': code },
      data: { name: 'Bude Tutik', events },
    }),
  );
  await addLateEvent(office, story);
  const late = story.eventId(LATE);
  await ok(
    page.request.post(staff('/api/dashboard/clients/rsvp/guests/invitations'), {
      headers,
      data: { guests: { filter: {} }, events: [{ event_id: late, is_invited: true }] },
    }),
  );

  await test.step('the event says how many, and leads to exactly them', async () => {
    await page.goto(staff(`/dashboard/rsvp?event=${late}`));
    const count = page.getByRole('link', { name: /^1 undangan sudah menjawab sebelum acara ini ditambahkan/ });
    await expect(count).toBeVisible();
    await look(page, 'late-event');
    await count.click();
    await expect(page.getByRole('button', { name: 'Bude Tutik', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Om Rudi', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Belum ditanya acara baru\s*1$/ })).toBeVisible();
    await look(page, 'late-event-list');
  });

  await test.step('one tap opens their queue, and the message speaks of the event', async () => {
    await page.getByRole('link', { name: 'Tanyakan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bude Tutik' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Buka WhatsApp' });
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(message).toContain(`Kami juga mengundang Anda ke ${LATE}`);
    await look(page, 'late-event-message');
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.getByRole('button', { name: 'Terkirim, lanjut' }).click();
    await expect(page.getByText('Semua sudah ditanya tentang acara baru.')).toBeVisible();
    await expect.poll(async () => (await db('guests').where({ code }).first())?.new_event_sent_at).not.toBeNull();
  });

  await test.step('her page says that the event waits, and takes her answer', async () => {
    await page.goto(`/${story.slug}?code=${code}`);
    const opening = page.getByRole('dialog');
    await opening.locator('[data-part="open"]').click();
    await expect(opening).toBeHidden();
    // the form's code comes when its section does
    await page.locator('#rsvp').scrollIntoViewIfNeeded();
    const form = page.locator('#rsvp [data-part="form"]');
    await expect(form).toBeVisible();
    await expect(form.getByRole('listitem').filter({ hasText: LATE })).toContainText('Belum dijawab');
    await look(page, 'late-event-guest', '[data-part="form"]');
    await form.getByRole('button', { name: `Jawab untuk: ${LATE}` }).click();
    const question = form.getByRole('group', { name: new RegExp(`hadir di ${LATE}`) });
    const yes = question.getByRole('radio').first();
    await expect(yes).toBeFocused();
    await yes.press('Space');
    await expect(yes).toBeChecked();
    await look(page, 'late-event-form', '[data-part="form"]');
    await form.locator('[data-part="submit"]').click();
    await expect
      .poll(
        async () =>
          (await db('guest_events').where({ event_id: late, guest_name: 'Bude Tutik' }).first())?.confirmation_status,
      )
      .toBe('CONFIRMED');
    const said = await db('guest_events').where({ guest_name: 'Bude Tutik', client_id: story.clientId });
    expect(said.map(({ confirmation_status }) => confirmation_status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  });

  await page.goto(staff(`/dashboard/rsvp?event=${late}`));
  await expect(page.locator('[data-number=confirmed]')).toHaveText('1');
  await expect(page.getByText(/sudah menjawab sebelum acara ini/)).toHaveCount(0);
  await office.dispose();
});
