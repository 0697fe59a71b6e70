import { createPool } from 'mysql2/promise';
import { checkIn, connection } from './check-in-call.ts';
import { ground, median } from './ground.ts';

const ROUNDS = 5;
const GUESTS = 2000;
const CONNECTIONS = 10;
const GOAL = 0.5;

const place = await ground();
const { db, origin } = place;
const token = await place.logIn();
const event = await db('events')
  .where({ is_guest_book: 1 })
  .whereIn('client_id', db('accounts').select('client_id').where({ username: 'usher-sinta-rama' }))
  .first();
const option = await db('options').where({ client_id: event?.client_id }).first();
if (!event || !option) throw new Error('the demo data has no event with a guest-book');
const eventId = event.id;
const codes = Array.from({ length: GUESTS * ROUNDS }, (_, index) => `BENCH${index}`);
const ids = await invite();

const rows = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const of = <T>(all: readonly T[]) => all.slice(round * GUESTS, (round + 1) * GUESTS);
  const ours = await checkInAll(of(codes));
  const bare = await updateAll(of(ids));
  rows.push({ round: round + 1, 'check-ins/s': ours, 'UPDATEs/s': bare, ratio: Number((ours / bare).toFixed(3)) });
}
console.table(rows);
console.log(`median ratio ${median(rows.map(({ ratio }) => ratio))}, goal ≥ ${GOAL}`);
await place.close();

async function invite(): Promise<number[]> {
  const ours = { client_id: event?.client_id, option_id: option?.id };
  for (let at = 0; at < codes.length; at += 1000) {
    await db('guests').insert(
      codes.slice(at, at + 1000).map((code) => ({ ...ours, code, name: code, total_guests: 2 })),
    );
  }
  await db.raw(
    `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
     SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE code LIKE 'BENCH%'`,
    [eventId],
  );
  return db('guest_events').where('guest_name', 'like', 'BENCH%').orderBy('id').pluck('id');
}

/** Check-ins a second, over sockets, each of another guest. */
async function checkInAll(some: readonly string[]): Promise<number> {
  const agents = Array.from({ length: CONNECTIONS }, connection);
  const took = await drained(some, async (code, worker) => {
    const agent = agents[worker];
    const status = agent && (await checkIn(agent, { origin, token, eventId, code }));
    if (status !== 200) throw new Error(`a check-in was answered ${status}`);
  });
  for (const agent of agents) agent.destroy();
  return Math.round(some.length / took);
}

/** The least that a check-in could be: one UPDATE by key, committed. */
async function updateAll(some: readonly number[]): Promise<number> {
  const pool = createPool({
    socketPath: place.socketPath,
    user: 'root',
    database: 'janur',
    connectionLimit: CONNECTIONS,
  });
  const took = await drained(some, async (id) => {
    await pool.execute('UPDATE guest_events SET is_scanned = 1, scanned_at = NOW(3) WHERE id = ?', [id]);
  });
  await pool.end();
  return Math.round(some.length / took);
}

/** Seconds until as many workers as there are connections have done all of it. */
async function drained<T>(items: readonly T[], work: (item: T, worker: number) => Promise<void>): Promise<number> {
  const left = [...items];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, worker) => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item, worker);
    }),
  );
  return (performance.now() - started) / 1000;
}
