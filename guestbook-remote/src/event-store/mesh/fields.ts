import type { EntrustedEnvelope, OperationType } from '../event-store.ts';
import type { OperationRecord, WalkInName } from '../records.ts';

/* What fields of messages between devices may be. */

const MOST_PEOPLE = 1000;
const MOST_ENVELOPES = 50;
const MOST_SETTLED = 50;
/** The end of the year 9999: what is later no server reads, and no page can show. */
const LATEST = 253_402_300_799_999;
/** So many fit into a message; what is told twice is kept once. */
export const MOST_IDS = 4000;

export type Said = Readonly<Record<string, unknown>>;

export const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
export const isTextOrNull = (value: unknown, most: number): value is string | null =>
  value === null || isText(value, most);
export const isGate = (value: unknown): value is string | null => isTextOrNull(value, 100);
/** As the server reads them: one that it cannot read would stay in the queue of whoever carries it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{8,128}$/.test(value);
export const isDevice = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value);
export const isWalkInName = (value: unknown): value is WalkInName =>
  isSaid(value) && isId(value['op_id']) && isText(value['code'], 64);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isTime = (value: unknown): value is number => isWhole(value) && value >= 0 && value <= LATEST;
const isParty = (value: unknown): value is number => isWhole(value) && value > 0 && value <= MOST_PEOPLE;
const MOVING: ReadonlySet<unknown> = new Set<OperationType>(['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'LEAVE', 'COME_BACK']);
export const isPeopleOf = (type: unknown, people: unknown): people is number | null =>
  MOVING.has(type) ? isParty(people) : people === null;
export const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_IDS && value.every(isId);
export const isEnvelopes = (value: unknown): value is readonly EntrustedEnvelope[] =>
  Array.isArray(value) && value.length <= MOST_ENVELOPES && value.every(isEnvelope);
const isEnvelope = (value: unknown): value is EntrustedEnvelope =>
  isSaid(value) &&
  isText(value['giver_name'], 300) &&
  (value['amount'] == null || (isWhole(value['amount']) && value['amount'] >= 0));
const isSettlement = (value: unknown): value is NonNullable<OperationRecord['settles']> =>
  isSaid(value) &&
  (value['as_one'] === null || isFlag(value['as_one'])) &&
  isListOfIds(value['op_ids']) &&
  value['op_ids'].length > 0 &&
  value['op_ids'].length <= MOST_SETTLED;
export const isSettlementOf = (type: unknown, value: unknown): value is OperationRecord['settles'] =>
  (type !== 'SETTLE' && value == null) || isSettlement(value);
