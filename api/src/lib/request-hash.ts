import { createHash } from 'node:crypto';

/** One short text for what a request says. Values come parsed, so their keys stand in the contract's order. */
export const requestHash = (...said: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex');
