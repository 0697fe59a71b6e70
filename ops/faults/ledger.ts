import type { Fault } from './faults.ts';

/** What went over the network of all devices, as their proxies saw it. */
export interface Ledger {
  sends(body: Buffer): void;
  hears(body: Buffer): void;
  meets(fault: Fault): void;
  redelivers(): void;
  /** A server answered a call of one operation. */
  answers(op: string): void;
  /** What a server said of each operation in an answer with 200; FAULT is none. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** When an operation first left its device, in ms since 1970. */
  readonly firstSent: ReadonlyMap<string, number>;
  readonly counts: { requests: number; faults: number; redelivered: number; deliveredOperations: number };
}

export function createLedger(): Ledger {
  const acknowledged = new Map<string, string>();
  const firstSent = new Map<string, number>();
  const counts = { requests: 0, faults: 0, redelivered: 0, deliveredOperations: 0 };
  return {
    acknowledged,
    firstSent,
    counts,
    sends(body) {
      const { operations }: { operations: { op_id: string }[] } = JSON.parse(body.toString());
      counts.deliveredOperations += operations.length;
      for (const { op_id } of operations) if (!firstSent.has(op_id)) firstSent.set(op_id, Date.now());
    },
    hears(body) {
      const { data }: { data: { op_id: string; verdict: string; reason?: string }[] } = JSON.parse(body.toString());
      for (const { op_id, verdict, reason } of data) if (reason !== 'FAULT') acknowledged.set(op_id, verdict);
    },
    answers: (op) => void acknowledged.set(op, 'APPLIED'),
    meets(fault) {
      counts.requests += 1;
      if (fault.kind !== 'none') counts.faults += 1;
    },
    redelivers() {
      counts.redelivered += 1;
    },
  };
}
