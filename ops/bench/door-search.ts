import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { signedTicket, textToSign } from '@janur/contracts/ticket';
import { chromium } from '@playwright/test';
import { findBrowser } from '../run/browser.ts';
import { ROOT } from '../run/workspaces.ts';

/** The door's own search and verdicts in Chromium on a slowed CPU: 5,000 guests, from the first letter. */

const GUESTS = 5000;
const SLOWER = 4;
const ROUNDS = 12;
const GOALS_MS: Readonly<Record<string, number>> = { search: 50, judge: 10 };
const ORIGIN = 'http://bench.test';

const keys = generateKeyPairSync('ed25519');
const text = textToSign({
  kid: 'k1',
  clientId: 1,
  guestCode: 'CODE4321',
  validUntil: null,
  events: [{ id: 7, pax: 2 }],
});

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ locale: 'id-ID' });
await page.route(`${ORIGIN}/**`, async (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
  const source = readFileSync(join(ROOT, pathname), 'utf8');
  const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  return route.fulfill({ contentType: 'text/javascript', body });
});
const CONTRACTS: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'shared/contracts/package.json'), 'utf8'),
);
const MODULES = {
  ...Object.fromEntries(
    Object.entries(CONTRACTS.exports).map(([name, file]) => [
      `@janur/contracts${name.slice(1)}`,
      `/shared/contracts${file.slice(1)}`,
    ]),
  ),
  '@noble/ed25519': '/node_modules/@noble/ed25519/index.js',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
  '@noble/curves/': '/node_modules/@noble/curves/',
};
const PAGE = `<!doctype html><script type="importmap">${JSON.stringify({ imports: MODULES })}</script>`;
await page.goto(`${ORIGIN}/`);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

const given = {
  count: GUESTS,
  rounds: ROUNDS,
  ticket: signedTicket(text, sign(null, Buffer.from(text), keys.privateKey)),
  publicKey: String(keys.publicKey.export({ format: 'jwk' }).x),
};
const measured = await page.evaluate(measure, given);
console.table(
  Object.entries(measured).map(([what, all]) => {
    const sorted = all.toSorted((one, other) => one - other);
    const goal = GOALS_MS[what.split(' ')[0] ?? ''] ?? '';
    const worst = sorted.at(-1) ?? NaN;
    return { what, 'median ms': tenths(sorted[Math.floor(sorted.length / 2)] ?? NaN), 'worst ms': tenths(worst), goal };
  }),
);
await browser.close();

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Runs in the page, with the product's own modules. */
async function measure({ count, rounds, ticket, publicKey }: typeof given): Promise<Record<string, number[]>> {
  const eventStore = '/guestbook-remote/src/event-store';
  const { createSearch } = await import(`${eventStore}/search/search.ts`);
  const { judge } = await import(`${eventStore}/judge.ts`);
  const first =
    'Budi Siti Ratna Muhammad Dewi Agus Putri Rizky Ayu Hendra José Søren 王小明 さくら 민수 Nurhaliza'.split(' ');
  const last = 'Santoso Wibowo Pratama Lestari Kusuma Hidayat Saputra Wijaya Aminah Rahman Álvarez 田中 김'.split(' ');
  const titles = ['Bpk.', 'Ibu', 'dr.', 'H.', 'Hj.', ''];
  const of = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  const guests = new Map<string, object>();
  for (let at = 0; at < count; at += 1) {
    const code = `CODE${String(at).padStart(4, '0')}`;
    const name = `${of(titles, at)} ${of(first, at)} ${of(last, at * 7)} ${of(first, at * 3 + 1)} ${at % 97}`;
    guests.set(code, {
      key: code,
      guest_code: code,
      name,
      phone_last4: String(at).padStart(4, '0'),
      confirmation_status: 'CONFIRMED',
      allowed: 2,
      total_guests_attended: 0,
      first: null,
    });
  }
  const search = createSearch();
  const times: Record<string, number[]> = {};
  const take = (what: string, work: () => unknown) => {
    const started = performance.now();
    work();
    (times[what] ??= []).push(performance.now() - started);
  };
  const { warmUp } = await import(`${eventStore}/ticket-signature.ts`);
  take('open: prepare 5,000 names', () => search.prepare(guests));
  take('open: first verification', () => warmUp({ isLive: false }));
  const asked = [
    'b',
    'bu',
    'budi',
    'bpk budi santoso',
    'dewi ratna',
    'nurhalisah',
    'muhamad prtama',
    'xyzzyx',
    'さ',
    'ㅁㅅ',
    '4321',
    'code43',
  ];
  const judging = {
    eventId: 7,
    clientEvents: { client_id: 1, events: [], ticket_keys: [{ kid: 'k1', public_key: publicKey }] },
    hasList: true,
    now: Date.now(),
    isClockWrong: false,
    isRevoked: () => false,
    guest: (key: string) => guests.get(key),
    byCodeSign: () => [],
    phonesOf: () => null,
    byPhone: () => [],
    phoneCheckOf: () => null,
    otherEventsOf: () => new Set<number>(),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const words of asked) take(`search ${words}`, () => search.find(guests, words, 20));
    take('judge a code', () => judge('CODE4321', judging));
    take('judge a signed ticket', () => judge(ticket, judging));
  }
  return times;
}
