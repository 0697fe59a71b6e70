import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { hash } from '@node-rs/argon2';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { CHEAP, logIn, PASSWORD } from '../faults/stage.ts';
import { freePort } from '../run/free-port.ts';
import { remoteFolders, ROOT } from '../run/workspaces.ts';
import { ground } from './ground.ts';
import { KINDS, nothingHeard, storm, type Wedding } from './storm-crowd.ts';

/*
 * 2,000 guests of 20 weddings open their links, read wishes and answer within a minute while ushers check in, on the server as
 * `npm run serve` starts it. Nothing may be refused, no answer lost, p99 stays below half a second:
 *   node ops/bench/storm.ts [weddings 20] [guests of each 100] [seconds 60] [seconds without the database 0] [--rush]
 * In a rush half of the guests come in the first quarter.
 * Without the database every page is there all the same, and every answer arrives afterwards.
 */

const isRush = process.argv.includes('--rush');
const [WEDDINGS = 20, GUESTS = 100, SECONDS = 60, AWAY = 0] = process.argv
  .slice(2)
  .filter((option) => option !== '--rush')
  .map(Number);
const P99_MS = 500;
/** With the flags that an installation has. */
const { scripts }: { scripts: { serve: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Their forms ask for something else. */
const OTHER_FORMS = ['demo-v1', 'demo-wish-only'];

const place = await ground();
const { db, config } = place;
const registry = createRegistry(db, { builds: createBuilds(config, db) });
for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
const [port, staffPort] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [...(scripts.serve.match(/--\S+/g) ?? []), join(ROOT, 'shell/server/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: place.databaseUrl,
    JANUR_PORT: String(port),
    JANUR_STAFF_PORT: String(staffPort),
    JANUR_DATA_DIR: config.dataDir,
    JANUR_TRUSTED_PROXIES: '1',
  },
});
const failures: string[] = [];
try {
  await answering(`${origin}/api/health/ready`);
  const weddings = await invite();
  // what is rendered and compiled once is no part of a storm of guests
  const first = weddings.map((wedding) => ({ ...wedding, codes: wedding.codes.slice(0, 2) }));
  await storm(origin, { weddings: first, seconds: 2 }, nothingHeard());
  const heard = nothingHeard();
  const before = processorSeconds();
  const own = process.cpuUsage();
  const others = weddings.map((wedding) => ({ ...wedding, codes: wedding.codes.slice(2) }));
  await Promise.all([
    storm(origin, { weddings: others, seconds: SECONDS, isDatabaseAway: AWAY > 0, isRush }, heard),
    AWAY > 0 && pause(2000).then(() => place.loseDatabase(AWAY * 1000)),
  ]);
  const after = processorSeconds();
  const rows = KINDS.map((kind) => {
    const took = heard.took[kind].toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
    if (AWAY === 0 && at(0.99) >= P99_MS) failures.push(`${kind}: p99 ${at(0.99)} ms`);
    return { kind, requests: took.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'worst ms': at(1) };
  });
  console.table(rows);
  const guests = WEDDINGS * (GUESTS - 2);
  const { user, system } = process.cpuUsage(own);
  const spent = { server: after.server - before.server, database: after.database - before.database };
  console.log(
    `${guests} guests in ${SECONDS} s, ${AWAY} s without the database; processor a guest: server ${((1000 * spent.server) / guests).toFixed(1)} ms, database ${((1000 * spent.database) / guests).toFixed(1)} ms, this crowd ${((user + system) / 1000 / guests).toFixed(1)} ms`,
  );
  if (heard.refused.length > 0)
    failures.push(`${heard.refused.length} refused, such as ${heard.refused.slice(0, 3).join('; ')}`);
  failures.push(...(await lost(heard)));
} finally {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  await place.close();
}
for (const failure of failures.slice(0, 12)) console.log(`FAILED ${failure}`);
if (failures.length > 12) console.log(`… and ${failures.length - 12} more`);
console.log(failures.length > 0 ? 'red' : 'green: nothing refused, nothing lost');
process.exit(failures.length > 0 ? 1 : 0);

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await pause(100);
  }
  throw new Error('the server does not answer');
}

/** Guests with codes, and an usher, for the demo couples that everybody may open, each in a look of its own. */
async function invite(): Promise<Wedding[]> {
  const options = await db('options')
    .where({ is_private: false, is_hidden: false })
    .whereNull('lock_code')
    .whereNotIn('slug', OTHER_FORMS)
    .whereIn('client_id', db('events').where({ is_guest_book: true }).select('client_id'))
    .orderBy('id')
    .limit(WEDDINGS);
  if (options.length < WEDDINGS) throw new Error(`the demo data has ${options.length} such couples`);
  const password_hash = await hash(PASSWORD, CHEAP);
  const weddings: Wedding[] = [];
  for (const { id: option_id, client_id, slug } of options) {
    const event = await db('events').where({ client_id, is_guest_book: true }).first();
    if (!event) throw new Error(`${slug} has no door`);
    const codes = Array.from({ length: GUESTS }, (_, index) => `STORM${option_id}X${index}`);
    const ours = { client_id, option_id };
    await db('guests').insert(codes.map((code) => ({ ...ours, code, name: code, search_text: '', total_guests: 2 })));
    await db.raw(
      `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
       SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE option_id = ? AND code LIKE 'STORM%'`,
      [event.id, option_id],
    );
    const username = `storm-${slug}`;
    await db('accounts').insert({ username, name: username, role: 'USHER', password_hash, client_id });
    const token = await logIn(username, { port: staffPort, address: `10.0.0.${weddings.length + 1}` });
    weddings.push({ slug, clientId: client_id, eventId: event.id, codes, token });
  }
  return weddings;
}

/** What was acknowledged and is not there, or not as it was said. */
async function lost({ answers, unsure, wishes, checkIns }: ReturnType<typeof nothingHeard>): Promise<string[]> {
  const places = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where('guests.code', 'like', 'STORM%')
    .select('guests.code', 'total_guests_confirmed', 'is_checked_in');
  const byCode = new Map(places.map((found) => [found.code, found]));
  const written = await db('wishes').where('message', 'like', 'Selamat berbahagia, dari STORM%').pluck('message');
  const counts = new Map<string, number>();
  for (const message of written) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [
    ...[...answers]
      .filter(([code, people]) => !unsure.has(code) && byCode.get(code)?.total_guests_confirmed !== people)
      .map(
        ([code, people]) => `the answer of ${code}: ${people}, there is ${byCode.get(code)?.total_guests_confirmed}`,
      ),
    ...checkIns.filter((code) => !byCode.get(code)?.is_checked_in).map((code) => `the check-in of ${code}`),
    ...wishes.filter((message) => counts.get(message) !== 1).map((message) => `the wish "${message}"`),
  ].map((what) => `lost: ${what}`);
}

/** What the two have used so far. */
function processorSeconds() {
  const of = (pid: number) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const database = Number(readFileSync(join(dirname(place.socketPath), 'db.pid'), 'utf8'));
  return { server: of(server.pid ?? 0), database: of(database) };
}
