import type { Wish } from '@janur/contracts';
import { create } from 'zustand';

/** A wish as the list keeps it: one that was just written may not have its id yet. */
export type ListedWish = Omit<Wish, 'id' | 'answer'> & { id: string; answer?: Wish['answer'] | undefined };

interface WishesStore {
  wishes: ListedWish[];
  /** Appends a page of wishes; those that are there already stay where they are, with what the hosts answered since. */
  assign: (batch: readonly Wish[]) => void;
  /** Puts a new wish on top, with an id of its own if it has none. A wish without a message is ignored (spec §4). */
  add: (wish: Omit<Wish, 'id' | 'answer'> & { id?: number }) => void;
}

export const useWishesStore = create<WishesStore>((set) => ({
  wishes: [],
  assign: (batch) =>
    set(({ wishes }) => {
      const come = new Map(batch.map((wish) => [String(wish.id), { ...wish, id: String(wish.id) }]));
      const kept = wishes.map((wish) => come.get(wish.id) ?? wish);
      for (const { id } of wishes) come.delete(id);
      return { wishes: [...kept, ...[...come.values()].filter((wish) => wish.message)] };
    }),
  add: ({ id, ...wish }) => {
    if (!wish.message) return;
    const listed = { ...wish, id: id === undefined ? crypto.randomUUID() : String(id) };
    set(({ wishes }) => ({ wishes: [listed, ...wishes.filter((other) => other.id !== listed.id)] }));
  },
}));
