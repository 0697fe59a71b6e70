import { checkIn, connection } from './check-in-call.ts';
import { ground } from './ground.ts';

const GUESTS = 50;
const SCANS = 20;

const place = await ground();
const { db, origin } = place;
const token = await place.logIn();
const guests = await db('guest_events')
  .join('guests', 'guests.id', 'guest_events.guest_id')
  .join('events', 'events.id', 'guest_events.event_id')
  .whereIn('guests.client_id', db('accounts').select('client_id').where({ username: 'usher-sinta-rama' }))
  .where({ 'guest_events.is_checked_in': 0, 'events.is_guest_book': 1 })
  .select('guests.code', 'guest_events.event_id', 'guest_events.id')
  .orderBy('guest_events.id')
  .limit(GUESTS);
const agents = Array.from({ length: SCANS }, connection);

const outcomes = new Map<string, number>();
let wrong = 0;
for (const guest of guests) {
  const statuses = await Promise.all(
    agents.map((agent) => checkIn(agent, { origin, token, eventId: guest.event_id, code: guest.code })),
  );
  const [effective, second] = [200, 409].map((status) => statuses.filter((one) => one === status).length);
  const stored = await db('operations')
    .where({ guest_event_id: guest.id, verdict: 'APPLIED' })
    .count({ rows: '*' })
    .first();
  if (effective !== 1 || second !== SCANS - 1 || stored?.['rows'] !== 1) wrong += 1;
  for (const status of statuses) outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1);
}
const server = [...outcomes].filter(([status]) => status >= '500').reduce((sum, [, count]) => sum + count, 0);
console.table([
  {
    guests: guests.length,
    'scans each': SCANS,
    ...Object.fromEntries(outcomes),
    '5xx': server,
    'not exactly one': wrong,
  },
]);
for (const agent of agents) agent.destroy();
await place.close();
if (guests.length < GUESTS || wrong + server > 0) process.exitCode = 1;
