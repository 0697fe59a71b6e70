import { createApi } from '@janur/data/client';
import { routes } from '@janur/data/routes';
import { useRef, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import { useWishesStore } from '../stores/wishes.ts';
import {
  type AttendanceAnswer,
  attendanceQuestions,
  draftProblems,
  firstDraft,
  type RsvpDraft,
  type RsvpProblem,
  rsvpSubmission,
} from './rsvp-answer.ts';

const api = createApi();

type Sending = { state: 'editing' } | { state: 'sending' } | { state: 'sent' } | { state: 'failed' };

/** The RSVP form's values and verbs. A failed send keeps the values and the key: sending again never doubles. */
export function useRsvp() {
  const context = useInvitation();
  const { client, link } = context;
  const isWishOnly = client.option.rsvp_style === 'WISH_ONLY';
  const questions = attendanceQuestions(context);
  const [draft, setDraft] = useState<RsvpDraft>(() => firstDraft(context, questions));
  const [problems, setProblems] = useState<RsvpProblem[]>([]);
  const [sending, setSending] = useState<Sending>({ state: 'editing' });
  const sent = useRef({ body: '', key: '' });
  const showResult = useRsvpResult((store) => store.open);
  const addWish = useWishesStore((store) => store.add);

  /** The same answer keeps its key until it is acknowledged (reliability §2.7); another answer gets another. */
  function keyFor(body: string): string {
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    return sent.current.key;
  }

  async function send(): Promise<RsvpProblem[]> {
    const found = draftProblems(draft, { isWishOnly });
    setProblems(found);
    if (found.length > 0 || sending.state === 'sending') return found;
    setSending({ state: 'sending' });
    const body = rsvpSubmission({ draft, questions, context, pageUrl: window.location.href });
    const kind = isWishOnly ? 'wish' : 'rsvp';
    try {
      const { data } = await api(routes.submitRsvp, {
        params: { clientId: client.id },
        headers: {
          slug: link.slug,
          'guest-code': context.link.code ?? undefined,
          'idempotency-key': keyFor(JSON.stringify(body)),
        },
        body,
      });
      if (data.wish) addWish(data.wish);
      setDraft((current) => ({ ...current, message: '' }));
      sent.current = { body: '', key: '' };
      setSending({ state: 'sent' });
      showResult('success', kind);
    } catch {
      // whatever went wrong, the guest keeps the form and may send again; the overlay says so
      setSending({ state: 'failed' });
      showResult('failed', kind);
    }
    return [];
  }

  return {
    draft,
    questions,
    problems,
    sending: sending.state,
    isWishOnly,
    setName: (name: string) => setDraft((current) => ({ ...current, name })),
    setMessage: (message: string) => setDraft((current) => ({ ...current, message })),
    setAnswer: (index: number, change: Partial<AttendanceAnswer>) =>
      setDraft((current) => ({
        ...current,
        answers: current.answers.map((answer, at) => (at === index ? { ...answer, ...change } : answer)),
      })),
    send,
  };
}
