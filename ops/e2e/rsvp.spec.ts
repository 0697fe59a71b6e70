import type { Database } from '@janur/api/database';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { freezeTestedDatabase, openTestedDatabase } from './database.ts';
import { personCalled } from './second-look.ts';

const SUBMISSIONS = '**/api/public/guests/rsvp/*';
const WAITING = /Tersimpan di perangkat ini/;
let db: Database;

// what moves is looked at elsewhere: here nobody waits for the opening to leave
test.use({ reducedMotion: 'reduce' });

test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

/** The form of an invitation that was just opened. */
async function openForm(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.locator('[data-part="open"]').click();
  const form = page.locator('#rsvp form');
  await page.locator('#rsvp').scrollIntoViewIfNeeded();
  // who has answered before sees that first
  const answered = page.locator('#rsvp [data-part="done"]');
  await expect(form.or(answered)).toBeVisible();
  if (await answered.isVisible()) await page.getByRole('button', { name: 'Ubah Konfirmasi' }).click();
  await expect(form).toBeVisible();
  return form;
}

const submit = (form: Locator) => form.locator('[data-part="submit"]').click();

async function expectSuccess(page: Page) {
  await expect(page.locator('dialog[open][data-type]')).toHaveAttribute('data-state', /^(?:sent|declined|wish|held)$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open][data-type]')).toBeHidden();
}

/** What the database has of the guests with this name. */
async function answersOf(name: string) {
  const rows = await db('guests')
    .join('rsvps', 'rsvps.guest_id', 'guests.id')
    .where('guests.name', name)
    .select('rsvps.is_attending', 'rsvps.guest_total', 'rsvps.message', 'rsvps.details', 'rsvps.answers');
  return rows.map((row) => ({ ...row, is_attending: row.is_attending === null ? null : Boolean(row.is_attending) }));
}

test('V1: a guest of the link says yes for two and changes it to no; both are one answer', async ({ page }) => {
  const name = personCalled('Rini Satu');
  const form = await openForm(page, `/demo-v1?to=${name}&guest=3`);
  await expect(form.getByLabel('Nama Anda')).toHaveValue(name);
  await form.getByLabel('Ya, saya akan hadir').check();
  await form.getByRole('combobox').selectOption({ label: '2 orang' });
  await submit(form);
  await expectSuccess(page);
  // what was answered stands in the form's place, and is what the guest sees next
  await expect(page.locator('#rsvp [data-state="answered"]')).toBeFocused();
  await expect(page.locator('#rsvp [data-part="answered"]').first()).toBeInViewport();
  await expect(page.locator('#rsvp [data-part="done"]')).toContainText('2 orang');
  await page.getByRole('button', { name: 'Ubah Konfirmasi' }).click();
  await form.getByLabel('Maaf, saya berhalangan').check();
  await submit(form);
  await expectSuccess(page);
  expect(await answersOf(name)).toMatchObject([{ is_attending: false, guest_total: 0, answers: 2 }]);
});

test('V2: an invited guest is asked of the events of the invitation, each with its own number', async ({ page }) => {
  const guest = await db('guests')
    .join('options', 'options.id', 'guests.option_id')
    .join('guest_events', 'guest_events.guest_id', 'guests.id')
    .where('options.slug', 'sinta-rama')
    .whereNot('guests.code', 'SINTA001')
    .where('guests.total_guests', '>', 1)
    .groupBy('guests.id', 'guests.code', 'guests.name')
    .havingRaw('COUNT(*) = 2')
    .select('guests.id', 'guests.code', 'guests.name')
    .first<{ id: number; code: string; name: string }>();
  const form = await openForm(page, `/sinta-rama?code=${guest.code}`);
  const questions = form.getByRole('group');
  await expect(questions).toHaveCount(2);
  await questions.nth(0).getByRole('radio').first().check();
  await questions.nth(1).getByRole('radio').last().check();
  await submit(form);
  await expectSuccess(page);
  const events = await db('rsvp_events')
    .join('rsvps', 'rsvps.id', 'rsvp_events.rsvp_id')
    .where('rsvps.guest_id', guest.id)
    .orderBy('rsvp_events.is_attending')
    .select('rsvp_events.is_attending', 'rsvp_events.guest_total');
  expect(events).toMatchObject([
    { is_attending: 0, guest_total: 0 },
    { is_attending: 1, guest_total: expect.any(Number) },
  ]);
});

