import {
  useCouple,
  useGifts,
  useGreeting,
  useHealthProtocol,
  useIsBirthday,
  useQuote,
  useRsvpView,
  useStory,
  useTexts,
  useVisibleSections,
} from '@janur/kit';

/** What this family draws; a section that comes later is lent by Plain Paper, and lies in no sheet. */
export const DRAWN = [
  'hero',
  'quote',
  'bride_groom',
  'our_story',
  'wedding_event',
  'gallery',
  'video',
  'rsvp',
  'wishes',
  'gift',
  'health_protocol',
  'share_banner',
  'footer',
] as const;
export type Drawn = (typeof DRAWN)[number];
export const isDrawn = (section: string): section is Drawn => DRAWN.some((name) => name === section);

export interface Entry {
  section: Drawn;
  label: string;
  /** Leads to the section's sheet. */
  href: string;
}

/** What lies in sheets, in the couple's order, each by its name. */
export function useEntries(): Entry[] {
  const labels = useLabels();
  return useVisibleSections()
    .filter(isDrawn)
    .filter((section) => section !== 'hero')
    .map((section) => ({ section, label: labels[section], href: `#${section}` }));
}

/** What stands on the page itself because the couple wants no sheet for it: NO_MODAL's gifts, SHOW's health protocol. */
export function useUnfolded(): Drawn[] {
  const { isModal: areGiftsFolded } = useGifts();
  const { isModal: isHealthFolded } = useHealthProtocol();
  return useVisibleSections().filter(
    (name) => (name === 'gift' && !areGiftsFolded) || (name === 'health_protocol' && !isHealthFolded),
  );
}

/** What each sheet is called; the hero is the page itself. */
export function useLabels(): Record<Drawn, string> {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  const { source } = useQuote();
  const { title: hosts } = useGreeting();
  const { isWishOnly, title: wishes, label: rsvp } = useRsvpView();
  return {
    hero: t('nav.home'),
    quote: source ?? joinedNames,
    bride_groom: hosts,
    our_story: useStory().title,
    wedding_event: t(useIsBirthday() ? 'nav.party_alone' : 'nav.wedding'),
    gallery: t('nav.gallery'),
    video: t('video.title'),
    rsvp: isWishOnly ? wishes : rsvp,
    wishes: t('nav.wishes'),
    gift: t('gift.title'),
    health_protocol: t('health.title'),
    share_banner: t('share.title'),
    footer: t('footer.thanks'),
  };
}
