import { create } from 'zustand';
import { STILL_KEY } from '../quiet/quiet.ts';
import { deviceFlag } from './device-flag.ts';

/** Whether the guest has stopped what moves. One page has one hero, and may have its button elsewhere. */
interface HeroMotionStore {
  isPaused: boolean;
  /** Something moves without end, or did until the guest stopped it. */
  isEndless: boolean;
  foundEndless: () => void;
  toggle: () => void;
}

const kept = deviceFlag(STILL_KEY);

export const useHeroMotion = create<HeroMotionStore>((set, get) => ({
  isPaused: kept.isSet(),
  isEndless: kept.isSet(),
  foundEndless: () => set({ isEndless: true }),
  toggle() {
    const isPaused = !get().isPaused;
    kept.set(isPaused);
    set({ isPaused });
  },
}));
