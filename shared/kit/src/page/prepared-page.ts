import type { ReactNode } from 'react';

/** What the invitation remote gives the shell once everything that its first paint needs is there. */
export interface PreparedPage {
  page: ReactNode;
  /** The document holds this page's first screen already: React takes it over. */
  isPrinted: boolean;
}
