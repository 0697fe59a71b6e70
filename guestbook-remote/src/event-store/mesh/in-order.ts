import { timeOf } from '../attendance-state.ts';
import type { OperationRecord } from '../records.ts';

/** Operations of several devices as they were done: of each device by its numbers, whatever its clock says, and those of all by time. */
export function inOrder(operations: readonly OperationRecord[]): OperationRecord[] {
  const waiting = [...Map.groupBy(operations, ({ device_id }) => device_id).values()].map((own) =>
    own.toSorted((one, other) => other.seq - one.seq),
  );
  const ordered: OperationRecord[] = [];
  for (;;) {
    const first = waiting.filter((own) => own.length > 0).toSorted((one, other) => nextAt(one) - nextAt(other))[0];
    const operation = first?.pop();
    if (!operation) return ordered;
    ordered.push(operation);
  }
}

function nextAt(own: readonly OperationRecord[]): number {
  const next = own.at(-1);
  return next ? timeOf(next) : Infinity;
}
