import type { MeshKeys } from '@janur/contracts';
import type { GuestIndex } from '../guest-index.ts';
import type { OperationRecord } from '../records.ts';
import type { MeshChannel, PeerView } from './channel.ts';
import { type Link, type LinkPorts, openLink } from './link.ts';
import { MOST_IDS } from './fields.ts';
import { readOperation } from './messages.ts';
import { isHeldBy } from './seen.ts';

export interface MeshPorts extends Pick<LinkPorts, 'eventId' | 'deviceId' | 'gate' | 'now' | 'newId'> {
  /** Of this device's role; undefined while the server has given none. */
  readonly keys: () => MeshKeys | undefined;
  /** What to add to this device's clock for the server's; null when it is not known. */
  readonly offset: () => number | null;
  readonly index: Pick<GuestIndex, 'entries' | 'entriesOf' | 'seen' | 'attendance' | 'named'>;
  /** Keeps what other devices did and shows it; answers what was not here. */
  readonly keep: (
    told: readonly OperationRecord[],
    how: { isCarried: (operation: OperationRecord) => boolean },
  ) => Promise<readonly OperationRecord[]>;
  readonly onPeers: (peers: readonly PeerView[]) => void;
}

const BREATH_MS = 5000;
const ARRIVALS: ReadonlySet<OperationRecord['type']> = new Set(['CHECK_IN', 'ADHOC']);
/** Who only scans has no other acts. */
const SCANNED: ReadonlySet<OperationRecord['type']> = new Set(['CHECK_IN', 'LEAVE', 'COME_BACK', 'UNDO']);

/**
 * What devices of one event tell each other without a server. Each tells every other what it did and what it heard, once;
 * what came in over one way goes on over the others, so that a chain of devices is as good as a ring.
 */
export function createMesh(ports: MeshPorts) {
  const links = new Set<Link>();
  let breathing: ReturnType<typeof setInterval> | undefined;
  // what one device heard before another thing is kept before it
  let keeping: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const isScanOnly = () => ports.keys()?.full === null;

  const known = () =>
    ports.index
      .entries()
      .slice(-MOST_IDS)
      .map(({ operation }) => operation.op_id);

  /** Who only scans does not pass on what others said. */
  function tellable(): OperationRecord[] {
    const own = isScanOnly();
    return ports.index
      .entries()
      .flatMap(({ operation, isOwn }) => (isOwn || !own ? [ports.index.named(operation)] : []));
  }

  function onPeer(): void {
    const byDevice = new Map<string, Link>();
    for (const link of links) {
      const peer = link.peer();
      if (link.isOver()) links.delete(link);
      else if (peer) {
        const before = byDevice.get(peer.device);
        // who only scans could give itself out for a device that has proved more
        if (before && peer.isScanOnly && before.peer()?.isScanOnly === false) link.end();
        else {
          // whoever comes anew has left the old way
          before?.end();
          byDevice.set(peer.device, link);
        }
      }
    }
    ports.onPeers(
      [...byDevice.values()].flatMap((link) => {
        const peer = link.peer();
        return peer ? [{ device_id: peer.device, gate: peer.gate }] : [];
      }),
    );
    if (links.size === 0) stopBreathing();
  }

  function onOperations(from: Link, told: readonly unknown[]): void {
    const read = told.flatMap((one) => readOperation(one, ports.eventId) ?? []).filter((one) => isBelieved(from, one));
    from.knows(read);
    keeping = keeping.then(() => keep(from, read)).catch(() => from.end());
  }

  /** Nobody says what this device did, and who only scans says of nobody else. */
  function isBelieved(from: Link, { device_id, type }: OperationRecord): boolean {
    const peer = from.peer();
    if (!peer || device_id === ports.deviceId) return false;
    return !peer.isScanOnly || (device_id === peer.device && SCANNED.has(type));
  }

  async function keep(from: Link, read: readonly OperationRecord[]): Promise<void> {
    if (isOver || !ports.keys()) return;
    const timed = read.map((operation) => timedBy(from, operation));
    const arrived = new Set(timed.flatMap(({ type, guest }) => (ARRIVALS.has(type) ? [guest] : [])));
    const news = await ports.keep(timed, { isCarried: (operation) => !isScanOnly() && mayBring(operation, arrived) });
    if (isScanOnly() || news.length === 0) return;
    for (const link of links) if (link !== from) link.tell(news.map(ports.index.named));
  }

  /**
   * What the server has is not brought. Who only scans tells of an arrival that it took back, and not of the arrival of
   * another: brought before that, the server would refuse it for good. Who did it brings it.
   */
  function mayBring(operation: OperationRecord, arrived: ReadonlySet<string>): boolean {
    const { type, undone_op_id } = operation;
    // a walk-in in any case: only the answer to it says whom what stands behind it is about
    if (type !== 'ADHOC' && isHeldBy(ports.index.seen(), operation)) return false;
    if (type !== 'UNDO' || undone_op_id !== null) return true;
    const guest = operation.walk_in?.code ?? operation.guest;
    return arrived.has(operation.guest) || ports.index.attendance(guest).first !== null || hasComeAndGone(guest);
  }

  /** Somebody else took the same arrival back. */
  const hasComeAndGone = (guest: string) =>
    ports.index.entriesOf(guest).some(({ operation: { type } }) => ARRIVALS.has(type));

  /** Of a device that has not heard the time this one says it, if it has. */
  function timedBy(from: Link, operation: OperationRecord): OperationRecord {
    const offset = ports.offset();
    if (operation.clock_offset !== null || offset === null || operation.device_id !== from.peer()?.device)
      return operation;
    return { ...operation, clock_offset: offset - from.ahead() };
  }

  function breathe(): void {
    for (const link of links) link.breathe();
  }

  function stopBreathing(): void {
    clearInterval(breathing);
    breathing = undefined;
  }

  function endAll(): void {
    for (const link of links) link.end();
    stopBreathing();
  }

  return {
    join(channel: MeshChannel): void {
      const keys = ports.keys();
      if (!keys || isOver) return channel.close();
      const link = openLink(channel, {
        ...ports,
        keys,
        known,
        onPeer,
        onReady: (ready) => ready.tell(tellable()),
        onOperations,
      });
      links.add(link);
      breathing ??= setInterval(breathe, BREATH_MS);
    },
    /** Something was done on this device. */
    tell(operation: OperationRecord): void {
      for (const link of links) link.tell([ports.index.named(operation)]);
    },
    /** What another page of this device did. */
    tellAll(): void {
      for (const link of links) link.tell(tellable());
    },
    endAll,
    /** For good: what is on its way is not kept. */
    close(): void {
      isOver = true;
      endAll();
    },
  };
}
