import type { Database } from '@janur/api/database';
import { expect, test } from '@playwright/test';
import { openTestedDatabase } from '../database.ts';
import { e2ePlace, staff } from '../place.ts';
import { addLateEvent, ok, openGuest, paste, prepare } from './acts.ts';
import { expectFiles } from './files.ts';
import { bringMother } from './mother.ts';
import { fromMother, HER_MOTHERS_MESSAGE, herList, LATE, RECEPTION } from './her-list.ts';
import { expectScreens } from './screens.ts';
import { asked, dueNow, party, placeOf, says, Story } from './story.ts';
import { expectTruth, learnCodes } from './truth.ts';

/*
 * A wedding on the bride's phone, from the first log-in to the thanks. After each chapter the story is held against the rows
 * of the database, and what every screen and file of hers says against the story. `npm run bride` tells it with 400 guests.
 */

const IS_WHOLE = process.env['JANUR_BRIDE'] === 'whole';
const COUNT = IS_WHOLE ? 400 : 40;
const PASSWORD = 'melati dan kenanga di beranda';
const DAY_MS = 86_400_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

let db: Database;
test.beforeAll(() => {
  db = openTestedDatabase();
});
test.afterAll(() => db.destroy());

test('a bride brings her guests to her wedding, and every number is true', async ({ page, playwright, browser }) => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 240_000);
  const story = new Story();
  const office = await playwright.request.newContext({ extraHTTPHeaders: { origin: staff('') } });
  const door = await playwright.request.newContext({ extraHTTPHeaders: { origin: staff('') } });
  const stranger = await playwright.request.newContext();
  const list = herList(COUNT);
  const host = (method: 'put' | 'post' | 'patch', path: string, data: object) =>
    ok(page.request[method](staff(`/api/dashboard/clients${path}`), { data, headers: { origin: staff('') } }));
  /** The short story looks at all screens where most has changed, at the rows always. */
  const isTrue = async ({ inShort = false } = {}) => {
    await expectTruth(db, story);
    if (!IS_WHOLE && !inShort) return;
    await expectScreens(page, story);
    await expectFiles(page, story);
  };

  const account = await test.step('her organiser makes the invitation', () => prepare(office, story));

  await test.step('she logs in, chooses a password of her own and sees an empty list', async () => {
    await page.goto(staff('/dashboard'));
    await page.getByLabel('Nama pengguna').fill(account.user_name);
    await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Buat kata sandi Anda' })).toBeVisible();
    await page.getByLabel('Kata sandi baru').fill(PASSWORD);
    await page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
    await expect(page.getByRole('heading', { name: 'RSVP', exact: true })).toBeVisible();
    await isTrue();
  });

  await test.step('she pastes her list and puts right what is wrong with it', async () => {
    await paste(page, list.text);
    for (const mend of list.mends) {
      const card = page.getByRole('listitem').filter({ has: page.getByText(mend.name, { exact: true }) });
      if ('leaveOut' in mend) await card.getByRole('button', { name: 'Lewati tamu ini' }).click();
      else {
        await card.getByRole('textbox', { name: mend.column }).fill(mend.text);
        await card.getByRole('button', { name: 'Pakai' }).click();
      }
    }
    for (const phone of list.apart)
      await page
        .getByRole('group', { name: phone })
        .getByLabel(/undangan terpisah/)
        .check();
    await page
      .getByRole('group', { name: list.twice })
      .getByLabel(/^Orang yang sama/)
      .check();
    await page.getByRole('button', { name: `Masukkan ${COUNT} undangan` }).click();
    await expect(page.getByRole('status').filter({ hasText: `${COUNT} baru` })).toBeVisible({ timeout: 20_000 });
    story.parties.push(...list.parties);

    await paste(page, HER_MOTHERS_MESSAGE);
    await page.getByRole('button', { name: 'Masukkan 3 undangan' }).click();
    await expect(page.getByRole('status').filter({ hasText: '3 baru' })).toBeVisible();
    // whom no event was named for is invited to all
    story.parties.push(...fromMother());
    await learnCodes(db, story);
    await isTrue();
  });

  await test.step('an event is added late, and she invites one family to it', async () => {
    await addLateEvent(office, story);
    await page.goto(staff(`/dashboard/guests?group=${encodeURIComponent(list.groups.groom)}`));
    const family = story.parties.filter(({ group }) => group === list.groups.groom);
    await page.getByRole('checkbox').first().check();
    const bulk = page.getByRole('region', { name: 'Tamu yang dipilih' });
    await bulk.getByRole('button', { name: `Pilih semua ${family.length} undangan` }).click();
    await bulk.getByRole('button', { name: 'Undang ke acara' }).click();
    const sheet = page.getByRole('dialog', { name: 'Undang ke acara' });
    await sheet.getByText(LATE, { exact: true }).click();
    await sheet.getByRole('button', { name: `Terapkan ke ${family.length} undangan` }).click();
    await expect(sheet).toBeHidden();
    for (const one of family) one.at.set(LATE, asked());
    await isTrue();
  });

  await test.step('she sends, and her organiser changes the address: links that were sent lead on', async () => {
    await page.goto(staff('/dashboard/sending'));
    const first = await page
      .getByRole('region', { name: 'Tamu yang mendapat giliran' })
      .getByRole('heading')
      .textContent();
    const link = page.getByRole('link', { name: 'Buka WhatsApp' });
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(message).toContain(String(first));
    const [own = ''] = /https?:\S+/.exec(message) ?? [];
    expect(own).toContain(`/${story.slug}?`);
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.getByRole('button', { name: 'Terkirim, lanjut' }).click();
    story.named(String(first)).sent.add('INVITATION');
    // the others go out the same way, evening after evening; six are never written to
    for (const one of dueNow(story).INVITATION.slice(0, -6)) {
      await host('put', `/rsvp/guests/${one.code}/messages/INVITATION`, { is_sent: true });
      one.sent.add('INVITATION');
    }
    const former = story.slug;
    story.slug = `${former}-resmi`;
    await ok(
      office.put(staff(`/api/dashboard/admin/clients/options/${story.optionId}`), { data: { slug: story.slug } }),
    );
    await page.goto(own);
    await expect(page).toHaveURL(new RegExp(`/${story.slug}\\?`));
    await expect(page.getByRole('dialog')).toContainText(String(first));
    // a week later
    await db('guests')
      .where({ client_id: story.clientId })
      .whereNotNull('invitation_sent_at')
      .update({ invitation_sent_at: new Date(Date.now() - 8 * DAY_MS) });
    await isTrue();
  });

  await test.step('her mother keeps the guests with her, and writes down what an aunt told her', async () => {
    await bringMother(page, browser, story);
    await isTrue();
  });

  await test.step('guests answer on their own pages, by telephone, and change their minds', async () => {
    const withPhone = story.invited(RECEPTION).filter((one) => one.sent.has('INVITATION'));
    for (const [at, one] of withPhone.entries()) {
      if (at % 3 === 2) continue;
      const [isComing, coming] = [at % 7 !== 0, at % 4 === 0 ? Math.max(1, one.people - 1) : one.people];
      // a household that is known by name answers by name on its page; here it says all or nobody
      const count = one.members.length > 0 ? one.people : coming;
      const events = [...one.at.keys()].map((title) => ({
        id: story.eventId(title),
        is_attending: isComing,
        guest_total: isComing ? count : 0,
      }));
      const answer = stranger.post(`${e2ePlace().origin}/api/public/guests/rsvp/${story.clientId}`, {
        headers: { 'guest-code': one.code, slug: story.slug },
        data: { name: one.name, events },
      });
      await ok(answer);
      for (const title of one.at.keys()) says(one, title, isComing ? 'CONFIRMED' : 'DECLINED', count);
    }
    const bude = story.named('Bude Tutik sklg');
    if (placeOf(bude, RECEPTION).said !== 'PENDING') {
      for (const title of bude.at.keys()) {
        await host('put', `/rsvp/guests/${bude.code}/answers/${story.eventId(title)}`, {
          confirmation_status: 'PENDING',
        });
        says(bude, title, 'PENDING');
      }
    }
    await openGuest(page, bude.name);
    await page
      .getByRole('radiogroup', { name: `Jawaban untuk ${RECEPTION}` })
      .getByText('Hadir')
      .click();
    await expect(page.getByText(`${RECEPTION} dicatat: 5 dari 5 hadir`)).toBeVisible();
    await page.getByRole('button', { name: 'Kurangi satu orang' }).first().click();
    await expect(page.getByText(`${RECEPTION} dicatat: 4 dari 5 hadir`)).toBeVisible();
    says(bude, RECEPTION, 'CONFIRMED', 4);
    // two of the five are not invited after all: one of the four who come stays at home
    await page.getByLabel('Jumlah orang').fill('3');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bude.people = 3;
    says(bude, RECEPTION, 'CONFIRMED', 3);
    await isTrue({ inShort: true });
  });

  await test.step('everybody who comes to the reception gets a chair', async () => {
    const id = story.eventId(RECEPTION);
    await page.goto(staff(`/dashboard/tables?event=${id}`));
    await page.getByRole('button', { name: 'Tambah meja' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tambah \d+ meja/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const taken = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/seats'),
    );
    await page.getByRole('button', { name: 'Susun', exact: true }).click();
    await page.getByRole('dialog').getByText('Susun ulang semua').click();
    await page.getByRole('button', { name: /^Pakai semua/ }).click();
    await taken;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // which table is the product's to choose; that it is one, and never too full, is not
    const tables = await db('seating_tables').where({ event_id: id }).select('name', 'seats');
    const seats = await db('guest_events')
      .join('guests', 'guests.id', 'guest_events.guest_id')
      .where({ event_id: id })
      .select('guests.code', 'table_number');
    for (const { code, table_number } of seats) {
      const one = story.parties.find((known) => known.code === code);
      if (one) placeOf(one, RECEPTION).table = table_number;
    }
    const sitting = Map.groupBy(story.invited(RECEPTION), (one) => placeOf(one, RECEPTION).table);
    for (const { name, seats: chairs } of tables) {
      const people = (sitting.get(name) ?? []).reduce((sum, one) => sum + placeOf(one, RECEPTION).coming, 0);
      expect(people, `table ${name}`).toBeLessThanOrEqual(chairs);
    }
    const largest = Math.max(...tables.map(({ seats: chairs }) => chairs));
    const standing = (sitting.get(null) ?? []).filter((one) => {
      const { said, coming } = placeOf(one, RECEPTION);
      return said === 'CONFIRMED' && coming <= largest;
    });
    expect(standing.map(({ name }) => name)).toEqual([]);
    await isTrue();
  });

  await test.step('the silent are reminded, and the kitchen is told', async () => {
    for (const one of dueNow(story).REMINDER) {
      await host('put', `/rsvp/guests/${one.code}/messages/REMINDER`, { is_sent: true });
      one.sent.add('REMINDER');
    }
    await page.goto(staff(`/dashboard/caterer?event=${story.eventId(RECEPTION)}`));
    await page.getByRole('button', { name: 'Buat lembar katering' }).click();
    await expect(page).toHaveURL(/sheet=\d+/);
    await isTrue();
  });

  await test.step('on the evening a part of a party comes first, and two whom nobody invited', async () => {
    const id = story.eventId(RECEPTION);
    await page.goto(staff(`/dashboard/attendance?event=${id}`));
    await page.getByRole('button', { name: 'Tindakan lain', exact: true }).click();
    await page.getByRole('button', { name: 'Penerima tamu sendiri' }).click();
    await page.getByLabel('Nama penerima tamu').fill('Dimas sepupu');
    const made = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/ushers'),
    );
    await page.getByText('Seluruh buku tamu', { exact: true }).click();
    await page.getByRole('button', { name: 'Tunjuk penerima tamu' }).click();
    const { data: usher } = await (await made).json();
    await ok(
      door.post(staff('/api/public/auth/client/qr-scan/login'), {
        data: { username: usher.username, password: usher.password },
      }),
    );
    // what was made for somebody opens nothing but its own change
    const own = { data: { current_password: usher.password, new_password: `${PASSWORD} di pintu` } };
    await ok(door.post(staff('/api/dashboard/account/password'), own));
    const at = (path: string, data: object) => ok(door.post(staff(`/api/public/guests/rsvp/events${path}`), { data }));
    const coming = story.invited(RECEPTION).filter((one) => placeOf(one, RECEPTION).said === 'CONFIRMED');
    for (const [turn, one] of coming.entries()) {
      // one of nine says yes and stays away
      if (turn % 9 === 4) continue;
      const place = placeOf(one, RECEPTION);
      const isLate = place.coming > 1 && turn % 6 === 0;
      const now = isLate ? place.coming - 1 : place.coming;
      const gift = turn % 2 === 0;
      await at('/check-in', { event_id: id, guest_code: one.code, total_guest_attending: now, gift });
      Object.assign(place, { arrived: now, hasGift: gift });
      if (!isLate || turn % 12 !== 0) continue;
      await at('/check-in', { event_id: id, guest_code: one.code, total_guest_attending: 1, mode: 'ADDITIONAL' });
      place.arrived = place.coming;
    }
    for (const [name, people] of [
      ['Pak RT', 2],
      ['Teman lama Bima', 3],
    ] as const) {
      const added = await at('/guest-book/insert-adhoc-guest', { event_id: id, name, total_guests: people });
      const { data } = await added.json();
      const came = party({ name, phone: null, people, group: null, events: [RECEPTION] });
      Object.assign(came, { isWalkIn: true, code: data.guest.guest_code });
      // who stands in the hall has come
      Object.assign(placeOf(came, RECEPTION), { said: 'CONFIRMED', coming: people, arrived: people });
      story.parties.push(came);
    }
    await isTrue({ inShort: true });
  });

  await test.step('gifts are written down, and who came is thanked', async () => {
    const [first, second] = story.invited(RECEPTION).filter((one) => placeOf(one, RECEPTION).arrived !== null);
    if (!first || !second) throw new Error('somebody came');
    const gifts = [
      { kind: 'ENVELOPE', giver: first.name, code: first.code, amount: 500_000 },
      { kind: 'TRANSFER', giver: 'Om Hendra di Melbourne', code: null, amount: 2_000_000 },
      { kind: 'ENVELOPE', giver: 'tanpa nama', code: null, amount: null },
    ] as const;
    for (const { kind, giver, code, amount } of gifts) {
      await host('post', '/gifts', { kind, giver_name: giver, guest_code: code, amount });
      story.gifts.push({ kind, giver, code, amount, isThanked: false });
    }
    await isTrue();
    await page.goto(staff('/dashboard/gifts'));
    await page
      .getByRole('checkbox', { name: `Terima kasih kepada ${first.name} sudah disampaikan` })
      .or(page.getByRole('button', { name: `Terima kasih kepada ${first.name} sudah disampaikan` }))
      .first()
      .click();
    await expect(page.getByText(`Terima kasih kepada ${first.name} dicatat`)).toBeVisible();
    // what is ticked in the book empties the turn in the queue
    first.sent.add('THANKS');
    for (const gift of story.gifts) if (gift.code === first.code) gift.isThanked = true;
    for (const one of dueNow(story).THANKS) {
      await host('put', `/rsvp/guests/${one.code}/messages/THANKS`, { is_sent: true });
      one.sent.add('THANKS');
    }
    await isTrue({ inShort: true });
  });
  await Promise.all([office, door, stranger].map((context) => context.dispose()));
});
