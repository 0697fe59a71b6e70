import { allowed, apply, type Attendance } from '@janur/contracts/attendance';
import { type EventDatabase, StorageTrouble } from './database.ts';
import type { EnvelopeView, OperationView, Taken } from './event-store.ts';
import type { StoreServices } from './services.ts';
import { ELSEWHERE, guestOperation } from './attendance-state.ts';
import type { LocalState } from './local-state.ts';
import type { DeviceRecord, OperationRecord } from './records.ts';
import { appendOperation } from './repository.ts';

export interface Recording {
  readonly services: Pick<StoreServices, 'now' | 'monotonic' | 'run' | 'newId' | 'usherName'>;
  readonly database: EventDatabase;
  readonly local: LocalState;
  readonly onRecorded: (operation: OperationRecord) => void;
}

/** Writes acts of the usher down, one after the other: resolves once the disk has it. */
export function createRecorder({ services, database, local, onRecorded }: Recording) {
  const { index, facts, clock, eventId } = local;
  let last: Promise<unknown> = Promise.resolve();

  /** `say` is asked when it is this act's turn: of two taps the second one meets what the first one did. */
  function record(say: (opId: string) => NewOperation): Promise<OperationView> {
    const turn = last.then(() => write(say));
    last = turn.catch(() => undefined); // whoever tapped hears of it
    return turn;
  }

  async function write(say: (opId: string) => NewOperation): Promise<OperationView> {
    const opId = services.newId();
    const draft = checked(opId, say(opId));
    const operation = await stored((device) => operationOf(opId, draft, device));
    facts.device = { ...facts.device, seq: operation.seq };
    facts.queued += 1;
    index.addOperation(operation);
    local.refresh({ storage_problem: null });
    onRecorded(operation);
    return view(operation.op_id);
  }

  function view(opId: string): OperationView {
    const entry = index.entry(opId);
    if (!entry) throw new Error(`${opId} was forgotten while it was recorded`);
    return index.view(entry);
  }

  async function stored(make: (device: DeviceRecord) => OperationRecord): Promise<OperationRecord> {
    try {
      return await appendOperation(database, make);
    } catch (error) {
      if (error instanceof StorageTrouble) local.refresh({ storage_problem: error.problem });
      throw error;
    }
  }

  function operationOf(opId: string, draft: NewOperation, { device_id, seq, gate }: DeviceRecord): OperationRecord {
    const guest = index.codeOf(draft.guest);
    return {
      people: null,
      gift: false,
      souvenir: false,
      entrusted_gifts: [],
      table: null,
      phone_number: null,
      note: null,
      undone_op_id: null,
      guest_name: index.guest(guest)?.name ?? null,
      ...draft,
      op_id: opId,
      device_id,
      seq,
      event_id: eventId,
      guest,
      gate,
      usher: services.usherName?.() ?? null,
      occurred_at: services.now(),
      clock_offset: clock.offset(),
      untimed: untimed(),
      after: index.entriesOf(guest).at(-1)?.operation.op_id ?? null,
    };
  }

  /** A clock that was kept from another page may have been set since. */
  function untimed(): OperationRecord['untimed'] {
    const { run, monotonic } = services;
    return clock.isHeard() || run === undefined || !monotonic ? null : { run, ran: monotonic() };
  }

  /** What is plainly a second tap or an old screen must not become an operation that the server then refuses. */
  function checked(opId: string, draft: NewOperation): NewOperation {
    const undone = draft.undone_op_id ? index.entry(draft.undone_op_id)?.operation : undefined;
    const named = undone ? { ...draft, guest: undone.guest } : draft;
    const operation = operationOf(opId, named, facts.device);
    // whoever has a ticket is let in before the list comes
    const isKnown = ['ADHOC', 'CHECK_IN'].includes(draft.type) || index.guest(named.guest) !== undefined;
    const before = index.attendance(named.guest);
    const isRepeated = draft.restores != null && index.isRestored(draft.restores);
    if (isKnown && !isRepeated && allowed(before, guestOperation(operation))) {
      if (draft.type !== 'UNDO') return named;
      const envelopes = undone ? [] : (index.guest(named.guest)?.envelopes ?? []);
      return { ...named, ...undoneBy(operation, { before, envelopes }) };
    }
    throw new ImpossibleOperation(`${draft.type} of ${draft.guest || draft.undone_op_id}: the guest stands otherwise`);
  }

  return record;
}

/** What an usher says of an act; the rest of an operation is the device's to say. */
export type NewOperation = Pick<OperationRecord, 'type' | 'guest'> &
  Partial<
    Pick<
      OperationRecord,
      | 'people'
      | 'gift'
      | 'souvenir'
      | 'entrusted_gifts'
      | 'table'
      | 'phone_number'
      | 'note'
      | 'undone_op_id'
      | 'settles'
      | 'guest_name'
      | 'taken'
      | 'restores'
    >
  >;

/** What another device said is not in this one's journal: it is kept with its undo. */
function undoneBy(
  undo: OperationRecord,
  { before, envelopes }: { before: Attendance; envelopes: readonly EnvelopeView[] },
): Pick<NewOperation, 'taken' | 'settles'> {
  const settles = before.log.find(({ op_id }) => op_id === undo.undone_op_id)?.settles;
  const given = envelopes.filter(({ op_id }) => op_id === undo.undone_op_id);
  const taken = {
    ...takenBy(undo, before),
    ...(given.length > 0 && { envelopes: given.map(({ giver_name, amount }) => ({ giver_name, amount })) }),
  };
  return { taken, ...(settles && { settles }) };
}

function takenBy(undo: OperationRecord, before: Attendance): Taken {
  const { after } = apply(before, guestOperation(undo));
  const isArrival = before.first !== null && after.first === null;
  // a mark of another device may go with an arrival there, which only the server knows
  const isTaken = (mark: 'gift' | 'souvenir') =>
    isMarked(before, mark) &&
    (!isMarked(after, mark) || (isArrival && before.log.some((one) => one.op_id === ELSEWHERE && one[mark])));
  return {
    is_arrival: isArrival,
    people: before.attended - after.attended,
    left: before.left - after.left,
    gift: isTaken('gift'),
    souvenir: isTaken('souvenir'),
  };
}

const isMarked = ({ gift, souvenirs }: Attendance, mark: 'gift' | 'souvenir'): boolean =>
  mark === 'gift' ? gift : souvenirs > 0;

/** What an usher asked for cannot be: a mistake of the page, not of the evening. */
export class ImpossibleOperation extends Error {
  override readonly name = 'ImpossibleOperation';
}
