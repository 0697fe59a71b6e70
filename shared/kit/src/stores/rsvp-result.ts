import { create } from 'zustand';
import type { Coming } from '../answer/answer-scene.ts';

export type RsvpResultType = 'success' | 'failed';
/** `held`: the hosts look at it first. `kept`: it waits on the phone. `many`: too many came at once. */
export type RsvpResultNote = 'held' | 'kept' | 'many';

/** spec §4: hidden at the start, with type success. `kind` picks the words: an RSVP's or a wish's. */
interface RsvpResultStore {
  isShown: boolean;
  type: RsvpResultType;
  kind: 'rsvp' | 'wish';
  note: RsvpResultNote | undefined;
  /** What the answer says of coming. */
  coming: Coming;
  open: (type: RsvpResultType, kind: 'rsvp' | 'wish', about?: { note?: RsvpResultNote; coming?: Coming }) => void;
  close: () => void;
}

const UNSAID: Coming = { isComing: null, count: null, eventIds: [] };

export const useRsvpResult = create<RsvpResultStore>((set) => ({
  isShown: false,
  type: 'success',
  kind: 'rsvp',
  note: undefined,
  coming: UNSAID,
  open: (type, kind, { note, coming = UNSAID } = {}) => set({ isShown: true, type, kind, note, coming }),
  close: () => set({ isShown: false }),
}));
