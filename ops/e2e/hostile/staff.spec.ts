import { createServer } from 'node:http';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { e2ePlace, staff } from '../place.ts';
import { attemptOnStaff, type Known } from './staff-attempts.ts';

/** What stays possible in a page of one's own origin is seen there, so that an attempt that fails elsewhere means something. */
const OF_OWN_ORIGIN = [
  'the API with the session',
  'a password reset',
  'a log-in as staff',
  'the door’s kept page',
  'the door’s guests',
  'what the staff keeps',
  'the door’s worker',
];

let known: Known;
const heard: string[] = [];
const attacker = createServer((request, response) => {
  heard.push(request.url ?? '');
  response.setHeader('access-control-allow-origin', '*').end('reached');
});

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => attacker.listen(0, resolve));
  const address = attacker.address();
  known = {
    staff: e2ePlace().staff,
    far: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  };
});
test.afterAll(() => void attacker.close());
test.beforeEach(() => void heard.splice(0));

/** An admin who is logged in on a device that has stood at the door: session, storage, kept page and guests are there. */
async function staffDevice(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await logIn(context, { username: 'usher-sinta-rama', password: 'janur-usher' });
  await page.goto(staff('/guest-book'));
  await page
    .getByRole('link', { name: /Resepsi/ })
    .or(page.getByRole('button', { name: /Resepsi/ }))
    .first()
    .click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(() => localStorage.setItem('janur.canary', 'kept'));
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  await logIn(context, { username: 'admin', password: 'janur-admin' });
  return page;
}

async function logIn(context: BrowserContext, data: object) {
  expect((await context.request.post(staff('/api/public/auth/login'), { data })).ok()).toBe(true);
}

const reached = (outcomes: Record<string, unknown>) =>
  Object.entries(outcomes).flatMap(([name, outcome]) => (outcome === true ? [name] : []));

test('in a page of the staff’s own origin the attempts get there', async ({ context }) => {
  const page = await staffDevice(context);
  expect(reached(await page.evaluate(attemptOnStaff, known))).toEqual(expect.arrayContaining(OF_OWN_ORIGIN));
  // and in a frame of it the page around is open
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { name: 'inside' })));
  const inside = page.frame({ name: 'inside' });
  expect(await inside?.evaluate(() => Reflect.get(window, 'parent').document.body !== null)).toBe(true);
});

test('a template in a guests’ page reaches nothing of the staff whose browser shows it', async ({ context }) => {
  // the guest-book that is open there asks by itself
  await (await staffDevice(context)).close();
  const page = await context.newPage();
  const asked = requestsTo(context, known.staff);
  await page.goto('/demo-template-1?to=Budi');
  expect(reached(await page.evaluate(attemptOnStaff, known))).toEqual([]);
  // the browser itself tells the staff's server, now or later, who tried to frame it
  expect(asked.filter((url) => url.includes('/api/') && !url.endsWith('/reports/blocked'))).toEqual([]);
  expect(heard).toEqual([]);
  await expectUnharmed(context);
});

for (const [where, address, title] of [
  ['editor', async (context: BrowserContext) => `/dashboard/clients/${await clientId(context)}`, 'Undangan di ponsel'],
  ['playground', async () => '/dashboard/playground?template=TEMPLATE_1&fixture=full', 'Di ponsel'],
] as const)
  test(`nor does one that the ${where} shows: neither the page around, nor the address bar, nor an order`, async ({
    context,
  }) => {
    await staffDevice(context);
    const page = await context.newPage();
    await page.goto(staff(await address(context)));
    const shown = page.frameLocator(`iframe[title="${title}"]`);
    await expect(shown.locator('[data-invitation]').first()).toBeAttached();
    const frame = page.frames().find((one) => one.url().startsWith(`${e2ePlace().origin}/preview`));
    if (!frame) throw new Error('the preview is of the guests’ origin');
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' || !request.url().startsWith(known.staff)) return;
      // the browser's own word that it stopped the frame is no writing of the template's
      if (!request.url().endsWith('/api/public/reports/blocked')) written.push(request.url());
    });
    expect(reached(await frame.evaluate(attemptOnStaff, known))).toEqual([]);
    // it may say what it likes: nothing is saved, nothing but a colour is taken for one
    await frame.evaluate(() => {
      const around: Window = Reflect.get(window, 'parent');
      around.postMessage({ kind: 'janur-preview-save' }, '*');
      const colours = { '--base': 'url(https://evil.test/x.png)', '--nobody': 'red' };
      around.postMessage({ kind: 'janur-preview-colours', colours }, '*');
    });
    // neither the frame nor the page around it goes anywhere else
    await frame.evaluate(
      ([far]) => {
        const meta = Object.assign(document.createElement('meta'), {
          httpEquiv: 'refresh',
          content: `0;url=${far}/meta`,
        });
        document.head.append(meta);
        try {
          if (window.top) window.top.location.href = `${far}/top`;
        } catch {
          // refused aloud
        }
        location.href = `${far}/frame`;
      },
      [known.far],
    );
    await page.waitForTimeout(1000);
    expect({ heard, written, at: new URL(page.url()).origin }).toEqual({ heard: [], written: [], at: known.staff });
    await expectUnharmed(context);
  });

/** The session still is the admin's, and the guest-book starts as it was built. */
async function expectUnharmed(context: BrowserContext) {
  const detail: { data: { role: string } } = await (await context.request.get(staff('/api/public/auth/detail'))).json();
  expect(detail.data.role).toBe('ADMIN');
  const page = await context.newPage();
  await page.goto(staff('/guest-book'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/ · Janur$/);
}

function requestsTo(context: BrowserContext, origin: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

async function clientId(context: BrowserContext): Promise<number> {
  const { data }: { data: { id: number } } = await (
    await context.request.get('/api/public/clients/demo-template-1')
  ).json();
  return data.id;
}
