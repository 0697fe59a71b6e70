import type { ListRecord, OperationRecord } from '../records.ts';

/** Which operations of each device a list holds, by its id. */
export type Seen = Pick<ListRecord, 'seen' | 'missing'>;

/** Whether a list holds what the operation did: of one device later work may have come to the server before earlier work. */
export function isHeldBy(
  { seen = {}, missing = {} }: Seen,
  { device_id: device, seq }: Pick<OperationRecord, 'device_id' | 'seq'>,
): boolean {
  return (
    seq <= (ownValue(seen, device) ?? 0) && !ownValue(missing, device)?.some(({ from, to }) => from <= seq && seq <= to)
  );
}

/** A device may be called what every object has. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
