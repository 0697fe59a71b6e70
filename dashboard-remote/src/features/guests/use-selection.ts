import { useState } from 'react';
import type { Guest } from './use-guest-list.ts';

/** Whom an act for many means, as the API takes it. */
export interface Selection {
  /** Those ticked, by their code; of `isAll` only those seen. */
  readonly guests: ReadonlyMap<string, Guest>;
  /** Everybody whom the list shows, on all pages. */
  readonly isAll: boolean;
}

const NOBODY: Selection = { guests: new Map(), isAll: false };

/** Ticked guests; they stay while one turns pages, and go when the list is another. `listKey` says which list it is. */
export function useSelection(listKey: string) {
  const [kept, setKept] = useState({ listKey, selection: NOBODY });
  const selection = kept.listKey === listKey ? kept.selection : NOBODY;
  const set = (guests: ReadonlyMap<string, Guest>, isAll = false) => setKept({ listKey, selection: { guests, isAll } });
  return {
    selection,
    has: (guest: Guest) => selection.isAll || selection.guests.has(guest.code),
    toggle(guest: Guest) {
      const guests = new Map(selection.guests);
      if (!guests.delete(guest.code)) guests.set(guest.code, guest);
      set(guests);
    },
    /** All of a page, or none of it. */
    togglePage(page: readonly Guest[]) {
      const isWhole = page.every(({ code }) => selection.guests.has(code));
      const guests = new Map(selection.guests);
      for (const guest of page) {
        if (isWhole) guests.delete(guest.code);
        else guests.set(guest.code, guest);
      }
      set(guests);
    },
    everybody: (page: readonly Guest[]) => set(new Map(page.map((guest) => [guest.code, guest])), true),
    clear: () => set(new Map()),
  };
}
export type Picker = ReturnType<typeof useSelection>;
