import type { Language, Profile, PublicClient } from '@janur/contracts';

interface Host {
  side: 'bride' | 'groom';
  profile: Profile;
}

/** 新郎新婦, 신랑 신부: where the groom is named first, his card stands first too. */
const GROOM_FIRST: readonly Language[] = ['cn', 'ja', 'kr'];

/**
 * The hosts in their order: the bride first, the groom where the couple's own language has it so. Birthday: the bride if she has a
 * name, else the groom (brief, "Host rules").
 */
export function hostProfiles(client: PublicClient): Host[] {
  const { bride, groom } = client.content;
  const { web_type, language } = client.option;
  const both = [...hostOf('bride', bride), ...hostOf('groom', groom)];
  if (web_type === 'BIRTHDAY') return both.slice(0, 1);
  return GROOM_FIRST.includes(language) ? both.toReversed() : both;
}

const hostOf = (side: Host['side'], profile: Profile | null): Host[] =>
  (profile?.name ?? profile?.full_name) && profile ? [{ side, profile }] : [];

/** The name that a host is called by. */
export const shortName = ({ name, full_name }: Profile): string => name || full_name || '';
