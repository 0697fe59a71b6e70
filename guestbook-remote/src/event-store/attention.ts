import type { CheckInPart, DoubleCheckIn } from '@janur/contracts';
import type { EventDatabase } from './database.ts';
import type { AttentionItem, GuestView, DuplicatePart } from './event-store.ts';
import type { LocalState } from './local-state.ts';
import type { GuestIndex } from './guest-index.ts';
import type { OperationRecord, AttentionRecord } from './records.ts';
import { saveSettled } from './repository.ts';
import { instantOf } from './guest-state.ts';

export const refusedItem = (operation: OperationRecord): AttentionRecord => ({
  id: operation.op_id,
  event_id: operation.event_id,
  at: instantOf(operation),
  is_settled: false,
  kind: 'refused',
  op_id: operation.op_id,
});

/** What the server tells of guests who were checked in twice, less what the device knows already. */
export function duplicateItems(
  eventId: number,
  doubles: readonly DoubleCheckIn[],
  known: ReadonlyMap<string, AttentionRecord>,
): AttentionRecord[] {
  return doubles.flatMap((double) => {
    const id = idOf(double);
    const before = known.get(id);
    // when the two change places, the ushers are told anew
    if (before?.kind === 'duplicate' && before.double.second.op_id === double.second.op_id) return [];
    return [
      {
        id,
        event_id: eventId,
        at: double.second.at,
        is_settled: false,
        kind: 'duplicate',
        guest_code: double.guest_code,
        double,
      },
    ];
  });
}

const idOf = ({ first, second }: DoubleCheckIn): string =>
  first ? [first.op_id, second.op_id].toSorted().join(' ') : second.op_id;

/** A guest of whom more came than are allowed; each further person is a matter of its own. Walk-ins were allowed nothing. */
export const overAdmitted = (guest: GuestView): boolean =>
  !guest.is_walk_in && guest.total_guests_attended > guest.allowed;
export const overId = (guest: GuestView): string => `over ${guest.key} ${guest.total_guests_attended}`;

export interface AttentionSource {
  readonly index: GuestIndex;
  readonly items: ReadonlyMap<string, AttentionRecord>;
  readonly deviceId: string;
}

/** What nobody has looked at yet, newest first. */
export function openItems({ index, items, deviceId }: AttentionSource): AttentionItem[] {
  const stored = [...items.values()].filter(({ is_settled }) => !is_settled);
  const view = stored.flatMap((item) => attentionItem(item, { index, deviceId }) ?? []);
  for (const guest of index.guests.values()) {
    if (!overAdmitted(guest) || items.has(overId(guest))) continue;
    view.push({ id: overId(guest), at: guest.first?.at ?? '', kind: 'over_admitted', guest });
  }
  return view.toSorted((one, other) => other.at.localeCompare(one.at));
}

export function attentionItem(
  item: AttentionRecord,
  { index, deviceId }: Pick<AttentionSource, 'index' | 'deviceId'>,
): AttentionItem | undefined {
  const { id, at } = item;
  switch (item.kind) {
    case 'refused': {
      const entry = index.entry(item.op_id);
      if (!entry?.result) return undefined;
      const { reason, right, message } = entry.result;
      return { id, at, kind: 'refused', operation: index.view(entry), reason: reason ?? 'INVALID', right, message };
    }
    case 'duplicate': {
      const { first, second } = item.double;
      return {
        id,
        at,
        kind: 'duplicate',
        guest: index.guest(item.guest_code) ?? null,
        guest_code: item.guest_code,
        mine: second.device_id === deviceId ? 'second' : first?.device_id === deviceId ? 'first' : 'none',
        first: first && partOf(first),
        second: partOf(second),
      };
    }
    case 'over_admitted':
      return undefined;
  }
}

const partOf = ({ at, gate, usher, people }: CheckInPart): DuplicatePart => ({ at, gate, usher, people });

/** A person has looked at it. */
export async function settle(
  id: string,
  { database, local: { eventId, attention, refresh } }: { database: EventDatabase; local: LocalState },
): Promise<void> {
  const item: AttentionRecord = attention.get(id) ?? {
    id,
    event_id: eventId,
    at: '',
    is_settled: false,
    kind: 'over_admitted',
  };
  await saveSettled(database, item);
  attention.set(id, { ...item, is_settled: true });
  refresh();
}
