import type {
  GuestView,
  OperationView,
  Verdict,
  EventStore,
  GuestKey,
  WalkInDraft,
} from '../event-store/event-store.ts';
import type { CheckInVariant } from '@janur/contracts';
import { createStore, type StoreApi } from 'zustand';

/** What the usher has entered about who stands there, and not yet recorded. */
export interface Draft {
  readonly people: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
}

/** Verdicts that end in a check-in. */
export type Admittable = Extract<Verdict, { code: 'welcome' | 'needs_answer' | 'declined' | 'no_data_yet' }>;
export type InAlready = Extract<Verdict, { code: 'already_in' | 'party_full' }>;
export type Several = Extract<Verdict, { code: 'several' }>;
export type Refused = Exclude<Verdict, Admittable | InAlready | Several>;

/** What is shown over the pages. */
export type Screen =
  | { readonly state: 'none' }
  | { readonly state: 'admitting'; readonly verdict: Admittable; readonly draft: Draft; readonly isSaving: boolean }
  | { readonly state: 'in'; readonly verdict: InAlready }
  | { readonly state: 'adding'; readonly guest: GuestView; readonly people: number; readonly isSaving: boolean }
  | { readonly state: 'several'; readonly verdict: Several }
  | { readonly state: 'refused'; readonly verdict: Refused }
  | { readonly state: 'arrived'; readonly arrival: Arrival }
  /** The device could not keep what was entered: it is not recorded. */
  | { readonly state: 'failed' };

export interface Arrival {
  readonly operation: OperationView;
  readonly name: string;
  readonly table: string | null;
  /** All of the party who have come, with those of before. */
  readonly people: number;
  /** Under INSTANT this is the first and only screen of the guest. */
  readonly isInstant: boolean;
}

const NO_SCREEN: Screen = { state: 'none' };

function screenOf(verdict: Verdict): Screen {
  switch (verdict.code) {
    case 'welcome':
    case 'needs_answer':
    case 'declined':
      return admitting(verdict, verdict.proposed);
    case 'no_data_yet':
      return admitting(verdict, verdict.allowed ?? 1);
    case 'already_in':
    case 'party_full':
      return { state: 'in', verdict };
    case 'several':
      return { state: 'several', verdict };
    default:
      return { state: 'refused', verdict };
  }
}

const admitting = (verdict: Admittable, people: number): Screen => ({
  state: 'admitting',
  verdict,
  draft: { people: Math.max(1, people), gift: false, souvenir: false },
  isSaving: false,
});

/** Somebody is on the screen whom the usher has not let in yet: another scan would lose what was entered. */
const isBusy = ({ state }: Screen): boolean => state === 'admitting' || state === 'adding';

/** One row of what this device saw last. */
export interface Recent {
  readonly id: number;
  readonly kind: 'arrived' | 'duplicate' | 'refused';
  readonly name: string | undefined;
  readonly table: string | null;
  readonly people: number;
  readonly at: Date;
}

let count = 0;

/** The row a screen leaves behind, when it leaves one. */
function recentOf(screen: Screen): Recent | undefined {
  const row = { id: (count += 1), at: new Date() };
  switch (screen.state) {
    case 'arrived': {
      const { name, table, people } = screen.arrival;
      return { ...row, kind: 'arrived', name, table, people };
    }
    case 'in': {
      const { name, table_number: table, total_guests_attended: people } = screen.verdict.guest;
      return { ...row, kind: 'duplicate', name, table, people };
    }
    case 'refused':
      return { ...row, kind: 'refused', name: undefined, table: null, people: 0 };
    default:
      return undefined;
  }
}