test('WISH_ONLY: a wish is all that is asked and all that is sent', async ({ page }) => {
  const name = personCalled('Wira Ucapan');
  const form = await openForm(page, '/demo-wish-only');
  await expect(form.getByRole('radio')).toHaveCount(0);
  await submit(form);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Isi nama Anda');
  await form.getByLabel('Nama Anda').fill(name);
  await form.getByRole('textbox').last().fill('Bahagia selalu');
  const [request] = await Promise.all([page.waitForRequest(SUBMISSIONS), submit(form)]);
  expect(Object.keys(request.postDataJSON() as object).toSorted()).toEqual(['additional_fields', 'message', 'name']);
  await expectSuccess(page);
  expect(await answersOf(name)).toMatchObject([{ is_attending: null, message: 'Bahagia selalu' }]);
});

test('configured questions are asked, their children with their option, and come to the guest list', async ({
  page,
  request,
}) => {
  const slug = await givenConfigured(request);
  const form = await openForm(page, `/${slug}?to=Dewi Menu`);
  await submit(form);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2);

  await form.getByLabel('Dengan senang hati').check();
  await expect(form.getByLabel('Alergi')).toHaveCount(0);
  await form.getByLabel('Hidangan').selectOption('Sayur');
  await form.getByLabel('Alergi').fill('Kacang');
  await form.getByLabel('Sabtu').check();
  await form.getByLabel('Minggu').check();
  await submit(form);
  await expectSuccess(page);
  const [stored] = await answersOf('Dewi Menu');
  expect(stored).toMatchObject({
    is_attending: true,
    details: { is_attending: 'hadir', meal: 'veg', allergy: 'Kacang', days: [6, 7] },
  });
});

test('what was filled in is there again after a reload', async ({ page }) => {
  const address = '/demo-v1?to=Ulang Lagi';
  const form = await openForm(page, address);
  await form.getByLabel('Maaf, saya berhalangan').check();
  await form.getByRole('textbox').last().fill('Maaf sekali');
  const again = await openForm(page, address);
  await expect(again.getByLabel('Maaf, saya berhalangan')).toBeChecked();
  await expect(again.getByRole('textbox').last()).toHaveValue('Maaf sekali');
});

test('an answer that is sent offline is kept, and delivered once when the phone is back', async ({ page, context }) => {
  const name = personCalled('Luring Kembali');
  const form = await openForm(page, `/demo-v1?to=${name}`);
  await form.getByLabel('Ya, saya akan hadir').check();
  await context.setOffline(true);
  await submit(form);
  await expect(form).toContainText(WAITING);
  // an answer that waits on the phone has a scene of its own
  const scene = page.locator('dialog[open][data-part="answer"]');
  await expect(scene).toHaveAttribute('data-state', 'kept');
  await expect(scene).toContainText(WAITING);
  expect(await answersOf(name)).toEqual([]);
  await context.setOffline(false);
  await expectSuccess(page);
  await expect(form.getByText(WAITING)).toHaveCount(0);
  expect(await answersOf(name)).toMatchObject([{ is_attending: true, answers: 1 }]);
});

