/**
 * What one act costs on this machine's cores, in ms of processor, as `ops/bench/page.ts` and `crowd-calls.ts` measured it on
 * 2026-11-23. `page` is a guest's own link that is kept; `made` one that must be rendered (26 ms of the thread that serves)
 * and compressed well beside it (the rest).
 */
export const COSTS = {
  page: { server: 0.08, database: 0.03 },
  made: { server: 130, database: 2.7 },
  file: { server: 0.29, database: 0 },
  wishes: { server: 0.6, database: 0.54 },
  answer: { server: 3.2, database: 2.5 },
  checkIn: { server: 0.39, database: 0.3 },
} as const;
export type Act = keyof typeof COSTS;

/** Bytes that go to a guest: a first visit takes every file, a later one the page alone. */
export const BYTES = { page: 15_000, files: 290_000, wishes: 3000 } as const;

/** What a process keeps: `invitations.ts` and `page-cache.ts`. */
export const KEPT = { invitations: 1000, pageBytes: 64 * 1_048_576, bytesOfPage: 41_000 } as const;
