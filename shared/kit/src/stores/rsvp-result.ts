import { create } from 'zustand';

export type RsvpResultType = 'success' | 'failed';

/** spec §4: hidden at the start, with type success. `kind` picks the words: an RSVP's or a wish's. */
interface RsvpResultStore {
  isShown: boolean;
  type: RsvpResultType;
  kind: 'rsvp' | 'wish';
  open: (type: RsvpResultType, kind: 'rsvp' | 'wish') => void;
  close: () => void;
}

export const useRsvpResult = create<RsvpResultStore>((set) => ({
  isShown: false,
  type: 'success',
  kind: 'rsvp',
  open: (type, kind) => set({ isShown: true, type, kind }),
  close: () => set({ isShown: false }),
}));
