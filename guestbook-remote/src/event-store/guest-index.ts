import { ABSENT, type Attendance } from '@janur/contracts/attendance';
import type { GuestKey, GuestView, OperationView } from './event-store.ts';
import { attendanceOf, instantOf, type JournalEntry } from './attendance-state.ts';
import { guestOf, summaryOf } from './guest-state.ts';
import { revealed } from './hashed-code.ts';
import { inOrder } from './mesh/in-order.ts';
import { isHeldBy, type Seen } from './mesh/seen.ts';
import type { GuestRow, OperationRecord, ResultRecord } from './records.ts';

export type GuestIndex = ReturnType<typeof createGuestIndex>;
export interface Journal {
  readonly operations: readonly OperationRecord[];
  readonly results: readonly ResultRecord[];
}

const NOTHING_SEEN: Seen = {};

/**
 * What the device keeps of one event, at hand for a verdict in no time. Everything shown is computed from the server's rows,
 * this device's operations and those that other devices told it; when one of a guest changes, that guest is computed anew.
 */
export function createGuestIndex(deviceId: string) {
  const rowsById = new Map<number, GuestRow>();
  const rowsByCode = new Map<string, GuestRow>();
  const journal = new Map<string, JournalEntry>();
  /** Of undos what did again what they took. */
  const restoring = new Map<string, string>();
  const codes = new Map<GuestKey, string>();
  /** The other way round: by which operation a walk-in with a code was added. */
  const walkIns = new Map<string, GuestKey>();
  const byGuest = new Map<GuestKey, JournalEntry[]>();
  const guests = new Map<GuestKey, GuestView>();
  const attendances = new Map<GuestKey, Attendance>();

  let seen = NOTHING_SEEN;
  /** Of the list some pages are here: it holds what was done to the guests who are on them. */
  let isPart = false;

  const hidden = new Map<string, string>();
  let hide: ((code: string) => string) | undefined;

  /** The code of a walk-in that the server has named; any other key as it is. */
  const codeOf = (key: GuestKey) => codes.get(key) ?? key;
  const entriesOf = (key: GuestKey): readonly JournalEntry[] => asDone(byGuest.get(keyOf(key)) ?? []);

  /** What the list calls the guest: the code, or on a device that keeps no codes what stands for it. */
  function keyOf(key: GuestKey): GuestKey {
    const code = codeOf(key);
    if (!hide || rowsByCode.has(code)) return code;
    const known = hidden.get(code) ?? revealed(code) ?? hide(code);
    hidden.set(code, known);
    return known;
  }

  function compute(key: GuestKey): void {
    const [row, entries] = [rowsByCode.get(key), asDone(byGuest.get(key) ?? [])];
    const attendance = attendanceOf(row, entries);
    attendances.set(key, attendance);
    const guest = guestOf(row, entries, attendance);
    if (guest) guests.set(key, guest);
    else guests.delete(key);
  }

  function computeAll(): void {
    guests.clear();
    attendances.clear();
    regroup();
    for (const key of new Set([...rowsByCode.keys(), ...byGuest.keys()])) compute(key);
  }

  const attendanceAt = (key: GuestKey): Attendance => attendances.get(keyOf(key)) ?? ABSENT;

  function putRow(row: GuestRow): void {
    dropRow(row.id);
    rowsById.set(row.id, row);
    rowsByCode.set(row.code, row);
  }

  function dropRow(id: number): void {
    const row = rowsById.get(id);
    if (!row) return;
    rowsById.delete(id);
    rowsByCode.delete(row.code);
  }

  function setJournal({ operations, results }: Journal): void {
    journal.clear();
    restoring.clear();
    codes.clear();
    walkIns.clear();
    const resultOf = new Map(results.map((result) => [result.op_id, result]));
    const ordered = inOrder(operations);
    for (const operation of ordered) learnCode(operation, resultOf.get(operation.op_id));
    for (const operation of ordered) keep(entryOf(operation, resultOf.get(operation.op_id)));
  }

  function entryOf(operation: OperationRecord, result: ResultRecord | undefined): JournalEntry {
    const isOwn = operation.device_id === deviceId;
    // a walk-in of this device stands under a code that the server's answer will tell
    const mayBeUnlisted = !isPart && !isOwn;
    const isSeen = isHeldBy(seen, operation) && (mayBeUnlisted || rowsByCode.has(keyOf(operation.guest)));
    return { operation, result, isOwn, isSeen };
  }

  function keep(entry: JournalEntry): void {
    const { op_id: id, restores } = entry.operation;
    journal.set(id, entry);
    if (restores) restoring.set(restores, id);
  }

  /** Whether what an undo took was done again, and the server did not refuse that. */
  function isRestored(id: string): boolean {
    const by = journal.get(restoring.get(id) ?? '');
    return by !== undefined && by.result?.verdict !== 'REFUSED';
  }

  function learnCode(operation: OperationRecord, result: ResultRecord | undefined): void {
    if (operation.type === 'ADHOC' && result?.guest_code) nameWalkIn(operation.op_id, result.guest_code);
    else if (operation.walk_in && !codes.has(operation.walk_in.op_id))
      nameWalkIn(operation.walk_in.op_id, operation.walk_in.code);
  }

  function nameWalkIn(opId: string, code: string): void {
    codes.set(opId, code);
    walkIns.set(code, opId);
  }

  /** As another device may read it, which does not know yet what the server calls a walk-in. */
  function named(operation: OperationRecord): OperationRecord {
    const code = codeOf(operation.guest);
    const opId = walkIns.get(code);
    return opId === undefined ? operation : { ...operation, walk_in: { op_id: opId, code } };
  }

  /** What the list holds, asked anew: answers the guests of whom that is otherwise now. */
  function seeAnew(): Set<GuestKey> {
    const changed = new Set<GuestKey>();
    for (const entry of journal.values()) {
      const now = entryOf(entry.operation, entry.result);
      if (now.isSeen === entry.isSeen) continue;
      journal.set(entry.operation.op_id, now);
      changed.add(keyOf(entry.operation.guest));
    }
    return changed;
  }

  function regroup(): void {
    byGuest.clear();
    for (const entry of journal.values()) group(entry);
  }

  function group(entry: JournalEntry): void {
    const key = keyOf(entry.operation.guest);
    const list = byGuest.get(key);
    if (list) list.push(entry);
    else byGuest.set(key, [entry]);
  }

  return {
    guests: guests as ReadonlyMap<GuestKey, GuestView>, // nobody else writes it
    guest: (key: GuestKey) => guests.get(keyOf(key)),
    attendance: attendanceAt,
    row: (id: number) => rowsById.get(id),
    phonesOf: (code: string) => rowsByCode.get(keyOf(code))?.phones ?? null,
    phoneCheckOf: (key: GuestKey) => rowsByCode.get(keyOf(key))?.phone_check ?? null,
    rowCount: () => rowsById.size,
    codeOf,
    keyOf,
    /** How the list hides codes; undefined when it does not. */
    setCodeHasher(how: ((code: string) => string) | undefined): void {
      hide = how;
      hidden.clear();
    },
    entry: (opId: string) => journal.get(opId),
    entries: (): readonly JournalEntry[] => [...journal.values()],
    entriesOf,
    summary: () => summaryOf(guests),
    view: (entry: JournalEntry) =>
      operationView(entry, {
        attendance: attendanceAt(entry.operation.guest),
        key: codeOf(entry.operation.guest),
        isRestored: isRestored(entry.operation.op_id),
      }),
    isRestored,

    load(rows: readonly GuestRow[], stored: Journal): void {
      rowsById.clear();
      rowsByCode.clear();
      for (const row of rows) putRow(row);
      setJournal(stored);
      computeAll();
    },
    loadJournal(stored: Journal): void {
      setJournal(stored);
      computeAll();
    },
    addOperation(operation: OperationRecord): void {
      const { walk_in: walkIn } = operation;
      const isNamed = walkIn != null && !codes.has(walkIn.op_id);
      const changed = new Set(isNamed ? [keyOf(walkIn.op_id), walkIn.code] : []);
      learnCode(operation, undefined);
      const entry = entryOf(operation, undefined);
      keep(entry);
      if (isNamed) {
        for (const key of seeAnew()) changed.add(key);
        regroup();
      } else group(entry);
      for (const key of changed.add(keyOf(operation.guest))) compute(key);
    },
    named,
    /** Which operations of other devices the list that is here holds; the rows come right after. */
    setSeen(next: Seen | undefined, of: { isPart: boolean } = { isPart: false }): void {
      seen = next ?? NOTHING_SEEN;
      isPart = of.isPart;
      const changed = seeAnew();
      if (changed.size === 0) return;
      regroup();
      for (const key of changed) compute(key);
    },
    isSeen: (operation: Pick<OperationRecord, 'device_id' | 'seq'>) => isHeldBy(seen, operation),
    /** What no other device need tell. */
    seen: () => (isPart ? NOTHING_SEEN : seen),
    /** When operations were done, as it was learnt since. */
    setTimes(operations: readonly OperationRecord[]): void {
      for (const operation of operations) {
        const entry = journal.get(operation.op_id);
        if (entry) journal.set(operation.op_id, { ...entry, operation });
      }
      computeAll();
    },
    setResults(results: readonly ResultRecord[]): void {
      const changed = new Set<GuestKey>();
      const codesBefore = codes.size;
      for (const result of results) {
        const entry = journal.get(result.op_id);
        if (!entry) continue;
        const { operation } = entry;
        journal.set(result.op_id, entryOf(operation, result));
        changed.add(keyOf(operation.guest));
        learnCode(operation, result);
        changed.add(keyOf(operation.guest));
      }
      if (codes.size > codesBefore) for (const key of seeAnew()) changed.add(key);
      regroup();
      for (const key of changed) compute(key);
    },
    setRows(
      rows: readonly GuestRow[],
      { removed, isWhole }: { readonly removed: readonly number[]; readonly isWhole: boolean },
    ): void {
      if (isWhole) {
        rowsById.clear();
        rowsByCode.clear();
      }
      const changed = new Set(rows.map(({ code }) => code));
      for (const id of [...removed, ...rows.map((row) => row.id)]) {
        const known = rowsById.get(id);
        if (known) changed.add(known.code);
      }
      for (const row of rows) putRow(row);
      for (const id of removed) dropRow(id);
      if (isWhole) computeAll();
      else for (const code of changed) compute(code);
    },
    dropRows(): void {
      rowsById.clear();
      rowsByCode.clear();
      seen = NOTHING_SEEN;
      isPart = false;
      seeAnew();
      computeAll();
    },
  };
}

