import { useInvitation, useTexts } from '@janur/kit';

/** What stands above the form. With WISH_ONLY it asks for wishes. */
export function useRsvpWords(): { eyebrow: string; title: string } {
  const { client } = useInvitation();
  const { t } = useTexts();
  const subject = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return { eyebrow: t(`${subject}.eyebrow`), title: t(`${subject}.title`) };
}
