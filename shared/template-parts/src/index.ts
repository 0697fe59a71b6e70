/**
 * What templates are drawn with: words and lists in their semantic markup, and styles that every family starts from. Each
 * template bundles what it uses, so nothing here costs another one a byte. Parts take a `className`: style what is in
 * them by element and `data-line`.
 */
export { Art, artBehind } from './art.tsx';
export { baseStyles } from './base-styles.ts';
export { ChapterText, StoryParagraphs } from './chapter-text.tsx';
export { CountdownUnits } from './countdown-units.tsx';
export { EventText } from './event-text.tsx';
export { CJK_SANS, CJK_SERIF, fontFace, standIn } from './fonts.ts';
export { FooterText } from './footer-text.tsx';
export { formBasics } from './form-basics.ts';
export { giftBasics, logoPlate } from './gift-basics.ts';
export { HostText, SocialLinks } from './host-text.tsx';
export { CJK, DESKTOP, LEAVING, LOW, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from './media.ts';
export { hashtagStyle, nameStyle, openingSteps } from './name-style.ts';
export { HeroNames, Names } from './names.tsx';
export { NavList } from './nav-list.tsx';
export { useRsvpWords } from './rsvp-words.ts';
export { shareBasics } from './share-basics.ts';
export { SOCIAL_ICONS } from './social-icons.ts';
