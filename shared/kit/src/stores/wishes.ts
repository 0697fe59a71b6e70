import type { Wish } from '@janur/contracts';
import { create } from 'zustand';

/** A wish as the list keeps it: one that was just written may not have its id yet. */
export type ListedWish = Omit<Wish, 'id'> & { id: string };

interface WishesStore {
  wishes: ListedWish[];
  /** Appends a page of wishes; those that are there already stay where they are. */
  assign: (batch: readonly Wish[]) => void;
  /** Puts a new wish on top, with an id of its own if it has none. A wish without a message is ignored (spec §4). */
  add: (wish: { id?: number; name: string; message: string; created_at: string }) => void;
}

export const useWishesStore = create<WishesStore>((set) => ({
  wishes: [],
  assign: (batch) =>
    set(({ wishes }) => {
      const known = new Set(wishes.map((wish) => wish.id));
      const fresh = batch.map((wish) => ({ ...wish, id: String(wish.id) })).filter((wish) => !known.has(wish.id));
      return { wishes: [...wishes, ...fresh.filter((wish) => wish.message)] };
    }),
  add: ({ id, ...wish }) => {
    if (!wish.message) return;
    const listed = { ...wish, id: id === undefined ? crypto.randomUUID() : String(id) };
    set(({ wishes }) => ({ wishes: [listed, ...wishes.filter((other) => other.id !== listed.id)] }));
  },
}));
