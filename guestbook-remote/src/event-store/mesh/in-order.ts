import { timeOf } from '../attendance-state.ts';
import type { OperationRecord } from '../records.ts';

/**
 * Operations of several devices as they were done: of each device by its numbers and none before what its usher knew of then,
 * whatever clocks say; those of all by time.
 */
export function inOrder(operations: readonly OperationRecord[]): OperationRecord[] {
  const waiting = [...Map.groupBy(operations, ({ device_id }) => device_id).values()].map((own) =>
    own.toSorted((one, other) => other.seq - one.seq),
  );
  const missing = new Set(operations.map(({ op_id }) => op_id));
  const isReady = (own: readonly OperationRecord[]) => !missing.has(own.at(-1)?.after ?? '');
  const ordered: OperationRecord[] = [];
  for (;;) {
    const left = waiting.filter((own) => own.length > 0).toSorted((one, other) => nextAt(one) - nextAt(other));
    // that two wait for each other only a device that lies can say
    const operation = (left.find(isReady) ?? left[0])?.pop();
    if (!operation) return ordered;
    missing.delete(operation.op_id);
    ordered.push(operation);
  }
}

function nextAt(own: readonly OperationRecord[]): number {
  const next = own.at(-1);
  return next ? timeOf(next) : Infinity;
}
