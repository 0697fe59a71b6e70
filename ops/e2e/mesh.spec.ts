import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { awaitedGuests, confirmArrival, logInAsUsher, openDesk, typeCode } from './door/desk.ts';
import { staff } from './place.ts';

/** Gates of one hall whose internet goes: real data channels between real pages, and no server from then on. */

const GATES = ['Gerbang A', 'Gerbang B', 'Gerbang C', 'Gerbang D'];
/** With every change a few; `JANUR_MESH_GUESTS=200` for the long one. */
const GUESTS = Number(process.env['JANUR_MESH_GUESTS'] ?? 8);

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether its calls reach the server. */
  isOnline: boolean;
}

async function aDevice(browser: Browser): Promise<Device & { readonly eventId: number }> {
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  const eventId = await logInAsUsher(context);
  const device = { context, page: await context.newPage(), isOnline: true, eventId };
  // a stream that is open would outlive the server: without one the page asks every few seconds
  await context.route('**/api/**', (route) =>
    device.isOnline && !route.request().url().endsWith('/stream') ? route.continue() : route.abort(),
  );
  return device;
}

const codeOn = async (page: Page): Promise<string> => {
  const drawn = page.getByRole('img', { name: 'Kode untuk perangkat lain' });
  await expect(drawn).toBeVisible();
  return (await drawn.getAttribute('data-code')) ?? '';
};

/** As two ushers do it: one shows a code, the other scans it and shows its own, and the first scans that; in ms from then on. */
async function link(one: Page, other: Page): Promise<number> {
  await one.getByRole('navigation').getByRole('link', { name: 'Setelan' }).click();
  await one.getByRole('button', { name: /perangkat terhubung/ }).click();
  // the second of two quick taps is nobody's wish
  await expect(async () => {
    // while it looks for its ways there is nothing to tap
    const show = one.getByRole('button', { name: 'Hubungkan perangkat lain' });
    if (await show.isVisible()) await show.click({ timeout: 1000 });
    await expect(one.getByText(/^Pindai kode ini dengan perangkat lain/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const offer = await codeOn(one);
  await other.getByRole('navigation').getByRole('link', { name: 'Pindai' }).click();
  await typeCode(other, offer);
  const answer = await codeOn(other);
  await one.getByRole('button', { name: 'Pindai kodenya sekarang' }).click();
  await typeCode(one, answer);
  const since = Date.now();
  // browsers look for ways to each other, beside whatever else a machine does
  for (const page of [one, other]) await expect(page.getByText(/^Terhubung\. /)).toBeVisible({ timeout: 60_000 });
  return Date.now() - since;
}

const toScan = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Pindai' }).click();

test('gates without a server hear of each other, refuse who is in elsewhere, and bring all of it to the server once', async ({
  browser,
}) => {
  test.setTimeout(180_000 + GUESTS * 5000);
  const devices: Awaited<ReturnType<typeof aDevice>>[] = [];
  for (const gate of GATES) {
    const device = await aDevice(browser);
    await openDesk(device.page, device.eventId, gate);
    devices.push(device);
  }
  const [first] = devices;
  if (!first) throw new Error('there is no device');
  const { eventId } = first;
  const guests = await awaitedGuests(first.context, eventId, GUESTS);
  const before = await headcount(first.context, eventId);
  const pages = devices.map(({ page }) => page);
  // a chain: who is at its ends hears of the other through those between
  const linked: number[] = [];
  for (const [index, page] of pages.slice(1).entries()) linked.push(await link(pages[index] ?? page, page));
  test.info().annotations.push({ type: 'linked after, in ms', description: linked.join(' ') });
  for (const device of devices) device.isOnline = false;
  for (const page of pages) await toScan(page);

  const late: number[] = [];
  for (const [index, guest] of guests.entries()) {
    const at = pages[index % pages.length] ?? first.page;
    const elsewhere = pages[(index + 1 + (index % 3)) % pages.length] ?? first.page;
    await typeCode(at, guest.code);
    await confirmArrival(at, guest.name);
    const since = Date.now();
    await typeCode(elsewhere, guest.code);
    const verdict = elsewhere.getByRole('dialog');
    await expect(verdict).toContainText(/Sudah masuk/);
    await expect(verdict).toContainText(guest.name);
    late.push(Date.now() - since);
    await elsewhere.keyboard.press('Escape');
    await expect(verdict).toBeHidden();
  }
  test.info().annotations.push({ type: 'refused at the other gate after, in ms', description: late.join(' ') });
  expect(await headcount(first.context, eventId)).toEqual(before);

  // the last of the chain meets the server
  const last = devices.at(-1);
  if (!last) throw new Error('there is no device');
  last.isOnline = true;
  const people = guests.reduce((sum, guest) => sum + guest.people, 0);
  const after = { arrived: before.arrived + guests.length, attended: before.attended + people };
  await expect.poll(() => headcount(first.context, eventId), { timeout: 30_000 }).toEqual(after);
  for (const device of devices) device.isOnline = true;
  for (const page of pages)
    await expect(page.getByText('Tidak ada internet', { exact: false })).toHaveCount(0, { timeout: 30_000 });
  for (const page of pages)
    await expect(page.locator('[data-kind=here]')).not.toHaveAttribute('data-some', { timeout: 30_000 });
  expect(await headcount(first.context, eventId)).toEqual(after);
  for (const page of pages) await expect(page.locator('[data-kind=attention]')).not.toHaveAttribute('data-some');
  for (const { context } of devices) await context.close();
});

test('the screen at the entrance welcomes whom the phone beside it lets in, with the server gone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = await aDevice(browser);
  const screen = await aDevice(browser);
  const { eventId } = phone;
  await openDesk(phone.page, eventId, 'Gerbang A');
  await openDesk(screen.page, eventId, 'Gerbang A');
  const [guest] = await awaitedGuests(phone.context, eventId, 1);
  if (!guest) throw new Error('nobody is awaited');
  await link(phone.page, screen.page);
  for (const device of [phone, screen]) device.isOnline = false;
  await screen.page.getByRole('navigation').getByRole('link', { name: 'Setelan' }).click();
  await screen.page.getByRole('button', { name: 'Layar sambutan' }).click();
  await expect(screen.page.getByRole('heading', { name: 'Selamat datang' })).toBeVisible();
  await screen.page.getByRole('button', { name: 'Hanya Gerbang A' }).click();
  await toScan(phone.page);
  await typeCode(phone.page, guest.code);
  await confirmArrival(phone.page, guest.name);
  const since = Date.now();
  await expect(screen.page.getByRole('heading', { name: guest.name })).toBeVisible({ timeout: 15_000 });
  test.info().annotations.push({ type: 'welcomed after, in ms', description: String(Date.now() - since) });
  for (const { context } of [phone, screen]) await context.close();
});

async function headcount(context: BrowserContext, eventId: number): Promise<{ arrived: number; attended: number }> {
  const answer = await context.request.get(staff(`/api/public/guests/rsvp/events/guest-book/event-detail/${eventId}`));
  const { summary } = (await answer.json()).data;
  return { arrived: summary.total_checked_in, attended: summary.total_pax_attended };
}
