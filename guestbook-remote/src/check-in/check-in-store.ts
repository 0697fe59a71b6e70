import type { OperationView, EventStore, GuestKey, WalkInDraft } from '../event-store/event-store.ts';
import { ImpossibleOperation } from '../event-store/index.ts';
import type { CheckInVariant } from '@janur/contracts';
import { arrivalOf, givenBefore, verdictScreen } from './drafts.ts';
import { createPace } from './pace.ts';
import { type TurnedAway, turnedAwayBy, withoutWhoCameAfterAll } from './recent.ts';
import {
  NO_SCREEN,
  isAbout,
  isBusy,
  isChanged,
  isDoubtful,
  isOvertaken,
  isPlain,
  isRestorable,
  isSameWord,
  keyOf,
  nameOf,
  screenOf,
  type Draft,
  type InAlready,
  type Screen,
} from './screen.ts';
import { createStore, type StoreApi } from 'zustand';

export interface CheckIn {
  readonly screen: Screen;
  /** Who was not let in, newest first. Who was is in the journal. */
  readonly turnedAway: readonly TurnedAway[];
  /** Whose code was read while another guest is being confirmed, and is not taken: the usher is told, or nobody scans it again. */
  readonly heldBack: string | undefined;
  /** What was recorded last: for a while it can be taken back with one tap. */
  readonly latest: OperationView | undefined;
  /**
   * Reads what a hardware scanner or an usher's typing gave, and takes the last verdict off the screen. While a guest is
   * being confirmed the guest's own code confirms, and no other one is taken.
   */
  readonly read: (content: string) => void;
  /** Reads what a camera sees again and again: false while it is not the moment for it. */
  readonly see: (content: string) => boolean;
  /** Goes on without a button: confirms whom nobody doubts, and closes who is recorded. */
  readonly proceed: () => void;
  readonly open: (key: GuestKey) => void;
  readonly change: (draft: Partial<Draft>) => void;
  readonly confirm: () => Promise<void>;
  readonly startAdding: (key: GuestKey) => void;
  /** Whether the form may be emptied. */
  readonly addWalkIn: (walkIn: WalkInDraft) => Promise<boolean>;
  /** Records anything else; undefined when the device could not keep it, which the screen then says. */
  readonly record: (act: () => Promise<OperationView>) => Promise<OperationView | undefined>;
  /** An undo that was the last is taken back itself. */
  readonly undoLatest: () => Promise<void>;
  readonly forgetLatest: () => void;
  readonly close: () => void;
}

export type CheckInStore = StoreApi<CheckIn>;

const TURNED_AWAY_KEPT = 12;

