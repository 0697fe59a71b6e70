import { createBuilds, createRegistry } from '@janur/api/registry';
import fastify from 'fastify';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { buildSite } from '@janur/shell/server';
import { remoteFolders } from '../run/workspaces.ts';
import { type Call, callsPerSecond } from './get-load.ts';
import { ground, median, spentBy } from './ground.ts';
import { freePort } from '../run/free-port.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const GUESTS = 300;
const GOALS = { open: 0.4, named: 0.4, own: 0.2, locked: 0.2, private: 0.2, loggedIn: 0.2 };
const LINKS = ['open', 'named', 'own', 'locked', 'private', 'loggedIn'] as const;

const place = await ground();
const { db, config } = place;
const registry = createRegistry(db, { builds: createBuilds(config, db) });
for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const site = await buildSite({ db, config, origin });
await new Promise<void>((resolve) => void site.guests.listen({ port, host: '127.0.0.1' }, resolve));
const links: Record<(typeof LINKS)[number], Call[]> = {
  open: [{ path: '/sinta-rama' }],
  named: [{ path: '/sinta-rama?to=Budi%20Santoso' }],
  own: await invite('sinta-rama'),
  locked: await invite('demo-locked'),
  private: await invite('demo-private'),
  loggedIn: [{ path: '/demo-private', headers: { cookie: await logIn() } }],
};
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const rows: Record<(typeof LINKS)[number] | 'hello', number>[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const row = {
    hello: await rate(helloOrigin, [{ path: '/' }]),
    open: 0,
    named: 0,
    own: 0,
    locked: 0,
    private: 0,
    loggedIn: 0,
  };
  for (const link of LINKS) row[link] = await rate(origin, links[link]);
  // the first is for the compiler and the caches
  if (round > 0) rows.push(row);
}
console.table(rows);
for (const link of LINKS)
  console.log(
    `${link}: ${median(rows.map((row) => row[link] / row.hello)).toFixed(3)} of a hello, goal ≥ ${GOALS[link]}`,
  );
console.log('ms of processor each, of 20 connections:');
const remotes = (await registry.snapshot()).templatesById.get('TEMPLATE_1');
const file: Call[] = [{ path: remotes?.entry ?? '', headers: { 'accept-encoding': 'br' } }];
for (const [kind, calls] of [...Object.entries(links), ['file', file]] as const) {
  let asked = 0;
  const spent = await spentBy(place, async () => (asked = SECONDS * (await rate(origin, calls))));
  console.log(`${kind}: server ${(spent.server / asked).toFixed(3)}, database ${(spent.database / asked).toFixed(3)}`);
}
await hello.close();
await site.close();
await place.close();

/** The links that guests get, each with a name and a code of its own. */
async function invite(slug: string): Promise<Call[]> {
  const option = await db('options').where({ slug }).first();
  const ours = { client_id: option?.client_id, option_id: option?.id };
  const events = await db('events').where({ client_id: ours.client_id }).pluck('id');
  const codes = Array.from({ length: GUESTS }, (_, index) => `BENCH${index}X${ours.option_id}`);
  await db('guests').insert(codes.map((code) => ({ ...ours, code, name: code, search_text: '', total_guests: 2 })));
  for (const event of events) {
    await db.raw(
      `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
       SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE code LIKE 'BENCH%' AND option_id = ?`,
      [event, ours.option_id],
    );
  }
  return codes.map((code) => ({ path: `/${slug}?to=Bapak%20${code}&code=${code}` }));
}

/** The guest of the private invitation, by phone number. */
async function logIn(): Promise<string> {
  const answer = await fetch(`${origin}/api/public/auth/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug: 'demo-private', phoneNumber: '0812 0000 0001' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function rate(at: string, calls: Call[]): Promise<number> {
  return callsPerSecond({ origin: at, calls, connections: CONNECTIONS, seconds: SECONDS });
}
