import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plantedRelease } from '../app.ts';
import { startProcess } from '../process.ts';
import { NEXT_RELEASE } from '../planted-faults.ts';
import { letRest } from '../proxy.ts';
import { breach, type CrowdDrill, FAILOVER_MS } from './drill.ts';

const MIGRATE = fileURLToPath(new URL('../migrate.ts', import.meta.url));

/** As `npm run deploy` and a restart of one app after the other. */
export const rollingUpgrade: CrowdDrill = {
  name: 'rolling-upgrade',
  what: 'a migration of the next release while the apps of this one work, then one app after the other is the next',
  silentMs: FAILOVER_MS,
  async during({ apps, dir, databaseUrl }) {
    const { flags, env } = plantedRelease(NEXT_RELEASE.name);
    const migration = startProcess([process.execPath, ...flags, MIGRATE], {
      env: { ...process.env, ...env, DATABASE_URL: databaseUrl },
      logFile: join(dir, 'migrate.log'),
    });
    await migration.ended;
    for (const [index, app] of apps.entries()) {
      await letRest(dir, index, true);
      await pause(500);
      await app.stop();
      await app.start(NEXT_RELEASE.name);
      await letRest(dir, index, false);
      await pause(1000);
    }
    return [];
  },
  async after({ nodes }, { ledger: { failedAtProxy } }) {
    const rows = await Promise.all(
      nodes.map((node) =>
        node.ask(async (db) => {
          const count = async (release: string): Promise<number> => {
            const [found]: { n: number }[][] = await db.raw(
              `SELECT COUNT(*) AS n FROM rsvp_history WHERE written_by ${release}`,
            );
            return found?.[0]?.n ?? 0;
          };
          return { old: await count('IS NULL'), next: await count('= 2') };
        }),
      ),
    );
    const isMixed = rows.every(({ old, next }) => old > 0 && next > 0);
    return [
      ...(isMixed ? [] : [breach(`not both releases wrote: ${JSON.stringify(rows)}`)]),
      ...(failedAtProxy === 0 ? [] : [breach(`${failedAtProxy} requests failed at the proxy`)]),
    ];
  },
};
