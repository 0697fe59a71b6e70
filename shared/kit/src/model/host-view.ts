import type { Profile } from '@janur/contracts';
import type { Translate } from '@janur/i18n';
import { shortName } from './hosts.ts';
import { gluedTitle } from './line-breaks.ts';
import { labelAndParents, parentageInWords, parentageOf } from './parentage.ts';

/** One host as a template shows it. Every text is in the page's language; empty ones are null. */
export interface HostView {
  side: 'bride' | 'groom';
  name: string;
  fullName: string;
  /**
   * Whose child it is, part by part in the order of the page's language: 'Putri pertama dari' and 'Wirya & Sari', but '김영호 · 박미숙의' and
   * '장녀'. Empty where neither an order nor a parent is known (spec §5).
   */
  parentage: { line: 'child' | 'parents'; text: string }[];
  /** The same as one phrase; null where there is none. */
  parentageText: string | null;
  /** As families that were published before `parentage` read it: the label, and the parents where they stand behind it. */
  childLabel: string | null;
  parents: string | null;
  photoUrl: string | null;
  /** The couple's own CSS for the picture, such as an object-position. */
  imageCss: string | null;
  photoAlt: string;
  socials: { network: 'instagram' | 'facebook' | 'tiktok' | 'twitter'; url: string; label: string }[];
}

/** As they write themselves, in every language. */
const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', twitter: 'Twitter' } as const;

export function hostView(side: 'bride' | 'groom', profile: Profile, t: Translate): HostView {
  const name = shortName(profile);
  const parentage = parentageOf(profile, t);
  const titled = [profile.prefix_name, profile.full_name || name].filter(Boolean).join(' ');
  return {
    side,
    name,
    fullName: gluedTitle(profile.suffix_name ? `${titled}, ${profile.suffix_name}` : titled),
    parentage,
    parentageText: parentageInWords(parentage),
    ...labelAndParents(parentage),
    photoUrl: profile.photo_url,
    imageCss: profile.image_css,
    photoAlt: t('couple.photo', { name }),
    socials: (['instagram', 'facebook', 'tiktok', 'twitter'] as const).flatMap((network) => {
      const url = profile[network];
      return url ? [{ network, url, label: t('couple.social', { name, network: NETWORKS[network] }) }] : [];
    }),
  };
}
