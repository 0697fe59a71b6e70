import { limitAt, OptionEdit, updateClient } from '@janur/contracts';

/** What the server takes of a draft, under the paths that the editor's fields and its problems have. */
const DRAFT = updateClient.body.extend({ option: OptionEdit });

export const draftLimit = (path: string): number => limitAt(DRAFT, path);
