import { execFileSync } from 'node:child_process';

/** Where the three database nodes stand. The proxy and the apps stand on the machine itself. */
export interface Network {
  readonly hosts: readonly string[];
  /** What a command begins with to run where the node stands. */
  enter(node: number): readonly string[];
  /** The other nodes and this one do not reach each other any more; the proxy still reaches all. */
  isolate(node: number): void;
  /** All that the node sends goes through so little, such as `128kbit`. */
  squeeze(node: number, rate: string): void;
  heal(): void;
  close(): void;
}

export const NODES = 3;

/** All on 127.0.0.1: needs no rights, and cannot be parted. */
export function loopback(): Network {
  const never = () => {
    throw new Error('this drill needs network namespaces');
  };
  return {
    hosts: Array.from({ length: NODES }, () => '127.0.0.1'),
    enter: () => [],
    isolate: never,
    squeeze: never,
    heal: () => {},
    close: () => {},
  };
}

/** A network namespace a node, joined by a bridge. Needs root. */
export function namespaces(): Network {
  const mark = process.pid % 250;
  const net = `10.77.${mark}`;
  const bridge = `jnr${mark}`;
  const names = Array.from({ length: NODES }, (_, node) => `janur-${mark}-${node}`);
  const hosts = names.map((_, node) => `${net}.${node + 11}`);
  const inside = (node: number, ...command: string[]) => ip('netns', 'exec', names[node] ?? '', ...command);

  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${net}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const [node, name] of names.entries()) {
    const [outer, inner] = [`${bridge}o${node}`, `${bridge}i${node}`];
    ip('netns', 'add', name);
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner);
    ip('link', 'set', inner, 'netns', name);
    ip('link', 'set', outer, 'master', bridge, 'up');
    inside(node, 'ip', 'addr', 'add', `${hosts[node]}/24`, 'dev', inner);
    inside(node, 'ip', 'link', 'set', inner, 'up');
    inside(node, 'ip', 'link', 'set', 'lo', 'up');
  }
  const undo: (() => void)[] = [];
  const heal = () => {
    for (const one of undo.splice(0)) one();
  };

  return {
    hosts,
    enter: (node) => ['ip', 'netns', 'exec', names[node] ?? ''],
    isolate(node) {
      const others = [...hosts.keys()].filter((one) => one !== node);
      for (const other of others) {
        for (const [from, to] of [
          [node, other],
          [other, node],
        ] as const) {
          const route = ['blackhole', `${hosts[to]}/32`];
          inside(from, 'ip', 'route', 'add', ...route);
          undo.push(() => inside(from, 'ip', 'route', 'del', ...route));
        }
      }
    },
    squeeze(node, rate) {
      const device = ['dev', `${bridge}i${node}`, 'root'];
      inside(node, 'tc', 'qdisc', 'add', ...device, 'tbf', 'rate', rate, 'burst', '16k', 'latency', '400ms');
      undo.push(() => inside(node, 'tc', 'qdisc', 'del', ...device));
    },
    heal,
    close() {
      // without its end here a pair would outlive its namespace for a moment
      for (const node of names.keys()) ip('link', 'del', `${bridge}o${node}`);
      for (const name of names) ip('netns', 'del', name);
      ip('link', 'del', bridge);
    },
  };
}

const ip = (...command: string[]): void =>
  void execFileSync('ip', command, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
