import { createDatabase } from '@janur/api/database';
import { startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './ground.ts';

const ROUNDS = 5;
const GOAL_MS = 5000;

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await seedAnew());
console.log(times.map(Math.round).join(', '), `ms; median ${Math.round(median(times))} ms, goal < ${GOAL_MS} ms`);

/** How long the demo data took into a database of its own, in ms. */
async function seedAnew(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-bench-'));
  const server = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  const db = createDatabase({ connection: server.connection });
  await migrate(db);
  const began = performance.now();
  await seedDemo(db);
  const ms = performance.now() - began;
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return ms;
}
