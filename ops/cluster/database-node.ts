import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, type Database } from '@janur/api/database';
import { createConnection } from 'mysql2/promise';
import type { Programs } from './programs.ts';
import { type Process, startProcess, until } from './process.ts';

const run = promisify(execFile);

export const ACCOUNT = { user: 'janur', password: 'janur' } as const;
/** May do nothing but log in: the proxy asks by it how a node is. */
export const WATCHER = 'janur_watcher';

export interface DatabaseNode {
  readonly index: number;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly configFile: string;
  readonly socketPath: string;
  /** Asks the node by its own socket, past the proxy. */
  ask<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** What `SHOW STATUS` says of it; undefined when it does not answer. */
  status(name: string): Promise<string | undefined>;
  start(options?: { isFirst?: boolean }): Promise<void>;
  /** Resolves when it serves like the others again. */
  synced(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
  log(): string;
}

export interface NodePlace {
  readonly index: number;
  readonly host: string;
  readonly enter: readonly string[];
  readonly ports: NodePorts;
}
export interface NodePorts {
  readonly sql: number;
  readonly group: number;
  readonly transfer: number;
  readonly snapshot: number;
}

const STATUS_TIMEOUT_MS = 3000;

export function createNode(
  programs: Programs,
  dir: string,
  { place, all, galera }: { place: NodePlace; all: readonly NodePlace[]; galera: readonly string[] },
): DatabaseNode {
  const { index, host, ports } = place;
  const home = join(dir, `node-${index}`);
  const file = (ending: string) => join(dir, `node-${index}.${ending}`);
  const [dataDir, configFile, logFile, socketPath] = [join(home, 'data'), file('cnf'), file('log'), file('sock')];
  mkdirSync(home, { recursive: true, mode: 0o700 });
  writeFileSync(configFile, configOf({ programs, dir, place, all, galera, files: { dataDir, logFile, socketPath } }));
  let server: Process | undefined;

  async function status(name: string): Promise<string | undefined> {
    const connection = await createConnection({ socketPath, user: 'root', connectTimeout: STATUS_TIMEOUT_MS }).catch(
      () => undefined,
    );
    if (!connection) return undefined;
    try {
      const asked = { sql: 'SHOW STATUS LIKE ?', values: [name], timeout: STATUS_TIMEOUT_MS };
      const [rows] = await connection.query(asked);
      return Array.isArray(rows) && rows[0] && 'Value' in rows[0] ? String(rows[0].Value) : undefined;
    } catch {
      return undefined;
    } finally {
      connection.destroy();
    }
  }

  /** Where its own files say that it was: then the others send only what came since. */
  async function position(): Promise<string[]> {
    const asked = [`--defaults-file=${configFile}`, '--wsrep-recover', '--log-error='];
    const { stderr } = await run(programs.mariadbd, asked, { env: programs.env }).catch((error: unknown) => ({
      stderr: String(error),
    }));
    const found = /Recovered position:?\s*([0-9a-f-]{36}:\d+)/.exec(stderr)?.[1];
    return found === undefined ? [] : [`--wsrep-start-position=${found}`];
  }

  return {
    index,
    host,
    port: ports.sql,
    dataDir,
    configFile,
    socketPath,
    status,
    async ask(work) {
      const db = createDatabase({ connection: { socketPath, user: 'root', database: 'janur' }, poolSize: 4 });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    async start({ isFirst = false } = {}) {
      rmSync(socketPath, { force: true });
      const how = isFirst ? ['--wsrep-new-cluster'] : await position();
      const [command = 'mariadbd', ...args] = [
        ...place.enter,
        programs.mariadbd,
        `--defaults-file=${configFile}`,
        ...how,
      ];
      server = startProcess([command, ...args], { env: programs.env, logFile: file('out') });
    },
    async synced() {
      const isSynced = async () => {
        if (server?.hasEnded) throw new Error(`database node ${index} has ended: ${tail(logFile)}`);
        return (await status('wsrep_local_state_comment')) === 'Synced' && (await status('wsrep_ready')) === 'ON';
      };
      await until(`database node ${index}`, isSynced, { logFile, withinMs: 120_000 });
    },
    signal: (name) => server?.signal(name),
    async kill() {
      await server?.end('SIGKILL');
    },
    async stop() {
      await server?.end();
    },
    log: () => tail(logFile),
  };
}

/** What the first node has, so that the others need not have it sent. */
export function copyData(from: DatabaseNode, to: DatabaseNode): void {
  cpSync(from.dataDir, to.dataDir, { recursive: true });
  for (const name of ['galera.cache', 'gvwstate.dat']) rmSync(join(to.dataDir, name), { force: true });
}

const tail = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');

interface Settings {
  readonly programs: Programs;
  readonly dir: string;
  readonly place: NodePlace;
  readonly all: readonly NodePlace[];
  /** Options of Galera, beside the usual ones. */
  readonly galera: readonly string[];
  readonly files: { readonly dataDir: string; readonly logFile: string; readonly socketPath: string };
}

/** As in production, but small, and quicker to give a silent node up: 1 s where Galera waits 5. */
function configOf({ programs, dir, place: { index, host, ports }, all, galera: beside, files }: Settings): string {
  const group = all.map((one) => `${one.host}:${one.ports.group}`).join(',');
  const galera = [
    `gmcast.listen_addr=tcp://${host}:${ports.group}`,
    `ist.recv_addr=${host}:${ports.transfer}`,
    'gcache.size=16M',
    'evs.keepalive_period=PT0.3S',
    'evs.inactive_check_period=PT0.3S',
    'evs.suspect_timeout=PT1S',
    'evs.inactive_timeout=PT3S',
    'evs.install_timeout=PT3S',
    ...beside,
  ];
  return [
    '[mysqld]',
    ...(process.getuid?.() === 0 ? ['user=root'] : []),
    `datadir=${files.dataDir}`,
    `tmpdir=${dir}`,
    `socket=${files.socketPath}`,
    `log-error=${files.logFile}`,
    `bind-address=${host}`,
    `port=${ports.sql}`,
    'performance-schema=OFF',
    'innodb-buffer-pool-size=32M',
    'innodb-log-file-size=16M',
    'innodb-log-buffer-size=4M',
    'key-buffer-size=1M',
    'aria-pagecache-buffer-size=8M',
    'character-set-server=utf8mb4',
    'collation-server=utf8mb4_unicode_520_ci',
    'max-connections=150',
    'max-allowed-packet=64M',
    'skip-name-resolve',
    // every question for its state is a connection of its own
    'log-warnings=1',
    // acknowledged means durable, on every node
    'innodb-flush-log-at-trx-commit=1',
    'sync-binlog=1',
    'log-bin=binlog',
    'log-slave-updates=ON',
    'binlog-format=ROW',
    `server-id=${index + 1}`,
    'innodb-autoinc-lock-mode=2',
    'wsrep-on=ON',
    `wsrep-provider=${programs.provider}`,
    `wsrep-provider-options="${galera.join(';')}"`,
    'wsrep-cluster-name=janur',
    `wsrep-cluster-address=gcomm://${group}`,
    `wsrep-node-name=node-${index}`,
    `wsrep-node-address=${host}`,
    'wsrep-slave-threads=2',
    'wsrep-sst-method=mariabackup',
    'wsrep-sst-auth=root:',
    `wsrep-sst-receive-address=${host}:${ports.snapshot}`,
    '[sst]',
    'streamfmt=mbstream',
    'sst-syslog=-1',
    '',
  ].join('\n');
}
