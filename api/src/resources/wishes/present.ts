import type { Wish } from '@janur/contracts';
import type { WishRow } from './queries.ts';

export const presentWish = ({ id, name, message, answer, created_at }: WishRow): Wish => ({
  id,
  name,
  message,
  answer,
  created_at: created_at.toISOString(),
});
