import type { Wish } from '@janur/contracts';
import type { StoredWish } from './queries.ts';

export const presentWish = ({ created_at, ...wish }: StoredWish): Wish => ({
  ...wish,
  created_at: created_at.toISOString(),
});
