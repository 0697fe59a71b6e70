import { create } from 'zustand';

/** spec §4: not playing at the start. The overlay's `<audio>` follows. */
interface MusicStore {
  isPlaying: boolean;
  /** The song's file is gone or cannot be read: no button promises a song. */
  isBroken: boolean;
  play: () => void;
  stop: () => void;
  toggle: () => void;
  /** What the player says of its file. */
  tellBroken: (isBroken: boolean) => void;
}

export const useMusic = create<MusicStore>((set) => ({
  isPlaying: false,
  isBroken: false,
  play: () => set({ isPlaying: true }),
  stop: () => set({ isPlaying: false }),
  toggle: () => set(({ isPlaying }) => ({ isPlaying: !isPlaying })),
  tellBroken: (isBroken) => set(isBroken ? { isBroken, isPlaying: false } : { isBroken }),
}));
