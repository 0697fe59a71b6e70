import type { SectionName } from '@janur/kit';
import type { ComponentType } from 'react';
import type { SheetLook } from './sheet-look.ts';
import { GallerySheet, GiftSheet, HealthSheet, RsvpSheet, VideoSheet, WishesSheet } from './sheets-of-parts.tsx';
import { CoupleSheet, EventsSheet, FooterSheet, QuoteSheet, ShareSheet, StorySheet } from './sheets-of-words.tsx';

export type SheetSections = Readonly<Record<Exclude<SectionName, 'hero'>, ComponentType>>;

/** The sheets of all sections in a skin's look. */
export function sheetSections(look: SheetLook): SheetSections {
  return {
    quote: () => <QuoteSheet look={look} />,
    bride_groom: () => <CoupleSheet look={look} />,
    our_story: () => <StorySheet look={look} />,
    wedding_event: () => <EventsSheet look={look} />,
    gallery: () => <GallerySheet look={look} />,
    video: () => <VideoSheet look={look} />,
    rsvp: () => <RsvpSheet look={look} />,
    wishes: () => <WishesSheet look={look} />,
    gift: () => <GiftSheet look={look} />,
    health_protocol: () => <HealthSheet look={look} />,
    share_banner: () => <ShareSheet look={look} />,
    footer: () => <FooterSheet look={look} />,
  };
}