/** What another device did may be heard late: of one guest all stands in the order in which it was done. */
function asDone(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  if (entries.every(({ isOwn }) => isOwn)) return entries;
  const entryOf = new Map(entries.map((entry) => [entry.operation, entry]));
  return inOrder([...entryOf.keys()]).flatMap((operation) => entryOf.get(operation) ?? []);
}

function operationView(
  entry: JournalEntry,
  { attendance, key, isRestored }: { attendance: Attendance; key: GuestKey; isRestored: boolean },
): OperationView {
  const { operation } = entry;
  return {
    op_id: operation.op_id,
    type: operation.type,
    event_id: operation.event_id,
    guest: key,
    guest_name: operation.guest_name,
    people: operation.people,
    gift: operation.gift,
    souvenir: operation.souvenir,
    entrusted_gifts: operation.entrusted_gifts,
    table: operation.table,
    note: operation.note,
    undone_op_id: operation.undone_op_id,
    settles: operation.settles ?? null,
    taken: operation.taken ?? null,
    gate: operation.gate,
    at: instantOf(operation),
    saved: savedOf(entry),
    is_undone: isRestored || attendance.log.some(({ op_id, isUndone }) => isUndone && op_id === operation.op_id),
  };
}

function savedOf({ result }: JournalEntry): OperationView['saved'] {
  switch (result?.verdict) {
    case undefined:
      return 'here';
    case 'DUPLICATE':
      return 'second';
    case 'REFUSED':
      return 'refused';
    default:
      return 'everywhere';
  }
}
