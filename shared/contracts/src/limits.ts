/**
 * Lengths for screens that read no schema: the guest-book is offline and has no zod, and a pattern has no length to read.
 * The schemas are made of them; every other limit is read with `limitAt`.
 */
export const LIMITS = {
  person_name: 150,
  phone: 40,
  table: 20,
  gate: 40,
  search: 100,
  slug: 64,
  code: 32,
  username: 100,
  question_name: 60,
} as const;
