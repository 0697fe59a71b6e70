import type { Language, PublicClient, PublicGuest } from '@janur/contracts';
import { createContext, type ReactNode, use } from 'react';
import type { OpeningView } from '../opening/opening-view.ts';
import { useShownLanguage } from '../texts.ts';
import type { InvitationLink } from './link.ts';

/** All that a page knows: the client's data, the known guest, and what the link says. */
export interface Invitation {
  client: PublicClient;
  guest: PublicGuest | null;
  link: InvitationLink;
  /** The opening as the server printed it, in the page's own language. */
  printed?: { locale: string; opening: OpeningView } | null | undefined;
}

const InvitationContext = createContext<Invitation | null>(null);

export function InvitationProvider({ invitation, children }: { invitation: Invitation; children: ReactNode }) {
  return <InvitationContext value={invitation}>{children}</InvitationContext>;
}

/** The invitation of the page. Throws outside of one: a template is never rendered without. */
export function useInvitation(): Invitation {
  const invitation = use(InvitationContext);
  if (!invitation) throw new Error('useInvitation needs an InvitationProvider above it');
  return invitation;
}

/** The language that the page shows: the couple's, until the guest chooses another. */
export function useLanguage(): Language {
  return useShownLanguage().language;
}

/** Whom the cover greets: the name that the host wrote in the link, else the name on the guest list, else nobody. */
export function useGuestName(): string | null {
  const { guest, link } = useInvitation();
  return link.to ?? guest?.name ?? null;
}

/** How many seats are kept for the guest: those of the guest list, else those of the link; null where neither says. */
export function useSeats(): number | null {
  const { guest, link } = useInvitation();
  return guest?.total_guests ?? link.guestCount ?? null;
}
