import { create } from 'zustand';

interface Unlocked {
  /** The PIN was typed, and whoever did it is still at the settings. */
  readonly isUnlocked: boolean;
  readonly unlock: () => void;
  readonly lock: () => void;
}

/** Only of this page, and never kept: a device that starts again asks again. */
export const useUnlocked = create<Unlocked>()((set) => ({
  isUnlocked: false,
  unlock: () => set({ isUnlocked: true }),
  lock: () => set({ isUnlocked: false }),
}));
