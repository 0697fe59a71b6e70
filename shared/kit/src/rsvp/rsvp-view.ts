import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, useBanner } from '../model/pictures.ts';
import { useTexts } from '../texts.ts';

export interface RsvpView {
  isWishOnly: boolean;
  /** 'RSVP': the short name, for above the title. */
  eyebrow: string;
  /** 'Will you join us?' */
  title: string;
  /** What the form asks for in a sentence; none for wishes. */
  lead: string | null;
  /** What the navigation calls the section. */
  label: string;
  banner: PictureView | null;
}

/** What stands above the form. With WISH_ONLY it asks for wishes. */
export function useRsvpView(): RsvpView {
  const { option } = useInvitation().client;
  const { t } = useTexts();
  const isWishOnly = option.rsvp_style === 'WISH_ONLY';
  const subject = isWishOnly ? 'wishes' : 'rsvp';
  return {
    isWishOnly,
    eyebrow: t(`${subject}.eyebrow`),
    title: t(`${subject}.title`),
    lead: isWishOnly ? null : t('rsvp.lead'),
    label: t(`nav.${subject}`),
    banner: useBanner('SECTION_RSVP_BANNER'),
  };
}
