import type { ModeratedPhoto, PhotoState } from '@janur/contracts';
import { useState } from 'react';

/** Ticked photos of the page that is seen; another list begins with none. */
export function useChosen(photos: readonly ModeratedPhoto[], state: PhotoState) {
  const [kept, setKept] = useState({ state, ids: new Set<number>() });
  const ids = kept.state === state ? kept.ids : new Set<number>();
  const chosen = photos.filter(({ id }) => ids.has(id));
  const set = (next: Iterable<number>) => setKept({ state, ids: new Set(next) });
  return {
    photos: chosen,
    isWhole: chosen.length === photos.length,
    has: ({ id }: ModeratedPhoto) => ids.has(id),
    toggle: ({ id }: ModeratedPhoto) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    all: () => set(photos.map(({ id }) => id)),
    clear: () => set([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
