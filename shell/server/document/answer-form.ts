import type { RsvpField } from '@janur/contracts';
import { addressed } from '@janur/contracts/honorific';
import { tagOf } from '@janur/contracts/languages';
import {
  deadlineOf,
  eventTitle,
  firstValues,
  formFields,
  hasAnswered,
  isWishOnly,
  questionWords,
  type RsvpContext,
  type RsvpProblem,
  type RsvpValues,
  visibleEvents,
} from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';
import { fieldsHtml, type Form } from './field.ts';
import { namesInSentence, own, type Reading } from './reading.ts';
import { GO_FORM_ID } from './ways.ts';

/** A form that came back: what was written, and what is wrong with it. */
export interface Refused {
  readonly kind: SentKind;
  readonly values: RsvpValues;
  readonly problems: readonly RsvpProblem[];
  /** What is wrong with none of the fields. */
  readonly said?: string | undefined;
  /** Where it is sent to, where that is not the address that it stands at. */
  readonly action?: string;
}

/** Whether it came back for something that is wrong, and not to go on in another language. */
export const isWrong = ({ problems, said }: Refused): boolean => problems.length > 0 || said !== undefined;

/** The whole answer, or a wish of who has answered. */
export const SENT_KINDS = ['rsvp', 'wish'] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Before the names of a form's controls: there may be both on one page. */
export const UNDER: Readonly<Record<SentKind, string>> = { rsvp: 'a.', wish: 'w.' };

const MESSAGE: RsvpField = { name: 'message', type: 'textarea', required: true };

/** The fields of the form that was sent. */
export const fieldsOf = (context: RsvpContext, kind: SentKind): RsvpField[] =>
  kind === 'wish' ? [MESSAGE] : formFields(context);

export const wordsOf = ({ client, language, t }: Reading, { guest }: Pick<RsvpContext, 'guest'>): Form['words'] =>
  questionWords({
    t,
    tag: tagOf(language),
    guest,
    names: namesInSentence({ client, t }),
    events: visibleEvents(client).map((event) => ({ id: event.id, title: eventTitle(event, t) })),
  });

/** Whom the document is for, as its language addresses one. The link's own name goes before the list's. */
export function greetingHtml(reading: Reading, { guest, link }: RsvpContext): string {
  const name = link.to ?? guest?.name;
  if (!name) return '';
  const { t } = reading;
  return `<p class="to">${escapeHtml(t('opening.to'))} <strong>${escapeHtml(addressed(t('opening.to_guest'), name))}</strong></p>`;
}

/**
 * The answer of a guest: the form with what is known of the guest in it; once it was answered, what was said and the way to change it.
 * After the deadline it says so.
 */
export function answerHtml(reading: Reading, context: RsvpContext, refused?: Refused): string {
  const { t } = reading;
  const isWish = isWishOnly(context);
  const head = isWish
    ? `<h2>${escapeHtml(t('nav.wishes'))}</h2>`
    : `<p class="eyebrow">${escapeHtml(t('rsvp.eyebrow'))}</p><h2>${escapeHtml(t('rsvp.title'))}</h2>`;
  const deadline = deadlineOf(context, Date.now());
  const until = deadline
    ? `<p>${escapeHtml(t(deadline.isOver ? 'rsvp.closed' : 'rsvp.until', { date: deadline.date }))}</p>`
    : '';
  if (deadline?.isOver) return section(head + until);
  const isAlone = isWish || !hasAnswered(context);
  const form = formHtml(reading, context, { kind: 'rsvp', refused, isFirst: isAlone || refused?.kind === 'rsvp' });
  if (isAlone) return section(head + until + form);
  const isOpen = refused?.kind === 'rsvp' ? ' open' : '';
  return section(
    [
      head,
      saidHtml(reading, context),
      `<details${isOpen}><summary>${escapeHtml(t('rsvp.again'))}</summary>${until}${form}</details>`,
      formHtml(reading, context, { kind: 'wish', refused, isFirst: refused?.kind !== 'rsvp' }),
    ].join(''),
  );
}

const section = (html: string) => `<section id="d-rsvp">${html}</section>`;

/**
 * The form posts to the address that it stands at, with all that the link says. The first one is sent along by the buttons that lead
 * to another language or to a quiet page, too.
 */
function formHtml(
  reading: Reading,
  context: RsvpContext,
  { kind, refused, isFirst }: { kind: SentKind; refused: Refused | undefined; isFirst: boolean },
): string {
  const { t } = reading;
  const fields = fieldsOf(context, kind);
  const back = refused?.kind === kind ? refused : undefined;
  const values = back?.values ?? (kind === 'wish' ? {} : firstValues(context, fields));
  const form: Form = {
    reading,
    values,
    words: wordsOf(reading, context),
    problems: back?.problems ?? [],
    ids: new Map(),
    under: kind.charAt(0),
  };
  const isWish = kind === 'wish' || isWishOnly(context);
  const words = isWish ? t('rsvp.send_wish') : t(hasAnswered(context) ? 'rsvp.again' : 'rsvp.send');
  const controls = fieldsHtml(form, fields, UNDER[kind]);
  return [
    `<form method="post"${isFirst ? ` id="${GO_FORM_ID}"` : ''}${back?.action ? ` action="${escapeHtml(back.action)}"` : ''}>`,
    back && isWrong(back) ? summaryHtml(form, fields, back) : '',
    controls,
    `<button class="send" name="send" value="${kind}">${escapeHtml(words)}</button></form>`,
  ].join('');
}

/** What is wrong, at the top, each with a link to its field. */
function summaryHtml({ words, reading, problems, ids }: Form, fields: readonly RsvpField[], { said }: Refused): string {
  const { t } = reading;
  const items = problems.map((problem) => {
    const id = problem.name === null ? undefined : ids.get(problem.name);
    const text = escapeHtml(words.problemOf(problem, fieldCalled(fields, problem.name)));
    return `<li>${id ? `<a href="#${id}">${text}</a>` : text}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<div class="problems" role="alert" id="d-problems"><h3>${escapeHtml(said ?? t('rsvp.error_title'))}</h3>${list}</div>`;
}

const fieldCalled = (fields: readonly RsvpField[], name: string | null): RsvpField | undefined =>
  fields
    .flatMap((field) => [
      field,
      fieldCalled(
        (field.options ?? []).flatMap(({ children = [] }) => children),
        name,
      ) ?? field,
    ])
    .find((field) => field.name === name);

/** What the guest has said of coming. */
function saidHtml(reading: Reading, { guest }: RsvpContext): string {
  const { client, t } = reading;
  if (!guest) return '';
  const said = guest.events.filter(({ confirmation_status }) => confirmation_status !== 'PENDING');
  const comes = guest.is_attending === true || said.some((each) => each.confirmation_status === 'CONFIRMED');
  const lines = said.map(({ event_id, confirmation_status, total_guests_confirmed: count }) => {
    const event = visibleEvents(client).find(({ id }) => id === event_id);
    const title = event ? `${own(reading, eventTitle(event, t))}: ` : '';
    const answer = confirmation_status === 'CONFIRMED' ? t('rsvp.person', { count }) : t('rsvp.said_no');
    return `<li>${title}<strong>${escapeHtml(answer)}</strong></li>`;
  });
  const list = lines.length > 0 ? `<ul class="said">${lines.join('')}</ul>` : '';
  return `<p>${escapeHtml(t(comes ? 'rsvp.said_yes_lead' : 'rsvp.said_no_lead'))}</p>${list}`;
}
