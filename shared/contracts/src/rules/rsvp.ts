import type { RsvpField } from '../entities/option.ts';
import type { InvitationVersion } from '../enums.ts';
import type { RsvpSubmission } from '../entities/rsvp.ts';
import { guestLimit, MAX_GUESTS_FROM_LINK } from './guest-count.ts';
import { type FieldProblem, type Problem, problem, problemAt } from '../problems/problem.ts';
import { comingProblems } from './members.ts';
import { isReadable } from './readable-text.ts';
import { type AnswerProblem, answerProblems, answerTo, isAnswered, type RsvpAnswers } from './rsvp-answers.ts';
import {
  isNegativeAttendance,
  attendanceFieldOf,
  attendanceName,
  childrenOf,
  guestTotalName,
  rsvpFields,
  type RsvpFormTerms,
  rsvpRole,
} from './rsvp-fields.ts';

/** What the rules of one invitation need to know of it. `eventIds` are those that this guest may answer for. */
export interface RsvpTerms {
  version: InvitationVersion;
  wishOnly: boolean;
  /** The configured questions; null when none are. */
  configured?: readonly RsvpField[] | null | undefined;
  eventIds: readonly number[];
  /** How many the guest was invited with, in all and per event; undefined for an unknown person. */
  invited?: { total: number; perEvent: ReadonlyMap<number, number> } | undefined;
  /** The household by its members' ids, and the meals of each event; undefined where they are not named. */
  household?: { memberIds: ReadonlySet<number>; mealsOf: ReadonlyMap<number, ReadonlySet<number>> } | undefined;
}

/** What is wrong with an answer to this invitation; empty when it may be stored (spec §5, §7; decisions §6). */
export function rsvpProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldProblem[] {
  const { version, wishOnly, configured } = terms;
  const aboutComing = wishOnly
    ? wishOnlyProblems(answer)
    : version === 'V2'
      ? perEventProblems(answer, terms)
      : singleProblems(answer, terms);
  return [...aboutComing, ...formProblems(answer, { version, wishOnly, configured })];
}

function wishOnlyProblems(answer: RsvpSubmission): FieldProblem[] {
  return misplaced(answer, ['events', 'is_attending', 'guest_total', 'members'], problem('wishes_only'));
}

/** A form that answers another kind of invitation is refused: what it says would be lost without a word. */
function misplaced(
  answer: RsvpSubmission,
  fields: readonly ('events' | 'is_attending' | 'guest_total' | 'members')[],
  said: Problem,
): FieldProblem[] {
  return fields.filter((field) => answer[field] !== undefined).map((field) => problemAt(`body.${field}`, said));
}

function perEventProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldProblem[] {
  if (!answer.events?.length) return [problemAt('body.events', problem('answer_per_event'))];
  const seen = new Set<number>();
  const extra = misplaced(answer, ['is_attending', 'guest_total'], problem('answer_per_event'));
  return extra.concat(
    answer.events.flatMap((event, index) => {
      const path = `body.events.${index}`;
      const repeated = seen.has(event.id);
      seen.add(event.id);
      if (!terms.eventIds.includes(event.id)) return [problemAt(`${path}.id`, problem('no_such_event'))];
      if (repeated) return [problemAt(`${path}.id`, problem('answered_twice'))];
      const invited = terms.invited && (terms.invited.perEvent.get(event.id) ?? 0);
      // who was named is meant, whatever the form says of a number
      const limit = (event.members && terms.household?.memberIds.size) ?? limitOf(terms, event.id, invited);
      const counted = countProblems({
        attending: event.is_attending,
        count: event.guest_total,
        limit,
        path: `${path}.guest_total`,
      });
      return counted.length > 0 ? counted : namedProblems(event, terms, path);
    }),
    dietProblems(answer, terms),
  );
}

/** Members come by name where the hosts named them, and then as many as are said. An answer of an older page has none. */
function namedProblems(
  { id, guest_total, members }: NonNullable<RsvpSubmission['events']>[number],
  { household }: RsvpTerms,
  path: string,
): FieldProblem[] {
  if (!members) return [];
  const known = { memberIds: household?.memberIds ?? NOBODY, mealIds: household?.mealsOf.get(id) ?? NOBODY };
  const found = comingProblems(members, known, `${path}.members`);
  if (found.length > 0 || members.length === guest_total) return found;
  return [problemAt(`${path}.guest_total`, problem('contradicts_members', { expected: members.length }))];
}

const NOBODY: ReadonlySet<number> = new Set();

const dietProblems = ({ members = [] }: RsvpSubmission, { household }: RsvpTerms): FieldProblem[] =>
  members.flatMap(({ id }, at) =>
    household?.memberIds.has(id) ? [] : [problemAt(`body.members.${at}.id`, problem('no_such_member'))],
  );

function singleProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldProblem[] {
  if (answer.is_attending === undefined) return [problemAt('body.is_attending', problem('required'))];
  const limit = limitOf(terms, null, terms.invited?.total);
  const extra = misplaced(answer, ['events', 'members'], problem('one_answer'));
  return extra.concat(
    countProblems({
      attending: answer.is_attending,
      count: answer.guest_total ?? 0,
      limit,
      path: 'body.guest_total',
    }),
  );
}