export interface CheckIn {
  readonly screen: Screen;
  readonly recent: readonly Recent[];
  /** What was recorded last: for a while it can be taken back with one tap. */
  readonly latest: OperationView | undefined;
  /** Reads what a camera, a hardware scanner or an usher's typing gave. Refused while a guest is being confirmed. */
  readonly read: (content: string) => void;
  readonly open: (key: GuestKey) => void;
  readonly change: (draft: Partial<Draft>) => void;
  readonly confirm: () => Promise<void>;
  readonly startAdding: (key: GuestKey) => void;
  /** Whether the form may be emptied. */
  readonly addWalkIn: (walkIn: WalkInDraft) => Promise<boolean>;
  /** Records anything else; undefined when the device could not keep it, which the screen then says. */
  readonly record: (act: () => Promise<OperationView>) => Promise<OperationView | undefined>;
  readonly undoLatest: () => Promise<void>;
  readonly forgetLatest: () => void;
  readonly close: () => void;
}

export type CheckInStore = StoreApi<CheckIn>;

const RECENT_KEPT = 12;

/** The usher's side of an event: what is on the screen, and what was done last. */
export function createCheckIn(store: EventStore, variant: CheckInVariant): CheckInStore {
  return createStore<CheckIn>()((set, get) => {
    function show(screen: Screen) {
      const recent = recentOf(screen);
      set({ screen, ...(recent ? { recent: [recent, ...get().recent].slice(0, RECENT_KEPT) } : {}) });
    }

    async function record(act: () => Promise<OperationView>): Promise<OperationView | undefined> {
      try {
        const operation = await act();
        set({ latest: operation.type === 'UNDO' ? undefined : operation });
        return operation;
      } catch {
        // durable or not recorded: the event's state says why the device keeps nothing
        show({ state: 'failed' });
        return undefined;
      }
    }

    async function recordArrival(act: () => Promise<OperationView>, isInstant: boolean) {
      const operation = await record(act);
      if (operation) show({ state: 'arrived', arrival: arrivalOf(operation, isInstant) });
      return operation !== undefined;
    }

    function arrivalOf(operation: OperationView, isInstant: boolean): Arrival {
      const guest = store.guest(operation.guest);
      return {
        operation,
        name: guest?.name ?? operation.guest_name ?? operation.guest,
        table: guest?.table_number ?? null,
        people: guest?.total_guests_attended ?? operation.people ?? 0,
        isInstant,
      };
    }

    return {
      screen: NO_SCREEN,
      recent: [],
      latest: undefined,

      read(content) {
        if (isBusy(get().screen)) return;
        const verdict = store.judge(content);
        if (variant === 'INSTANT' && (verdict.code === 'welcome' || verdict.code === 'needs_answer')) {
          const { guest, proposed } = verdict;
          void recordArrival(() => store.checkIn({ guest: guest.key, people: proposed }), true);
        } else show(screenOf(verdict));
      },

      open: (key) => show(screenOf(store.judgeGuest(key))),

      change(draft) {
        const { screen } = get();
        if (screen.state === 'admitting') set({ screen: { ...screen, draft: { ...screen.draft, ...draft } } });
        if (screen.state === 'adding') set({ screen: { ...screen, people: draft.people ?? screen.people } });
      },

      async confirm() {
        const { screen } = get();
        if ((screen.state !== 'admitting' && screen.state !== 'adding') || screen.isSaving) return;
        set({ screen: { ...screen, isSaving: true } });
        await recordArrival(() => (screen.state === 'admitting' ? admit(screen) : addTo(screen)), false);
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
        await record(() => store.undo({ op_id: latest.op_id }));
      },
      forgetLatest: () => set({ latest: undefined }),
      close: () => set({ screen: NO_SCREEN }),
    };

    function admit({ verdict, draft }: Extract<Screen, { state: 'admitting' }>) {
      const guest = verdict.code === 'no_data_yet' ? verdict.guest_code : verdict.guest.key;
      return store.checkIn({ guest, ...draft });
    }

    function addTo({ guest, people }: Extract<Screen, { state: 'adding' }>) {
      return store.admitMore({ guest: guest.key, people });
    }
  });
}
