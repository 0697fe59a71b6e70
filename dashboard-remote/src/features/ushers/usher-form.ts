import { type GuestBookRole, NewUsername } from '@janur/contracts';
import type { PickedClient } from '../../parts/client-picker.tsx';

/** An account that is being made. Without a username of its own it takes the one that the server suggests. */
export interface UsherDraft {
  readonly client: PickedClient | undefined;
  readonly name: string;
  readonly username: string | undefined;
  readonly role: GuestBookRole;
}

export type DraftProblems = Partial<Record<'client' | 'name' | 'username', string>>;

/** What is wrong with a draft, as keys of its texts. */
export function problemsOf({ client, name }: UsherDraft, username: string): DraftProblems {
  return {
    ...(!client && { client: 'client' }),
    ...(name.trim() === '' && { name: 'name' }),
    ...(!NewUsername.safeParse(username).success && { username: 'username' }),
  };
}
