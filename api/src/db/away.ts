import { isRetriable } from './transaction.ts';

/** Whether the database could not be asked, or not just now: nothing is known of what was wanted. */
export const isAway = (error: unknown): boolean => isRetriable(error) || isNoConnection(error);

/** knex waited for a free connection and got none, or the database's address does not answer. */
function isNoConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('name' in error && error.name === 'KnexTimeoutError') || ('syscall' in error && error.syscall === 'connect');
}
