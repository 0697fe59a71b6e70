/* What the page server needs of the kit to print an invitation as a document: rules and words, no React. */
export { colourName } from '../colour-names/colour-names.ts';
export { googleCalendarUrl } from '../calendar/google.ts';
export { icsFile } from '../calendar/ics.ts';
export { groupsOf, type PaymentView, paymentView, saysSomething } from '../gift/payment-view.ts';
export { HEALTH_RULES } from '../health-protocol/rules.ts';
export { dotted } from '../model/dotted.ts';
export { dressCodeOf } from '../model/dress-code.ts';
export { calendarEvent, clockText, eventAnchor, eventTitle } from '../model/event-parts.ts';
export { ageText, eyebrowText } from '../model/eyebrow-text.ts';
export { type HostView, hostView } from '../model/host-view.ts';
export { hostProfiles, shortName } from '../model/hosts.ts';
export { namesInWords } from '../model/joined-names.ts';
export { behindWords, gluedEnding, gluedPronoun, humpsOf } from '../model/line-breaks.ts';
export { type InvitationLink, readLink } from '../model/link.ts';
export { spokenTitle } from '../model/spoken-title.ts';
export { visibleEvents, zoneOf } from '../model/visible-events.ts';
export { type SectionName, sectionOrder, visibleSections } from '../page/sections.ts';
export { deadlineOf } from '../rsvp/deadline.ts';
export { longestOf, questionWords } from '../rsvp/question-words.ts';
export {
  fieldOfPath,
  firstValues,
  formFields,
  hasAnswered,
  isWishOnly,
  type RsvpContext,
  rsvpSubmission,
  type RsvpValues,
  valueProblems,
} from '../rsvp/rsvp-answer.ts';
export type { RsvpProblem } from '../rsvp/use-rsvp.ts';
export { hashtagOf } from '../share/hashtag.ts';
export { OWN_FONT } from '../theme/page-look.ts';
export { videoSource } from '../video/video-source.ts';
export { spokenIn } from '../typography/spoken-in.ts';