test('without its database the page opens, and the answer arrives afterwards under the guest’s own code', async ({
  page,
}) => {
  const ofClient = db('options').where({ slug: 'demo-v1' }).select('id');
  const guest = await db('guests')
    .whereIn('option_id', ofClient)
    .whereNotIn('id', db('rsvps').select('guest_id'))
    .first();
  if (!guest) throw new Error('every guest has answered');
  await page.goto('/demo-v1');
  const database = freezeTestedDatabase();
  try {
    // after so long the server knows that nothing comes
    await page.waitForTimeout(3500);
    const asked = page.waitForResponse((response) => response.request().isNavigationRequest());
    const form = await openForm(page, `/demo-v1?to=${guest.name}&code=${guest.code}`);
    expect((await asked).headers()['cache-status']).toMatch(/^Janur; hit; ttl=-\d+$/);
    await form.getByLabel('Ya, saya akan hadir').check();
    await submit(form);
    await expect(form).toContainText(WAITING, { timeout: 20_000 });
  } finally {
    database.thaw();
  }
  await expect(page.locator('dialog[open][data-type]')).toHaveAttribute('data-state', 'sent', { timeout: 30_000 });
  expect(await db('rsvps').where({ guest_id: guest.id })).toMatchObject([{ is_attending: 1, answers: 1 }]);
});

test('an answer whose receipt was lost is sent again by the next visit, and counts once', async ({ page }) => {
  const name = personCalled('Hilang Tanda');
  const form = await openForm(page, `/demo-v1?to=${name}`);
  await form.getByLabel('Ya, saya akan hadir').check();
  const keys: (string | undefined)[] = [];
  await page.route(SUBMISSIONS, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(form);
  await expect(form).toContainText(WAITING);
  expect(await answersOf(name)).toHaveLength(1);
  await page.unroute(SUBMISSIONS);

  const [delivered] = await Promise.all([page.waitForResponse(SUBMISSIONS), page.reload()]);
  expect(delivered.status()).toBe(201);
  expect(delivered.request().headers()['idempotency-key']).toBe(keys[0]);
  await page.locator('[data-part="open"]').click();
  await expectSuccess(page);
  expect(await answersOf(name)).toMatchObject([{ answers: 1 }]);
});

test('an answer that the server refuses comes back with words', async ({ page }) => {
  const form = await openForm(page, '/demo-v1?to=Tolak Balik');
  await form.getByLabel('Ya, saya akan hadir').check();
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({
      status: 422,
      json: {
        status: 'error',
        status_code: 422,
        message: 'Some values cannot be accepted.',
        error: { code: 'VALIDATION_FAILED', fields: [{ path: 'body.is_attending', message: 'x' }] },
        request_id: 'r',
      },
    }),
  );
  await submit(form);
  const result = page.locator('dialog[open][data-type]');
  await expect(result).toHaveAttribute('data-type', 'failed');
  await page.keyboard.press('Tab');
  await expect(result.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Jawaban ini tidak dapat diterima');
  await expect(form.getByLabel('Ya, saya akan hadir')).toBeChecked();
});

/** An invitation with questions of its own, made as an admin makes it; answers its slug. */
async function givenConfigured(request: Page['request']): Promise<string> {
  const slug = `menu-${Date.now()}`;
  const login = await request.post('/api/public/auth/login', {
    data: { username: 'admin', password: 'janur-admin' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const fields = [
    {
      name: 'is_attending',
      type: 'button',
      label: 'Bisa hadir?',
      options: [
        {
          label: 'Dengan senang hati',
          value: 'hadir',
          children: [
            {
              name: 'meal',
              type: 'select',
              label: 'Hidangan',
              options: [
                { label: 'Ikan', value: 'fish' },
                { label: 'Sayur', value: 'veg', children: [{ name: 'allergy', type: 'text', label: 'Alergi' }] },
              ],
            },
          ],
        },
        { label: 'Mohon maaf', value: "can't come" },
      ],
    },
    {
      name: 'days',
      type: 'checkbox',
      label: 'Menginap',
      options: [
        { label: 'Sabtu', value: 6 },
        { label: 'Minggu', value: 7 },
      ],
    },
  ];
  const made = await request.post('/api/dashboard/admin/php/clients', {
    headers: { authorization: `Bearer ${data.token}` },
    data: {
      name: 'Dewi & Jaya',
      version: 'V1',
      content: { bride: { name: 'Dewi' }, groom: { name: 'Jaya' } },
      option: { slug, template: 'TEMPLATE_1', language: 'id', rsvp_config: { fields } },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return slug;
}
