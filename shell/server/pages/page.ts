import type { PublicGuest } from '@janur/contracts';
import type { InvitationLink } from '@janur/kit/document';

/** A page as it is answered. */
export interface Page {
  status: number;
  render: () => Rendered;
  /** Set when many get what `render` makes; then it is rendered once a key. */
  cacheKey: string | null;
  /** What is put behind it for this visitor alone; `end` is what `render` has made for that. */
  own?: ((end: OwnEnd | undefined) => string) | undefined;
  /** Whether it is for everybody, so that caches on the way may keep it. */
  isPublic: boolean;
  /** Seconds until it may be asked again. */
  retryAfter?: number | undefined;
  /** Seconds since the database could be asked, when it cannot be now. */
  staleFor?: number | undefined;
}

export interface Rendered {
  html: string;
  /** The policy that this page needs, where it is not the one of all guest pages. */
  csp?: string;
  /** Makes what stands behind it for one guest; `html` lacks it. */
  end?: OwnEnd | undefined;
}

/** The end of a page for one visitor: who it is, and what the link says. */
export type OwnEnd = (who: { guest: PublicGuest | null; link: InvitationLink }) => string;
