import type { DataOf, listGuestBookEvents } from '@janur/contracts';
import type { StoreApi } from 'zustand/vanilla';
import type { ArrivedView } from './arrived.ts';
import type { GuestKey, GuestView } from './guest-view.ts';
import type { MeshChannel, PeerView } from './mesh/channel.ts';
import type { CheckInDraft, GiftDraft, OperationView, People, Undone, WalkInDraft } from './operation-view.ts';
import type { AttentionItem, StoreNews, Verdict } from './verdict.ts';

export type { ArrivedView } from './arrived.ts';
export type * from './guest-view.ts';
export type { ChannelListener, MeshChannel, PeerView } from './mesh/channel.ts';
export type * from './operation-view.ts';
export type { EnvelopeView, GateLine, GatePart, PartyView } from './party-view.ts';
export type * from './verdict.ts';

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
