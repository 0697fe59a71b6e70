import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { batchByKey } from '../../../lib/batch-by-key.ts';
import {
  asError,
  type Recorded,
  formerResult,
  once,
  resultOfFaster,
  type OperationOnGuest,
  rowOf,
} from './operation.ts';
import { needsLog } from '@janur/contracts/attendance';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { inTransaction, isRetriable } from '../../../db/transaction.ts';
import { insertWalkIn, updateAttendances } from '../../../guests/attendance-queries.ts';
import { movesOfCounters } from '../../../guests/counter-queries.ts';
import { keptEvent } from '../lookup.ts';
import { type GiftRow, giftRowsAt, invitedTo } from '../queries.ts';
import { aboutOf, attendanceOf, type Effect, effectOf, giftsOf, payloadOf, resultOf, undoneBy } from './effects.ts';
import {
  type HeldGuest,
  holdGuests,
  listLogs,
  markDuplicate,
  markFirst,
  markUndone,
  insertGifts,
  insertOperations,
  listOperations,
} from './queries.ts';
import { refuseUnknownGuest } from './refusal.ts';

interface Waiting {
  readonly scope: ClientScope;
  readonly eventId: number;
  readonly operation: OperationOnGuest;
}
export type Recorder = ReturnType<typeof createRecorder>;

/** A transaction that holds more guests than this would keep others waiting. */
const MOST_AT_ONCE = 100;
const NO_RESULT = new Error('an operation has no result');

/** Operations at one event that come together are written together, and answered once that is committed. */
export function createRecorder(db: Database) {
  const record = batchByKey<Waiting, Recorded>({
    keyOf: ({ operation: { usher }, eventId }) => `${usher.clientId} ${eventId}`,
    most: MOST_AT_ONCE,
    async run(all) {
      // ushers of one client see the same rows: the first one's scope is everybody's
      const [{ scope, eventId }] = all;
      const results = new Map<OperationOnGuest, Recorded | Error>();
      for (const operations of roundsOf(all.map(({ operation }) => operation))) {
        // what the rounds before it wrote is committed, whatever becomes of this one
        const round = await recordBatch(db, scope, { eventId, operations }).catch(asError);
        for (const [index, operation] of operations.entries()) {
          results.set(operation, (Array.isArray(round) ? round[index] : round) ?? NO_RESULT);
        }
      }
      return all.map(({ operation }) => results.get(operation) ?? NO_RESULT);
    },
  });
  return { record };
}

/**
 * A guest, a key and a device's number come once a round: what the second may do depends on what became of the first. The
 * log keeps the order in which all of them came.
 */
function roundsOf(operations: readonly OperationOnGuest[]): OperationOnGuest[][] {
  const rounds: OperationOnGuest[][] = [];
  let claimed = new Set<string>();
  for (const operation of operations) {
    const claims = claimsOf(operation);
    const isFree = claims.every((claim) => !claimed.has(claim));
    if (isFree && rounds.length > 0) rounds.at(-1)?.push(operation);
    else rounds.push([operation]);
    if (!isFree) claimed = new Set();
    for (const claim of claims) claimed.add(claim);
  }
  return rounds;
}

function claimsOf({ guest_code: code, op_id, device_id, seq }: OperationOnGuest): string[] {
  const claims = [`guest ${code}`, `key ${op_id}`];
  return device_id === null || seq === null ? claims : [...claims, `number ${seq} of ${device_id}`];
}

interface Batch {
  readonly eventId: number;
  readonly operations: readonly OperationOnGuest[];
}

/**
 * Records operations on guests of an event in one transaction; no two of them are on one guest, nor has one the id or the
 * number of another. What cannot be done for one of them stands as an Error in its place.
 */
async function recordBatch(db: Database, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  try {
    return await recordTogether(db, scope, batch);
  } catch (error) {
    const [operation, ...others] = batch.operations;
    if (!operation || isRetriable(error)) throw error;
    if (others.length === 0) return [await resultOfFaster(db, scope, { operation, error })];
    // it failed because of one of them
    return isDuplicateKey(error) ? recordWithoutFormers(db, scope, batch) : recordEach(db, scope, batch);
  }
}

/** The log refused them because some had come before: those get what came of them then. */
async function recordWithoutFormers(db: Database, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  const { operations } = batch;
  const rows = await listOperations(db, scope, operations);
  const formers = new Map(operations.map((operation) => [operation, formerResult(operation, rows)]));
  const fresh = operations.filter((operation) => !formers.get(operation));
  if (fresh.length === operations.length) return recordEach(db, scope, batch);
  const results = fresh.length > 0 ? await recordBatch(db, scope, { ...batch, operations: fresh }) : [];
  return operations.flatMap((operation) => formers.get(operation) ?? results[fresh.indexOf(operation)] ?? []);
}

async function recordEach(db: Database, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  const results = [];
  for (const operation of batch.operations) {
    const alone = { ...batch, operations: [operation] };
    results.push(...(await recordBatch(db, scope, alone).catch((why) => [asError(why)])));
  }
  return results;
}

