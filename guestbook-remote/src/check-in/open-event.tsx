import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EventStore, ClientEvent, GuestView, EventStoreState, GuestKey } from '../event-store/event-store.ts';
import type { Pairing } from '../mesh/pairing.ts';
import type { CheckIn, CheckInStore } from './check-in-store.ts';

export interface OpenEvent {
  readonly store: EventStore;
  readonly checkIn: CheckInStore;
  readonly pairing: Pairing;
}

const OpenEventContext = createContext<OpenEvent | undefined>(undefined);
export const OpenEventProvider = OpenEventContext.Provider;

export function useCheckIn<T>(select: (checkIn: CheckIn) => T): T {
  return useStore(useOpenEvent().checkIn, select);
}

/** The event that this device is set to. */
export function useEvent(): ClientEvent {
  return useEventStore().event;
}

export function useEventStore(): EventStore {
  return useOpenEvent().store;
}

/** One value of the event's state: the numbers, the link, what is saved where. */
export function useEventState<T>(select: (state: EventStoreState) => T): T {
  return useStore(useEventStore().state, select);
}

/** A guest as the device knows it now; what is done here or at another gate shows at once. */
export function useGuest(key: GuestKey): GuestView | undefined {
  const store = useEventStore();
  useEventState(({ revision }) => revision);
  return store.guest(key);
}

export function useOpenEvent(): OpenEvent {
  const checkIn = useContext(OpenEventContext);
  if (!checkIn) throw new Error('useOpenEvent needs <OpenEventProvider> around it');
  return checkIn;
}
