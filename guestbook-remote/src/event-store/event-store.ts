import type { DataOf, listGuestBookEvents, RefusalReason, RightEvent } from '@janur/contracts';
import type { Settlement } from '@janur/contracts/attendance';
import type { StoreApi } from 'zustand/vanilla';
import type { ArrivedView } from './arrived.ts';
import type { MeshChannel, PeerView } from './mesh/channel.ts';
import type { EnvelopeView, PartyView } from './party-view.ts';

export type { ArrivedView } from './arrived.ts';
export type { ChannelListener, MeshChannel, PeerView } from './mesh/channel.ts';
export type { EnvelopeView, GateLine, GatePart, PartyView } from './party-view.ts';

/**
 * One event on this device. Everything here works with the network gone: what is shown is the server's list as
 * this device knows it, overlaid with what was done here and no server has acknowledged yet. What is done is durable on the
 * device before its promise resolves; the network is only ever used behind it.
 */
export interface EventStore {
  readonly eventId: number;
  /** By which the log and the hosts know this device. */
  readonly deviceId: string;
  /** The numbers and the state of the link. Select one value at a time. */
  readonly state: StoreApi<EventStoreState>;
  /** The events of the caller's client, as the device knows them; this event is among them. */
  readonly clientEvents: ClientEvents;
  readonly event: ClientEvent;

  /**
   * Reads what a camera, a hardware scanner or an usher's typing gave: a signed QR, a bare code, an address with `?code=`, a
   * phone number. Synchronous and local, under 10 ms with 5,000 guests. Changes nothing.
   */
  readonly judge: (content: string) => Verdict;
  /** What `judge` says of a guest whom the usher found by name. */
  readonly judgeGuest: (key: GuestKey) => Verdict;
  readonly guest: (key: GuestKey) => GuestView | undefined;
  /** Guests by a part of their name, code or phone number, best first. Empty under SCAN_ONLY: that role has no list. */
  readonly search: (text: string, limit?: number) => GuestView[];
  /** All guests, by name; for lists and the welcome screen. Empty under SCAN_ONLY. */
  readonly guests: () => GuestView[];
  /** Who came in during the last `ms` milliseconds, at any gate; also under SCAN_ONLY, as a whole hall may see it. */
  readonly arrivedWithin: (ms: number) => ArrivedView[];

  /** The first arrival of a party. After `no_data_yet` the guest code of the verdict is the key. */
  readonly checkIn: (arrival: CheckInDraft) => Promise<OperationView>;
  /** More people of a party that is in already. */
  readonly admitMore: (more: People) => Promise<OperationView>;
  /** People of a party go out; they are still attended, and not inside. */
  readonly leave: (leaving: People) => Promise<OperationView>;
  /** People who had gone out come in again. */
  readonly comeBack: (returning: People) => Promise<OperationView>;
  readonly give: (giving: GiftDraft) => Promise<OperationView>;
  setTable(change: {
    readonly guest: GuestKey;
    readonly table: string | null;
    readonly note?: string;
  }): Promise<OperationView>;
  /** Its `guest` is the new guest's key. */
  readonly addWalkIn: (walkIn: WalkInDraft) => Promise<OperationView>;
  /**
   * Says of all that is known of a guest whether it is one party, which then counts once, the larger one; null only that
   * somebody looked at it. It holds on all devices, until it is undone.
   */
  readonly settleParty: (said: { readonly guest: GuestKey; readonly as_one: boolean | null }) => Promise<OperationView>;
  /**
   * Takes one operation back, of another device with its guest; or with `guest` alone the whole arrival of a guest, whoever
   * recorded it.
   */
  readonly undo: (what: Undone) => Promise<OperationView>;

  /** Takes an undo back: what it took is done again. */
  readonly restore: (undo: { readonly op_id: string }) => Promise<OperationView>;

