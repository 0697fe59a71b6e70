/** The kit's front door: all that the shell, the invitation remote and templates may use. */
export { type GiftsView, type PaymentView, useGifts } from './gift/payments.ts';
export {
  defineFamily,
  defineTemplate,
  type TemplateDefinition,
  type TemplateFamily,
  templateFor,
  type TemplateLook,
} from './define-template.ts';
export type { AnswerProps, AnswerScene, AnswerState } from './answer/answer-scene.ts';
export { LanguageButton } from './controls/language-button.tsx';
export { MusicButton } from './controls/music-button.tsx';
export { StillButton } from './controls/still-button.tsx';
export type { HealthRule } from './health-protocol/health-protocol.tsx';
export { useHealthProtocol } from './health-protocol/use-health-protocol.ts';
export { HeroBackgrounds } from './hero/hero-backgrounds.tsx';
export { type HeroView, useHero } from './hero/use-hero.ts';
export { useIsBirthday } from './model/celebration.ts';
export { type CoupleView, type HostView, useCouple } from './model/couple.ts';
export { type CoupleLayout, useCoupleLayout, useCouplePicture } from './model/couple-layout.ts';
export { type CountdownView, useCountdown } from './model/countdown.ts';
export { type DateFormat, formatDate } from '@janur/contracts/dates';
export { signsOf } from '@janur/contracts/languages';
export { dotBehind, dotted } from './model/dotted.ts';
export type { DressCodeView } from './model/dress-code.ts';
export { type EventView, useEvents } from './model/events.ts';
export { beginningOf, clockIn, endsOf } from './model/clock.ts';
export { useEyebrow, useYears, useYearsWord } from './model/eyebrow.ts';
export { type FooterView, useFooter } from './model/footer.ts';
export { type GreetingView, useGreeting } from './model/greeting.ts';
export { useAddressedGuest } from './model/addressed-guest.ts';
export {
  type Invitation,
  InvitationProvider,
  useGuestName,
  useInvitation,
  useLanguage,
  useSeats,
} from './model/invitation.tsx';
export { LEAST } from './keepsake/lines.ts';
export { TextLines } from './keepsake/text-lines.tsx';
export { fitted, type KeepsakeProps, type TicketEventView, type TicketView } from './keepsake/ticket.ts';
export { type InvitationLink, readLink } from './model/link.ts';
export { useStillness } from './model/motion.ts';
export {
  type GalleryPicture,
  type GalleryView,
  type PictureView,
  useBanner,
  useCoverAlt,
  useGallery,
} from './model/pictures.ts';
export { QuietButton } from './quiet/quiet-button.tsx';
export { setQuiet, useQuiet } from './quiet/use-quiet.ts';
export { type QuoteView, useQuote } from './model/quote.ts';
export { hanName } from './model/han-name.ts';
export { hasSigns, mirrorsWell } from './model/signs.ts';
export { type ChapterView, type StoryView, useStory } from './model/story.ts';
export { type DayView, useDay } from './model/wedding-date.ts';
export { Cover } from './opening/cover.tsx';
export type { OpeningCover, OpeningDay, OpeningView } from './opening/opening-view.ts';
export { songOf } from './model/song.ts';
export { spokenTitle } from './model/spoken-title.ts';
export { earlySong } from './opening/early-tap.ts';
export type { PreparedPage } from './page/prepared-page.ts';
export { InvitationPage } from './page/invitation-page.tsx';
export { useTemplate } from './page/template-of-page.ts';
export { type NavItem, useNavItems } from './page/nav.ts';
export { below, type Breakpoint, from } from './theme/breakpoints.ts';
export { type PageSection, pageSections, SECTION_NAMES, type SectionName, visibleSections } from './page/sections.ts';
export { useVisibleSections } from './page/use-visible-sections.ts';
export { Countdown } from './parts/countdown.tsx';
export { Backdrop } from './parts/backdrop.tsx';
export { DressCode } from './parts/dress-code.tsx';
export {
  Album,
  GalleryPictures,
  Gifts,
  HealthProtocol,
  late,
  PrewedVideo,
  RsvpForm,
  ShareButton,
  WishesList,
} from './parts/late.tsx';
export { EventLinks } from './parts/event-links.tsx';
export { ExternalLink } from './parts/external-link.tsx';
export { Photo, type PhotoProps } from './parts/photo.tsx';
export { Reveal, useNear } from './parts/reveal.tsx';
export { humpsOf } from './model/line-breaks.ts';
export { Sheet } from './parts/sheet.tsx';
export { type RsvpView, useRsvpView } from './rsvp/rsvp-view.ts';
export { type ShareView, useShare } from './share/use-share.ts';
export { deliverRsvpOfBefore } from './rsvp/waiting.ts';
export {
  amount,
  choice,
  colour,
  defineSettings,
  type TemplateSettings,
  text,
  toggle,
  useSettings,
} from './settings.ts';
export { useLanguageMenu } from './stores/language-menu.ts';
export { useMusic } from './stores/music.ts';
export { useOpeningModal } from './stores/opening.ts';
export { useRsvpResult } from './stores/rsvp-result.ts';
export {
  type FrameProps,
  type LateDrawings,
  type OpeningProps,
  type Template,
  TEMPLATE_CONTRACT,
  type TemplateColors,
  type TemplateFonts,
  type TemplateSkin,
} from './template.ts';
export { sheet, sheetPadding } from './theme/sheet.ts';
export { useChosenGround } from './theme/use-chosen-ground.ts';
export { GuestTexts, useShownLanguage, useTexts } from './texts.ts';
export { longestWord, nameSize } from './model/name-size.ts';
export { type Speaker, textsOf, voiceOf, wordsOf } from './voice/voice.ts';
