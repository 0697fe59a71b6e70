import { GuestCode, problem, RsvpConfig, RsvpReceipt, type RsvpSubmission, submitRsvp } from '@janur/contracts';
import { type RsvpTerms, rsvpProblems } from '@janur/contracts/rsvp';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../../access/invitation-access.ts';
import { findGate, type GuestAtGate, type InvitationGate } from '../../access/gate-queries.ts';
import { networkOf } from '../../budgets/network.ts';
import { conflict, notFound, rateLimited } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { refuse } from '../../http/validate.ts';
import { requestHash } from '../../lib/request-hash.ts';
import type { AppContext } from '../../context.ts';
import { onceForKey } from './idempotency.ts';
import { forgetOtherKeys, unkeyedScope } from './idempotency-queries.ts';
import { findRsvpConfig, listPublicEventIds } from './queries.ts';
import { storeAnswer } from './service.ts';
import { sweepHourly } from './sweep.ts';
import { keepWaiting, sourceOf } from './waiting/service.ts';

/** A caller without a key that sends the same again so soon has sent it twice (a double tap, a retry). */
const SAME_ANSWER_MS = 10 * 60_000;

export function rsvpRoutes(
  app: FastifyInstance,
  { db, config: installation, counters, invitationAccess }: AppContext,
): void {
  const on = endpoints(app);
  sweepHourly(app, db);
  on(submitRsvp, async ({ params: { clientId }, headers, body, principal, request }) => {
    const gate = await findGate(db, headers.slug);
    if (gate?.client_id !== clientId) throw notFound('invitation');
    const admission = await invitationAccess.admit(request.ip, [gate], { code: headers['guest-code'], principal });
    const { scope, guest } = admission;
    refuseLate(gate, guest);
    // a carrier shows many guests under one address: who has a code is counted as the guest
    const wait = guest
      ? await counters.answersOfGuest.take(String(guest.id))
      : await counters.answers.take(networkOf(request.ip));
    if (wait > 0) throw rateLimited(wait);
    const [publicIds, config] = await Promise.all([
      listPublicEventIds(db, scope, clientId),
      findRsvpConfig(db, scope, gate.option_id),
    ]);
    const eventIds = askedOf(guest, publicIds);
    const problems = rsvpProblems(body, termsOf(admission, { eventIds, config }));
    if (problems.length > 0) refuse(problems, submitRsvp, request);

    const idempotencyKey = headers['idempotency-key'];
    const source = sourceOf(installation, clientId, request.ip);
    const answer = { gate, submission: body, guestId: guest?.id, eventIds, idempotencyKey, source };
    const stranger = { gate, submission: body, source, code: GuestCode.safeParse(headers['guest-code']).data };
    const unkeyed = sameAnswer(admission, body, networkOf(request.ip));
    const once = idempotencyKey === undefined ? unkeyed : keyed(admission, body, idempotencyKey);
    // only an answer that is new takes of the budget, and that once, however often its transaction is tried
    let isTooMany: Promise<boolean> | undefined;
    const receipt = await onceForKey(db, once, async (trx) => {
      if (guest) await forgetOtherKeys(trx, unkeyed.key);
      else if (await (isTooMany ??= takeOfStrangers(gate, request.ip))) return keepWaiting(trx, scope, stranger);
      return storeAnswer(trx, scope, answer);
    });
    // a guest who has not shown the code is not told it
    return guest ? { ...receipt, guest_code: guest.code } : receipt;
  });

  /** Refuses the answer of a network that has sent too many; true when the invitation has had too many from anywhere. */
  async function takeOfStrangers({ option_id }: InvitationGate, address: string): Promise<boolean> {
    const wait = await counters.strangers.take(`${networkOf(address)} ${option_id}`);
    if (wait > 0) throw rateLimited(wait);
    return (await counters.strangersOfInvitation.take(String(option_id))) > 0;
  }
}

/** After the deadline an answer goes through the hosts, save of whom they let in. An invitation that takes wishes alone stays open. */
function refuseLate({ answers_until: until, rsvp_style }: InvitationGate, guest: GuestAtGate | undefined): void {
  if (until === null || rsvp_style === 'WISH_ONLY' || guest?.may_answer_late || Date.now() <= until.getTime()) return;
  throw conflict(problem('answers_closed', { until: until.toISOString() }));
}

/**
 * The events that a guest may answer for. Whom the hosts invited is asked of nothing else: an answer would be an invitation,
 * and show what is private. Who came by an open link answers for what everybody sees.
 */
function askedOf(guest: GuestAtGate | undefined, publicIds: readonly number[]): number[] {
  const invitedTo = guest?.events.map(({ event_id }) => event_id) ?? [];
  if (guest && guest.source !== 'RSVP') return invitedTo;
  return [...new Set([...publicIds, ...invitedTo])];
}

function termsOf({ gate, guest }: Admission, { eventIds, config }: { eventIds: number[]; config: unknown }): RsvpTerms {
  const terms = {
    version: gate.version,
    wishOnly: gate.rsvp_style === 'WISH_ONLY',
    configured: RsvpConfig.safeParse(config).data?.fields,
    eventIds,
    household: householdOf(guest),
  };
  // who was not invited by the hosts announces as many as any unknown person may
  if (!guest || guest.source === 'RSVP') return terms;
  const perEvent = new Map(guest.events.map(({ event_id, total_guests }) => [event_id, total_guests]));
  return { ...terms, invited: { total: guest.total_guests, perEvent } };
}

/** The members by whom a guest may answer; undefined where they are not named. */
function householdOf(guest: GuestAtGate | undefined): RsvpTerms['household'] {
  if (!guest?.members) return undefined;
  const mealsOf = new Map(
    guest.events.map(({ event_id, meals = [] }) => [event_id, new Set(meals.map(({ id }) => id))]),
  );
  return { memberIds: new Set(guest.members.map(({ id }) => id)), mealsOf };
}

function keyed({ gate, guest }: Admission, body: RsvpSubmission, key: string) {
  return {
    ...STORED,
    key: { scope: `rsvp:${gate.option_id}`, idempotency_key: key },
    requestHash: requestHash(guest?.code, body),
  };
}

/**
 * reliability: without a key the same guest's same body is the same request, for ten minutes. Of people whom nobody knows the
 * network stands for the guest: two strangers of one name elsewhere are two.
 */
function sameAnswer({ gate, guest }: Admission, body: RsvpSubmission, network: string) {
  const hash = requestHash(guest?.code, body);
  const person = guest?.id ?? `unknown:${requestHash(undefined, network).slice(0, 16)}`;
  return {
    ...STORED,
    key: { scope: unkeyedScope(gate.option_id, person), idempotency_key: hash },
    requestHash: hash,
    forgetAfterMs: SAME_ANSWER_MS,
  };
}

const STORED = { status: 201, revive: (stored: unknown): RsvpReceipt => RsvpReceipt.parse(stored) };
