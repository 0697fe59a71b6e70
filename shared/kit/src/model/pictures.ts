import type { ClientContent, GallerySection, PublicClient } from '@janur/contracts';
import { useTexts } from '../texts.ts';
import { useCouple } from './couple.ts';
import { useInvitation } from './invitation.tsx';

/** A picture with the couple's own settings for it. Give all of it to `<Photo {...picture} />` or `<Picture>`. */
export interface PictureView {
  id: number;
  src: string;
  alt: string;
  /** The words below it, where the couple wrote any. */
  title: string | null;
  /** The couple's own declarations for it. */
  imageCss: string | null;
  /** How dark the veil over it is: 0 to 1. */
  overlayOpacity: number;
}

/** A picture of the gallery, which says where it stands in it. */
export interface GalleryPicture extends PictureView {
  /** 'Picture 2 of 12'. */
  place: string;
  /** What it is called where it stands in the gallery: its place, and its words where it has any. */
  name: string;
}

export interface GalleryView {
  /** Those of SECTION_1 and SECTION_2 that have pictures, in this order. */
  sections: { name: 'SECTION_1' | 'SECTION_2'; pictures: GalleryPicture[] }[];
  /** All of them in one row, as the lightbox pages through them. */
  pictures: GalleryPicture[];
  /** False with NO_DOWNLOAD: no save control and no context menu. */
  canDownload: boolean;
  /** `option.slider`: the pictures stand in one row that slides. */
  isSlider: boolean;
}

/** The gallery of the invitation (spec §3, gallery item). */
export function useGallery(): GalleryView {
  const { client } = useInvitation();
  const alt = useCoverAlt();
  const { t } = useTexts();
  const found = (['SECTION_1', 'SECTION_2'] as const)
    .map((name) => ({ name, pictures: picturesOf(client, name, alt) }))
    .filter(({ pictures }) => pictures.length > 0);
  const total = found.reduce((count, { pictures }) => count + pictures.length, 0);
  let number = 0;
  const sections = found.map(({ name, pictures }) => ({
    name,
    pictures: pictures.map((picture) => placed(picture, t('gallery.picture', { number: ++number, total }))),
  }));
  return {
    sections,
    pictures: sections.flatMap(({ pictures }) => pictures),
    canDownload: client.option.gallery_style !== 'NO_DOWNLOAD',
    isSlider: client.option.slider === true,
  };
}

const placed = (picture: PictureView, place: string): GalleryPicture => ({
  ...picture,
  place,
  name: picture.title ? `${place}: ${picture.title}` : place,
});

/** Places of pictures that no type lies on: they have no veil. */
const BARE: readonly GallerySection[] = ['SECTION_RSVP_BANNER', 'SECTION_GIFT_BANNER'];

/** The picture that the couple chose for a place on the page, such as SECTION_RSVP_BANNER; null when there is none. */
export function useBanner(section: Exclude<GallerySection, 'SECTION_1' | 'SECTION_2'>): PictureView | null {
  const { client } = useInvitation();
  const alt = useCoverAlt();
  const [picture = null] = picturesOf(client, section, alt);
  return picture && BARE.includes(section) ? { ...picture, overlayOpacity: 0 } : picture;
}

/** 'Picture of Sinta and Rama': what a picture without words of its own is called. */
export function useCoverAlt(): string {
  const { namesInWords: names } = useCouple();
  const { t } = useTexts();
  return t('opening.cover', { names });
}

function picturesOf(client: PublicClient, section: GallerySection, alt: string): PictureView[] {
  return client.content.galleries
    .filter((item) => item.section === section)
    .flatMap((item) => pictureView(item, alt) ?? []);
}

type Item = Omit<ClientContent['galleries'][number], 'section' | 'title'> & { title?: string | null };

/** Null for an entry that has no picture yet. */
export function pictureView(item: Item, alt: string): PictureView | null {
  const { id, picture_url, title = null, css, overlay_opacity } = item;
  if (!picture_url) return null;
  return { id, src: picture_url, alt: title || alt, title, imageCss: css, overlayOpacity: overlay_opacity ?? 0 };
}
