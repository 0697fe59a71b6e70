import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, useBanner } from '../model/pictures.ts';

export interface ShareView {
  /** The couple's hashtag as they wrote it. */
  word: string | null;
  /** The same with its sign, whether they wrote it or not: '#SintaRama'. */
  hashtag: string | null;
  banner: PictureView | null;
}

/** What stands around the button that hands the invitation on. */
export function useShare(): ShareView {
  const word = useInvitation().client.content.hashtag_word || null;
  return { word, hashtag: word && `#${word.replace(/^#/, '')}`, banner: useBanner('SECTION_SHARE_BANNER') };
}
