import { needsLog } from '@janur/contracts/attendance';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { pipelinedTransaction, type Send, type Statement } from '../../../db/pipelined-transaction.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { isRetriable } from '../../../db/transaction.ts';
import { insertWalkIn, updateAttendances } from '../../../guests/attendance-queries.ts';
import { movesOfCounters } from '../../../guests/counter-queries.ts';
import { keptEvent } from '../lookup.ts';
import { type GiftRow, giftRowsAt, invitedTo } from '../queries.ts';
import { aboutOf, attendanceOf, type Effect, effectOf, giftsOf, payloadOf, resultOf, undoneBy } from './effects.ts';
import { type HeldGuest, holdGuests, listLogs, loggedOf, markDuplicate, markUndone } from './guest-queries.ts';
import { asError, formerResult, once, type Recorded, resultOfFaster } from './once.ts';
import { type OperationOnGuest, rowOf } from './operation.ts';
import { insertGifts, insertOperations, listOperations } from './operation-queries.ts';
import { refuseUnknownGuest } from './refusal.ts';

/** The database, and its connections for statements that go together. */
export interface Databases {
  readonly db: Database;
  readonly pipeline: Database;
}
interface Batch {
  readonly eventId: number;
  readonly operations: readonly OperationOnGuest[];
}

/**
 * Records operations on guests of an event in one transaction; no two of them are on one guest, nor has one the id or the
 * number of another. What cannot be done for one of them stands as an Error in its place.
 */
export async function recordBatch(of: Databases, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  try {
    return await recordTogether(of, scope, batch);
  } catch (error) {
    const [operation, ...others] = batch.operations;
    if (!operation || isRetriable(error)) throw error;
    if (others.length === 0) return [await resultOfFaster(of.db, scope, { operation, error })];
    // it failed because of one of them
    return isDuplicateKey(error) ? recordWithoutFormers(of, scope, batch) : recordEach(of, scope, batch);
  }
}

/** The log refused them because some had come before: those get what came of them then. */
async function recordWithoutFormers(of: Databases, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  const { operations } = batch;
  const rows = await listOperations(of.db, scope, operations);
  const formers = new Map(operations.map((operation) => [operation, formerResult(operation, rows)]));
  const fresh = operations.filter((operation) => !formers.get(operation));
  if (fresh.length === operations.length) return recordEach(of, scope, batch);
  const results = fresh.length > 0 ? await recordBatch(of, scope, { ...batch, operations: fresh }) : [];
  return operations.flatMap((operation) => formers.get(operation) ?? results[fresh.indexOf(operation)] ?? []);
}

async function recordEach(of: Databases, scope: ClientScope, batch: Batch): Promise<(Recorded | Error)[]> {
  const results = [];
  for (const operation of batch.operations) {
    const alone = { ...batch, operations: [operation] };
    results.push(...(await recordBatch(of, scope, alone).catch((why) => [asError(why)])));
  }
  return results;
}

async function recordTogether(
  { db, pipeline }: Databases,
  scope: ClientScope,
  { eventId, operations }: Batch,
): Promise<(Recorded | Error)[]> {
  const held = holdGuests(pipeline, scope, { eventId, codes: operations.map(({ guest_code: code }) => code) });
  const walkIns = operations.flatMap(({ walkIn }) => (walkIn ? insertWalkIn(pipeline, scope, walkIn) : []));
  // a check-in is answered without a ticket: it was just read, and to sign another would hold the door up
  const guestRows = operations.every(isArrival) ? held : held.select<HeldGuest[]>(invitedTo(pipeline, scope));
  const reads: readonly [...Statement[], typeof held] = [...walkIns, guestRows];
  const effects = await pipelinedTransaction(pipeline, reads, async (found, send) => {
    const guestOf = new Map(found.at(-1)?.map((guest) => [guest.code, guest]));
    const met = operations.flatMap((operation) => {
      const guest = guestOf.get(operation.guest_code);
      return guest ? [{ operation, guest }] : [];
    });
    return effectsOf({ db: pipeline, send }, scope, met);
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

interface Sending {
  readonly db: Database;
  readonly send: Send;
}
interface Met {
  readonly operation: OperationOnGuest;
  readonly guest: HeldGuest;
}

/** What operations do to the guests who are held, as statements, and what came of each once these are committed. */
async function effectsOf({ db, send }: Sending, scope: ClientScope, met: readonly Met[]) {
  const asking = met.filter(({ operation, guest }) => needsLog(attendanceOf(guest), operation));
  const asked = asking.map(({ guest }) => guest.id);
  const [rows] = asked.length > 0 ? await send([listLogs(db, scope, asked)]) : [[]];
  const effects = met.map(({ operation, guest }) => {
    const log = rows.filter(({ guest_event_id: id }) => id === guest.id).map(loggedOf);
    return effectOf(operation, isArrival(operation) ? withoutTicket(guest) : guest, attendanceOf(guest, log));
  });
  const gifts = await giftsAfter({ db, send }, scope, effects);
  const entries = effects.map((effect) => ({
    operation: effect.operation,
    about: aboutOf(effect),
    result: resultOf(effect, gifts),
  }));
  const writes: (Statement & PromiseLike<unknown>)[] = [
    ...effects.flatMap(({ operation, result }) =>
      result.verdict === 'APPLIED' && result.overtaken !== null
        ? markDuplicate(db, scope, result.overtaken, operation.op_id)
        : [],
    ),
    ...updateAttendances(
      db,
      scope,
      effects.flatMap(({ changes }) => changes ?? []),
    ),
    ...movesOfCounters(
      db,
      effects.map(({ operation, guest, after }) => ({
        at: guest,
        before: operation.walkIn ? undefined : guest,
        after,
      })),
    ),
    ...(entries.length > 0 ? [insertOperations(db, entries.map(rowOf))] : []),
  ];
  return { writes, result: new Map(entries.map(({ operation, result }) => [operation, result])) };
}

function withoutTicket(guest: HeldGuest): HeldGuest {
  const { invited_to: _, ...shown } = guest;
  return shown;
}

/** The gifts of the guests. Answers name them by their ids, which only those have that were written. */
async function giftsAfter(
  { db, send }: Sending,
  scope: ClientScope,
  effects: readonly Effect[],
): Promise<readonly GiftRow[]> {
  const given = effects.flatMap(giftsOf);
  const undone = effects.filter((effect) => undoneBy(effect).length > 0);
  const writes: Statement[] = [
    ...(given.length > 0 ? [insertGifts(db, given)] : []),
    ...undone.flatMap((effect) => markUndone(db, scope, { opIds: undoneBy(effect), by: effect.operation.op_id })),
  ];
  if (writes.length > 0) await send(writes);
  else if (!effects.some(({ guest }) => guest.has_gifts)) return [];
  const ids = effects.map(({ guest }) => guest.id);
  return (await send([giftRowsAt(db, scope).whereIn('guest_event_id', ids)]))[0];
}
