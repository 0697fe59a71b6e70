import { create } from 'zustand';

export type RsvpResultType = 'success' | 'failed';
/** `held`: the hosts look at it first. `many`: too many came at once. */
export type RsvpResultNote = 'held' | 'many';

/** spec §4: hidden at the start, with type success. `kind` picks the words: an RSVP's or a wish's. */
interface RsvpResultStore {
  isShown: boolean;
  type: RsvpResultType;
  kind: 'rsvp' | 'wish';
  note: RsvpResultNote | undefined;
  open: (type: RsvpResultType, kind: 'rsvp' | 'wish', note?: RsvpResultNote) => void;
  close: () => void;
}

export const useRsvpResult = create<RsvpResultStore>((set) => ({
  isShown: false,
  type: 'success',
  kind: 'rsvp',
  note: undefined,
  open: (type, kind, note) => set({ isShown: true, type, kind, note }),
  close: () => set({ isShown: false }),
}));
