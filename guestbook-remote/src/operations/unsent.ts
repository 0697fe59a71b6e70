import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Operation } from './operation.ts';

interface Unsent {
  readonly operations: readonly Operation[];
  readonly keep: (operation: Operation) => void;
  readonly release: (id: string) => void;
}

/** Operations that no server has acknowledged. They outlive a reload and a logout, each with its first key. */
export const useUnsent = create<Unsent>()(
  persist(
    (set) => ({
      operations: [],
      keep: (operation) =>
        set(({ operations }) => ({
          operations: [...operations.filter(({ id }) => id !== operation.id), operation],
        })),
      release: (id) => set(({ operations }) => ({ operations: operations.filter((operation) => operation.id !== id) })),
    }),
    { name: 'janur.guest-book.unsent', version: 1 },
  ),
);

/** The unsent check-in of a guest: sending it again is right, making a second one would count the party twice. */
export function unsentCheckIn(eventId: number, guestCode: string): Operation | undefined {
  return useUnsent
    .getState()
    .operations.find(
      ({ type, body }) => type === 'check-in' && body.event_id === eventId && body.guest_code === guestCode,
    );
}
