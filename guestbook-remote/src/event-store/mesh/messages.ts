import type { OperationType } from '../event-store.ts';
import { hiddenKey } from '../hashed-code.ts';
import type { OperationRecord } from '../records.ts';
import {
  isDevice,
  isEnvelopes,
  isFlag,
  isGate,
  isId,
  isListOfIds,
  isPeopleOf,
  isSaid,
  isSettlementOf,
  isText,
  isTextOrNull,
  isTime,
  isWalkInName,
  isWhole,
  type Said,
} from './fields.ts';

/* What devices say to each other without a server. Nothing that comes is believed to have a shape until it was read here. */

export interface Hello {
  readonly say: 'hello';
  readonly event: number;
  readonly device: string;
  readonly gate: string | null;
  readonly nonce: string;
  readonly isScanOnly: boolean;
  /** By the device's own clock, in ms since 1970. */
  readonly now: number;
}
export type Message =
  | Hello
  | { readonly say: 'proof'; readonly proof: string }
  /** The operations that the device knows, by their ids. */
  | { readonly say: 'have'; readonly ops: readonly string[] }
  | { readonly say: 'ops'; readonly ops: readonly unknown[] }
  | { readonly say: 'here'; readonly gate: string | null };

/** A message of more letters is none of ours. */
const LONGEST = 200_000;

export function readMessage(text: string): Message | undefined {
  if (text.length > LONGEST) return undefined;
  const said = parsed(text);
  switch (said?.['say']) {
    case 'hello':
      return readHello(said);
    case 'proof':
      return isText(said['proof'], 100) ? { say: 'proof', proof: said['proof'] } : undefined;
    case 'have':
      return isListOfIds(said['ops']) ? { say: 'have', ops: said['ops'] } : undefined;
    case 'ops':
      return Array.isArray(said['ops']) ? { say: 'ops', ops: said['ops'] } : undefined;
    case 'here':
      return isGate(said['gate']) ? { say: 'here', gate: said['gate'] } : undefined;
    default:
      return undefined;
  }
}

function readHello({ event, device, gate, nonce, isScanOnly, now }: Said): Hello | undefined {
  const isRead =
    isWhole(event) && isDevice(device) && isGate(gate) && isText(nonce, 64) && isFlag(isScanOnly) && isTime(now);
  return isRead ? { say: 'hello', event, device, gate, nonce, isScanOnly, now } : undefined;
}

const TYPES: ReadonlySet<unknown> = new Set<OperationType>([
  'CHECK_IN',
  'ADDITIONAL',
  'LEAVE',
  'COME_BACK',
  'GIFT',
  'TABLE',
  'ADHOC',
  'SETTLE',
  'UNDO',
]);

/** An operation as another device tells it; undefined for what is none of this event. */
export function readOperation(told: unknown, eventId: number): OperationRecord | undefined {
  if (!isSaid(told)) return undefined;
  const { op_id, type, event_id, guest, guest_name, people, gift, souvenir, entrusted_gifts, table, note } = told;
  const { undone_op_id, settles, gate, device_id, seq, phone_number, usher, occurred_at, clock_offset, taken } = told;
  const { after = null, walk_in = null } = told;
  const isRead =
    isId(op_id) &&
    TYPES.has(type) &&
    event_id === eventId &&
    isText(guest, 128) &&
    isTextOrNull(guest_name, 300) &&
    isPeopleOf(type, people) &&
    (type !== 'ADHOC' || (guest === op_id && guest_name)) &&
    isFlag(gift) &&
    isFlag(souvenir) &&
    isEnvelopes(entrusted_gifts) &&
    isTextOrNull(table, 100) &&
    isTextOrNull(note, 300) &&
    (undone_op_id === null || isId(undone_op_id)) &&
    isSettlementOf(type, settles) &&
    isGate(gate) &&
    isDevice(device_id) &&
    isWhole(seq) &&
    seq > 0 &&
    isTextOrNull(phone_number, 40) &&
    isTextOrNull(usher, 300) &&
    isTime(occurred_at) &&
    (clock_offset === null || (isWhole(clock_offset) && isTime(occurred_at + clock_offset))) &&
    (after === null || isId(after)) &&
    (walk_in === null || isWalkInName(walk_in));
  if (!isRead) return undefined;
  return {
    op_id,
    type: type as OperationType, // one of TYPES
    event_id,
    guest,
    guest_name,
    people,
    gift,
    souvenir,
    entrusted_gifts,
    table,
    note,
    undone_op_id,
    settles: settles ?? null,
    gate,
    device_id,
    seq,
    phone_number,
    usher,
    occurred_at,
    clock_offset,
    taken: isSaid(taken) && taken['is_arrival'] === true ? WHOLE_ARRIVAL : null,
    after,
    walk_in,
  };
}

/** That an undo took a whole arrival back: who has the arrival from the server's list alone knows its operation by no id. */
const WHOLE_ARRIVAL = { is_arrival: true, people: 0, left: 0, gift: false, souvenir: false } as const;

/** What a device that only scans may know of an operation: who came in or went out, and where; of a code what its list has of it. */
export const forScanOnly = (operation: OperationRecord): OperationRecord => ({
  ...operation,
  guest: hiddenKey(operation),
  guest_name: null,
  phone_number: null,
  note: null,
  table: null,
  gift: false,
  souvenir: false,
  entrusted_gifts: [],
  taken: operation.taken?.is_arrival ? WHOLE_ARRIVAL : null,
  walk_in: null,
});

function parsed(text: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return isSaid(said) ? said : undefined;
  } catch {
    return undefined;
  }
}
