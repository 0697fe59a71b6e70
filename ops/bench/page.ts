import { createRegistry } from '@janur/api/registry';
import fastify from 'fastify';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { deployShell } from '../deploy/shell.ts';
import { buildSite } from '../run/site.ts';
import { remoteFolders } from '../run/workspaces.ts';
import { getsPerSecond } from './get-load.ts';
import { ground, median } from './ground.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const GOAL = 0.8;

const place = await ground();
const { db, config } = place;
deployShell(config.dataDir);
const registry = createRegistry(db);
for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
const site = await buildSite({ db, config, origin: 'http://127.0.0.1' });
await new Promise<void>((resolve) => site.server.listen({ port: 0, host: '127.0.0.1' }, resolve));
const address = site.server.address();
if (!address || typeof address === 'string') throw new Error('the site has no port');
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const rows = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const ours = await rate(`http://127.0.0.1:${address.port}/sinta-rama`);
  const bare = await rate(helloOrigin);
  rows.push({ round, 'page req/s': ours, 'hello req/s': bare, ratio: Number((ours / bare).toFixed(3)) });
}
console.table(rows);
console.log(`median ratio ${median(rows.map(({ ratio }) => ratio))}, goal ≥ ${GOAL}`);
await hello.close();
await site.close();
await place.close();

function rate(url: string): Promise<number> {
  return getsPerSecond({ url, connections: CONNECTIONS, seconds: SECONDS });
}
