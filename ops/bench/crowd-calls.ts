import { checkInGuest, getMeta, guestLogin, listWishes, submitRsvp } from '@janur/contracts';
import fastify from 'fastify';
import { type Call, callsPerSecond } from './get-load.ts';
import { ground, median, spentBy } from './ground.ts';

/*
 * What a crowd asks the API for, as shares of a bare Fastify hello: what is read over and over, what is written once a guest.
 */

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;
/** Answered, changed and checked in once a round. */
const GUESTS = 300;
/** What a quiet machine of two cores reaches, less a fifth. */
const GOALS = {
  wishes: 0.025,
  'link preview': 0.36,
  'guest log-in': 0.02,
  answer: 0.004,
  'changed answer': 0.004,
  scan: 0.027,
};
const META = `/api${getMeta.path.replace(':slug', 'sinta-rama')}`;
const KINDS = ['wishes', 'link preview', 'guest log-in', 'answer', 'changed answer', 'scan'] as const;

const place = await ground();
const { db, origin } = place;
const option = await db('options').where({ slug: 'sinta-rama' }).first();
const event = await db('events').where({ client_id: option?.client_id, is_guest_book: true }).first();
if (!option || !event) throw new Error('the demo couple is gone');
const ours = { client_id: option.client_id, option_id: option.id };
const token = await place.logIn();
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const costs = new Map<string, { server: number; database: number }[]>();
const rows: Record<(typeof KINDS)[number] | 'hello', number>[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const codes = await invite(round);
  const answers = (people: number): Call[] =>
    codes.map((code) => ({
      path: pathOf(submitRsvp.path, ours.client_id),
      headers: { slug: 'sinta-rama', 'guest-code': code, 'idempotency-key': `bench-${people}-${code}` },
      body: { name: code, events: [{ id: event.id, is_attending: true, guest_total: people }] },
    }));
  const row = {
    hello: await rate('hello', [{ path: '/' }], { at: helloOrigin, seconds: SECONDS }),
    wishes: await rate('wishes', codes.map(wishesOf), { seconds: SECONDS }),
    'link preview': await rate('link preview', [{ path: META }], { seconds: SECONDS }),
    'guest log-in': await rate(
      'guest log-in',
      codes.map((_, index) => logInOf(round, index)),
    ),
    answer: await rate('answer', answers(2)),
    'changed answer': await rate('changed answer', answers(1)),
    scan: await rate('scan', codes.map(scanOf)),
  };
  // the first is for the compiler and the caches
  if (round > 0) rows.push(row);
}
console.table(rows);
console.log('ms of processor a call, the median of all rounds:');
console.table(
  Object.fromEntries(
    [...costs].map(([kind, spent]) => [
      kind,
      {
        server: median(spent.map(({ server }) => server)).toFixed(2),
        database: median(spent.map(({ database }) => database)).toFixed(2),
      },
    ]),
  ),
);
for (const kind of KINDS)
  console.log(
    `${kind}: ${median(rows.map((row) => row[kind] / row.hello)).toFixed(3)} of a hello, goal ≥ ${GOALS[kind]}`,
  );
await hello.close();
await place.close();

async function rate(
  kind: string,
  calls: Call[],
  { at = origin, seconds }: { at?: string; seconds?: number } = {},
): Promise<number> {
  let perSecond = 0;
  const load = { origin: at, calls, connections: CONNECTIONS, ...(seconds !== undefined && { seconds }) };
  const { server, database } = await spentBy(place, async () => (perSecond = await callsPerSecond(load)));
  const count = seconds === undefined ? calls.length : perSecond * seconds;
  costs.set(kind, [...(costs.get(kind) ?? []), { server: server / count, database: database / count }]);
  return perSecond;
}

function pathOf(path: string, clientId: number): string {
  return `/api${path.replace(':clientId', String(clientId))}`;
}

function wishesOf(code: string): Call {
  return { path: pathOf(listWishes.path, ours.client_id), headers: { slug: 'sinta-rama', 'guest-code': code } };
}

/** Each from a network of its own. */
function logInOf(round: number, index: number): Call {
  const body = { slug: 'demo-private', phoneNumber: '0812 0000 0001' };
  return {
    path: `/api${guestLogin.path}`,
    headers: { 'x-forwarded-for': `10.${round}.${index >> 8}.${index & 255}` },
    body,
  };
}

function scanOf(code: string): Call {
  return {
    path: `/api${checkInGuest.path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `scan-${code}` },
    body: { event_id: event?.id, guest_code: code, total_guest_attending: 1 },
  };
}

async function invite(round: number): Promise<string[]> {
  const codes = Array.from({ length: GUESTS }, (_, index) => `CROWD${round}X${index}`);
  await db('guests').insert(codes.map((code) => ({ ...ours, code, name: code, search_text: '', total_guests: 2 })));
  await db.raw(
    `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
     SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE code LIKE ?`,
    [event?.id ?? 0, `CROWD${round}X%`],
  );
  return codes;
}
