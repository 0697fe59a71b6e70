import type { InvitationVersion } from '@janur/contracts';
import { createContext, use } from 'react';
import type { Warning } from './warnings.ts';

/** What every question of the form needs to know of the whole of it. */
export interface Form {
  /** All names that stand in it. */
  taken: ReadonlySet<string>;
  warnings: readonly Warning[];
  version: InvitationVersion;
  events: readonly { id: number; title: string }[];
  /** The questions that are open, by path. */
  opened: ReadonlySet<string>;
  toggle: (path: string, isOpen: boolean) => void;
  /** Questions have changed their places; the one at `path` is open. */
  moved: (path?: string) => void;
  /** Something is about to be removed: the form as it is now is the way back. */
  offer: (text: string) => void;
  /** What the server says of a value of the form. */
  errorOf: (path: string) => string | undefined;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('a question needs its form around it');
  return form;
}
