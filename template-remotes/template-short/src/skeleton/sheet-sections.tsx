import { PrewedVideo } from '@janur/kit';
import {
  EventsSection,
  GallerySection,
  type PageProps,
  RsvpSection,
  VideoSection,
  WishesSection,
} from '@janur/template-parts';
import type { ComponentType } from 'react';
import { type Drawn, isDrawn } from './entries.ts';
import { SectionSheet, SheetBanner } from './section-sheet.tsx';
import type { SheetLook } from './sheet-look.ts';
import {
  CoupleSheet,
  EventArticle,
  FooterSheet,
  GiftSheet,
  HealthSheet,
  QuoteSheet,
  ShareSheet,
  StorySheet,
} from './sheets.tsx';

export type SheetSections = Readonly<Record<Exclude<Drawn, 'hero'>, ComponentType>>;

/** The sheets of all sections in a skin's look. */
export function sheetSections(look: SheetLook): SheetSections {
  const { FormCard } = look;
  const page = ({ of, title, children }: Pick<PageProps, 'of' | 'children' | 'title'>) =>
    isDrawn(of) && (
      <SectionSheet look={look} of={of} title={title}>
        {children}
      </SectionSheet>
    );
  return {
    quote: () => <QuoteSheet look={look} />,
    bride_groom: () => <CoupleSheet look={look} />,
    our_story: () => <StorySheet look={look} />,
    wedding_event: () => (
      <EventsSection
        hasParty
        page={({ title, label = title, ...props }) => page({ ...props, title: label })}
        list={look.events}
        event={(event) => <EventArticle key={event.id} event={event} />}
      />
    ),
    gallery: () => <GallerySection page={page} pictures={look.gallery} sizes="(min-width: 992px) 220px, 46vw" />,
    video: () => (
      <VideoSection page={page}>
        <PrewedVideo css={look.video} />
      </VideoSection>
    ),
    rsvp: () => (
      <RsvpSection
        page={page}
        form={look.form}
        banner={(picture) => <SheetBanner look={look} picture={picture} />}
        frame={(form) => <FormCard>{form}</FormCard>}
      />
    ),
    wishes: () => <WishesSection page={page} list={look.wishes} />,
    gift: () => <GiftSheet look={look} />,
    health_protocol: () => <HealthSheet look={look} />,
    share_banner: () => <ShareSheet look={look} />,
    footer: () => <FooterSheet look={look} />,
  };
}
