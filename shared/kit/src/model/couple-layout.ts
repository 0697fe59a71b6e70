import { useCouple } from './couple.ts';
import { useInvitation } from './invitation.tsx';
import { type PictureView, pictureView, useBanner, useCoverAlt } from './pictures.ts';

/**
 * How the hosts stand (brief §0): a single host alone; a pair the template's own way, stacked in turns (STYLE2), as wide
 * portraits with words over them (STYLE3), small and round (STYLE4), or as one picture with two columns (ONE_PHOTO).
 */
export type CoupleLayout = 'single' | 'own' | 'stacked' | 'wide' | 'round' | 'one-photo';

const LAYOUTS = { STYLE2: 'stacked', STYLE3: 'wide', STYLE4: 'round', ONE_PHOTO: 'one-photo' } as const;

export function useCoupleLayout(): CoupleLayout {
  const { bride_groom_style: style } = useInvitation().client.option;
  const { isSingleHost } = useCouple();
  if (isSingleHost) return 'single';
  return style && style in LAYOUTS ? LAYOUTS[style as keyof typeof LAYOUTS] : 'own'; // `in` has just looked
}

/** One picture of both for ONE_PHOTO: this section's banner, else the hero's first, else the first portrait. */
export function useCouplePicture(): PictureView | null {
  const { client } = useInvitation();
  const { hosts } = useCouple();
  const banner = useBanner('SECTION_BRIDEGROOM_BANNER');
  const alt = useCoverAlt();
  if (banner) return banner;
  const [hero] = client.content.hero_backgrounds.toSorted((a, b) => a.order - b.order);
  const portrait = hosts.find((host) => host.photoUrl);
  return (
    (hero && pictureView(hero, alt)) ??
    (portrait?.photoUrl
      ? { id: 0, src: portrait.photoUrl, alt, title: null, imageCss: portrait.imageCss, overlayOpacity: 0 }
      : null)
  );
}
