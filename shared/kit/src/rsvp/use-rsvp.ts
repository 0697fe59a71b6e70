import type { ProblemCode, RsvpField, RsvpValue } from '@janur/contracts';
import { attendanceName, countedFields, isAnswered } from '@janur/contracts/rsvp';
import { useEffect, useMemo, useRef, useState } from 'react';
import { comingOf } from '../answer/answer-scene.ts';
import { useInvitation } from '../model/invitation.tsx';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import {
  type Draft,
  keepDraft,
  readDraft,
  withoutWish,
  deliverWaiting,
  rsvpOutbox,
  storage,
  useEnded,
} from './rsvp-outbox.ts';
import type { OutgoingAnswer } from './outbox.ts';
import { deadlineOf } from './deadline.ts';
import { ownerOf, rememberedName } from './remembered.ts';
import {
  fieldOfPath,
  firstValues,
  formFields,
  hasAnswered,
  isAboutComing,
  isWishOnly,
  openEvents,
  type RsvpContext,
  rsvpSubmission,
  type RsvpValues,
  valueProblems,
} from './rsvp-answer.ts';

/** What is wrong with a field, or with the whole answer (`name` null). `refused` is the server's word. */
export interface RsvpProblem {
  name: string | null;
  code: ProblemCode | 'refused';
}

/** `waiting`: kept on the phone, goes by itself when the phone is back. */
export type RsvpSending = 'editing' | 'sending' | 'sent' | 'waiting' | 'failed';

/**
 * The RSVP form's values and verbs, built from the configured fields (spec §5). What is filled in stays on the phone through a
 * failed send, a reload and a lost connection; an answer is delivered once, however often it is sent.
 */
export function useRsvp() {
  const context = useInvitation();
  const owner = ownerOf(context.link);
  const fields = useMemo(() => formFields(context), [context]);
  const [start] = useState(() => startOf(context, fields));
  const [values, setValues] = useState(start.values);
  const [problems, setProblems] = useState<RsvpProblem[]>(start.problems);
  const [sending, setSending] = useState<RsvpSending>(start.sending);
  const [refusals, setRefusals] = useState(0);
  const [isTooMany, setIsTooMany] = useState(false);
  const key = useRef({ body: '', key: '' });
  const { slug } = context.link;

  useEffect(() => deliverWaiting(slug), [slug]);
  useEffect(
    () =>
      useEnded.subscribe(({ last }) => {
        if (!last || rememberedName(last.answer.owner) !== rememberedName(owner)) return;
        const isSent = last.delivery.state === 'sent';
        if (isSent) setValues((current) => withoutWish(current, last.answer.values));
        setProblems(isSent ? [] : refusedProblems(readDraft(storage, owner), context, fields));
        setRefusals((count) => (isSent ? count : count + 1));
        setSending(isSent ? 'sent' : 'editing');
      }),
    // the invitation of a page does not change
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );

  function set(name: string, value: RsvpValue | readonly RsvpValue[]): void {
    const changed = { ...values, [name]: value };
    setValues(changed);
    setProblems(problems.filter((problem) => problem.name !== name));
    keepDraft(storage, owner, { values: changed });
    if (sending !== 'sending') setSending('editing');
  }

  /** Sends the answer, or says what is wrong with it; the focus belongs there. */
  async function send(): Promise<RsvpProblem[]> {
    if (sending === 'sending') return [];
    const found = valueProblems(fields, values);
    setProblems(found);
    if (found.length > 0) return found;
    setSending('sending');
    const answer = outgoing();
    const delivery = await rsvpOutbox.submit(answer);
    if (delivery.state === 'waiting') {
      useRsvpResult.getState().open('success', answer.kind, { note: 'kept', coming: comingOf(answer.body) });
    }
    if (delivery.state === 'waiting' || delivery.state === 'failed') setSending(delivery.state);
    if (delivery.state === 'failed') {
      setIsTooMany(delivery.isTooMany === true);
      const about = delivery.isTooMany ? { note: 'many' as const } : {};
      useRsvpResult.getState().open('failed', isWishOnly(context) ? 'wish' : 'rsvp', about);
    }
    return [];
  }

  function outgoing(): OutgoingAnswer {
    const body = rsvpSubmission({ fields, values, context, pageUrl: window.location.href });
    // the same answer keeps its key until it is acknowledged (reliability §2.7); another answer gets another
    const text = JSON.stringify(body);
    if (key.current.body !== text) key.current = { body: text, key: crypto.randomUUID() };
    // who leaves the message empty has sent no wish
    const kind = isWishOnly(context) && body.message ? 'wish' : 'rsvp';
    const guestCode = context.guest?.code ?? null;
    return { key: key.current.key, clientId: context.client.id, owner, kind, body, values, guestCode };
  }

  return {
    fields: countedFields(fields, values).filter((field) => !isCertain(field)),
    values,
    problems,
    /** How often the server has refused an answer while the form was here. */
    refusals,
    sending,
    /** Why the last one failed: too many came at once. */
    isTooMany,
    isWishOnly: isWishOnly(context),
    /** What the values say of coming, for who wants to see what was answered. */
    said: () => rsvpSubmission({ fields, values, context, pageUrl: window.location.href }),
    deadline: deadlineOf(context, Date.now()),
    /** Events that were added after the guest had answered. */
    open: sending === 'sent' ? [] : openEvents(context).filter((id) => !start.sentTo.has(id)),
    hasAnswered: hasAnswered(context) || start.isRemembered || sending === 'sent',
    set,
    send,
  };
}

/** How many of one come is no question. */
const isCertain = (field: RsvpField): boolean => field.type === 'guest_count' && field.limitValue === 1;

/** What the phone remembers goes before what the page knows, save of an answer that the guest list has taken. */
function startOf(context: RsvpContext, fields: RsvpField[]) {
  const owner = ownerOf(context.link);
  const draft = readDraft(storage, owner);
  const first = firstValues(context, fields);
  const known = draft?.isSent && context.guest ? aboutComing(first, context) : {};
  const isWaiting = rsvpOutbox
    .waiting(owner.slug)
    .some((answer) => rememberedName(answer.owner) === rememberedName(owner));
  return {
    values: { ...first, ...draft?.values, ...known } satisfies RsvpValues,
    problems: refusedProblems(draft, context, fields),
    sending: isWaiting ? ('waiting' as const) : ('editing' as const),
    /** The events that a kept answer speaks of, which the guest list may not have taken yet. */
    sentTo: new Set(
      draft?.isSent ? openEvents(context).filter((id) => isAnswered(draft.values[attendanceName(id)])) : [],
    ),
    isRemembered: storage.read(rememberedName(owner)) !== undefined,
  };
}

const aboutComing = (values: RsvpValues, context: RsvpContext): RsvpValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isAboutComing(name, context)));

function refusedProblems(draft: Draft | undefined, context: RsvpContext, fields: readonly RsvpField[]): RsvpProblem[] {
  if (!draft?.refused) return [];
  const { paths, body } = draft.refused;
  const asked = new Set(countedFields(fields, draft.values).map(({ name }) => name));
  const names = new Set(paths.map((path) => fieldOfPath(path, body, context)));
  const shown = [...names].filter((name) => name !== undefined && asked.has(name)).map((name) => name ?? null);
  return (shown.length > 0 ? shown : [null]).map((name) => ({ name, code: 'refused' }));
}
