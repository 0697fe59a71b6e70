import { create } from 'zustand';
import { deviceFlag } from './device-flag.ts';

/** Whether the guest has stopped what moves. One page has one hero, and may have its button elsewhere. */
interface HeroMotionStore {
  isPaused: boolean;
  toggle: () => void;
}

const kept = deviceFlag('janur-still');

export const useHeroMotion = create<HeroMotionStore>((set, get) => ({
  isPaused: kept.isSet(),
  toggle() {
    const isPaused = !get().isPaused;
    kept.set(isPaused);
    set({ isPaused });
  },
}));
