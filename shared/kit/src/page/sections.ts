import type { ClientOption, PublicClient, PublicGuest } from '@janur/contracts';
import { albumIsOpen } from '@janur/contracts/rules';
import { paymentView, saysSomething } from '../gift/payment-view.ts';
import { hostProfiles } from '../model/hosts.ts';
import { visibleEvents } from '../model/visible-events.ts';
import { videoSource } from '../video/video-source.ts';

/** Sections in their default order (spec §2); `option.orders` may say another. */
export const SECTION_NAMES = [
  'hero',
  'quote',
  'bride_groom',
  'our_story',
  'wedding_event',
  'gallery',
  'video',
  'rsvp',
  'wishes',
  'gift',
  'health_protocol',
  'share_banner',
  'footer',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

const HAS_CONTENT: Partial<Record<SectionName, (client: PublicClient) => boolean>> = {
  quote: ({ content }) => Boolean(content.quote),
  bride_groom: (client) => hostProfiles(client).length > 0,
  our_story: ({ content }) => content.stories.length > 0,
  wedding_event: (client) => visibleEvents(client).length > 0,
  gallery: ({ content }) =>
    content.galleries.some(
      (item) => item.picture_url && (item.section === 'SECTION_1' || item.section === 'SECTION_2'),
    ),
  video: ({ content }) => videoSource(content.video_prewed_url) !== null,
  gift: ({ content }) => content.payments.map(paymentView).some(saysSomething),
  health_protocol: ({ option }) => option.health_protocol_style !== null,
  share_banner: ({ content }) =>
    Boolean(content.hashtag_word) || content.galleries.some((item) => item.section === 'SECTION_SHARE_BANNER'),
};

/**
 * The sections that this invitation shows, in its order: not HIDDEN, and with something to say.
 * `option.orders` names sections first to last; those that it leaves out follow in the default order.
 */
export function visibleSections(client: PublicClient): SectionName[] {
  const styles: Readonly<Record<string, unknown>> = client.option;
  return sectionOrder(client.option.orders).filter(
    (name) => styles[`${name}_style`] !== 'HIDDEN' && (HAS_CONTENT[name]?.(client) ?? true),
  );
}

/** Beside the sections of the specification: the photos of the guests. It is on the page while there is something of it. */
export type PageSection = SectionName | 'album';

/** What the page shows, in its order; the guests' photos stand where the couple's own end. */
export function pageSections(client: PublicClient, guest: PublicGuest | null): PageSection[] {
  const sections: readonly PageSection[] = visibleSections(client);
  if (!hasAlbum(client, guest)) return [...sections];
  const order = sectionOrder(client.option.orders);
  const before = new Set<PageSection>(order.slice(0, order.indexOf('gallery') + 1));
  const isAfter = (name: PageSection) => !before.has(name);
  return [...sections.filter((name) => before.has(name)), 'album', ...sections.filter(isAfter)];
}

/** Photos are shown to whoever sees the page; from the day on, who is invited can bring some. */
function hasAlbum(client: PublicClient, guest: PublicGuest | null): boolean {
  if (!client.album) return false;
  const { has_photos: hasPhotos, takes_photos: takesPhotos } = client.album;
  return hasPhotos || (takesPhotos && guest !== null && albumIsOpen(visibleEvents(client), new Date()));
}

/** Every section, those that `orders` names first. */
export function sectionOrder(orders: ClientOption['orders']): SectionName[] {
  const asked = (orders ?? []).map((name) => name.toLowerCase()).filter(isSectionName);
  return [...new Set([...asked, ...SECTION_NAMES])];
}

const isSectionName = (name: string): name is SectionName => (SECTION_NAMES as readonly string[]).includes(name);
