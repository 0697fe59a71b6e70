import { useInvitation } from '../model/invitation.tsx';
import { pictureView, useCoverAlt, useGallery } from '../model/pictures.ts';
import { type VideoSource, videoSource } from './video-source.ts';

export interface VideoView {
  source: VideoSource;
  /** What stands there until the tap: a picture of the couple's own, since the film's host is not asked before. */
  posterUrl: string | null;
}

/** The pre-wedding film; null when there is none. */
export function useVideo(): VideoView | null {
  const { client } = useInvitation();
  const { pictures } = useGallery();
  const alt = useCoverAlt();
  const source = videoSource(client.content.video_prewed_url);
  if (!source) return null;
  const backgrounds = client.content.hero_backgrounds.toSorted((a, b) => a.order - b.order);
  const [hero] = backgrounds.flatMap((item) => pictureView(item, alt) ?? []);
  return { source, posterUrl: pictures[0]?.src ?? hero?.src ?? client.content.opening_modal_image };
}
