import type { RefusalReason, RightEvent } from '@janur/contracts';
import type { FirstArrival, GuestView } from './guest-view.ts';
import type { OperationView } from './operation-view.ts';
import type { EnvelopeView, PartyView } from './party-view.ts';

/** What becomes of who stands there. Stable codes (field, rule 10); the screens word and draw them. */
export type Verdict = { readonly is_clock_wrong: boolean } & (
  | { readonly code: 'welcome'; readonly guest: GuestView; readonly proposed: number }
  /** Invited and has not answered: let in, and ask how many they are. */
  | { readonly code: 'needs_answer'; readonly guest: GuestView; readonly proposed: number }
  /** Said that nobody comes: admit all the same? */
  | { readonly code: 'declined'; readonly guest: GuestView; readonly proposed: number }
  /** Some of the party are in and `remaining` may follow. */
  | { readonly code: 'already_in'; readonly guest: GuestView; readonly first: FirstArrival; readonly remaining: number }
  /** All of the party are in. */
  | { readonly code: 'party_full'; readonly guest: GuestView; readonly first: FirstArrival }
  /** The ticket or another list on this device names the right events, in order of time; empty when they are unknown here. */
  | { readonly code: 'wrong_event'; readonly guest_code: string; readonly right: readonly RightEvent[] }
  /** Several guests have this phone number; or one or more have its last four digits, and who stands there may be nobody's. */
  | { readonly code: 'several'; readonly guests: readonly GuestView[]; readonly by: 'number' | 'last4' }
  | { readonly code: 'unknown'; readonly guest_code: string; readonly is_number: boolean }
  /** Was on the list and was taken off it. */
  | { readonly code: 'revoked'; readonly guest_code: string }
  /** Looks like a ticket of ours, and its signature is not: somebody changed or made it. */
  | { readonly code: 'forged' }
  /** A ticket of ours by a key that this device does not know yet: connect once. */
  | { readonly code: 'unknown_key' }
  /** A ticket of another couple. */
  | { readonly code: 'not_ours' }
  /** A bare code or number, and the hosts take signed tickets alone. */
  | { readonly code: 'ticket_needed' }
  /** A changing code that is over, or anything else where the hosts take only those: the phone's screen, or by name. */
  | { readonly code: 'old_ticket' }
  /** Nothing that names a guest, such as the hall's Wi-Fi. */
  | { readonly code: 'no_code' }
  | { readonly code: 'too_late'; readonly guest_code: string; readonly valid_until: string }
  /**
   * The guest is not on this device yet: by the ticket, or by what the usher sees; checkIn takes `guest_code` as key. With
   * a list only a signed ticket gets here, of a guest who is newer than the list or was taken off it before.
   */
  | {
      readonly code: 'no_data_yet';
      readonly guest_code: string;
      readonly allowed: number | null;
      readonly is_signed: boolean;
      readonly has_list: boolean;
    }
);

export type AttentionItem = { readonly id: string; readonly at: string } &
  /** The server refused it. Nothing of it counts. `reason` is stable, `message` is the server's sentence. */
  (
    | {
        readonly kind: 'refused';
        readonly operation: OperationView;
        readonly reason: RefusalReason;
        readonly right: RightEvent | null;
        readonly message: string | null;
      }
    /** More came in at several gates than are expected: one party that was written down twice, or two with one code. */
    | { readonly kind: 'party'; readonly guest: GuestView; readonly party: PartyView }
    /** Several gates gave a souvenir. */
    | { readonly kind: 'souvenirs'; readonly guest: GuestView; readonly party: PartyView }
    /** The same giver's envelope for the hosts was written down by two hands: perhaps one envelope, which counts twice. */
    | { readonly kind: 'envelopes'; readonly guest: GuestView; readonly envelopes: readonly EnvelopeView[] }
    /** More people of a party are in than are expected. */
    | { readonly kind: 'over_admitted'; readonly guest: GuestView }
  );

/** Something new in the tray. */
export type StoreNews = { readonly type: 'attention'; readonly item: AttentionItem } | { readonly type: 'logged-out' };
