import { allowed, apply, type Attendance, settlementOf } from '@janur/contracts/attendance';
import { type EventDatabase, StorageTrouble } from './database.ts';
import type {
  CheckInDraft,
  GiftDraft,
  GuestKey,
  OperationView,
  People,
  Taken,
  Undone,
  WalkInDraft,
} from './event-store.ts';
import type { StoreServices } from './services.ts';
import { ELSEWHERE, guestOperation } from './attendance-state.ts';
import type { LocalState } from './local-state.ts';
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
    const before = index.attendance(named.guest);
    const isRepeated = draft.restores != null && index.isRestored(draft.restores);
    if (isKnown && !isRepeated && allowed(before, guestOperation(operation))) {
      return draft.type === 'UNDO' ? { ...named, ...undoneBy(operation, before) } : named;
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
function undoneBy(undo: OperationRecord, before: Attendance): Pick<NewOperation, 'taken' | 'settles'> {
  const settles = before.log.find(({ op_id }) => op_id === undo.undone_op_id)?.settles;
  return { taken: takenBy(undo, before), ...(settles && { settles }) };
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

export const newCheckIn = ({ guest, people, gift, souvenir, entrusted_gifts, note }: CheckInDraft): NewOperation => ({
  type: 'CHECK_IN',
  guest,
  people: partyOf(people),
  gift: gift === true,
  souvenir: souvenir === true,
  entrusted_gifts: entrusted_gifts ?? [],
  note: textOf(note),
});

export const newMovement = (
  type: 'ADDITIONAL' | 'LEAVE' | 'COME_BACK',
  { guest, people, note }: People,
): NewOperation => ({
  type,
  guest,
  people: partyOf(people),
  note: textOf(note),
});

export function newGift({ guest, gift, souvenir, entrusted_gifts, note }: GiftDraft): NewOperation {
  if (!gift && !souvenir && !entrusted_gifts?.length) throw new ImpossibleOperation('nothing is given');
  return {
    type: 'GIFT',
    guest,
    gift: gift === true,
    souvenir: souvenir === true,
    entrusted_gifts: entrusted_gifts ?? [],
    note: textOf(note),
  };
}

export const newTable = ({
  guest,
  table,
  note,
}: {
  guest: GuestKey;
  table: string | null;
  note?: string;
}): NewOperation => ({
  type: 'TABLE',
  guest,
  table: textOf(table),
  note: textOf(note),
});

export function newWalkIn(opId: string, walkIn: WalkInDraft): NewOperation {
  const name = walkIn.name.trim();
  if (name === '') throw new ImpossibleOperation('a walk-in needs a name');
  return {
    type: 'ADHOC',
    guest: opId,
    guest_name: name,
    people: partyOf(walkIn.total_guests),
    phone_number: textOf(walkIn.phone_number),
    table: textOf(walkIn.table),
    gift: walkIn.gift === true,
    souvenir: walkIn.souvenir === true,
    entrusted_gifts: walkIn.entrusted_gifts ?? [],
    note: textOf(walkIn.note),
  };
}

/** What a person says of all that is known of a guest. */
export const newSettlement = (
  { guest, as_one }: { readonly guest: GuestKey; readonly as_one: boolean | null },
  { log }: Attendance,
): NewOperation => ({ type: 'SETTLE', guest, settles: settlementOf(log, as_one) });

/** Of one operation of this device the guest is found with it. */
export const newUndo = (what: Undone): NewOperation =>
  'op_id' in what
    ? { type: 'UNDO', guest: what.guest ?? '', undone_op_id: what.op_id }
    : { type: 'UNDO', guest: what.guest, undone_op_id: null };

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

function partyOf(people: number): number {
  if (!Number.isInteger(people) || people < 1 || people > 1000)
    throw new ImpossibleOperation(`a party of ${people} is none`);
  return people;
}
