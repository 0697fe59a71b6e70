import type { Language, PublicClient, PublicGuest } from '@janur/contracts';
import { createContext, type ReactNode, use } from 'react';
import type { InvitationLink } from './link.ts';

/** All that a page knows: the client's data, the known guest, and what the link says. */
export interface Invitation {
  client: PublicClient;
  guest: PublicGuest | null;
  link: InvitationLink;
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

export function useLanguage(): Language {
  return useInvitation().client.option.language;
}

/** Whom the cover greets: the name that the host wrote in the link, else the name on the guest list, else nobody. */
export function useGuestName(): string | null {
  const { guest, link } = useInvitation();
  return link.to ?? guest?.name ?? null;
}
