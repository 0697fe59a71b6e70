import { createRegistry } from '@janur/api/registry';
import fastify from 'fastify';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { deployShell } from '../deploy/shell.ts';
import { buildSite } from '@janur/shell/server';
import { remoteFolders } from '../run/workspaces.ts';
import { getsPerSecond } from './get-load.ts';
import { ground, median } from './ground.ts';
import { freePort } from '../run/free-port.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const GUESTS = 300;
const GOALS = { page: 0.4, greeting: 0.4, own: 0.2 };

const place = await ground();
const { db, config } = place;
deployShell(config.dataDir);
const registry = createRegistry(db);
for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const site = await buildSite({ db, config, origin });
await new Promise<void>((resolve) => void site.guests.listen({ port, host: '127.0.0.1' }, resolve));
const ownLinks = await invite();
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const rows = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const page = await rate([`${origin}/sinta-rama`]);
  const bare = await rate([helloOrigin]);
  const greeting = await rate([`${origin}/sinta-rama?to=Budi%20Santoso`]);
  const own = await rate(ownLinks);
  rows.push({
    round,
    'page req/s': page,
    'greeting req/s': greeting,
    'own req/s': own,
    'hello req/s': bare,
    page: share(page / bare),
    greeting: share(greeting / bare),
    own: share(own / bare),
  });
}
console.table(rows);
for (const link of ['page', 'greeting', 'own'] as const)
  console.log(`${link}: median ratio ${median(rows.map((row) => row[link]))}, goal ≥ ${GOALS[link]}`);
await hello.close();
await site.close();
await place.close();

/** The links that guests get, each with a name and a code of its own. */
async function invite(): Promise<[string, ...string[]]> {
  const option = await db('options').where({ slug: 'sinta-rama' }).first();
  const events = await db('events').where({ client_id: option?.client_id }).pluck('id');
  const codes = Array.from({ length: GUESTS }, (_, index) => `BENCH${index}`);
  const ours = { client_id: option?.client_id, option_id: option?.id };
  await db('guests').insert(codes.map((code) => ({ ...ours, code, name: code, search_text: '', total_guests: 2 })));
  for (const event of events) {
    await db.raw(
      `INSERT INTO guest_events (client_id, option_id, event_id, guest_id, guest_name, total_guests)
       SELECT client_id, option_id, ?, id, name, 2 FROM guests WHERE code LIKE 'BENCH%'`,
      [event],
    );
  }
  const linkOf = (code: string) => `${origin}/sinta-rama?to=Bapak%20${code}&code=${code}`;
  return [linkOf('BENCH0'), ...codes.slice(1).map(linkOf)];
}

function rate(urls: [string, ...string[]]): Promise<number> {
  return getsPerSecond({ urls, connections: CONNECTIONS, seconds: SECONDS });
}

function share(ratio: number): number {
  return Number(ratio.toFixed(3));
}
