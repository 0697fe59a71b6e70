import { resolve } from 'node:path';

/** A file as whoever called means it: npm runs its commands in the project, and `janur.sh` in the release, wherever they were called. */
export const callerFile = (file: string): string =>
  resolve(process.env['JANUR_FROM'] ?? process.env['INIT_CWD'] ?? '.', file);