async function recordTogether(
  db: Database,
  scope: ClientScope,
  { eventId, operations }: Batch,
): Promise<(Recorded | Error)[]> {
  const effects = await inTransaction(db, async (trx) => {
    for (const { walkIn } of operations) {
      if (walkIn) for (const statement of insertWalkIn(trx, scope, walkIn)) await statement;
    }
    const held = holdGuests(trx, scope, { eventId, codes: operations.map(({ guest_code: code }) => code) });
    // a check-in is answered without a ticket: it was just read, and to sign another would hold the door up
    const guests = await (operations.every(isArrival) ? held : held.select<HeldGuest[]>(invitedTo(trx, scope)));
    const guestOf = new Map(guests.map((guest) => [guest.code, guest]));
    const met = operations.flatMap((operation) => {
      const guest = guestOf.get(operation.guest_code);
      return guest ? [{ operation, guest }] : [];
    });
    return writeEffects(trx, scope, met);
  });
  const results: (Recorded | Error)[] = [];
  for (const operation of operations) {
    const result = effects.get(operation);
    results.push(
      result ? { result, isRepeated: false } : await recordStranger(db, scope, { eventId, operation }).catch(asError),
    );
  }
  return results;
}

const isArrival = ({ type }: OperationOnGuest): boolean => type === 'CHECK_IN' || type === 'ADDITIONAL';

async function recordStranger(
  db: Database,
  scope: ClientScope,
  { eventId, operation }: { eventId: number; operation: OperationOnGuest },
): Promise<Recorded> {
  const event = await keptEvent(db, scope, eventId);
  const said = { operation, event, code: operation.guest_code, payload: payloadOf(operation) };
  return once(db, scope, operation, (trx) => refuseUnknownGuest(trx, scope, said));
}

interface Met {
  readonly operation: OperationOnGuest;
  readonly guest: HeldGuest;
}

/** Writes what operations do to the guests who are held, and answers what came of each. */
async function writeEffects(trx: Database, scope: ClientScope, met: readonly Met[]) {
  if (met.length === 0) return new Map<OperationOnGuest, Recorded['result']>();
  const asking = met.filter(({ operation, guest }) => needsLog(attendanceOf(guest), operation));
  const asked = asking.map(({ guest }) => guest.id);
  const rows = asked.length > 0 ? await listLogs(trx, scope, asked) : [];
  const effects = met.map(({ operation, guest }) => {
    const log = rows.filter(({ guest_event_id: id }) => id === guest.id);
    return effectOf(operation, isArrival(operation) ? withoutTicket(guest) : guest, log);
  });
  const gifts = await giftsAfter(trx, scope, effects);
  const entries = effects.map((effect) => ({
    operation: effect.operation,
    about: aboutOf(effect),
    result: resultOf(effect, gifts),
  }));
  const overtaken = effects.flatMap(({ operation, result }) =>
    result.verdict === 'APPLIED' && result.overtaken !== null ? { opId: result.overtaken, by: operation.op_id } : [],
  );
  const promoted = effects.flatMap(({ before, result }) =>
    result.verdict === 'APPLIED' && result.promoted !== null && before.first?.op_id
      ? { opId: result.promoted, before: before.first.op_id }
      : [],
  );
  const changes = effects.flatMap((effect) => effect.changes ?? []);
  const moves = effects.map(({ operation, guest, after }) => ({
    at: guest,
    before: operation.walkIn ? undefined : guest,
    after,
  }));
  const writes = [
    ...overtaken.flatMap(({ opId, by }) => markDuplicate(trx, scope, opId, by)),
    ...promoted.flatMap((one) => markFirst(trx, scope, one)),
    ...updateAttendances(trx, scope, changes),
    ...movesOfCounters(trx, moves),
    insertOperations(trx, entries.map(rowOf)),
  ];
  for (const statement of writes) await statement;
  return new Map(entries.map(({ operation, result }) => [operation, result]));
}

function withoutTicket(guest: HeldGuest): HeldGuest {
  const { invited_to: _, ...shown } = guest;
  return shown;
}

/** The gifts of the guests. Answers name them by their ids, which only those have that were written. */
async function giftsAfter(trx: Database, scope: ClientScope, effects: readonly Effect[]): Promise<readonly GiftRow[]> {
  const given = effects.flatMap(giftsOf);
  const undone = effects.filter((effect) => undoneBy(effect).length > 0);
  if (given.length === 0 && undone.length === 0 && !effects.some(({ guest }) => guest.has_gifts)) return [];
  if (given.length > 0) await insertGifts(trx, given);
  for (const effect of undone) {
    for (const statement of markUndone(trx, scope, { opIds: undoneBy(effect), by: effect.operation.op_id }))
      await statement;
  }
  const ids = effects.map(({ guest }) => guest.id);
  return giftRowsAt(trx, scope).whereIn('guest_event_id', ids);
}