/** How many may come: what the page offers, save that what the link says is not seen here. */
function limitOf(
  { version, wishOnly, configured }: RsvpTerms,
  eventId: number | null,
  invited: number | undefined,
): number {
  const name = guestTotalName(eventId);
  const eventIds = eventId === null ? [] : [eventId];
  const fields = rsvpFields({ version, wishOnly, configured, eventIds }).flatMap(withChildren);
  const fieldLimit = fields.find((field) => field.name === name)?.limitValue;
  return guestLimit({ invited, fromLink: MAX_GUESTS_FROM_LINK, fieldLimit });
}

function countProblems({
  attending,
  count,
  limit,
  path,
}: {
  attending: boolean;
  count: number;
  limit: number;
  path: string;
}): FieldProblem[] {
  // spec §7: guest_total is 0 if the guest is not attending
  if (!attending) return count === 0 ? [] : [problemAt(path, problem('zero_when_absent'))];
  if (count < 1) return [problemAt(path, problem('at_least', { min: 1 }))];
  return count > limit ? [problemAt(path, problem('at_most', { max: limit }))] : [];
}

/** spec §7: what `additional_fields` holds beside the extra answers, in the spellings that callers use for it. */
export const WELL_KNOWN: readonly string[] = [
  'slug',
  'entry_point',
  'entry_point_slug',
  'entry_slug',
  'url',
  'full_url',
  'attendance',
  'attendance_type',
  'guest_count',
];

/** The object that the text holds, or undefined when it holds none. */
export function parseAdditionalFields(text: string): RsvpAnswers | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with a submission by the rules of its form: the name, the message and the extra answers (spec §5). */
function formProblems(answer: RsvpSubmission, terms: Omit<RsvpFormTerms, 'eventIds'>): FieldProblem[] {
  const form = { ...terms, eventIds: [...new Set(answer.events?.map((event) => event.id))] };
  const fields = rsvpFields(form);
  const additional = parseAdditionalFields(answer.additional_fields ?? '{}') ?? {};
  const names = new Set(namesOf(fields));
  const isExtra = (name: string) => rsvpRole(name) === 'extra' && (names.has(name) || !WELL_KNOWN.includes(name));
  const extra = Object.fromEntries(Object.entries(additional).filter(([name]) => isExtra(name)));
  const said = attendanceAnswers({ answer, additional, form });
  const answers = { ...extra, ...said.answers, name: answer.name, message: answer.message };
  const judged = answerProblems(fields, answers).filter((wrong) => !isToldElsewhere(wrong, form));
  return [
    ...judged.map(({ name, ...wrong }) =>
      problemAt(pathOf(name), wrong.code === 'not_asked' && !names.has(name) ? problem('unknown_field') : wrong),
    ),
    ...said.contradictions.map((name) => problemAt(pathOf(name), problem('contradicts_attendance'))),
    ...Object.keys(extra)
      .filter((name) => !names.has(name) && !isAnswered(extra[name]))
      .map((name) => problemAt(pathOf(name), problem('unknown_field'))),
    ...Object.keys(additional)
      .filter((name) => !isExtra(name) && !isPlain(additional[name]))
      .map((name) => problemAt(pathOf(name), problem('not_plain'))),
  ];
}

/** Whether the guest comes and with how many is judged where it stands in the body. */
const isToldElsewhere = ({ name, code }: AnswerProblem, form: RsvpFormTerms): boolean =>
  rsvpRole(name) === 'guest_total' || (code === 'required' && name === attendanceFieldOf(form));

const withChildren = (field: RsvpField): RsvpField[] => [field, ...childrenOf(field).flatMap(withChildren)];

const namesOf = (fields: readonly RsvpField[]): string[] => fields.flatMap(withChildren).map(({ name }) => name);

const pathOf = (name: string): string =>
  name === 'name' || name === 'message' ? `body.${name}` : `body.additional_fields.${name}`;

/**
 * What was said of coming, by field. Hosts who ask it in their own words get these words in `additional_fields`; they must say
 * the same as the yes or no beside them.
 */
function attendanceAnswers({
  answer,
  additional,
  form,
}: {
  answer: RsvpSubmission;
  additional: RsvpAnswers;
  form: RsvpFormTerms;
}): { answers: RsvpAnswers; contradictions: string[] } {
  if (form.wishOnly) return { answers: {}, contradictions: [] };
  const single = { is_attending: answer.is_attending, guest_total: answer.guest_total, eventId: null };
  const perEvent = answer.events?.map((event) => ({ ...event, eventId: event.id })) ?? [];
  const said = form.version === 'V2' ? perEvent : [single];
  const configured = new Set(namesOf(form.configured ?? []));
  const answers: Record<string, unknown> = {};
  const contradictions: string[] = [];
  for (const { is_attending, guest_total, eventId } of said) {
    const name = eventId === null ? attendanceFieldOf(form) : attendanceName(eventId);
    const isAsked = configured.has(name) || configured.has(attendanceName(null));
    const words = isAsked ? answerTo(additional, name) : undefined;
    const isContradiction =
      isAnswered(words) && is_attending !== undefined && isNegativeAttendance(words) === is_attending;
    if (isContradiction) contradictions.push(name);
    answers[name] = isAnswered(words) && !isContradiction ? words : is_attending;
    // 0 is who does not come: there the count is not asked
    if (guest_total) answers[guestTotalName(eventId)] = guest_total;
  }
  return { answers, contradictions };
}

/** A value that any database keeps as JSON. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => !Array.isArray(item) && isPlain(item));
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return isReadable(value);
  return value === null || typeof value === 'boolean';
}
