import type { GuestBookEvent, GuestBookSummary } from '@janur/contracts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Desk, DeskStore } from './desk.ts';

export interface DeskOfEvent {
  readonly event: GuestBookEvent & { readonly summary: GuestBookSummary };
  readonly clientName: string;
  readonly store: DeskStore;
}

const DeskContext = createContext<DeskOfEvent | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk<T>(select: (desk: Desk) => T): T {
  return useStore(useDeskOfEvent().store, select);
}

/** The event that this desk stands at, with its latest numbers. */
export function useEvent() {
  return useDeskOfEvent().event;
}

export function useDeskOfEvent(): DeskOfEvent {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs <DeskProvider> around it');
  return desk;
}
