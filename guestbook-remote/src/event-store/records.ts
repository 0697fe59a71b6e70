import type { GuestLedger, RefusalReason, RightEvent } from '@janur/contracts';
import type { ClientEvents, OperationView, Taken } from './event-store.ts';

/** What this device stores. `event-store.ts` shows none of it as it is. */

/**
 * One act of an usher. Written once, with the next number of this device, and never changed, but for the clock's offset of
 * what was done before the page had heard the time: that is learnt at the next contact, before anything is sent.
 */
export interface OperationRecord extends Omit<OperationView, 'at' | 'saved' | 'is_undone' | 'taken'> {
  readonly device_id: string;
  /** Counts this device's operations from 1. */
  readonly seq: number;
  readonly phone_number: string | null;
  readonly usher: string | null;
  /** By this device's clock, in ms. */
  readonly occurred_at: number;
  /** What to add to it for the server's clock; null when it was not known then. */
  readonly clock_offset: number | null;
  /** What the page noted that did not know the time then; null once it is known, and where nothing can be learnt. */
  readonly untimed?: { readonly run: string; readonly ran: number } | null;
  /** This device's own knowledge, which is not sent; records of before have none. Of an UNDO: what it took away. */
  readonly taken?: Taken | null;
  /** The UNDO whose taking this does again. */
  readonly restores?: string | null;
  /** What was the last to be known of the guest when this was done: whatever clocks say, this came after it. */
  readonly after?: string | null;
  /** Of a walk-in whom the server has named, as another device told it: the ADHOC, and the code. */
  readonly walk_in?: WalkInName | null;
}

export interface WalkInName {
  readonly op_id: string;
  readonly code: string;
}

/** What the server said of an operation. Only this takes it out of the queue. */
export interface ResultRecord {
  readonly op_id: string;
  readonly event_id: number;
  readonly verdict: 'APPLIED' | 'REPEATED' | 'DUPLICATE' | 'REFUSED';
  /** The guest's, as the server knows it: a walk-in has no other before. */
  readonly guest_code: string | null;
  /** When the guest's counting arrival was, after this operation. */
  readonly arrived_at: string | null;
  readonly reason: RefusalReason | null;
  readonly right: RightEvent | null;
  readonly message: string | null;
  /** A list that was asked for after this answer is on the device: it holds the operation's effect. */
  readonly is_covered: boolean;
}

/** A guest as the server's list has it. */
export interface GuestRow {
  readonly event_id: number;
  /** guest_event_id */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly phone_last4: string | null;
  readonly total_guests: number;
  readonly total_guests_confirmed: number;
  readonly confirmation_status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  readonly table_number: string | null;
  readonly attended: number;
  /** Who came less who went: a sum, which more that is told may set right. */
  readonly inside: number;
  readonly checked_in_at: string | null;
  readonly checked_in_gate: string | null;
  readonly checked_in_by: string | null;
  readonly is_checked_in: boolean;
  readonly is_received_gift: boolean;
  readonly is_received_souvenir: boolean;
  readonly is_walk_in: boolean;
  /** The public keys of the guest's phones; rows of before have none. */
  readonly phones?: string | null;
  readonly is_vip?: boolean;
  readonly note?: string | null;
  /** What each gate did, where more than one had a hand in it. */
  readonly ledger?: GuestLedger | null;
  /** Of the whole phone number, as `phone-check.ts` of the contracts says. */
  readonly phone_check?: string | null;
}

/** What a person must look at, or has looked at. */
export type AttentionRecord = {
  readonly id: string;
  readonly event_id: number;
  readonly at: string;
  readonly is_settled: boolean;
} & (
  | { readonly kind: 'refused'; readonly op_id: string }
  /** Only kept once settled: until then it is seen in the guests themselves. */
  | { readonly kind: 'over_admitted' }
);

export interface DeviceRecord {
  readonly key: 'device';
  readonly device_id: string;
  /** The last number given to an operation. */
  readonly seq: number;
  readonly gate: string | null;
}
/** The name on the disk is that of the first version. */
export interface ClientEventsRecord {
  readonly key: 'book';
  readonly book: ClientEvents;
}
export interface ClockRecord {
  readonly key: 'clock';
  readonly offset: number;
}
/** What opens the settings of this device, as the server told it: never the digits. */
export interface PinRecord {
  readonly key: 'pin';
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}
/** How often the PIN of that salt was tried in vain, and what was left to wait when the page of `run` had run for `ran`. */
export interface PinTriesRecord {
  readonly key: 'pin-tries';
  readonly salt: string;
  readonly wrong: number;
  readonly wait_ms: number;
  readonly run: string;
  readonly ran: number;
}
/** How far the device knows an event. */
export interface ListRecord {
  readonly key: `list ${number}`;
  readonly event_id: number;
  readonly cursor: string;
  /** HASHED: the list holds no codes, because this usher only scans. */
  readonly codes: 'PLAIN' | 'HASHED';
  readonly total: number;
  /** Codes of guests who were on the list and are not any more. */
  readonly revoked: readonly string[];
  /** How far it holds the operations of each device; lists of before do not tell. */
  readonly seen?: Readonly<Record<string, number>>;
  /** Numbers up to there, both ends among them, whose operations nobody has brought to the server yet. */
  readonly missing?: Readonly<Record<string, readonly { readonly from: number; readonly to: number }[]>>;
  /** By this device's clock. */
  readonly read_at: number;
}
/** A list of which some pages have come: what is here is kept when the next one is cut off. */
export interface PartRecord extends Pick<ListRecord, 'event_id' | 'cursor' | 'codes' | 'total' | 'read_at'> {
  readonly key: `list-part ${number}`;
  /** As the first page told it: what came later may be in the pages behind it. */
  readonly seen?: ListRecord['seen'];
  readonly missing?: ListRecord['missing'];
  /** Guests who have come. */
  readonly kept: number;
  /** All pages have come, and what changed meanwhile has not. */
  readonly is_complete: boolean;
}
