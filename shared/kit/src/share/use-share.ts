import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, useBanner } from '../model/pictures.ts';

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

/** The word with one '#' before it, whether none, several or those of other keyboards ('＃') were typed. */
export function hashtagOf(written: string | null): string | null {
  const word = written?.replace(/^[\s#＃﹟]+/u, '').trim();
  return word ? `#${word}` : null;
}
