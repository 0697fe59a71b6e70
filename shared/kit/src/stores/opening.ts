import { create } from 'zustand';

/** spec §4: shown and fullscreen at the start. `isLeaving` while the template's signature move plays. */
interface OpeningModalStore {
  isShown: boolean;
  isFullscreen: boolean;
  open: () => void;
  close: () => void;
  setFullscreen: (isFullscreen: boolean) => void;
}

export const useOpeningModal = create<OpeningModalStore>((set) => ({
  isShown: true,
  isFullscreen: true,
  open: () => set({ isShown: true }),
  close: () => set({ isShown: false }),
  setFullscreen: (isFullscreen) => set({ isFullscreen }),
}));
