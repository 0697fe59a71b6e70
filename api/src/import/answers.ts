import { AdditionalFields, RsvpSubmission } from '@janur/contracts';
import { storeAnswer } from '../resources/rsvp/service.ts';
import { formerKey, KEPT, recordOf } from './client-plan.ts';
import { merged, type Values } from './marks.ts';
import { eventNamed, type Host, idOf, type People, type PeopleOutcome } from './people.ts';
import type { PersonFields, PersonLine } from './people-lines.ts';
import { type AnswerRow, listAnswers } from './queries.ts';

/** The words of `confirmation_status` that are known; the specification shows none. */
const STATUS: ReadonlyMap<string, boolean | null> = new Map([
  ['confirmed', true],
  ['attending', true],
  ['attend', true],
  ['yes', true],
  ['declined', false],
  ['not_attending', false],
  ['no', false],
  ['pending', null],
  ['', null],
]);

/** Null for who has not answered, undefined for a word that is not known. */
export const attendanceIn = (status: string | null | undefined): boolean | null | undefined =>
  STATUS.get(
    (status ?? '')
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );

/** Gives the answers to the product's own service, as if the guests had just answered. */
export async function writeAnswers(
  host: Host,
  { answers, people }: People,
  version: 'V1' | 'V2',
): Promise<PeopleOutcome> {
  const { trx, scope, clientId } = host;
  const outcome: PeopleOutcome = { records: [], findings: [] };
  const stored = new Map((await listAnswers(trx, scope, clientId)).map((row) => [row.guest_id, row]));
  const jobs: { key: string; guestId: number; said: Values }[] = [];
  for (const answer of answers) {
    const { key, line, fields } = answer;
    const refuse = (path: string, why: string, value?: string) =>
      void outcome.findings.push({ line, what: 'REFUSED', path: `rsvp ${path}`.trim(), why, ...(value && { value }) });
    const person = people.get(fields.code ?? `rsvp ${key}`);
    const said = saidOf(host, answer, { version, refuse });
    // who has not answered is a guest and nothing more; who was removed here does not come back
    if (!said || !person) continue;
    const former = host.former.get(formerKey('rsvp', key));
    const now = stored.get(person.id);
    if (former && !now) continue;
    const merge = merged({ answer: said }, former?.fields, now && standing(now));
    // an answer that was given here is newer
    if (merge.left.length > 0 || (!former && now)) {
      outcome.findings.push({
        line,
        what: 'KEPT',
        path: 'rsvp',
        why: former ? KEPT : 'the guest has answered here: that stays',
      });
      continue;
    }
    if (merge.write['answer'] === undefined) continue;
    const { option_id, ...submission } = { ...said, option_id: person.optionId };
    await storeAnswer(trx, scope, {
      gate: { client_id: clientId, option_id },
      submission,
      guestId: person.id,
      source: 'IMPORT',
      eventIds: [],
      idempotencyKey: undefined,
    });
    jobs.push({ key, guestId: person.id, said: { answer: said } });
  }
  const after = new Map((await listAnswers(trx, scope, clientId)).map((row) => [row.guest_id, row]));
  for (const { key, guestId, said } of jobs) {
    const row = after.get(guestId);
    if (!row) continue;
    const former = host.former.get(formerKey('rsvp', key));
    outcome.records.push(recordOf({ kind: 'rsvp', key, former }, { row_id: row.id, said, after: standing(row) }));
  }
  return outcome;
}

/** An answer counts how often it was given: who answers here again has changed it. */
const standing = ({ is_attending, guest_total, answers }: AnswerRow): Values => ({
  answer: [is_attending, guest_total, answers],
});

interface Said {
  readonly version: 'V1' | 'V2';
  readonly refuse: (path: string, why: string, value?: string) => void;
}

/** What a guest would have sent; undefined for who has not answered. */
function saidOf(host: Host, { fields }: PersonLine<'rsvp'>, { version, refuse }: Said): RsvpSubmission | undefined {
  const perEvent = (fields.event_details ?? []).flatMap((one, index) => {
    const is_attending = attendanceIn(one.confirmation_status);
    const event = eventNamed(host, { id: idOf(one.event_id), title: one.event_title });
    if (!event)
      refuse(`event_details.${index}.event_title`, 'no event of the client has this title', one.event_title ?? '');
    if (is_attending === undefined)
      refuse(`event_details.${index}.confirmation_status`, 'is no status that is known', one.confirmation_status ?? '');
    return event && is_attending != null
      ? [{ id: event.id, is_attending, guest_total: is_attending ? (one.total_guest ?? 1) : 0 }]
      : [];
  });
  const events = [...new Map(perEvent.map((one) => [one.id, one])).values()];
  const isAttending =
    fields.is_attending ?? (events.length > 0 ? events.some((event) => event.is_attending) : undefined);
  if (isAttending === undefined) {
    if (fields.details != null) refuse('details', 'belongs to an answer that was not given');
    return undefined;
  }
  const total = isAttending ? (fields.guest_total ?? Math.max(1, ...events.map((event) => event.guest_total))) : 0;
  const additional = additionalFields(fields, refuse);
  return RsvpSubmission.parse({
    name: fields.name,
    ...(additional !== undefined && { additional_fields: additional }),
    ...(version === 'V2' && events.length > 0 ? { events } : { is_attending: isAttending, guest_total: total }),
  });
}

/** What else a guest answered, as the JSON text that a page sends. */
function additionalFields({ details }: PersonFields<'rsvp'>, refuse: Said['refuse']): string | undefined {
  if (details == null) return undefined;
  const text = typeof details === 'string' ? details : JSON.stringify(details);
  const read = AdditionalFields.safeParse(text);
  if (!read.success) refuse('details', 'is no JSON object of at most 8 KiB');
  return read.data;
}
