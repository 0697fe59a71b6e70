import type { EventDatabase } from './database.ts';
import type { AttentionItem, EnvelopeView, GuestView } from './event-store.ts';
import type { LocalState } from './local-state.ts';
import type { GuestIndex } from './guest-index.ts';
import type { OperationRecord, AttentionRecord } from './records.ts';
import { saveSettled } from './repository.ts';
import { instantOf } from './attendance-state.ts';
import { expectedOf } from './party.ts';

export const refusedItem = (operation: OperationRecord): AttentionRecord => ({
  id: operation.op_id,
  event_id: operation.event_id,
  at: instantOf(operation),
  is_settled: false,
  kind: 'refused',
  op_id: operation.op_id,
});

/** A guest of whom more came than are expected; each further person is a matter of its own. Walk-ins were allowed nothing. */
export const overAdmitted = (guest: GuestView): boolean =>
  !guest.is_walk_in && guest.total_guests_attended > expectedOf(guest);
export const overId = (guest: GuestView): string => `over ${guest.key} ${guest.total_guests_attended}`;

export interface AttentionSource {
  readonly index: GuestIndex;
  readonly items: ReadonlyMap<string, AttentionRecord>;
}

/** What nobody has looked at yet, newest first. */
export function openItems({ index, items }: AttentionSource): AttentionItem[] {
  const stored = [...items.values()].filter(({ is_settled }) => !is_settled);
  const view = stored.flatMap((item) => refusedIn(item, index) ?? []);
  for (const guest of index.guests.values()) {
    const item = partyItem(guest) ?? overItem(guest);
    if (item && !items.has(item.id)) view.push(item);
    for (const twice of envelopeItems(guest)) if (!items.has(twice.id)) view.push(twice);
  }
  return view.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Former versions kept other kinds, which are seen in the guests themselves now. */
function refusedIn(item: AttentionRecord, index: GuestIndex): AttentionItem | undefined {
  if (item.kind !== 'refused') return undefined;
  const entry = index.entry(item.op_id);
  if (!entry?.result) return undefined;
  const { reason, right, message } = entry.result;
  const { id, at } = item;
  return { id, at, kind: 'refused', operation: index.view(entry), reason: reason ?? 'INVALID', right, message };
}

/** Each further operation is a matter of its own. */
function partyItem(guest: GuestView): AttentionItem | undefined {
  const { party, key } = guest;
  if (!party || guest.is_walk_in) return undefined;
  const { gates, souvenirs, is_too_large: isTooLarge, has_extra_souvenirs: hasExtra } = party;
  if (!isTooLarge && !hasExtra) return undefined;
  const parts = isTooLarge ? [...gates, ...souvenirs] : souvenirs;
  const kind = isTooLarge ? 'party' : 'souvenirs';
  const id = [kind, key, ...new Set(parts.map(({ op_id }) => op_id))].join(' ');
  const at = parts.reduce((last, part) => (part.at > last ? part.at : last), '');
  return { id, at, kind, guest, party };
}

/** Two gates without a network may both have taken the same envelope down. */
function envelopeItems(guest: GuestView): AttentionItem[] {
  const givers = Map.groupBy(guest.envelopes, ({ giver_name }) => giver_name.toLowerCase().replaceAll(/\s+/g, ' '));
  return [...givers.values()].flatMap((alike) => {
    const envelopes = alike.filter((one) => alike.some((other) => isPerhapsOne(one, other)));
    const last = envelopes.at(-1);
    if (!last) return [];
    const id = ['envelopes', guest.key, ...envelopes.map(({ op_id }) => op_id)].join(' ');
    return [{ id, at: last.at, kind: 'envelopes', guest, envelopes }];
  });
}

const isPerhapsOne = (one: EnvelopeView, other: EnvelopeView): boolean =>
  one.op_id !== other.op_id &&
  (one.gate !== other.gate || one.usher !== other.usher) &&
  (one.amount === other.amount || one.amount === null || other.amount === null);

/** What several gates did is told gate by gate, and once somebody has said something of it no more. */
function overItem(guest: GuestView): AttentionItem | undefined {
  if (!overAdmitted(guest) || (guest.party && guest.party.gates.length > 1)) return undefined;
  return { id: overId(guest), at: guest.first?.at ?? '', kind: 'over_admitted', guest };
}

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
