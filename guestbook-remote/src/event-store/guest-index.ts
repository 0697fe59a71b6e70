import { ABSENT, type Attendance } from '@janur/contracts/attendance';
import type { GuestView, OperationView, AttendanceSummary, GuestKey } from './event-store.ts';
import { guestOf, summaryOf } from './guests.ts';
import type { GuestRow, OperationRecord, OutcomeRecord } from './records.ts';
import { attendanceOf, instantOf, type JournalEntry } from './guest-state.ts';

/**
 * What the device keeps of one event, at hand for a verdict in no time. Everything shown is computed from the server's rows
 * and this device's operations; when one of a guest changes, that guest is computed anew.
 */
export interface GuestIndex {
  readonly guests: ReadonlyMap<GuestKey, GuestView>;
  readonly guest: (key: GuestKey) => GuestView | undefined;
  readonly attendance: (key: GuestKey) => Attendance;
  readonly row: (id: number) => GuestRow | undefined;
  readonly rowCount: () => number;
  /** The code of a walk-in that the server has named; any other key as it is. */
  readonly codeOf: (key: GuestKey) => GuestKey;
  /** What the list calls the guest: the code, or on a device that keeps no codes what stands for it. */
  readonly keyOf: (key: GuestKey) => GuestKey;
  /** How the list hides codes; undefined when it does not. */
  readonly setCodeHasher: (hide: ((code: string) => string) | undefined) => void;
  readonly entry: (opId: string) => JournalEntry | undefined;
  readonly entries: () => readonly JournalEntry[];
  readonly entriesOf: (key: GuestKey) => readonly JournalEntry[];
  readonly summary: () => AttendanceSummary;
  readonly view: (entry: JournalEntry) => OperationView;
  readonly load: (rows: readonly GuestRow[], journal: Journal) => void;
  readonly loadJournal: (journal: Journal) => void;
  readonly addOperation: (operation: OperationRecord) => void;
  readonly setOutcomes: (outcomes: readonly OutcomeRecord[]) => void;
  readonly setRows: (
    rows: readonly GuestRow[],
    change: { readonly removed: readonly number[]; readonly isWhole: boolean },
  ) => void;
  readonly dropRows: () => void;
}
export interface Journal {
  readonly operations: readonly OperationRecord[];
  readonly outcomes: readonly OutcomeRecord[];
}

export function createGuestIndex(): GuestIndex {
  const rowsById = new Map<number, GuestRow>();
  const rowsByCode = new Map<string, GuestRow>();
  const journal = new Map<string, JournalEntry>();
  const codes = new Map<GuestKey, string>();
  const byGuest = new Map<GuestKey, JournalEntry[]>();
  const guests = new Map<GuestKey, GuestView>();
  const attendances = new Map<GuestKey, Attendance>();

  const hidden = new Map<string, string>();
  let hide: ((code: string) => string) | undefined;

  const codeOf = (key: GuestKey) => codes.get(key) ?? key;
  const entriesOf = (key: GuestKey): readonly JournalEntry[] => byGuest.get(keyOf(key)) ?? [];

  function keyOf(key: GuestKey): GuestKey {
    const code = codeOf(key);
    if (!hide || rowsByCode.has(code)) return code;
    const known = hidden.get(code) ?? hide(code);
    hidden.set(code, known);
    return known;
  }

  function compute(key: GuestKey): void {
    const [row, entries] = [rowsByCode.get(key), byGuest.get(key) ?? []];
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

  function setJournal({ operations, outcomes }: Journal): void {
    journal.clear();
    codes.clear();
    const outcomeOf = new Map(outcomes.map((outcome) => [outcome.op_id, outcome]));
    for (const operation of operations.toSorted((one, other) => one.seq - other.seq)) {
      const outcome = outcomeOf.get(operation.op_id);
      journal.set(operation.op_id, { operation, outcome });
      learnCode(operation, outcome);
    }
  }

  function learnCode(operation: OperationRecord, outcome: OutcomeRecord | undefined): void {
    if (operation.type === 'ADHOC' && outcome?.guest_code) codes.set(operation.op_id, outcome.guest_code);
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
    guests,
    guest: (key) => guests.get(keyOf(key)),
    attendance: attendanceAt,
    row: (id) => rowsById.get(id),
    rowCount: () => rowsById.size,
    codeOf,
    keyOf,
    setCodeHasher(how) {
      hide = how;
      hidden.clear();
    },
    entry: (opId) => journal.get(opId),
    entries: () => [...journal.values()],
    entriesOf,
    summary: () => summaryOf(guests),
    view: (entry) =>
      operationView(entry, {
        attendance: attendanceAt(entry.operation.guest),
        key: codeOf(entry.operation.guest),
      }),

    load(rows, stored) {
      rowsById.clear();
      rowsByCode.clear();
      for (const row of rows) putRow(row);
      setJournal(stored);
      computeAll();
    },
    loadJournal(stored) {
      setJournal(stored);
      computeAll();
    },
    addOperation(operation) {
      const entry = { operation, outcome: undefined };
      journal.set(operation.op_id, entry);
      group(entry);
      compute(keyOf(operation.guest));
    },
    setOutcomes(outcomes) {
      const changed = new Set<GuestKey>();
      for (const outcome of outcomes) {
        const entry = journal.get(outcome.op_id);
        if (!entry) continue;
        const { operation } = entry;
        journal.set(outcome.op_id, { operation, outcome });
        changed.add(keyOf(operation.guest));
        learnCode(operation, outcome);
        changed.add(keyOf(operation.guest));
      }
      regroup();
      for (const key of changed) compute(key);
    },
    setRows(rows, { removed, isWhole }) {
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
    dropRows() {
      rowsById.clear();
      rowsByCode.clear();
      computeAll();
    },
  };
}

function operationView(
  entry: JournalEntry,
  { attendance, key }: { attendance: Attendance; key: GuestKey },
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
    gate: operation.gate,
    at: instantOf(operation),
    saved: savedOf(entry),
    is_undone: attendance.log.some(({ op_id, isUndone }) => isUndone && op_id === operation.op_id),
  };
}

function savedOf({ outcome }: JournalEntry): OperationView['saved'] {
  switch (outcome?.verdict) {
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
