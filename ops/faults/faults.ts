import type { Random } from './random.ts';
import type { Tier } from './tiers.ts';

/** What befalls one request on its way. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'slow'; readonly before: number; readonly after: number }
  /** The server does it, and nobody hears of that. */
  | { readonly kind: 'answer lost' }
  | { readonly kind: 'answer cut' | 'request cut'; readonly bytes: number }
  /** A proxy on the way answers; `isDone`: after the server did it. */
  | { readonly kind: 'answered between'; readonly status: number; readonly isDone: boolean }
  /** The hotel's log-in page, with 200. */
  | { readonly kind: 'portal' }
  /** More deliveries of the same request, each so late. */
  | { readonly kind: 'duplicate'; readonly later: readonly number[] };

export const NO_FAULT: Fault = { kind: 'none' };

const STATUSES = [502, 502, 503, 503, 504, 504, 429, 400, 403, 404, 413] as const;

export function drawFault(
  random: Random,
  { redelivered, faulty, lasts }: Pick<Tier, 'redelivered' | 'faulty' | 'lasts'>,
): Fault {
  if (random.chance(redelivered)) {
    const copies = random.int(1, 4);
    const later = Array.from({ length: copies }, () => (random.chance(0.6) ? 0 : random.int(1, lasts / 2)));
    return { kind: 'duplicate', later };
  }
  if (!random.chance(faulty)) return NO_FAULT;
  switch (random.int(0, 9)) {
    case 0:
    case 1:
      return { kind: 'answer lost' };
    case 2:
      return { kind: 'answer cut', bytes: random.int(0, 400) };
    case 3:
      return { kind: 'request cut', bytes: random.int(0, 400) };
    case 4:
    case 5:
    case 6:
      return { kind: 'answered between', status: random.pick(STATUSES), isDone: random.chance(0.4) };
    case 7:
      return { kind: 'portal' };
    default:
      return { kind: 'slow', before: random.int(0, lasts / 10), after: random.int(0, lasts / 10) };
  }
}
