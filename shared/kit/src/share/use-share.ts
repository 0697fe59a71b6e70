import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, useBanner } from '../model/pictures.ts';
import { hashtagOf } from './hashtag.ts';

export interface ShareView {
  /** '#SintaRama', however the couple wrote it. */
  hashtag: string | null;
  banner: PictureView | null;
}

/** What stands around the button that hands the invitation on. */
export function useShare(): ShareView {
  const { hashtag_word } = useInvitation().client.content;
  return { hashtag: hashtagOf(hashtag_word), banner: useBanner('SECTION_SHARE_BANNER') };
}
