import type { Settlement } from '@janur/contracts/attendance';
import type { GuestKey } from './guest-view.ts';

/** What is taken back. */
export type Undone = { readonly op_id: string; readonly guest?: GuestKey } | { readonly guest: GuestKey };

export interface People {
  readonly guest: GuestKey;
  readonly people: number;
  readonly note?: string;
}
export interface CheckInDraft extends People {
  readonly gift?: boolean;
  readonly souvenir?: boolean;
  readonly entrusted_gifts?: readonly EntrustedEnvelope[];
}
export interface GiftDraft {
  readonly guest: GuestKey;
  readonly gift?: true;
  readonly souvenir?: true;
  readonly entrusted_gifts?: readonly EntrustedEnvelope[];
  readonly note?: string;
}
export interface WalkInDraft {
  readonly name: string;
  readonly total_guests: number;
  readonly phone_number?: string | null;
  readonly table?: string | null;
  readonly gift?: boolean;
  readonly souvenir?: boolean;
  readonly entrusted_gifts?: readonly EntrustedEnvelope[];
  readonly note?: string;
}
export interface EntrustedEnvelope {
  readonly giver_name: string;
  readonly amount?: number | null;
}

export type OperationType =
  | 'CHECK_IN'
  | 'ADDITIONAL'
  | 'LEAVE'
  | 'COME_BACK'
  | 'GIFT'
  | 'TABLE'
  | 'ADHOC'
  | 'SETTLE'
  | 'UNDO';

/** One act of an usher on this device. What it says never changes; only what became of it does. */
export interface OperationView {
  readonly op_id: string;
  readonly type: OperationType;
  readonly event_id: number;
  readonly guest: GuestKey;
  readonly guest_name: string | null;
  /** People who came, left or came back; null where nobody moved. */
  readonly people: number | null;
  readonly gift: boolean;
  readonly souvenir: boolean;
  readonly entrusted_gifts: readonly EntrustedEnvelope[];
  readonly table: string | null;
  readonly note: string | null;
  readonly undone_op_id: string | null;
  /** Of a SETTLE: what was said of which operations. */
  readonly settles?: Settlement | null;
  /** Of an UNDO of this version: what it took away. */
  readonly taken: Taken | null;
  readonly gate: string | null;
  /** ISO 8601, corrected by the clock offset where that is known. */
  readonly at: string;
  /** `here`: no server has it. `everywhere`: acknowledged. `second`: acknowledged, the party came in elsewhere too. `refused`. */
  readonly saved: 'here' | 'everywhere' | 'second' | 'refused';
  /** Taken back; of an UNDO: what it took was done again. */
  readonly is_undone: boolean;
}

/** What an UNDO took away from how the guest stood. */
export interface Taken {
  /** Whether the guest is not in any more. */
  readonly is_arrival: boolean;
  readonly people: number;
  /** Of them who had gone out. */
  readonly left: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
  /** Envelopes that another device had taken down; records of before do not tell. */
  readonly envelopes?: readonly { readonly giver_name: string; readonly amount: number | null }[];
}
