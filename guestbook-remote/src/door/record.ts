import { type DoorDatabase, StorageTrouble } from './database.ts';
import type { DoorOperation, DoorServices } from './door.ts';
import type { Knowledge } from './knowledge.ts';
import { ImpossibleOperation, type Words } from './make-operation.ts';
import type { DeviceRecord, OperationRecord } from './records.ts';
import { append } from './shelf.ts';

export interface Recording {
  readonly services: Pick<DoorServices, 'now' | 'newId' | 'usherName'>;
  readonly database: DoorDatabase;
  readonly knowledge: Knowledge;
  readonly onRecorded: () => void;
}

/** Writes acts of the usher down, one after the other: resolves once the disk has it. */
export function createRecorder({ services, database, knowledge, onRecorded }: Recording) {
  const { memory, facts, clock, eventId } = knowledge;
  let last: Promise<unknown> = Promise.resolve();

  /** `say` is asked when it is this act's turn: of two taps the second one meets what the first one did. */
  function record(say: (opId: string) => Words): Promise<DoorOperation> {
    const turn = last.then(() => write(say));
    last = turn.catch(() => undefined); // whoever tapped hears of it
    return turn;
  }

  async function write(say: (opId: string) => Words): Promise<DoorOperation> {
    const opId = services.newId();
    const words = checked(say(opId));
    const operation = await kept((device) => operationOf(opId, words, device));
    facts.device = { ...facts.device, seq: operation.seq };
    facts.queued += 1;
    memory.addOperation(operation);
    knowledge.refresh({ storage_problem: null });
    onRecorded();
    return shown(operation.op_id);
  }

  function shown(opId: string): DoorOperation {
    const entry = memory.entry(opId);
    if (!entry) throw new Error(`${opId} was forgotten while it was recorded`);
    return memory.shown(entry);
  }

  async function kept(make: (device: DeviceRecord) => OperationRecord): Promise<OperationRecord> {
    try {
      return await append(database, make);
    } catch (error) {
      if (error instanceof StorageTrouble) knowledge.refresh({ storage_problem: error.problem });
      throw error;
    }
  }

  function operationOf(opId: string, words: Words, { device_id, seq, gate }: DeviceRecord): OperationRecord {
    const guest = memory.codeOf(words.guest);
    return {
      people: null,
      gift: false,
      souvenir: false,
      entrusted_gifts: [],
      table: null,
      phone_number: null,
      note: null,
      undone_op_id: null,
      guest_name: memory.guest(guest)?.name ?? null,
      ...words,
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
  function checked(words: Words): Words {
    const guest = memory.guest(words.guest);
    const no = (why: string) => new ImpossibleOperation(`${words.type} of ${words.guest}: ${why}`);
    switch (words.type) {
      case 'ADHOC':
        return words;
      case 'CHECK_IN':
        if (guest?.is_checked_in) throw no('is in already, record who comes later with admitMore');
        return words;
      case 'ADDITIONAL':
      case 'LEAVE':
      case 'COME_BACK':
        if (!guest?.is_checked_in) throw no('is not in');
        return words;
      case 'GIFT':
      case 'TABLE':
        if (!guest) throw no('is not on this device');
        return words;
      case 'UNDO':
        return checkedUndo(words, no);
    }
  }

  function checkedUndo(words: Words, no: (why: string) => Error): Words {
    if (!words.undone_op_id) {
      if (!memory.guest(words.guest)?.is_checked_in) throw no('is not in');
      return words;
    }
    const entry = memory.entry(words.undone_op_id);
    if (!entry) throw no('was not recorded on this device');
    if (entry.operation.type === 'UNDO') throw no('an undo itself is not undone');
    if (memory.shown(entry).is_undone) throw no('was undone already');
    return { ...words, guest: entry.operation.guest };
  }

  return record;
}
