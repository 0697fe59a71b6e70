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
const GOALS = { page: 0.4, greeting: 0.4, own: 0.05 };

const place = await ground();
const { db, config } = place;
deployShell(config.dataDir);
const registry = createRegistry(db);
for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const site = await buildSite({ db, config, origin });
await new Promise<void>((resolve) => void site.server.listen({ port, host: '127.0.0.1' }, resolve));
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const rows = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const page = await rate(`${origin}/sinta-rama`);
  const bare = await rate(helloOrigin);
  const greeting = await rate(`${origin}/sinta-rama?to=Budi%20Santoso`);
  const own = await rate(`${origin}/sinta-rama?code=SINTA001`);
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

function rate(url: string): Promise<number> {
  return getsPerSecond({ url, connections: CONNECTIONS, seconds: SECONDS });
}

function share(ratio: number): number {
  return Number(ratio.toFixed(3));
}
