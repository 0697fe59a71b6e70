import type { CheckInVariant, GuestBookGuest } from '@janur/contracts';
import { type Api, ApiError, routes } from '@janur/data';
import { createStore, type StoreApi } from 'zustand';
import { makeCheckIn, makeWalkIn, type Operation, type WalkIn } from '../operations/operation.ts';
import { send } from '../operations/send.ts';
import { unsentCheckIn } from '../operations/unsent.ts';
import { guestCodeFrom } from './qr-content.ts';
import { type Recent, recentOf } from './recent.ts';
import { type Attempt, type Draft, type Happening, nextVerdict, NO_VERDICT, type Verdict } from './verdict.ts';
import { verdictOfError } from './verdict-of-error.ts';

export interface DeskEvent {
  readonly id: number;
  readonly variant: CheckInVariant;
}

export interface Desk {
  readonly verdict: Verdict;
  readonly recent: readonly Recent[];
  /** Reads what a camera, a hardware scanner or an usher's typing gave. Refused while a guest is being confirmed. */
  readonly read: (content: string) => Promise<void>;
  readonly open: (guest: GuestBookGuest) => void;
  readonly change: (draft: Partial<Draft>) => void;
  readonly confirm: () => Promise<void>;
  readonly startAdding: () => void;
  /** `recorded`, here or on the server: the form may be emptied. `invalid`: the form says what to change. */
  readonly addWalkIn: (walkIn: Omit<WalkIn, 'event_id'>) => Promise<'recorded' | 'refused' | 'invalid'>;
  /** Shows an operation that could not be sent, to send it again. */
  readonly showUnsent: (operation: Operation) => void;
  readonly retry: () => Promise<void>;
  readonly close: () => void;
}

export type DeskStore = StoreApi<Desk>;

const RECENT_KEPT = 12;

/** One event's desk on this device. `onArrival` runs after the server has acknowledged an arrival. */
export function createDesk({
  api,
  event,
  onArrival,
}: {
  api: Api;
  event: DeskEvent;
  onArrival: () => void;
}): DeskStore {
  return createStore<Desk>()((set, get) => {
    function tell(happening: Happening) {
      const verdict = nextVerdict(get().verdict, happening);
      if (verdict === get().verdict) return;
      const recent = recentOf(verdict);
      set({ verdict, ...(recent ? { recent: [recent, ...get().recent].slice(0, RECENT_KEPT) } : {}) });
      if (verdict.state === 'arrived') onArrival();
    }

    async function scan(code: string) {
      try {
        const { data } = await api(routes.scanGuest, { body: { event_id: event.id, guest_code: code } });
        tell({ type: 'found', scan: data, variant: event.variant });
      } catch (error) {
        judge(error, { kind: 'scan', code });
      }
    }

    async function record(operation: Operation) {
      tell({ type: 'sending' });
      try {
        tell({ type: 'acknowledged', guest: await send(api, operation) });
      } catch (error) {
        judge(error, { kind: 'operation', operation });
      }
    }

    function judge(error: unknown, attempt: Attempt) {
      tell({ type: 'judged', verdict: verdictOfError(error, attempt) });
    }

    return {
      verdict: NO_VERDICT,
      recent: [],

      async read(content) {
        if (isBusy(get().verdict)) return;
        const code = guestCodeFrom(content);
        if (!code) return tell({ type: 'judged', verdict: refusedContent });
        const operation = unsentCheckIn(event.id, code);
        if (operation) return get().showUnsent(operation);
        tell({ type: 'asked', code });
        await scan(code);
      },

      open(guest) {
        const operation = unsentCheckIn(event.id, guest.guest_code);
        if (operation) get().showUnsent(operation);
        else tell({ type: 'opened', guest });
      },

      change: (draft) => tell({ type: 'changed', draft }),
      startAdding: () => tell({ type: 'adding' }),
      close: () => tell({ type: 'closed' }),

      async confirm() {
        const { verdict } = get();
        if ((verdict.state !== 'welcome' && verdict.state !== 'adding') || verdict.isSending) return;
        await record(makeCheckIn(verdict.guest.name, { event_id: event.id, ...checkInOf(verdict) }));
      },

      async addWalkIn(walkIn) {
        const operation = makeWalkIn({ event_id: event.id, ...walkIn });
        try {
          tell({ type: 'acknowledged', guest: await send(api, operation) });
        } catch (error) {
          if (error instanceof ApiError && error.status === 422) return 'invalid';
          judge(error, { kind: 'operation', operation });
        }
        return get().verdict.state === 'refused' ? 'refused' : 'recorded';
      },

      showUnsent(operation) {
        const attempt: Attempt = { kind: 'operation', operation };
        tell({ type: 'judged', verdict: { state: 'unsent', attempt, silence: 'offline', isSending: false } });
      },

      async retry() {
        const { verdict } = get();
        if (verdict.state !== 'unsent' || verdict.isSending) return;
        if (verdict.attempt.kind === 'operation') return record(verdict.attempt.operation);
        tell({ type: 'sending' });
        await scan(verdict.attempt.code);
      },
    };
  });
}

const refusedContent: Verdict = { state: 'refused', refusal: 'not-a-guest-code' };

/** A guest is on the screen whom the usher has not let in yet, or an answer is on its way. */
function isBusy(verdict: Verdict): boolean {
  return verdict.state === 'asking' || verdict.state === 'welcome' || verdict.state === 'adding';
}

function checkInOf(verdict: Extract<Verdict, { state: 'welcome' | 'adding' }>) {
  const guest_code = verdict.guest.guest_code;
  if (verdict.state === 'adding')
    return { guest_code, total_guest_attending: verdict.pax, mode: 'ADDITIONAL' as const };
  const { pax, gift, souvenir } = verdict.draft;
  return { guest_code, total_guest_attending: pax, gift, souvenir, mode: 'FIRST' as const };
}
