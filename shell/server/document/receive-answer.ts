import { Failure, type FieldError, type RsvpReceipt, submitRsvp } from '@janur/contracts';
import {
  deadlineOf,
  fieldOfPath,
  firstValues,
  isWishOnly,
  type RsvpContext,
  type RsvpProblem,
  rsvpSubmission,
  type RsvpValues,
  valueProblems,
} from '@janur/kit/document';
import type { Translate } from '@janur/i18n';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../pages/page.ts';
import type { ApiAnswer } from '../sources.ts';
import { fieldsOf, type SentKind } from './answer-form.ts';
import { callOf } from './call.ts';
import { contextOf, documentPage, readingOf, type Visit } from './plain-page.ts';
import { kindOf, readForm, withFormer } from './read-form.ts';
import { queryOf, type Said } from './ways-back.ts';

/** What came of a form: a page that says what is wrong, or the query of the one that says it was taken. */
export type Received = Page | { readonly query: string };

/**
 * Takes the form of a document to the API, as the page's own script does: the same rules judge it here and there, and nobody else
 * writes an answer. What is wrong comes back with all that was written.
 */
export async function receiveAnswer(visit: Visit, request: FastifyRequest, sent: URLSearchParams): Promise<Received> {
  const context = contextOf(visit);
  const kind = kindOf(sent) ?? 'rsvp';
  const values = readForm(context, kind, sent);
  const asked = fieldsOf(context, kind);
  // what hangs under an answer that was not chosen is as it was at first
  const shown = { ...firstValues(context, asked), ...values };
  const comeBack = (problems: readonly RsvpProblem[], status: number, said?: string) =>
    documentPage(visit, { refused: { kind, values: shown, problems, said }, status });
  const found = valueProblems(asked, values);
  if (found.length > 0) return comeBack(found, 422);

  const whole = withFormer(context, kind, values);
  const fields = fieldsOf(context, 'rsvp');
  const pageUrl = new URL(request.url, visit.sources.origin).href;
  const body = rsvpSubmission({ fields, values: whole, context, pageUrl });
  const path = submitRsvp.path.replace(':clientId', String(visit.found.client.id));
  const answer = await visit.sources.callApi(request, callOf(context, { method: 'POST', path, body }));
  if (answer.status === 201) return { query: takenQuery(visit, context, { kind, values, answer }) };
  const { problems, said } = refusalOf(answer, { body, context, t: readingOf(visit).t });
  return comeBack(problems, answer.status, said);
}

/** A person whom nobody knew is known by the code from then on, and can change the answer with it. */
function takenQuery(
  { query }: Visit,
  context: RsvpContext,
  { kind, values, answer }: { kind: SentKind; values: RsvpValues; answer: ApiAnswer },
): string {
  const receipt = (answer.body as { data: RsvpReceipt }).data; // of our own API
  const isWish = kind === 'wish' || (isWishOnly(context) && Boolean(values['message']));
  const said: Said = receipt.is_waiting ? 'held' : isWish ? 'wished' : 'sent';
  const isNew = !context.link.code && !context.guest && !receipt.is_waiting && receipt.guest_code !== '';
  return queryOf(query, { plain: said, ...(isNew && { code: receipt.guest_code }) });
}

function refusalOf(
  { status, body: told }: ApiAnswer,
  { body, context, t }: { body: Parameters<typeof fieldOfPath>[1]; context: RsvpContext; t: Translate },
): { problems: RsvpProblem[]; said?: string } {
  const failure = Failure.safeParse(told).data?.error;
  const deadline = deadlineOf(context, Date.now());
  if (failure?.problem?.code === 'answers_closed' && deadline)
    return { problems: [], said: t('rsvp.closed', { date: deadline.date }) };
  if (status === 429 || status === 409) return { problems: [], said: t('rsvp.failed_flood') };
  if (status >= 500 || !failure?.fields) return { problems: [], said: t('rsvp.failed_kept') };
  const names = new Set(failure.fields.map(({ path }: FieldError) => fieldOfPath(path, body, context) ?? null));
  return { problems: [...names].map((name) => ({ name, code: 'refused' as const })) };
}
