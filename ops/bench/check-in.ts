import { perSecond } from './check-in-load.ts';
import { ground, median } from './ground.ts';

const ROUNDS = 5;
/** Before them one that does not count: what stands at a door has not just been started. */
const WARM_UP = 1;
/** A door with few ushers, and a whole house of them. */
const CONNECTIONS = [10, 50];
const GUESTS = 2000;
const GOAL = 0.5;

const place = await ground();
const { db, origin, socketPath } = place;
const token = await place.logIn();
const event = await db('events')
  .where({ is_guest_book: 1 })
  .whereIn('client_id', db('accounts').select('client_id').where({ username: 'usher-sinta-rama' }))
  .first();
const option = await db('options').where({ client_id: event?.client_id }).first();
if (!event || !option) throw new Error('the demo data has no event with a guest-book');
const eventId = event.id;
const all = Array.from({ length: GUESTS * (WARM_UP + ROUNDS) * CONNECTIONS.length }, (_, index) => `BENCH${index}`);
const allIds = await invite();

const rows = [];
let used = 0;
for (const connections of CONNECTIONS) {
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    const [codes, ids] = [all.slice(used, used + GUESTS), allIds.slice(used, used + GUESTS)];
    used += GUESTS;
    const ours = await perSecond({ kind: 'check-in', connections, origin, token, eventId, codes });
    const bare = await perSecond({ kind: 'update', connections, socketPath, ids });
    const ratio = Number((ours / bare).toFixed(3));
    if (round > 0) rows.push({ connections, round, 'check-ins/s': ours, 'UPDATEs/s': bare, ratio });
  }
}
console.table(rows);
for (const connections of CONNECTIONS) {
  const ratios = rows.filter((row) => row.connections === connections).map(({ ratio }) => ratio);
  console.log(`${connections} connections: median ratio ${median(ratios)}, goal ≥ ${GOAL}`);
}
await place.close();

async function invite(): Promise<number[]> {
  const ours = { client_id: event?.client_id, option_id: option?.id };
  for (let at = 0; at < all.length; at += 1000) {
    await db('guests').insert(
      all.slice(at, at + 1000).map((code) => ({ ...ours, code, name: code, search_text: '', total_guests: 2 })),
    );
  }
  await db.raw(
    `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
     SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE code LIKE 'BENCH%'`,
    [eventId],
  );
  return db('guest_events').where('guest_name', 'like', 'BENCH%').orderBy('id').pluck('id');
}
