import type { EditedContent, GallerySection } from '@janur/contracts';
import { newId } from '../panel.ts';

export type GalleryItem = EditedContent['galleries'][number];

/** The places on the page that show one picture each. */
export const BANNERS = [
  'SECTION_BRIDEGROOM_BANNER',
  'SECTION_RSVP_BANNER',
  'SECTION_GIFT_BANNER',
  'SECTION_SHARE_BANNER',
  'SECTION_FOOTER_BANNER',
] as const satisfies readonly GallerySection[];
export type Banner = (typeof BANNERS)[number];

export const GROUPS = ['SECTION_1', 'SECTION_2', 'BANNERS'] as const;
export type Group = (typeof GROUPS)[number];

export const groupOf = (section: GallerySection): Group =>
  section === 'SECTION_1' || section === 'SECTION_2' ? section : 'BANNERS';

export const itemsOf = (galleries: readonly GalleryItem[], group: Group): GalleryItem[] =>
  galleries.filter(({ section }) => groupOf(section) === group);

export function newItem(section: GallerySection, url: string): GalleryItem {
  return { id: newId(), section, title: null, picture_url: url, css: null, overlay_opacity: null };
}

/** What has arrived, each in its section or in the place of the picture that it replaces. */
export function withArrived(
  galleries: readonly GalleryItem[],
  arrived: readonly { url: string; section: GallerySection; replaces?: number | undefined }[],
): GalleryItem[] {
  return arrived.reduce<GalleryItem[]>(
    (list, { url, section, replaces }) =>
      list.some(({ id }) => id === replaces)
        ? list.map((item) => (item.id === replaces ? { ...item, picture_url: url, css: null } : item))
        : [...list, newItem(section, url)],
    [...galleries],
  );
}

/** The list with an item at another place of its own section; the others of the list stay where they are. */
export function moved(galleries: readonly GalleryItem[], id: number, to: number): GalleryItem[] {
  const item = galleries.find((one) => one.id === id);
  if (!item) return [...galleries];
  const own = galleries.filter(({ section }) => section === item.section);
  const rest = own.filter((one) => one.id !== id);
  const place = Math.min(Math.max(to, 0), rest.length);
  const ordered = [...rest.slice(0, place), item, ...rest.slice(place)];
  let next = 0;
  return galleries.map((one) => (one.section === item.section ? (ordered[next++] ?? one) : one));
}

export const changed = (galleries: readonly GalleryItem[], id: number, change: Partial<GalleryItem>): GalleryItem[] =>
  galleries.map((item) => (item.id === id ? { ...item, ...change } : item));

/** A picture takes a banner's place; which one stood there takes its place in turn, if both are banners. */
export function movedTo(galleries: readonly GalleryItem[], id: number, section: GallerySection): GalleryItem[] {
  const item = galleries.find((one) => one.id === id);
  if (!item) return [...galleries];
  const swaps = groupOf(section) === 'BANNERS' && groupOf(item.section) === 'BANNERS';
  return galleries.map((one) => {
    if (one.id === id) return { ...one, section };
    return swaps && one.section === section ? { ...one, section: item.section } : one;
  });
}
