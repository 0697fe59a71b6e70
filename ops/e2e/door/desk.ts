import { type BrowserContext, expect, type Page } from '@playwright/test';
import { staff } from '../place.ts';

const EVENTS = '/api/public/guests/rsvp/events';

export interface Guest {
  code: string;
  name: string;
  people: number;
  invited: number;
  /** What the QR code in the guest's invitation says. */
  qr: string;
}

/** Logs an usher in and gives the event of the reception. */
export async function logInAsUsher(context: BrowserContext): Promise<number> {
  const answer = await context.request.post(staff('/api/public/auth/client/qr-scan/login'), {
    data: { username: 'usher-sinta-rama', password: 'janur-usher' },
  });
  expect(answer.ok()).toBe(true);
  const { data } = await (await context.request.get(staff(`${EVENTS}/guest-book`))).json();
  return data.events.find(({ title }: { title: string }) => title === 'Resepsi').id;
}

/**
 * Guests of the event who are expected and not in yet, from the end of the list: other journeys take the first ones. Where so
 * many have not confirmed, those who have not answered, too; `people` is how many the desk proposes.
 */
export async function awaitedGuests(context: BrowserContext, eventId: number, count: number): Promise<Guest[]> {
  const { data } = await (await context.request.get(staff(`${EVENTS}/${eventId}/pack`))).json();
  const rows: unknown[][] = data.guests;
  const awaited = (status: string) => rows.filter((row) => row[6] === status && row[9] === null);
  const free = [...awaited('PENDING'), ...awaited('CONFIRMED')].slice(-count);
  expect(free).toHaveLength(count);
  return Promise.all(
    free.map(async (row) => {
      const code = String(row[1]);
      const detail = await context.request.get(staff(`${EVENTS}/guest-detail/${code}/${eventId}`));
      const { data: guest } = await detail.json();
      return {
        code,
        name: guest.name,
        people: Number(row[6] === 'CONFIRMED' ? row[5] : row[4]),
        invited: Number(row[4]),
        qr: guest.qr_code,
      };
    }),
  );
}

/** Opens the desk as a device that was set up for the event, and waits until the guests are on it. */
export async function openDesk(page: Page, eventId: number, gate = 'Gerbang A'): Promise<void> {
  await page.addInitScript(
    (state) => {
      const key = 'janur.guest-book.preferences';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
    },
    { eventId, isGateAsked: true },
  );
  await page.goto(staff('/guest-book/gate'));
  await page.getByRole('button', { name: gate }).click();
  // it leaves when the disk has the name: a page that is left before would not have it
  await page.waitForURL('**/guest-book/settings');
  await page.goto(staff('/guest-book/scan'));
  await expect(page.getByRole('img', { name: /dari [1-9]\d* orang/ })).toBeVisible();
  // the list comes in pages
  await expect(page.getByText(/Daftar tamu (?:sedang diambil|diambil begitu)/)).toHaveCount(0);
}

/** Confirms, and waits for what is said of it, told of each change: it makes way for the next guest by itself. */
export async function confirmArrival(page: Page, name: string): Promise<void> {
  const news = page.evaluate(
    (said) =>
      new Promise<void>((resolve) => {
        const look = () =>
          [...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent === said) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
        look();
      }),
    `Tercatat hadir: ${name}`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Konfirmasi' }).click();
  await news;
}

/** A person types that long; a tap that follows the last one sooner, at its place, is taken for the tail of it. */
const TYPING_MS = 500;

export async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Kode tamu' });
  const type = page.getByRole('button', { name: 'Ketik kode' });
  await expect(field.or(type).first()).toBeVisible();
  if (!(await field.isVisible())) await type.click();
  await field.fill(code);
  await page.waitForTimeout(TYPING_MS);
  await field.press('Enter');
}
