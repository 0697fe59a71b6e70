import { guestCountFromLink } from '@janur/contracts/rules';

/** What the link carries: spec §2, query parameters of the invitation page. */
export interface InvitationLink {
  slug: string;
  to: string | null;
  guestCount: number | undefined;
  code: string | null;
}

export function readLink(slug: string, query: URLSearchParams): InvitationLink {
  return {
    slug,
    to: query.get('to')?.trim() || null,
    guestCount: guestCountFromLink(query.get('guest')),
    code: query.get('code')?.trim() || null,
  };
}
