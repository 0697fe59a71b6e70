import { draftLimit } from '../draft/limits.ts';

/** As the contract has it: the keys of the look's lines have no path of their own to ask. */
export const textLimit = (path: string): number =>
  draftLimit(path.startsWith('content.lines.') ? 'content.lines.line' : path);
