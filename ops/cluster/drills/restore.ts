import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase } from '@janur/api/database';
import type { Cluster } from '../cluster.ts';
import type { DatabaseNode } from '../database-node.ts';
import { checksums, type Evening, stored } from '../oracle.ts';
import { startProcess, until } from '../process.ts';
import { breach, type CrowdDrill } from './drill.ts';
import type { Breach } from '../../faults/breach.ts';

const run = promisify(execFile);

/** The node that the backup is taken of, and whose binlogs are kept. */
const SOURCE = 2;

export const restore: CrowdDrill = {
  name: 'restore',
  what: 'a backup while the crowd is at it; later somebody deletes all guests; a restore to the second before it',
  async during(cluster) {
    const node = nodeOf(cluster);
    const asked = [`--defaults-file=${node.configFile}`, '--backup', '--galera-info', '--user=root'];
    await run(
      cluster.programs.mariabackup,
      [...asked, `--socket=${node.socketPath}`, `--datadir=${node.dataDir}`, `--target-dir=${backupOf(cluster)}`],
      { env: cluster.programs.env, maxBuffer: 1e8 },
    );
    return [];
  },
  async after(cluster, evening) {
    const node = nodeOf(cluster);
    const before = await node.ask(checksums);
    const moment = await secondBefore(async () => {
      await node.ask(async (db) => {
        await db.raw('DELETE FROM operations');
        await db.raw('DELETE FROM guests');
      });
    });
    const left = await node.ask((db) => db('guests').count({ n: '*' }).first());
    if (Number(left?.['n']) > 0) return [breach('the guests were not deleted')];
    return restoredTo(moment, { cluster, evening, before });
  },
};

/** The binlogs tell seconds: what is done after is done in a later one. */
async function secondBefore(work: () => Promise<void>): Promise<Date> {
  await pause(1100);
  const moment = new Date();
  await pause(1100);
  await work();
  return moment;
}

interface Wanted {
  readonly cluster: Cluster;
  readonly evening: Evening;
  readonly before: ReadonlyMap<string, string>;
}

async function restoredTo(moment: Date, { cluster, evening, before }: Wanted): Promise<Breach[]> {
  const { programs, dir } = cluster;
  const [target, socketPath, logFile] = [backupOf(cluster), join(dir, 'restored.sock'), join(dir, 'restored.log')];
  await run(programs.mariabackup, ['--prepare', '--use-memory=32M', `--target-dir=${target}`], {
    env: programs.env,
    maxBuffer: 1e8,
  });
  const configFile = join(dir, 'restored.cnf');
  const user = process.getuid?.() === 0 ? 'user=root\n' : '';
  writeFileSync(
    configFile,
    `[mysqld]\n${user}datadir=${target}\nsocket=${socketPath}\nlog-error=${logFile}\nskip-networking\nskip-log-bin\ninnodb-buffer-pool-size=32M\nmax-allowed-packet=64M\n`,
  );
  const server = startProcess([programs.mariadbd, `--defaults-file=${configFile}`], { env: programs.env, logFile });
  const db = createDatabase({ connection: { socketPath, user: 'root', database: 'janur' }, poolSize: 2 });
  const isUp = () =>
    db.raw('SELECT 1').then(
      () => true,
      () => false,
    );
  try {
    await until('the restored database', isUp, { logFile });
    const atBackup = await checksums(db);
    await replay(cluster, moment, socketPath);
    const found = await checksums(db);
    const apart = [...before].filter(([table, sum]) => found.get(table) !== sum);
    const isReplayed = [...atBackup].some(([table, sum]) => found.get(table) !== sum);
    return [
      ...(await stored(db, evening)),
      ...apart.map(([table]) => breach(`${table} is not as it was before the mistake`)),
      ...(isReplayed ? [] : [breach('the binlogs brought nothing: nothing was tried')]),
    ];
  } finally {
    await db.destroy();
    await server.end();
  }
}

/** All that the node's binlogs say between the backup and the moment. */
async function replay({ programs, ...cluster }: Cluster, moment: Date, socketPath: string): Promise<void> {
  const node = nodeOf(cluster);
  const [file = '', position = ''] = readFileSync(join(backupOf(cluster), 'xtrabackup_binlog_info'), 'utf8').split(
    /\s+/,
  );
  const files = readdirSync(node.dataDir)
    .filter((name) => /^binlog\.\d+$/.test(name) && name >= file)
    .toSorted()
    .map((name) => join(node.dataDir, name));
  const stop = moment.toISOString().replace('T', ' ').slice(0, 19);
  const env = { ...programs.env, TZ: 'UTC' };
  const asked = ['--no-defaults', `--start-position=${position}`, `--stop-datetime=${stop}`, ...files];
  const reader = spawn(programs.binlog, asked, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const writer = spawn(programs.client, ['--no-defaults', '--user=root', `--socket=${socketPath}`, '--binary-mode'], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  reader.stdout.pipe(writer.stdin);
  const [[read], [written]] = await Promise.all([once(reader, 'close'), once(writer, 'close')]);
  if (read !== 0 || written !== 0) throw new Error(`the binlogs could not be replayed (${read}, ${written})`);
}

const backupOf = ({ dir }: Pick<Cluster, 'dir'>): string => join(dir, 'backup');

function nodeOf({ nodes }: Pick<Cluster, 'nodes'>): DatabaseNode {
  const node = nodes[SOURCE];
  if (!node) throw new Error(`there is no node ${SOURCE}`);
  return node;
}
