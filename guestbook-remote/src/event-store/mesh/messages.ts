import type { EntrustedEnvelope, OperationType } from '../event-store.ts';
import type { OperationRecord } from '../records.ts';

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
  /** What the device knows: operations by their ids, and how far its list holds those of each device. */
  | { readonly say: 'have'; readonly ops: readonly string[]; readonly seen: Readonly<Record<string, number>> }
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
      return isListOfIds(said['ops']) && isNumbers(said['seen'])
        ? { say: 'have', ops: said['ops'], seen: said['seen'] }
        : undefined;
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
    isWhole(event) && isId(device) && isGate(gate) && isText(nonce, 64) && isFlag(isScanOnly) && isNumber(now);
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
  const { undone_op_id, settles, gate, device_id, seq, phone_number, usher, occurred_at, clock_offset } = told;
  const isRead =
    isId(op_id) &&
    TYPES.has(type) &&
    event_id === eventId &&
    isText(guest, 128) &&
    isTextOrNull(guest_name, 300) &&
    (people === null || (isWhole(people) && people > 0 && people <= MOST_PEOPLE)) &&
    isFlag(gift) &&
    isFlag(souvenir) &&
    isEnvelopes(entrusted_gifts) &&
    isTextOrNull(table, 100) &&
    isTextOrNull(note, 300) &&
    (undone_op_id === null || isId(undone_op_id)) &&
    (settles == null || isSettlement(settles)) &&
    isGate(gate) &&
    isId(device_id) &&
    isWhole(seq) &&
    seq > 0 &&
    isTextOrNull(phone_number, 40) &&
    isTextOrNull(usher, 300) &&
    isNumber(occurred_at) &&
    (clock_offset === null || isNumber(clock_offset));
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
  };
}

/** What a device that only scans may know of an operation: who came in or went out, and where. */
export const forScanOnly = (operation: OperationRecord): OperationRecord => ({
  ...operation,
  guest_name: null,
  phone_number: null,
  note: null,
  table: null,
  gift: false,
  souvenir: false,
  entrusted_gifts: [],
  taken: null,
});

const MOST_PEOPLE = 1000;
const MOST_ENVELOPES = 50;
/** So many fit into a message; what is told twice is kept once. */
export const MOST_IDS = 4000;

type Said = Readonly<Record<string, unknown>>;

function parsed(text: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return isSaid(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isTextOrNull = (value: unknown, most: number): value is string | null => value === null || isText(value, most);
const isGate = (value: unknown): value is string | null => isTextOrNull(value, 100);
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]{1,128}$/.test(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_IDS && value.every(isId);
const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  isSaid(value) && Object.values(value).every(isWhole);
const isEnvelopes = (value: unknown): value is readonly EntrustedEnvelope[] =>
  Array.isArray(value) && value.length <= MOST_ENVELOPES && value.every(isEnvelope);
const isEnvelope = (value: unknown): value is EntrustedEnvelope =>
  isSaid(value) && isText(value['giver_name'], 300) && (value['amount'] == null || isWhole(value['amount']));
const isSettlement = (value: unknown): value is NonNullable<OperationRecord['settles']> =>
  isSaid(value) && (value['as_one'] === null || isFlag(value['as_one'])) && isListOfIds(value['op_ids']);
