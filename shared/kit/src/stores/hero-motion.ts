import { create } from 'zustand';

/** Whether the guest has stopped the hero's pictures or film. One page has one hero, and may have its button elsewhere. */
interface HeroMotionStore {
  isPaused: boolean;
  toggle: () => void;
}

export const useHeroMotion = create<HeroMotionStore>((set) => ({
  isPaused: false,
  toggle: () => set(({ isPaused }) => ({ isPaused: !isPaused })),
}));
