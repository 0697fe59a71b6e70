import { create } from 'zustand';

/** spec §4: not playing at the start. The overlay's `<audio>` follows. */
interface MusicStore {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
  toggle: () => void;
}

export const useMusic = create<MusicStore>((set) => ({
  isPlaying: false,
  play: () => set({ isPlaying: true }),
  stop: () => set({ isPlaying: false }),
  toggle: () => set(({ isPlaying }) => ({ isPlaying: !isPlaying })),
}));
