import type { RsvpField } from '../entities/option.ts';
import type { InvitationVersion } from '../enums.ts';
import type { RsvpSubmission } from '../entities/rsvp.ts';
import { MAX_GUESTS_UNKNOWN } from './guest-count.ts';
import { type FieldProblem, type Problem, problem, problemAt } from '../problems/problem.ts';
import { formProblems } from './rsvp-additional.ts';

/** What the rules of one invitation need to know of it. `invitedTo` is empty for an unknown person. */
export interface RsvpTerms {
  version: InvitationVersion;
  wishOnly: boolean;
  /** The configured questions; null when none are. */
  configured?: readonly RsvpField[] | null | undefined;
  eventIds: readonly number[];
  /** How many the guest was invited with, in all and per event; undefined for an unknown person. */
  invited?: { total: number; perEvent: ReadonlyMap<number, number> } | undefined;
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
  return misplaced(answer, ['events', 'is_attending', 'guest_total'], problem('wishes_only'));
}

/** A form that answers another kind of invitation is refused: what it says would be lost without a word. */
function misplaced(
  answer: RsvpSubmission,
  fields: readonly ('events' | 'is_attending' | 'guest_total')[],
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
      const limit = terms.invited ? (terms.invited.perEvent.get(event.id) ?? 0) : MAX_GUESTS_UNKNOWN;
      return countProblems({
        attending: event.is_attending,
        count: event.guest_total,
        limit,
        path: `${path}.guest_total`,
      });
    }),
  );
}

function singleProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldProblem[] {
  if (answer.is_attending === undefined) return [problemAt('body.is_attending', problem('required'))];
  const limit = terms.invited?.total ?? MAX_GUESTS_UNKNOWN;
  const extra = misplaced(answer, ['events'], problem('one_answer'));
  return extra.concat(
    countProblems({
      attending: answer.is_attending,
      count: answer.guest_total ?? 0,
      limit,
      path: 'body.guest_total',
    }),
  );
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
