import { clockIn } from '@janur/kit';

/** '09.00 – 10.30 WIB' as its first clock and what stands before and after it; words without a clock are all `before`. */
export const clockOf = (time: string): { before: string; clock: string; after: string } =>
  clockIn(time) ?? { before: time, clock: '', after: '' };
