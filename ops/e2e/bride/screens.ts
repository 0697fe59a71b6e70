import { expect, type Page } from '@playwright/test';
import { staff } from '../place.ts';
import { dueNow, eventNumbers, placeOf, type Story, wholeNumbers } from './story.ts';

const written = (value: number) => value.toLocaleString('id-ID');

/** Every number of every screen of hers, held against the story. */
export async function expectScreens(page: Page, story: Story): Promise<void> {
  for (const event of story.events) {
    await expectAnswers(page, story, event.title);
    await expectKitchen(page, story, event.title);
    await expectHall(page, story, event.title);
  }
  await expectGuestList(page, story);
  await expectQueues(page, story);
  await expectDoor(page, story);
  await expectGifts(page, story);
}

export async function expectAnswers(page: Page, story: Story, title: string): Promise<void> {
  const { invited, coming, declined, pending, walkIns } = eventNumbers(story, title);
  await page.goto(staff(`/dashboard/rsvp?event=${story.eventId(title)}`));
  const number = (key: string) => page.locator(`[data-number=${key}]`);
  await expect(number('invited'), title).toHaveText(written(invited.households));
  await expect(number('confirmed'), title).toHaveText(written(coming.households));
  await expect(number('declined'), title).toHaveText(written(declined.households));
  await expect(number('pending'), title).toHaveText(written(pending.households));
  await expect(number('pax'), title).toHaveText(`${written(coming.people)} / ${written(invited.people)}`);
  const apart = page.getByText('Tamu tanpa undangan, dihitung terpisah:');
  if (walkIns.households === 0) await expect(apart).toHaveCount(0);
  else await expect(apart.getByRole('link')).toHaveText(written(walkIns.people));
  if (invited.households === 0) return;
  // nobody in the hall knows this number: it must only be possible
  const forecast =
    (await page
      .getByText(/^Kemungkinan/)
      .first()
      .textContent()) ?? '';
  const [low = NaN, high = NaN] = (/([\d.]+)\s?[–-]\s?([\d.]+)/.exec(forecast) ?? []).slice(1).map(toNumber);
  expect([low >= 0, low <= high, high <= invited.people], forecast).toEqual([true, true, true]);
}

const toNumber = (text: string) => Number(text.replaceAll('.', ''));

async function expectKitchen(page: Page, story: Story, title: string): Promise<void> {
  const { coming } = eventNumbers(story, title);
  await page.goto(staff(`/dashboard/caterer?event=${story.eventId(title)}`));
  const portions = page.getByRole('region', { name: 'Porsi' });
  await expect(portions.getByRole('link').first(), title).toHaveText(written(coming.people));
  await expect(portions, title).toContainText(`dari ${written(coming.households)} undangan`);
}

async function expectHall(page: Page, story: Story, title: string): Promise<void> {
  const coming = story
    .invited(title)
    .map((one) => placeOf(one, title))
    .filter(({ said, arrived }) => said === 'CONFIRMED' || arrived !== null);
  const chairs = ({ coming: said, arrived }: (typeof coming)[number]) => Math.max(said, arrived ?? 0);
  const guests = story.walkIns(title).map((one) => placeOf(one, title));
  const people = [...coming, ...guests].reduce((sum, one) => sum + chairs(one), 0);
  const seated = [...coming, ...guests].filter(({ table }) => table).reduce((sum, one) => sum + chairs(one), 0);
  await page.goto(staff(`/dashboard/tables?event=${story.eventId(title)}`));
  await expect(page.locator('header').filter({ hasText: 'sudah dapat meja' }), title).toContainText(
    `${seated} dari ${people} orang yang akan hadir sudah dapat meja`,
  );
}

