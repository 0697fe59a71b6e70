import type { RsvpField } from '../entities/option.ts';
import type { InvitationVersion } from '../enums.ts';
import type { RsvpSubmission } from '../entities/rsvp.ts';
import type { FieldError } from '../envelope.ts';
import { MAX_GUESTS_UNKNOWN } from './guest-count.ts';
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
export function rsvpProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldError[] {
  const { version, wishOnly, configured } = terms;
  const aboutComing = wishOnly
    ? wishOnlyProblems(answer)
    : version === 'V2'
      ? perEventProblems(answer, terms)
      : singleProblems(answer, terms);
  return [...aboutComing, ...formProblems(answer, { version, wishOnly, configured })];
}

function wishOnlyProblems(answer: RsvpSubmission): FieldError[] {
  return misplaced(answer, ['events', 'is_attending', 'guest_total'], 'This invitation takes wishes only');
}

/** A form that answers another kind of invitation is refused: what it says would be lost without a word. */
function misplaced(
  answer: RsvpSubmission,
  fields: readonly ('events' | 'is_attending' | 'guest_total')[],
  message: string,
): FieldError[] {
  return fields.filter((field) => answer[field] !== undefined).map((field) => ({ path: `body.${field}`, message }));
}

function perEventProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldError[] {
  if (!answer.events?.length) return [{ path: 'body.events', message: 'This invitation takes an answer per event' }];
  const seen = new Set<number>();
  const extra = misplaced(answer, ['is_attending', 'guest_total'], 'This invitation takes an answer per event');
  return extra.concat(
    answer.events.flatMap((event, index) => {
      const path = `body.events.${index}`;
      const repeated = seen.has(event.id);
      seen.add(event.id);
      if (!terms.eventIds.includes(event.id)) return [{ path: `${path}.id`, message: 'No such event' }];
      if (repeated) return [{ path: `${path}.id`, message: 'This event is answered twice' }];
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

function singleProblems(answer: RsvpSubmission, terms: RsvpTerms): FieldError[] {
  if (answer.is_attending === undefined) return [{ path: 'body.is_attending', message: 'Required' }];
  const limit = terms.invited?.total ?? MAX_GUESTS_UNKNOWN;
  const extra = misplaced(answer, ['events'], 'This invitation takes one answer for all events');
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
}): FieldError[] {
  // spec §7: guest_total is 0 if the guest is not attending
  if (!attending) return count === 0 ? [] : [{ path, message: 'Must be 0 for who does not come' }];
  if (count < 1) return [{ path, message: 'Must be at least 1' }];
  return count > limit ? [{ path, message: `Must be at most ${limit}` }] : [];
}
