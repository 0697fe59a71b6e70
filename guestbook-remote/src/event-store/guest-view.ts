import type { EnvelopeView, PartyView } from './party-view.ts';

/**
 * A guest code in upper case; of a walk-in that was added here, the `op_id` of the operation that added it, which stays good
 * after the server has given the guest a code.
 */
export type GuestKey = string;

export interface GuestView {
  readonly key: GuestKey;
  /** Null until the server has given a walk-in its code. */
  readonly guest_code: string | null;
  /** Empty for somebody who was let in by a ticket before the list came. */
  readonly name: string;
  readonly phone_last4: string | null;
  readonly table_number: string | null;
  readonly confirmation_status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  /** Invited. */
  readonly total_guests: number;
  readonly total_guests_confirmed: number;
  /** How many may come in: the confirmed number, otherwise the invited one. */
  readonly allowed: number;
  readonly total_guests_attended: number;
  /** Attended and not gone out since. */
  readonly inside: number;
  readonly is_checked_in: boolean;
  /** The arrival that counts, once checked in. */
  readonly first: FirstArrival | null;
  readonly is_received_gift: boolean;
  readonly is_received_souvenir: boolean;
  readonly souvenirs: number;
  /** What each gate did, where more than one had a hand in it; otherwise null. */
  readonly party: PartyView | null;
  /** Envelopes that the guest brought for others, of all gates, in the order in which they were handed over. */
  readonly envelopes: readonly EnvelopeView[];
  readonly is_walk_in: boolean;
  /** A guest of honour, by the hosts' list. */
  readonly is_vip: boolean;
  /** What the hosts noted of a guest of honour; never under SCAN_ONLY. */
  readonly note: string | null;
  /** Something of this guest is not acknowledged by the server yet. */
  readonly is_saved_here: boolean;
}

export interface FirstArrival {
  /** ISO 8601, corrected by the clock offset. */
  readonly at: string;
  readonly gate: string | null;
  readonly usher: string | null;
  readonly people: number;
  readonly where: 'here' | 'elsewhere';
}