async function expectGuestList(page: Page, story: Story): Promise<void> {
  const whole = wholeNumbers(story);
  await page.goto(staff('/dashboard/guests'));
  const lists = page.getByRole('navigation', { name: 'Daftar tamu' });
  const chip = (key: string) => lists.locator(`[data-number=${key}]`);
  await expect(chip('all')).toHaveText(written(whole.guests.households));
  await expect(chip('unsent')).toHaveText(written(whole.unsent));
  await expect(chip('pending')).toHaveText(written(whole.pending));
  await expect(chip('confirmed')).toHaveText(written(whole.confirmed));
  await expect(chip('declined')).toHaveText(written(whole.declined));
  await expect(chip('no_table')).toHaveText(written(whole.withoutTable));
  await expect(page.locator('main header').first()).toContainText(
    `${written(whole.guests.households)} undangan, ${written(whole.guests.people)} orang`,
  );
  for (const { title, id } of story.events) {
    const count = eventNumbers(story, title);
    await page.goto(staff(`/dashboard/guests?event=${id}`));
    await expect(chip('all'), title).toHaveText(written(count.invited.households));
    await expect(chip('pending'), title).toHaveText(written(count.pending.households));
    await expect(chip('confirmed'), title).toHaveText(written(count.coming.households));
    await expect(chip('declined'), title).toHaveText(written(count.declined.households));
    await expect(chip('no_table'), title).toHaveText(written(count.withoutTable));
    await expect(chip('arrived')).toHaveText(count.arrived.households ? [written(count.arrived.households)] : []);
    await expect(chip('walk_ins')).toHaveText(count.walkIns.households ? [written(count.walkIns.households)] : []);
  }
}

async function expectQueues(page: Page, story: Story): Promise<void> {
  const due = dueNow(story);
  await page.goto(staff('/dashboard/sending'));
  const kinds = page.getByRole('navigation', { name: 'Yang dikirim' });
  await expect(kinds.getByRole('link', { name: /^Undangan/ })).toHaveText(`Undangan${written(due.INVITATION.length)}`);
  await expect(kinds.getByRole('link', { name: /^Pengingat/ })).toHaveText(`Pengingat${written(due.REMINDER.length)}`);
  await expect(kinds.getByRole('link', { name: /^Terima/ })).toHaveText(`Terima kasih${written(due.THANKS.length)}`);
  const sent = story.invited().filter((one) => one.sent.has('INVITATION')).length;
  await expect(page.locator('[data-number=sent]')).toHaveText(written(sent));
}

async function expectDoor(page: Page, story: Story): Promise<void> {
  for (const { title, id } of story.events) {
    const { arrived, coming, walkIns, gifts } = eventNumbers(story, title);
    await page.goto(staff(`/dashboard/attendance?event=${id}`));
    const numbers = page.getByRole('region', { name: 'Acara dalam angka' });
    await expect(numbers.locator('[data-number=arrived]'), title).toHaveText(written(arrived.households));
    await expect(numbers.locator('[data-number=people]'), title).toHaveText(written(arrived.people));
    await expect(numbers.locator('[data-number=gifts]'), title).toHaveText(written(gifts));
    await expect(numbers).toContainText(`dari ${written(coming.households)} yang menyatakan hadir`);
    await expect(numbers).toContainText(`dari ${written(coming.people)} yang ditunggu`, { ignoreCase: true });
    if (walkIns.households > 0) await expect(numbers.getByRole('link')).toHaveText(`${written(walkIns.people)} orang`);
  }
}

async function expectGifts(page: Page, story: Story): Promise<void> {
  await page.goto(staff('/dashboard/gifts'));
  const sums = page.getByRole('region', { name: 'Ringkasan hadiah' });
  await expect(sums.locator('dd').first()).toHaveText(written(story.gifts.length));
  await expect(sums.locator('dd').last()).toHaveText(
    written(story.gifts.filter(({ kind, amount }) => kind !== 'PARCEL' && amount === null).length),
  );
  const waiting = story.gifts.filter(({ isThanked }) => !isThanked).length;
  await expect(
    page.getByRole('navigation', { name: 'Yang ditampilkan' }).getByRole('link', { name: /^Belum berterima kasih/ }),
  ).toHaveText(`Belum berterima kasih${written(waiting)}`);
}
