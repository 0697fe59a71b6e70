/** The kit's front door: all that the shell, the invitation remote and templates may use. */
export { type CoupleView, type HostView, useCouple } from './model/couple.ts';
export { type CountdownView, useCountdown } from './model/countdown.ts';
export { type EventView, useEvents } from './model/events.ts';
export { type Invitation, InvitationProvider, useGuestName, useInvitation, useLanguage } from './model/invitation.tsx';
export { type InvitationLink, readLink } from './model/link.ts';
export { type DayView, useDay } from './model/wedding-date.ts';
export { InvitationPage } from './page/invitation-page.tsx';
export { type NavItem, useNavItems } from './page/nav.ts';
export { visibleSections } from './page/sections.ts';
export { Countdown } from './parts/countdown.tsx';
export { RsvpForm, WishesList } from './parts/late.tsx';
export { EventLinks, ExternalLink } from './parts/links.tsx';
export { Photo, type PhotoProps } from './parts/photo.tsx';
export { Reveal, useNear } from './parts/reveal.tsx';
export { useMusic } from './stores/music.ts';
export { useOpeningModal } from './stores/opening.ts';
export { useRsvpResult } from './stores/rsvp-result.ts';
export {
  defineTemplate,
  type FrameProps,
  type OpeningProps,
  SECTION_NAMES,
  type SectionName,
  type Template,
  TEMPLATE_CONTRACT,
  type TemplateColors,
  type TemplateFonts,
  type TemplateSkin,
} from './template.ts';
export { useTexts } from './texts.ts';
export { nameSize } from './model/name-size.ts';
