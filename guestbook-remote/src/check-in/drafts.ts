import type { EventStore, GuestKey, OperationView, Verdict } from '../event-store/event-store.ts';
import { isRestorable, keyOf, screenOf, type Arrival, type Draft, type Screen } from './screen.ts';

/* What the device's journal adds to a screen. */

/** Who was let in before and taken back brought the gift already: it is not asked for twice. */
export function givenBefore(store: EventStore, key: GuestKey): Partial<Draft> {
  const undo = store.history(key).find(({ taken }) => taken?.is_arrival);
  if (!undo?.taken || !isRestorable(undo)) return {};
  const { gift, souvenir } = undo.taken;
  return { gift, souvenir };
}

export function verdictScreen(store: EventStore, verdict: Verdict): Screen {
  const screen = screenOf(verdict);
  if (screen.state !== 'admitting') return screen;
  return { ...screen, draft: { ...screen.draft, ...givenBefore(store, keyOf(screen.verdict)) } };
}

export function arrivalOf(store: EventStore, operation: OperationView, isInstant: boolean): Arrival {
  const guest = store.guest(operation.guest);
  return {
    operation,
    name: guest?.name ?? operation.guest_name ?? operation.guest,
    table: guest?.table_number ?? null,
    people: guest?.total_guests_attended ?? operation.people ?? 0,
    isInstant,
  };
}
