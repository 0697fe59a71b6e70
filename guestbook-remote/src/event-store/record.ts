import { allowed } from '@janur/contracts/attendance';
import { type EventDatabase, StorageTrouble } from './database.ts';
import type { OperationView, StoreServices } from './event-store.ts';
import { guestOperation } from './guest-state.ts';
import type { LocalState } from './local-state.ts';
import { ImpossibleOperation, type NewOperation } from './new-operation.ts';
import type { DeviceRecord, OperationRecord } from './records.ts';
import { appendOperation } from './repository.ts';

export interface Recording {
  readonly services: Pick<StoreServices, 'now' | 'newId' | 'usherName'>;
  readonly database: EventDatabase;
  readonly local: LocalState;
  readonly onRecorded: () => void;
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
    onRecorded();
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
    };
  }

  /** What is plainly a second tap or an old screen must not become an operation that the server then refuses. */
  function checked(opId: string, draft: NewOperation): NewOperation {
    const undone = draft.undone_op_id ? index.entry(draft.undone_op_id)?.operation : undefined;
    const named = undone ? { ...draft, guest: undone.guest } : draft;
    const operation = operationOf(opId, named, facts.device);
    // whoever has a ticket is let in before the list comes
    const isKnown = ['ADHOC', 'CHECK_IN'].includes(draft.type) || index.guest(named.guest) !== undefined;
    if (isKnown && allowed(index.attendance(named.guest), guestOperation(operation))) return named;
    throw new ImpossibleOperation(`${draft.type} of ${draft.guest || draft.undone_op_id}: the guest stands otherwise`);
  }

  return record;
}
