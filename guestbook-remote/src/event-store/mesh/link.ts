import type { MeshKeys } from '@janur/contracts';
import type { OperationRecord } from '../records.ts';
import type { MeshChannel } from './channel.ts';
import { forScanOnly, type Hello, type Message, readMessage } from './messages.ts';
import { proofOf } from './proof.ts';

export interface LinkPorts {
  readonly eventId: number;
  readonly deviceId: string;
  readonly keys: MeshKeys;
  readonly gate: () => string | null;
  /** By this device's clock. */
  readonly now: () => number;
  readonly newId: () => string;
  /** What this device knows, for the other end to tell the rest. */
  readonly known: () => readonly string[];
  /** The other end has proved what it is, or is gone, or is set to another gate. */
  readonly onPeer: () => void;
  /** The other end has said what it knows. */
  readonly onReady: (link: Link) => void;
  readonly onOperations: (link: Link, told: readonly unknown[]) => void;
}

export type Link = ReturnType<typeof openLink>;

/** Letters of a message, of which a way carries at most 256 KB. */
const AT_ONCE = 50_000;

/** A way on which so many breaths were not heard is dead: a page that was frozen has not counted them either. */
const MOST_MISSED = 9;

/** One end of a way to another device: says nothing of the evening before the other has proved that it belongs to it. */
export function openLink(channel: MeshChannel, ports: LinkPorts) {
  const { eventId, deviceId, keys } = ports;
  const nonce = ports.newId();
  const isScanOnly = keys.full === null;
  let hello: Hello | undefined;
  let isProven = false;
  let isOver = false;
  let ahead = 0;
  let missed = 0;
  let has: Set<string> | undefined;

  const say = (message: Message) => !isOver && channel.send(JSON.stringify(message));

  /** Two that may hold names use the key that no device has which only scans. */
  const keyWith = (peer: Hello): string => (peer.isScanOnly || keys.full === null ? keys.scan : keys.full);

  function hear(message: Message | undefined): void {
    missed = 0;
    if (message?.say === 'hello' && !hello) return greet(message);
    if (message?.say === 'proof' && hello && !isProven) return check(hello, message.proof);
    if (!message || !hello || !isProven) return end();
    if (message.say === 'have') {
      has = new Set(message.ops);
      ports.onReady(link);
    }
    if (message.say === 'ops') ports.onOperations(link, message.ops);
    if (message.say === 'here' && message.gate !== hello.gate) {
      hello = { ...hello, gate: message.gate };
      ports.onPeer();
    }
  }

  function greet(peer: Hello): void {
    if (peer.event !== eventId || peer.device === deviceId) return end();
    hello = peer;
    ahead = peer.now - ports.now();
    const proven = { event: eventId, binding: channel.binding, device: deviceId, isScanOnly };
    say({ say: 'proof', proof: proofOf(keyWith(peer), { ...proven, nonce: peer.nonce }) });
  }

  function check(peer: Hello, proof: string): void {
    const { device, isScanOnly: isPeerScanOnly } = peer;
    const proven = { event: eventId, binding: channel.binding, nonce, device, isScanOnly: isPeerScanOnly };
    if (proof !== proofOf(keyWith(peer), proven)) return end();
    isProven = true;
    ports.onPeer();
    say({ say: 'have', ops: ports.known() });
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    channel.close();
    ports.onPeer();
  }

  const link = {
    /** Whom the other end has proved to be. */
    peer: () => (isProven && !isOver ? hello : undefined),
    isOver: () => isOver,
    /** How far the other end's clock is ahead of this one's, in ms. */
    ahead: () => ahead,
    /** What the other end told it knows. */
    knows: (operations: readonly OperationRecord[]) => operations.forEach(({ op_id }) => has?.add(op_id)),
    /** Tells what the other end has not heard of; who only scans hears less of it. */
    tell(operations: readonly OperationRecord[]): void {
      const known = has;
      if (!known || !hello) return;
      // also what the other end's list holds: those behind it may have an older one
      const news = operations.filter(({ op_id }) => !known.has(op_id));
      for (const ops of parcelsOf(hello.isScanOnly ? news.map(forScanOnly) : news)) say({ say: 'ops', ops });
      for (const { op_id } of news) known.add(op_id);
    },
    /** Says that this end is there; ends a way on which the other was not heard for long. */
    breathe(): void {
      missed += 1;
      if (missed > MOST_MISSED) end();
      else if (isProven) say({ say: 'here', gate: ports.gate() });
    },
    end,
  };
  say({ say: 'hello', event: eventId, device: deviceId, gate: ports.gate(), nonce, isScanOnly, now: ports.now() });
  channel.listen({ onText: (text) => !isOver && hear(readMessage(text)), onEnd: end });
  return link;
}

function parcelsOf(operations: readonly OperationRecord[]): OperationRecord[][] {
  const parcels: OperationRecord[][] = [];
  let letters = Infinity;
  for (const operation of operations) {
    const { length } = JSON.stringify(operation);
    letters += length;
    if (letters <= AT_ONCE) parcels.at(-1)?.push(operation);
    else {
      parcels.push([operation]);
      letters = length;
    }
  }
  return parcels;
}
