import type { Profile, PublicClient } from '@janur/contracts';

/** The hosts in their order. Birthday: the bride if she has a name, else the groom (brief, "Host rules"). */
export function hostProfiles(client: PublicClient): { side: 'bride' | 'groom'; profile: Profile }[] {
  const { bride, groom } = client.content;
  const both = [
    ...((bride?.name ?? bride?.full_name) ? [{ side: 'bride' as const, profile: bride }] : []),
    ...((groom?.name ?? groom?.full_name) ? [{ side: 'groom' as const, profile: groom }] : []),
  ].filter((host): host is { side: 'bride' | 'groom'; profile: Profile } => host.profile !== null);
  return client.option.web_type === 'BIRTHDAY' ? both.slice(0, 1) : both;
}

/** The name that a host is called by. */
export const shortName = ({ name, full_name }: Profile): string => name || full_name || '';
