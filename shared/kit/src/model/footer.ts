import { useTexts } from '../texts.ts';
import { useCouple } from './couple.ts';
import { useInvitation } from './invitation.tsx';
import { type PictureView, useBanner } from './pictures.ts';

export interface FooterView {
  thanks: string;
  text: string;
  /** 'With love,' */
  sign: string;
  joinedNames: string;
  /** With STYLE1 the couple's footer picture, to stand behind the words under a scrim; null is the drawn footer. */
  picture: PictureView | null;
  /** The couple's own picture, such as a monogram (`custom_image_url`). */
  emblemUrl: string | null;
}

/** The end of the invitation. */
export function useFooter(): FooterView {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  const { option } = useInvitation().client;
  const banner = useBanner('SECTION_FOOTER_BANNER');
  return {
    thanks: t('footer.thanks'),
    text: t('footer.text'),
    sign: t('footer.sign'),
    joinedNames,
    picture: option.footer_style === 'STYLE1' ? banner : null,
    emblemUrl: option.custom_image_url,
  };
}
