import fastify from 'fastify';
import { callsPerSecond } from './get-load.ts';
import { ground, median } from './ground.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const GOAL = 0.4;

const place = await ground();
const hello = fastify();
hello.get('/', async () => ({ hello: 'world' }));
const helloOrigin = await hello.listen({ port: 0, host: '127.0.0.1' });

const rows = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const ours = await rate(place.origin, '/api/public/clients/sinta-rama');
  const bare = await rate(helloOrigin);
  rows.push({ round, 'invitation req/s': ours, 'hello req/s': bare, ratio: Number((ours / bare).toFixed(3)) });
}
console.table(rows);
console.log(`median ratio ${median(rows.map(({ ratio }) => ratio))}, goal ≥ ${GOAL}`);
await hello.close();
await place.close();

function rate(origin: string, path = '/'): Promise<number> {
  return callsPerSecond({ origin, calls: [{ path }], connections: CONNECTIONS, seconds: SECONDS });
}
