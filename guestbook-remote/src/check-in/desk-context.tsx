import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Door, DoorEvent, DoorGuest, DoorState, GuestKey } from '../door/door.ts';
import type { Desk, DeskStore } from './desk.ts';

export interface DeskOfEvent {
  readonly door: Door;
  readonly store: DeskStore;
}

const DeskContext = createContext<DeskOfEvent | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk<T>(select: (desk: Desk) => T): T {
  return useStore(useDeskOfEvent().store, select);
}

/** The event that this desk stands at. */
export function useEvent(): DoorEvent {
  return useDoor().event;
}

export function useDoor(): Door {
  return useDeskOfEvent().door;
}

/** One value of the door's state: the numbers, the link, what is saved where. */
export function useDoorState<T>(select: (state: DoorState) => T): T {
  return useStore(useDoor().state, select);
}

/** A guest as the device knows it now; what is done here or at another gate shows at once. */
export function useGuest(key: GuestKey): DoorGuest | undefined {
  const door = useDoor();
  useDoorState(({ revision }) => revision);
  return door.guest(key);
}

export function useDeskOfEvent(): DeskOfEvent {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs <DeskProvider> around it');
  return desk;
}
