import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { deployShell } from '@janur/shell/testing/deploy-shell';
import { createConnection } from 'mysql2/promise';
import { type App, createApp } from './app.ts';
import { ACCOUNT, copyData, createNode, type DatabaseNode, type NodePlace, WATCHER } from './database-node.ts';
import { loopback, type Network, NODES } from './network.ts';
import type { ClusterFault } from './planted-faults.ts';
import type { Programs } from './programs.ts';
import { createPorts } from './ports.ts';
import { until } from './process.ts';
import { startProxy, type ProxyPorts } from './proxy.ts';

/** Three database nodes, two apps over one data folder, and a proxy before both. */
export interface Cluster {
  readonly dir: string;
  readonly programs: Programs;
  readonly network: Network;
  readonly nodes: readonly DatabaseNode[];
  readonly apps: readonly App[];
  /** Where guests come in. */
  readonly web: number;
  /** The apps' way to the database, where all write to one node. */
  readonly databaseUrl: string;
  /** The node that all apps write to, where all write to one. */
  writer(): Promise<DatabaseNode>;
  /** Resolves when all nodes serve and have applied the same. */
  whole(): Promise<void>;
  log(): string;
  /** Leaves the folder with the logs where it says so, and tells where it is. */
  close(how?: { isKept: boolean }): Promise<void>;
}

export interface ClusterOptions {
  readonly network?: () => Network;
  /** Every app to the same node, or each to one of its own. */
  readonly writers?: 'one' | 'each';
  /** Called before the data folders are filled, with each node's; answers how it is undone. */
  readonly prepareDisk?: (node: number, home: string) => () => void;
  /** See whether the drills can fail. */
  readonly fault?: ClusterFault | undefined;
}

const APPS = 2;

export async function startCluster(programs: Programs, options: ClusterOptions = {}): Promise<Cluster> {
  const { writers = 'one', fault, prepareDisk } = options;
  const dir = mkdtempSync(join(tmpdir(), 'janur-cluster-'));
  const network = (options.network ?? loopback)();
  const port = createPorts();
  const places: NodePlace[] = [];
  for (const [index, host] of network.hosts.entries()) {
    const [sql, group, transfer, snapshot] = [await port(), await port(), await port(), await port()];
    places.push({ index, host, enter: network.enter(index), ports: { sql, group, transfer, snapshot } });
  }
  const galera = fault?.galera ?? [];
  const nodes = places.map((place) => createNode(programs, dir, { place, all: places, galera }));
  const ports = {
    web: await port(),
    writer: await port(),
    nodes: [await port(), await port(), await port()],
  };
  const planted = fault?.edits && fault.name;
  const apps: App[] = [];
  for (let index = 0; index < APPS; index += 1) {
    const databasePort = (writers === 'each' ? ports.nodes[index] : undefined) ?? ports.writer;
    apps.push(createApp({ index, ports: [await port(), await port()], databasePort, dir, planted }));
  }
  const undo: (() => Promise<void> | void)[] = [() => network.close()];
  const cluster: Cluster = {
    dir,
    programs,
    network,
    nodes,
    apps,
    web: ports.web,
    databaseUrl: `mysql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${ports.writer}/janur`,
    writer: () => writerBehind(ports.writer, nodes),
    async whole() {
      await whole(nodes);
      await atHome(ports, nodes);
    },
    log: () => nodes.map((node) => `node ${node.index}:\n${node.log()}`).join('\n'),
    async close({ isKept } = { isKept: false }) {
      for (const one of undo.toReversed()) await one();
      if (isKept) console.log(`  kept: ${dir}`);
      else rmSync(dir, { recursive: true, force: true });
    },
  };
  try {
    if (prepareDisk) undo.push(...places.map(({ index }) => prepareDisk(index, join(dir, `node-${index}`))));
    undo.push(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
    await fill(programs, dir, nodes);
    const proxy = startProxy(programs, dir, { ports, apps, nodes, isBlind: fault?.isProxyBlind ?? false });
    undo.push(() => proxy.end());
    undo.push(async () => void (await Promise.all(apps.map((app) => app.kill()))));
    await Promise.all([startAll(nodes), ...apps.map((app) => app.start())]);
    await until('the proxy', () => isServed(ports.web), { logFile: join(dir, 'haproxy.log') });
    await atHome(ports, nodes);
    return cluster;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** The first node makes the accounts and the schema and gets a shell, and the others get a copy of its files. */
async function fill(programs: Programs, dir: string, [first, ...others]: readonly DatabaseNode[]): Promise<void> {
  if (!first) return;
  await makeDataFolder({ binary: programs.mariadbd, dataDir: join(dir, 'node-0') });
  await first.start({ isFirst: true });
  await first.synced();
  const connection = await createConnection({ socketPath: first.socketPath, user: 'root' });
  for (const statement of [
    'CREATE DATABASE janur CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci',
    `CREATE USER ${ACCOUNT.user}@'%' IDENTIFIED BY '${ACCOUNT.password}'`,
    `GRANT ALL ON janur.* TO ${ACCOUNT.user}@'%'`,
    `CREATE USER ${WATCHER}@'%'`,
  ]) {
    await connection.query(statement);
  }
  await connection.end();
  await first.ask(async (db) => {
    await migrate(db);
    // a drill asks the API, and an app without a shell does not start
    await deployShell(db, { s3: undefined, dataDir: join(dir, 'shared') }, '1.0.0');
  });
  await first.stop();
  for (const other of others) copyData(first, other);
}

async function startAll([first, ...others]: readonly DatabaseNode[]): Promise<void> {
  await first?.start({ isFirst: true });
  await first?.synced();
  await Promise.all(others.map((node) => node.start()));
  await Promise.all(others.map((node) => node.synced()));
}

async function whole(nodes: readonly DatabaseNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.synced()));
  await until('one cluster of all nodes', async () => {
    const said = await Promise.all(
      nodes.map(async (node) => [await node.status('wsrep_cluster_size'), await node.status('wsrep_last_committed')]),
    );
    const [size, last] = said[0] ?? [];
    return size === String(NODES) && said.every((one) => one[0] === size && one[1] === last);
  });
}

/** Until each of the proxy's doors leads to the node that it is for: whoever is elsewhere is still to be sent back. */
async function atHome(ports: ProxyPorts, nodes: readonly DatabaseNode[]): Promise<void> {
  const doors = [
    ...ports.nodes.map((port, index) => ({ port, node: nodes[index] })),
    { port: ports.writer, node: nodes[0] },
  ];
  await until('the proxy at its first nodes', async () => {
    const led = await Promise.all(doors.map(({ port }) => portBehind(port).catch(() => undefined)));
    return led.every((port, index) => port === doors[index]?.node?.port);
  });
}

const isServed = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The proxy may be choosing another one at this very moment: it is asked until it leads to one. */
async function writerBehind(port: number, nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  const found: DatabaseNode[] = [];
  await until('a node behind the proxy', async () => {
    const led = await portBehind(port).catch(() => undefined);
    found.push(...nodes.filter((node) => node.port === led));
    return found.length > 0;
  });
  const [writer] = found;
  if (!writer) throw new Error('the proxy leads to no node');
  return writer;
}

async function portBehind(port: number): Promise<unknown> {
  const connection = await createConnection({ host: '127.0.0.1', port, ...ACCOUNT, database: 'janur' });
  try {
    const [rows] = await connection.query('SELECT @@port AS port');
    return Array.isArray(rows) && rows[0] && 'port' in rows[0] ? rows[0].port : undefined;
  } finally {
    await connection.end();
  }
}
