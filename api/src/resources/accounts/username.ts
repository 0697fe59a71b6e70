import { problem } from '@janur/contracts';
import { duplicateKeyOf } from '../../db/duplicate-key.ts';
import { conflict } from '../../lib/errors.ts';
import { randomLetters } from './password/one-time-password.ts';

const MAX_BASE = 80;

/** A username for a slug or a name: what of it can be typed on every keyboard. */
export function usernameBase(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE)
    .replaceAll(/^-+|-+$/g, '');
  return letters.length >= 3 ? letters : ['client', letters].filter(Boolean).join('-');
}

/** The base with something that nobody guesses: the base alone is the public address of the invitation. */
export const newUsername = (base: string): string => `${base}-${randomLetters(SUFFIX)}`;

const SUFFIX = 4;

/** For the `catch` of whoever makes an account: throws CONFLICT when somebody has the name. */
export const refuseTakenUsername =
  (username: string) =>
  (error: unknown): never => {
    if (duplicateKeyOf(error) !== 'accounts_username') throw error;
    throw conflict(problem('username_taken', { username }));
  };