  /** What was done on this device, newest first; of one guest with a key. */
  readonly history: (key?: GuestKey) => OperationView[];
  readonly operation: (opId: string) => OperationView | undefined;
  /**
   * What a person must look at, newest first: the server refused it, more came than are expected, souvenirs went twice, or an
   * envelope may have.
   */
  readonly attention: () => AttentionItem[];
  /** A person has looked at it. It leaves the tray and stays in the history. */
  readonly settle: (id: string) => Promise<void>;
  /** Calls back when something turns out otherwise than it looked; gives the way to stop. */
  readonly onNews: (listener: (news: StoreNews) => void) => () => void;

  /** Takes part in what devices of this event tell each other over a channel between them, without a server. */
  readonly join: (channel: MeshChannel) => void;

  /** Names the gate of this device; it goes with each operation made from now on. */
  readonly setGate: (gate: string | null) => Promise<void>;
  /** Sends what is queued and fetches what changed, now. Never rejects: how it went is in `state`. */
  readonly sync: () => Promise<void>;
  /** After a log-in: calls go out again. */
  readonly resume: () => Promise<void>;
  /** Stops sending and listening. What is queued stays on the device. */
  readonly close: () => Promise<void>;
  /** Forgets everything of all events, as at log-out. Rejects with `UnsentWork` while something is not acknowledged. */
  readonly wipe: () => Promise<void>;
}

export interface EventStoreState {
  /** Guests on this device; 0 until the first list came. */
  readonly total: number;
  /** Whether the whole list has been here. Without it only signed tickets can be judged. */
  readonly has_list: boolean;
  /** How much of the first list has come; null before its first page and once it is here. */
  readonly arriving: { readonly guests: number; readonly total: number } | null;
  readonly summary: AttendanceSummary;
  /** Operations of all events on this device that no server has acknowledged. */
  readonly saved_here: number;
  /** The same of other devices, which told this one without a server: whoever meets the server first sends them. */
  readonly carried: number;
  /** Operations of this device that the server has and did not refuse. */
  readonly saved_everywhere: number;
  readonly needs_attention: number;
  /** `logged-out`: the server refuses this session. The list is gone from the device, what was not sent is kept. */
  readonly link: 'online' | 'offline' | 'logged-out';
  /** Changes of other gates come at once; otherwise they are asked for every five seconds. */
  readonly is_live: boolean;
  readonly is_syncing: boolean;
  /** By this device's clock, in ms since 1970; null before the first answer. */
  readonly last_contact: number | null;
  /** Server's clock minus this device's, in ms; null before the first answer. */
  readonly clock_offset: number | null;
  /** The clock is wrong by more than five minutes: warn the usher. Times are corrected all the same. */
  readonly is_clock_wrong: boolean;
  readonly gate: string | null;
  /** Grows with each change of a guest, an operation or the tray: what reads the methods above reads again. */
  readonly revision: number;
  readonly storage_problem: StorageProblem | null;
  /** Devices that this one hears without a server. */
  readonly peers: readonly PeerView[];
}

/**
 * `full`: nothing more can be saved on this device; the operation that met it was NOT recorded and its promise rejected.
 * `blocked`: another tab holds an older version of the database open. `lost`: the browser took the database away.
 * `unavailable`: this browser keeps nothing, such as a private window.
 */
export type StorageProblem = 'full' | 'blocked' | 'lost' | 'unavailable';

/** What is taken back. */
export type Undone = { readonly op_id: string; readonly guest?: GuestKey } | { readonly guest: GuestKey };

/** The six numbers of spec §3, who is inside now, and who of those who came had no invitation. */
export interface AttendanceSummary {
  readonly total_invitations_confirmed: number;
  readonly total_checked_in: number;
  readonly total_pax_confirmed: number;
  readonly total_pax_attended: number;
  readonly total_received_gift: number;
  readonly total_received_souvenir: number;
  readonly total_inside: number;
  readonly total_walk_ins: number;
}

/** What `listGuestBookEvents` answered last. */
export type ClientEvents = DataOf<typeof listGuestBookEvents>;
export type ClientEvent = ClientEvents['events'][number];

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
