import type { RsvpField } from '../entities/option.ts';
import type { RsvpSubmission } from '../entities/rsvp.ts';
import { isReadable } from './readable-text.ts';
import { type FieldProblem, problem, problemAt } from '../problems/problem.ts';
import { type AnswerProblem, answerProblems, answerTo, isAnswered, type RsvpAnswers } from './rsvp-answers.ts';
import { isNegativeAttendance } from './rsvp-attendance.ts';
import {
  attendanceFieldOf,
  attendanceName,
  childrenOf,
  guestTotalName,
  rsvpFields,
  type RsvpFormTerms,
  rsvpRole,
} from './rsvp-fields.ts';

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
export function formProblems(answer: RsvpSubmission, terms: Omit<RsvpFormTerms, 'eventIds'>): FieldProblem[] {
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

const namesOf = (fields: readonly RsvpField[]): string[] =>
  fields.flatMap((field) => [field.name, ...namesOf(childrenOf(field))]);

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
