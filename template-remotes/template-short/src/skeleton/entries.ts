import { type SectionName, useCouple, useInvitation, useTexts, visibleSections } from '@janur/kit';

export interface Entry {
  section: SectionName;
  label: string;
  /** Leads to the section's sheet. */
  href: string;
}

/** What lies in sheets, in the couple's order, each by its name. */
export function useEntries(): Entry[] {
  const { client } = useInvitation();
  const labels = useLabels();
  return visibleSections(client).flatMap((section) =>
    section === 'hero' ? [] : [{ section, label: labels[section], href: `#${section}` }],
  );
}

/** What each sheet is called. */
export function useLabels(): Record<Exclude<SectionName, 'hero'>, string> {
  const { option, content } = useInvitation().client;
  const { t } = useTexts();
  const { isSingleHost, joinedNames } = useCouple();
  return {
    quote: content.quote_source ?? joinedNames,
    bride_groom: t(isSingleHost ? 'couple.host' : 'couple.title'),
    our_story: t('nav.story'),
    wedding_event: t(option.web_type === 'BIRTHDAY' ? 'nav.party' : 'nav.wedding'),
    gallery: t('nav.gallery'),
    video: t('video.title'),
    rsvp: t(option.rsvp_style === 'WISH_ONLY' ? 'wishes.title' : 'nav.rsvp'),
    wishes: t('nav.wishes'),
    gift: t('gift.title'),
    health_protocol: t('health.title'),
    share_banner: t('share.title'),
    footer: t('footer.thanks'),
  };
}
