import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Scheme = 'dark' | 'light';
export type Hand = 'right' | 'left';

interface Preferences {
  /** The event whose guest-book this device keeps; undefined until one is chosen. */
  readonly eventId: number | undefined;
  readonly scheme: Scheme;
  readonly hand: Hand;
  readonly hasSound: boolean;
  readonly set: (changes: Partial<Pick<Preferences, 'eventId' | 'scheme' | 'hand' | 'hasSound'>>) => void;
}

/** What this device is set to. It stays when an usher logs out: the next one stands at the same desk. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      eventId: undefined,
      scheme: 'dark',
      hand: 'right',
      hasSound: true,
      set: (changes) => set(changes),
    }),
    { name: 'janur.guest-book.preferences', version: 1 },
  ),
);
