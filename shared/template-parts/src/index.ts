/**
 * What templates are drawn with: sections in their semantic markup with places for a family's styles and drawings, words
 * and lists, and styles that every family starts from. Each template bundles what it uses, so nothing here costs another
 * one a byte. Parts take a `className`: style what is in them by element and `data-line`.
 */
export { Art, artBehind } from './art.tsx';
export { baseStyles } from './base-styles.ts';
export { ChapterText, StoryParagraphs } from './chapter-text.tsx';
export { CountdownUnits } from './countdown-units.tsx';
export { emptySheet } from './empty-sheet.ts';
export { EventLines, EventText, EventTime } from './event-text.tsx';
export { CJK_SANS, CJK_SERIF, fontFace, standIn } from './fonts.ts';
export { FooterText } from './footer-text.tsx';
export { formBasics } from './form-basics.ts';
export { giftBasics, logoPlate } from './gift-basics.ts';
export { CouplePhoto, HostPhoto, Initial } from './host-photo.tsx';
export { HostText, Parentage, SocialLinks } from './host-text.tsx';
export { CJK, DESKTOP, LEAVING, LOW, LOWEST, NARROW, PHONE, ifSlim, REDUCED_MOTION, WITHOUT_MOTION } from './media.ts';
export { hashtagStyle, nameStyle, openingSteps } from './name-style.ts';
export { HeroNames, Names } from './names.tsx';
export { column, NavList, outlineIcons } from './nav-list.tsx';
export { Quotation } from './quotation.tsx';
export { AlbumSection } from './sections/album-section.tsx';
export { CoupleSection } from './sections/couple-section.tsx';
export { EventsSection } from './sections/events-section.tsx';
export { GallerySection } from './sections/gallery-section.tsx';
export { GiftSection } from './sections/gift-section.tsx';
export { HealthSection } from './sections/health-section.tsx';
export type { HeadingProps, PageProps, Style } from './sections/page.ts';
export { RsvpSection } from './sections/rsvp-section.tsx';
export { Hashtag, ShareSection, TagWord } from './sections/share-section.tsx';
export { StorySection } from './sections/story-section.tsx';
export { VideoSection } from './sections/video-section.tsx';
export { WishesSection } from './sections/wishes-section.tsx';
export { shareBasics } from './share-basics.ts';
export { smoothScroll } from './smooth-scroll.ts';
export { SOCIAL_ICONS } from './social-icons.ts';
