import type { Profile } from '@janur/contracts';
import { childOrderLabel } from '@janur/contracts/rules';
import type { Translate } from '@janur/i18n';
import { useTexts } from '../texts.ts';
import { hostProfiles, shortName } from './hosts.ts';
import { gluedTitle } from './line-breaks.ts';
import { useInvitation } from './invitation.tsx';

export { hostProfiles } from './hosts.ts';

/** One host as a template shows it. Every text is in the page's language; empty ones are null. */
export interface HostView {
  side: 'bride' | 'groom';
  name: string;
  fullName: string;
  /** 'Putri pertama dari', or 'Putri pertama' where no parent is named; null when no order is known (spec §5). */
  childLabel: string | null;
  parents: string | null;
  photoUrl: string | null;
  /** The couple's own CSS for the picture, such as an object-position. */
  imageCss: string | null;
  photoAlt: string;
  socials: { network: 'instagram' | 'facebook' | 'tiktok' | 'twitter'; url: string; label: string }[];
}

export interface CoupleView {
  /** The hosts in their order: one for a birthday, else two. */
  hosts: HostView[];
  isSingleHost: boolean;
  /** The short names: `['Sinta', 'Rama']`. */
  names: string[];
  /** 'Sinta & Rama', for titles and alternative texts. */
  joinedNames: string;
  initials: string[];
  /** 'dan': the word between two names in the page's language. */
  joiner: string;
}

/** The hosts of the invitation by the host rules of the brief §0 (web_type BIRTHDAY has one). */
export function useCouple(): CoupleView {
  const { client } = useInvitation();
  const { t } = useTexts();
  const hosts = hostProfiles(client).map(({ side, profile }) => hostView(side, profile, t));
  const names = hosts.map((host) => host.name);
  return {
    hosts,
    isSingleHost: hosts.length === 1,
    names,
    joinedNames: names.join(' & '),
    initials: names.map((name) => [...name][0]?.toUpperCase() ?? ''),
    joiner: t('and'),
  };
}

function hostView(side: 'bride' | 'groom', profile: Profile, t: Translate): HostView {
  const name = shortName(profile);
  const parents = [profile.father_name, profile.mother_name].flatMap((parent) => (parent ? gluedTitle(parent) : []));
  const label = childOrderLabel(profile);
  const titled = [profile.prefix_name, profile.full_name || name].filter(Boolean).join(' ');
  return {
    side,
    name,
    fullName: gluedTitle(profile.suffix_name ? `${titled}, ${profile.suffix_name}` : titled),
    childLabel:
      label.kind === 'none'
        ? null
        : t(`couple.${label.kind}`, {
            ...(parents.length === 0 && { context: 'alone' }),
            order: t(`order.${label.order}`, { context: label.kind, defaultValue: label.order }),
          }),
    parents:
      parents.length === 2 ? t('couple.parents', { father: parents[0], mother: parents[1] }) : (parents[0] ?? null),
    photoUrl: profile.photo_url,
    imageCss: profile.image_css,
    photoAlt: t('couple.photo', { name }),
    socials: (['instagram', 'facebook', 'tiktok', 'twitter'] as const).flatMap((network) => {
      const url = profile[network];
      return url ? [{ network, url, label: t('couple.social', { name, network }) }] : [];
    }),
  };
}