/** The usher's side of an event: what is on the screen, and what was done last. */
export function createCheckIn(
  store: EventStore,
  variant: CheckInVariant,
  {
    now = () => performance.now(),
    other,
    mayAdmit = () => true,
  }: {
    readonly now?: () => number;
    /** Codes of something else than a guest. */
    readonly other?: { readonly isOne: (content: string) => boolean; readonly take: (content: string) => unknown };
    /** Whether guests' codes are for this device at all. */
    readonly mayAdmit?: () => boolean;
  } = {},
): CheckInStore {
  return createStore<CheckIn>()((set, get) => {
    const pace = createPace(now);
    let isRecording = false;
    /** What a camera goes on seeing while it is not the moment for it is judged once. */
    let passedOver: string | undefined;
    /** What was read of whom the screen is about; undefined for a guest who was found by name. */
    let shown: string | undefined;

    /** `isNews`: another device brings the screen, and no tap. */
    function show(screen: Screen, { isNews } = { isNews: false }) {
      pace.turn(isNews || get().screen.state === 'arrived');
      passedOver = undefined;
      const row = turnedAwayBy(screen, store);
      const turnedAway = row ? [row, ...get().turnedAway].slice(0, TURNED_AWAY_KEPT) : get().turnedAway;
      set({ screen, turnedAway, heldBack: undefined });
    }

    async function record(act: () => Promise<OperationView>): Promise<OperationView | undefined> {
      try {
        const operation = await act();
        set({ latest: operation.type !== 'UNDO' || isRestorable(operation) ? operation : undefined });
        return operation;
      } catch (error) {
        // durable or not recorded: the event's state says why the device keeps nothing
        show({ state: 'failed', why: error instanceof ImpossibleOperation ? 'overtaken' : 'storage' });
        return undefined;
      }
    }

    async function recordArrival(act: () => Promise<OperationView>, isInstant: boolean, key?: GuestKey) {
      isRecording = true;
      const operation = await record(act);
      isRecording = false;
      if (operation) {
        set({ turnedAway: withoutWhoCameAfterAll(get().turnedAway, operation, store) });
        show({ state: 'arrived', arrival: arrivalOf(store, operation, isInstant) });
      } else if (key !== undefined && isOvertaken(get().screen) && store.guest(key)?.first) {
        // who let the guest in, and when, says more than that it was not possible
        show(screenOf(store.judgeGuest(key)));
      }
      return operation !== undefined;
    }

    /** The guest on the screen as news of other devices leave it: what was green may be in by now, and who was in may be out. */
    function judgeAgain() {
      const { screen } = get();
      if (screen.state === 'admitting' && !screen.isSaving) judgeAdmitting(screen);
      if (screen.state === 'in') judgeIn(screen.verdict);
      if (screen.state === 'adding' && !screen.isSaving) judgeAdding(screen);
    }

    function judgeIn(verdict: InAlready) {
      const { key } = verdict.guest;
      if (!store.guest(key)) return;
      const next = verdictScreen(store, store.judgeGuest(key));
      if (next.state !== 'in') show(next, { isNews: true });
      // a verdict that is new sounds
      else if (JSON.stringify(next.verdict) !== JSON.stringify(verdict)) set({ screen: next });
    }

    function judgeAdding(screen: Extract<Screen, { state: 'adding' }>) {
      const guest = store.guest(screen.guest.key);
      if (!guest) return;
      if (guest.is_checked_in) set({ screen: { ...screen, guest } });
      else show(verdictScreen(store, store.judgeGuest(guest.key)), { isNews: true });
    }

    function judgeAdmitting(screen: Extract<Screen, { state: 'admitting' }>) {
      const key = keyOf(screen.verdict);
      // what came before the list is read again: only a signature tells a ticket from any code
      const isWaiting = screen.verdict.code === 'no_data_yet';
      if (!isWaiting && !store.guest(key)) return;
      const next = screenOf(isWaiting ? store.judge(shown ?? key) : store.judgeGuest(key));
      if (next.state !== 'admitting') show(next, { isNews: true });
      else if (!isSameWord(next.verdict, screen.verdict)) {
        set({ screen: { ...next, draft: isChanged(screen) ? screen.draft : next.draft } });
      }
    }
    store.state.subscribe(judgeAgain);

    return {
      screen: NO_SCREEN,
      turnedAway: [],
      latest: undefined,
      heldBack: undefined,

      read: (content) => void take(content),

      see(content) {
        const { screen } = get();
        if (isRecording || pace.isHeld(screen) || content === passedOver) return false;
        const isTaken = take(content, { isMeant: screen.state !== 'admitting' || !isChanged(screen) });
        if (!isTaken) passedOver = content;
        return isTaken;
      },

      proceed() {
        if (!pace.isStrayKey()) goOn();
      },

      open(key) {
        show(verdictScreen(store, store.judgeGuest(key)));
        shown = undefined;
      },

      change(draft) {
        const { screen } = get();
        if (screen.state === 'admitting') set({ screen: { ...screen, draft: { ...screen.draft, ...draft } } });
        if (screen.state === 'adding') set({ screen: { ...screen, people: draft.people ?? screen.people } });
      },

      async confirm() {
        const { screen } = get();
        if ((screen.state !== 'admitting' && screen.state !== 'adding') || screen.isSaving || pace.isStrayTap()) return;
        set({ screen: { ...screen, isSaving: true } });
        if (screen.state === 'admitting') await recordArrival(() => admit(screen), false, keyOf(screen.verdict));
        else await recordArrival(() => addTo(screen), false);
      },

      startAdding(key) {
        const guest = store.guest(key);
        if (guest) show({ state: 'adding', guest, people: 1, isSaving: false });
      },

      addWalkIn: (walkIn) => recordArrival(() => store.addWalkIn(walkIn), false),
      record,

      async undoLatest() {
        const { latest } = get();
        if (!latest) return;
        set({ latest: undefined });
        const { op_id } = latest;
        await record(() => (latest.type === 'UNDO' ? store.restore({ op_id }) : store.undo({ op_id })));
      },
      forgetLatest: () => set({ latest: undefined }),
      close() {
        passedOver = undefined;
        set({ screen: NO_SCREEN, heldBack: undefined });
      },
    };

    function take(content: string, { isMeant } = { isMeant: true }): boolean {
      const { screen, close } = get();
      if (other?.isOne(content)) {
        // the guest who stands there comes first, and the code is told again as long as it is in view
        if (isBusy(screen)) return false;
        close();
        other.take(content);
        return true;
      }
      if (!mayAdmit()) return false;
      const verdict = store.judge(content);
      if (isBusy(screen)) {
        const isSame = isAbout(verdict, screen.state === 'admitting' ? keyOf(screen.verdict) : screen.guest.key);
        if (!isSame) set({ heldBack: nameOf(verdict) ?? content });
        if (!isSame || screen.state !== 'admitting') return false;
        if (isMeant && pace.isMeant()) goOn();
        return true;
      }
      const isEcho = screen.state === 'arrived' && isAbout(verdict, screen.arrival.operation.guest) && !pace.isMeant();
      if (isEcho) return true;
      if (variant === 'INSTANT' && isPlain(verdict)) {
        const { guest, proposed } = verdict;
        void recordArrival(
          () => store.checkIn({ guest: guest.key, people: proposed, ...givenBefore(store, guest.key) }),
          true,
          guest.key,
        );
      } else show(verdictScreen(store, verdict));
      shown = content;
      return true;
    }

    function goOn() {
      const { screen, confirm, close } = get();
      if (screen.state === 'arrived') close();
      if (screen.state === 'admitting' && !isDoubtful(screen.verdict)) void confirm();
    }

    function admit({ verdict, draft }: Extract<Screen, { state: 'admitting' }>) {
      const guest = verdict.code === 'no_data_yet' ? verdict.guest_code : verdict.guest.key;
      return store.checkIn({ guest, ...draft });
    }

    function addTo({ guest, people }: Extract<Screen, { state: 'adding' }>) {
      return store.admitMore({ guest: guest.key, people });
    }
  });
}
