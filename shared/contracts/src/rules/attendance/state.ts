import type { RefusalReason } from '../../entities/operation.ts';

/** One operation on one guest. */
export interface GuestOperation {
  readonly op_id: string;
  readonly type: 'CHECK_IN' | 'ADHOC' | 'ADDITIONAL' | 'LEAVE' | 'COME_BACK' | 'GIFT' | 'TABLE' | 'SETTLE' | 'UNDO';
  /** When it happened by the server's clock, in ms since 1970. */
  readonly at: number;
  /** Whether that is the device's word, so that it may have happened before what is known already. */
  readonly isDeviceTimed: boolean;
  readonly device_id: string | null;
  readonly seq: number | null;
  /** Who came, left or came back; null where nobody moved. */
  readonly people: number | null;
  readonly gift: boolean;
  readonly souvenir: boolean;
  /** Envelopes that were handed over for others. */
  readonly entrusted_gifts: readonly unknown[];
  readonly table: string | null;
  /** Of an UNDO: the operation to take back; null for the whole arrival of the guest. */
  readonly undone_op_id: string | null;
  /** Of a SETTLE: what a person said of arrivals or souvenirs. */
  readonly settles?: Settlement | null;
}

/** What a person said who looked at operations: whether they tell of one party; null says nothing of that. */
export interface Settlement {
  readonly as_one: boolean | null;
  readonly op_ids: readonly string[];
}

/** How a guest stands at an event. */
export interface Attendance {
  /** The check-in that came first. `op_id` is null where nobody here knows the operation. */
  readonly first: { readonly op_id: string | null; readonly at: number } | null;
  /** The sum of the arrivals, whichever gates they were at. */
  readonly attended: number;
  /** How many went out less how many came back. */
  readonly left: number;
  readonly gift: boolean;
  /** How many were given: one, unless two gates gave one each. */
  readonly souvenirs: number;
  readonly table: string | null;
  /** What was done to the guest and not refused, in the order in which it came. Only some operations read it: `needsLog`. */
  readonly log: readonly LoggedOperation[];
}

export type AttendanceRefusal = Extract<
  RefusalReason,
  'NOT_CHECKED_IN' | 'SOUVENIR_GIVEN' | 'ALREADY_UNDONE' | 'NOT_UNDOABLE'
>;

/** What comes of an operation. */
export type AttendanceResult = { readonly after: Attendance } & (
  | {
      readonly verdict: 'APPLIED';
      /** The check-in that was the first before an earlier one came to light. */
      readonly overtaken: string | null;
      /** The check-in that is the first now that the one before it was taken back. */
      readonly promoted: string | null;
      /** The operations that an UNDO took back. */
      readonly undone: readonly string[];
    }
  /** Another check-in was first. The people of this one, and what was handed over with it, count too if `isKept`. */
  | { readonly verdict: 'DUPLICATE'; readonly isKept: boolean }
  | { readonly verdict: 'REFUSED'; readonly reason: AttendanceRefusal }
);

/** Nobody came, nothing was given. */
export const ABSENT: Attendance = {
  first: null,
  attended: 0,
  left: 0,
  gift: false,
  souvenirs: 0,
  table: null,
  log: [],
};

/** An operation on a guest that was not refused. */
export interface LoggedOperation extends Pick<
  GuestOperation,
  'op_id' | 'at' | 'device_id' | 'seq' | 'people' | 'gift' | 'souvenir' | 'table' | 'settles'
> {
  /** RECONCILIATION: the hosts corrected afterwards who came. */
  readonly type: GuestOperation['type'] | 'RECONCILIATION';
  /** Of a TABLE: where the guest sat until then; undefined where that is not known. */
  readonly former?: string | null;
  readonly isUndone: boolean;
}

export const isLive = ({ isUndone }: LoggedOperation): boolean => !isUndone;

/**
 * How many of a party are inside now. What is known of their going may run ahead of what is known of their coming, when it
 * comes from two devices: it is set off when both are there.
 */
export const insideOf = ({ attended, left }: Pick<Attendance, 'attended' | 'left'>): number =>
  Math.max(0, Math.min(attended, attended - left));

/** How many of a party go out by an operation, less than nothing when they come back. */
export const goingOut = ({ type, people }: Pick<LoggedOperation, 'type' | 'people'>): number =>
  type === 'LEAVE' ? (people ?? 0) : type === 'COME_BACK' ? -(people ?? 0) : 0;
