import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from '../../faults/breach.ts';
import type { Cluster } from '../cluster.ts';
import { ACCOUNT } from '../database-node.ts';
import { evening } from '../evening.ts';
import { namespaces } from '../network.ts';
import { behind } from './behind.ts';
import { breach, type Drill, FAILOVER_MS } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { restore } from './restore.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';

const conflicts = async (apps: Cluster['apps']): Promise<number> => {
  const lost = await Promise.all(apps.map((app) => app.metric('janur_database_retries_total', 'reason="conflict"')));
  return lost.reduce((sum, times) => sum + times, 0);
};

/** Wherever the apps are, they are together. */
async function atOneNode(nodes: Cluster['nodes']): Promise<Breach[]> {
  const visited = await Promise.all(
    nodes.map(async (node) => {
      const sessions = node.ask((db) =>
        db('information_schema.PROCESSLIST').where({ USER: ACCOUNT.user }).count({ count: '*' }),
      );
      return Number((await sessions)[0]?.['count']) > 0 ? [node.index] : [];
    }),
  );
  return visited.flat().length === 1 ? [] : [breach(`the apps write to the nodes ${visited.flat().join(' and ')}`)];
}

export const DRILLS: readonly Drill[] = [
  {
    name: 'kill-database',
    what: 'kill -9 of the database node that all write to; it comes back by itself',
    silentMs: FAILOVER_MS,
    async during(cluster) {
      const writer = await cluster.writer();
      await writer.kill();
      await pause(3000);
      const without = await atOneNode(cluster.nodes.filter((node) => node !== writer));
      await writer.start();
      await writer.synced();
      // the proxy asks twice before it sends anybody there
      await pause(2000);
      return [...without, ...(await atOneNode(cluster.nodes))];
    },
  },
  {
    name: 'kill-app',
    what: 'kill -9 of one app and then of the other',
    silentMs: FAILOVER_MS,
    async during({ apps }) {
      for (const app of apps) {
        await app.kill();
        await pause(1000);
        await app.start();
      }
      return [];
    },
  },
  {
    name: 'two-writers',
    what: 'each app writes to a database node of its own, and both the same rows: certification decides',
    options: { writers: 'each' },
    // all at once: else two may never meet
    seconds: 1,
    async during({ apps, nodes: [, , third] }) {
      // no write is ordered while one of the three says nothing: so two of the same row are on their way at once. A busy
      // machine brings them later, so each silence is longer; the others would give the third up after a second
      for (
        let [start, silence] = [Date.now(), 60];
        Date.now() - start < 8000 && (await conflicts(apps)) === 0;
        silence = Math.min(silence * 2, 600)
      ) {
        third?.signal('SIGSTOP');
        await pause(silence);
        third?.signal('SIGCONT');
        await pause(Math.min(silence, 300));
      }
      return [];
    },
    async after({ apps }, { ledger }) {
      const broken = [...ledger.again].filter(([status]) => status === 0 || status >= 500);
      return [
        ...((await conflicts(apps)) > 0 ? [] : [breach('no certification was lost: nothing was tried')]),
        ...broken.map(([status, times]) => breach(`${times} answers ${status}, and nothing was broken`)),
      ];
    },
  },
  {
    name: 'partition',
    what: 'the node that all write to no longer reaches the others, but the proxy reaches it still',
    options: { network: namespaces },
    needsRoot: true,
    silentMs: FAILOVER_MS,
    async during(cluster) {
      const alone = await cluster.writer();
      cluster.network.isolate(alone.index);
      await pause(12_000);
      // SQL, since knex would try no less than the node does: the row is nobody's
      const write = 'INSERT INTO revoked_tokens (jti, expires_at) VALUES ("alone", NOW())';
      const isWritten = await alone
        .ask((db) => db.raw(write))
        .then(
          () => true,
          () => false,
        );
      cluster.network.heal();
      return isWritten ? [breach('a node that is alone took a write')] : [];
    },
  },
  {
    name: 'slow-nodes',
    what: 'each node in turn stands still for half of every second, then the writer for eight seconds in one piece',
    silentMs: FAILOVER_MS,
    async during(cluster) {
      for (const node of cluster.nodes) {
        for (let second = 0; second < 4; second += 1) {
          node.signal('SIGSTOP');
          await pause(500);
          node.signal('SIGCONT');
          await pause(500);
        }
      }
      const writer = await cluster.writer();
      writer.signal('SIGSTOP');
      await pause(8000);
      writer.signal('SIGCONT');
      return [];
    },
  },
  {
    name: 'thin-line',
    what: 'what the writer sends to anybody goes through 512 kbit a second',
    options: { network: namespaces },
    needsRoot: true,
    silentMs: FAILOVER_MS,
    async during(cluster) {
      cluster.network.squeeze((await cluster.writer()).index, '512kbit');
      await pause(10_000);
      cluster.network.heal();
      return [];
    },
  },
  fullDisk,
  behind,
  rollingUpgrade,
  restore,
  {
    name: 'evening',
    what: 'an evening of ops/faults, with its ushers and its oracle; the node that all write to is killed',
    whole: (cluster) => evening(cluster, 1 + Math.floor(Math.random() * 1000)),
  },
];
