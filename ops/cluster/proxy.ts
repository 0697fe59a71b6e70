import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type DatabaseNode, WATCHER } from './database-node.ts';
import type { Programs } from './programs.ts';
import { type Process, startProcess } from './process.ts';

/** Where the proxy listens. */
export interface ProxyPorts {
  /** Guests and staff come in here, to any app. */
  readonly web: number;
  /** All apps come to one database node here: the first that is there. */
  readonly writer: number;
  /** Here to the node of this index as long as it is there. */
  readonly nodes: readonly number[];
}

interface Behind {
  readonly ports: ProxyPorts;
  readonly apps: readonly { readonly port: number }[];
  readonly nodes: readonly DatabaseNode[];
  /** A fault to plant: nobody is asked for the state. */
  readonly isBlind: boolean;
}

export function startProxy(programs: Programs, dir: string, behind: Behind): Process {
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, configOf(behind, socketOf(dir)));
  return startProcess([programs.haproxy, '-db', '-f', file], { env: programs.env, logFile: join(dir, 'haproxy.log') });
}

const socketOf = (dir: string): string => join(dir, 'haproxy.sock');

/** As an operator does before an app is stopped: it gets no new requests, or gets them again. */
export async function letRest(dir: string, app: number, isResting: boolean): Promise<void> {
  const socket = connect(socketOf(dir));
  socket.end(`set server web/app-${app} state ${isResting ? 'drain' : 'ready'}\n`);
  await once(socket.resume(), 'close');
}

/** `docs/decisions/026` says why the database stands behind it too. */
function configOf({ ports, apps, nodes, isBlind }: Behind, socketPath: string): string {
  const database = (name: string, port: number, servers: readonly string[]) => [
    `listen ${name}`,
    '  mode tcp',
    '  option tcplog',
    `  bind 127.0.0.1:${port}`,
    ...(isBlind ? [] : ASKS_STATE),
    '  default-server inter 300ms fastinter 100ms fall 2 rise 2 observe layer4 error-limit 1 on-error mark-down on-marked-down shutdown-sessions',
    ...servers,
  ];
  const serverOf = ({ index, host, port }: DatabaseNode) => `  server node-${index} ${host}:${port} check`;
  return [
    'global',
    '  maxconn 2000',
    `  stats socket ${socketPath} mode 600 level admin`,
    'defaults',
    '  log stdout format raw daemon',
    '  timeout connect 1s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 1s',
    '  retries 5',
    '  option redispatch 1',
    'listen web',
    '  mode http',
    `  bind 127.0.0.1:${ports.web}`,
    '  balance roundrobin',
    '  option httpchk GET /api/health/ready',
    // an app that is slow is not gone: who is gone refuses the connection
    '  timeout check 5s',
    '  default-server inter 300ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down',
    ...apps.map(({ port }, index) => `  server app-${index} 127.0.0.1:${port} check`),
    // the first that is there, for every connection of every proxy: who came to a later one is sent back
    ...database(
      'writer',
      ports.writer,
      nodes.map((node, index) => {
        const role = index === 0 ? '' : ' backup';
        return `${serverOf(node)}${role} on-marked-up shutdown-backup-sessions`;
      }),
    ),
    ...nodes.flatMap((node, index) =>
      database(`node-${index}`, ports.nodes[index] ?? 0, [
        `${serverOf(node)} on-marked-up shutdown-backup-sessions`,
        ...nodes.filter((other) => other !== node).map((other) => `${serverOf(other)} backup`),
      ]),
    ),
    '',
  ].join('\n');
}

/** A node may answer and yet not be of the cluster: so it is asked for its state, in MariaDB's own protocol. */
const ASKS_STATE = [
  '  option tcp-check',
  '  tcp-check connect',
  '  tcp-check expect rstring MariaDB',
  `  tcp-check send-binary ${packet(1, logIn(WATCHER)).toString('hex')}`,
  '  tcp-check expect binary 0700000200',
  `  tcp-check send-binary ${packet(0, Buffer.from("\x03SHOW STATUS LIKE 'wsrep_ready'")).toString('hex')}`,
  // also of a donor: it goes on serving while mariabackup reads its files
  '  tcp-check expect rstring wsrep_ready.ON',
  `  tcp-check send-binary ${packet(0, Buffer.from('\x01')).toString('hex')}`,
];

function packet(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head.writeUInt8(sequence, 3);
  return Buffer.concat([head, body]);
}

/** The answer to the greeting, of an account without a password. */
function logIn(user: string): Buffer {
  const head = Buffer.alloc(32);
  head.writeUInt32LE(0x8201, 0); // long password, protocol 4.1, secure connection
  head.writeUInt32LE(1_048_576, 4);
  head.writeUInt8(33, 8); // utf8
  return Buffer.concat([head, Buffer.from(`${user}\0\0`)]);
}
