import { DEMO_ACCOUNTS } from '@janur/api/seed';
import { ground, median } from './ground.ts';

const ROUNDS = 9;
const TABLES = 40;
const SEATS = 10;
const PARTIES = 160;
const GOAL_MS = 2000;
/** How long the thread that serves may be away from others meanwhile. */
const GOAL_AWAY_MS = 200;
const BEAT_MS = 5;

const place = await ground();
const { db, origin } = place;
const { username, password } = DEMO_ACCOUNTS.client;
const token = await place.logIn({ username, password });
const option = await db('options').where({ slug: 'sinta-rama' }).first();
const event = await db('events').where({ client_id: option?.client_id, is_guest_book: 1 }).first();
if (!option || !event) throw new Error('the demo data has no event with a guest-book');
await invite(option.client_id, option.id, event.id);
const hall = `${origin}/api/dashboard/clients/rsvp/seating/${event.id}`;
await ask(`${hall}/tables`, {
  tables: Array.from({ length: TABLES }, (_, at) => ({
    name: `Bench ${at + 1}`,
    seats: SEATS,
    shape: 'ROUND',
    x: (at % 8) * 30,
    y: Math.floor(at / 8) * 30,
    is_vip: false,
    is_near_door: false,
  })),
});

const rows = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  let away = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    away = Math.max(away, performance.now() - last);
    last = performance.now();
  }, BEAT_MS);
  const began = performance.now();
  const { data } = await ask(`${hall}/proposal`, { mode: 'FRESH' });
  const ms = performance.now() - began;
  clearInterval(beat);
  // the first one starts what later ones find running
  if (round > 0) rows.push({ round, ms: Math.round(ms), away: Math.round(away), seated: data['seated_people'] });
}
console.table(rows);
console.log(
  `${PARTIES} parties, ${TABLES} tables: median ${median(rows.map(({ ms }) => ms))} ms, goal < ${GOAL_MS} ms;`,
);
console.log(`others wait ${median(rows.map(({ away }) => away))} ms at most, goal < ${GOAL_AWAY_MS} ms`);
await place.close();

/** 400 guests in 160 parties of 30 families have said yes, and nobody else is expected. */
async function invite(client: number, optionId: number, eventId: number): Promise<void> {
  await db('guest_events')
    .where({ event_id: eventId })
    .update({ confirmation_status: 'DECLINED', total_guests_confirmed: 0, table_number: null });
  await db('guests').insert(
    Array.from({ length: PARTIES }, (_, at) => ({
      client_id: client,
      option_id: optionId,
      code: `SEAT${at}`,
      name: `Seat ${at}`,
      search_text: '',
      total_guests: (at % 4) + 1,
      guest_group: `Keluarga ${at % 30}`,
    })),
  );
  await db.raw(
    `INSERT INTO guest_events
       (client_id, option_id, event_id, guest_id, guest_name, total_guests, confirmation_status, total_guests_confirmed)
     SELECT client_id, option_id, ?, id, name, total_guests, 'CONFIRMED', total_guests
     FROM guests WHERE code LIKE 'SEAT%'`,
    [eventId],
  );
}

async function ask(address: string, body: object): Promise<{ data: Record<string, unknown> }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
