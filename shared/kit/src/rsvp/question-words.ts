import type { PublicGuest, RsvpField, RsvpFieldOption } from '@janur/contracts';
import { honoredOnce } from '@janur/contracts/honorific';
import { signsOf } from '@janur/contracts/languages';
import { isGuestCount, MAX_ANSWER, MAX_MESSAGE, MAX_NAME, rsvpRole } from '@janur/contracts/rsvp';
import type { Translate } from '@janur/i18n';
import { type HouseholdQuestion, householdQuestion } from './household.ts';
import { eventIdOf } from './rsvp-answer.ts';
import type { RsvpProblem } from './use-rsvp.ts';

/** What the words of a form depend on. */
export interface Asked {
  readonly t: Translate;
  /** The page's BCP 47 tag. */
  readonly tag: string;
  /** The hosts, as a sentence names them. */
  readonly names: string;
  readonly events: readonly { readonly id: number; readonly title: string }[];
  readonly guest: PublicGuest | null;
}

/** The words of the form: the hosts' own where they wrote some, else ours in the language of the page. */
export function questionWords({ t, tag, names, events, guest }: Asked) {
  const eventOf = (name: string) => events.find((event) => event.id === eventIdOf(name))?.title;

  /** Two events may ask the same of a household: then each names its own. */
  function householdWords(question: HouseholdQuestion): string {
    const event =
      events.length > 1 && 'eventId' in question ? events.find(({ id }) => id === question.eventId) : undefined;
    const of = event ? { event: event.title } : {};
    if (question.asks === 'members') return t(event ? 'rsvp.members_event' : 'rsvp.members', of);
    const name = guest?.members?.find(({ id }) => id === question.memberId)?.name ?? '';
    const said =
      question.asks === 'diet' ? t('rsvp.diet', { name }) : t(event ? 'rsvp.meal_event' : 'rsvp.meal', { ...of, name });
    return honoredOnce(said, name);
  }

  function questionOf({ name, label }: RsvpField): string {
    const question = householdQuestion(name);
    if (question) return householdWords(question);
    const event = eventOf(name);
    if (label) return event ? `${event}${signsOf(tag).colon}${label}` : label;
    switch (rsvpRole(name)) {
      case 'name':
        return t('rsvp.name');
      case 'message':
        return t('rsvp.message', { names });
      case 'attendance':
        return event ? t('rsvp.attending_event', { event }) : t('rsvp.attending');
      case 'guest_total':
        return event ? t('rsvp.guests_event', { event }) : t('rsvp.guests');
      default:
        return name === 'attendance_type' ? t('rsvp.attending') : name.replaceAll('_', ' ');
    }
  }

  function choiceOf({ label, value }: RsvpFieldOption): string {
    return label || (typeof value === 'boolean' ? t(value ? 'rsvp.yes' : 'rsvp.no') : String(value));
  }

  function problemOf({ code }: RsvpProblem, field: RsvpField | undefined): string {
    if (!field) return t('rsvp.error_refused_all');
    const question = questionOf(field);
    if (code === 'refused') return t('rsvp.error_refused', { question });
    if (code === 'too_long') return t('rsvp.error_too_long', { count: longestOf(field) });
    return field.label ? openWords(field, question) : (standardWords(field) ?? openWords(field, question));
  }

  function openWords(field: RsvpField, question: string): string {
    if (field.type === 'checkbox') return t('rsvp.error_choose_some', { question });
    const isChoice = isGuestCount(field) || field.type === 'button' || field.type === 'select';
    return isChoice ? t('rsvp.error_choose', { question }) : t('rsvp.error_fill', { question });
  }

  function standardWords({ name }: RsvpField): string | undefined {
    const event = eventOf(name);
    switch (rsvpRole(name)) {
      case 'name':
        return t('rsvp.error_name');
      case 'message':
        return t('rsvp.error_message');
      case 'attendance':
        return event ? t('rsvp.error_attending_event', { event }) : t('rsvp.error_attending');
      case 'guest_total':
        return t('rsvp.error_guests');
      default:
        return undefined;
    }
  }

  return { questionOf, choiceOf, problemOf };
}

export function longestOf({ name }: RsvpField): number {
  if (name === 'name') return MAX_NAME;
  return name === 'message' ? MAX_MESSAGE : MAX_ANSWER;
}
