import type { EditedContent } from '@janur/contracts';
import { moved } from '../bind.ts';

export type HeroBackground = EditedContent['hero_backgrounds'][number];

export const backgroundsInOrder = (backgrounds: readonly HeroBackground[]): HeroBackground[] =>
  backgrounds.toSorted((first, second) => first.order - second.order);

/** The pictures with one at another place; each then carries the `order` of where it stands, from 1. */
export function movedBackground(inOrder: readonly HeroBackground[], id: number, to: number): HeroBackground[] {
  const from = inOrder.findIndex((one) => one.id === id);
  return moved(inOrder, from, to).map((one, index) => ({ ...one, order: index + 1 }));
}

export const changedBackground = (
  backgrounds: readonly HeroBackground[],
  id: number | undefined,
  change: Partial<HeroBackground>,
): HeroBackground[] => backgrounds.map((one) => (one.id === id ? { ...one, ...change } : one));
