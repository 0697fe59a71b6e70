import type { RsvpSubmission } from '@janur/contracts';
import { type PhoneStorage, type AnswerOwner, draftName, phoneStorage } from './remembered.ts';
import type { RsvpValues } from './rsvp-answer.ts';
import { createApi } from '@janur/data/client';
import { ApiError, NetworkError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import { create } from 'zustand';
import { comingOf } from '../answer/answer-scene.ts';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import { useWishesStore } from '../stores/wishes.ts';
import { watchConnection } from '../parts/watch-connection.ts';
import { createOutbox, type Delivery, type OutgoingAnswer } from './outbox.ts';

/** The form as the phone remembers it. */
export interface Draft {
  values: RsvpValues;
  /** True once these answers were taken. */
  isSent?: boolean;
  /** What the server found wrong with them. */
  refused?: { paths: readonly string[]; body: RsvpSubmission };
}

export function readDraft(storage: PhoneStorage, owner: AnswerOwner): Draft | undefined {
  const draft = storage.read(draftName(owner));
  const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft && typeof draft.values === 'object';
  return isDraft ? (draft as Draft) : undefined; // written by `keepDraft`
}

export const keepDraft = (storage: PhoneStorage, owner: AnswerOwner, draft: Draft): boolean =>
  storage.write(draftName(owner), draft);

/** A wish that was taken is not written again by who changes the answer. */
export const withoutWish = (values: RsvpValues, taken: RsvpValues): RsvpValues =>
  values['message'] === taken['message'] ? { ...values, message: '' } : values;

const api = createApi();
export const storage = phoneStorage();

interface EndedStore {
  /** The last answer that the server has taken or refused. */
  last: { answer: OutgoingAnswer; delivery: Delivery } | null;
}
export const useEnded = create<EndedStore>(() => ({ last: null }));

/** The page's one outbox: it tells the result in the modal and puts a new wish on top of the list. */
export const rsvpOutbox = createOutbox({
  storage,
  send,
  onEnd(answer, delivery) {
    const { kind, owner } = answer;
    // the form may have been changed since
    const values = readDraft(storage, owner)?.values ?? answer.values;
    if (delivery.state === 'sent') {
      if (delivery.receipt.wish) useWishesStore.getState().add(delivery.receipt.wish);
      keepDraft(storage, owner, { values: withoutWish(values, answer.values), isSent: true });
    } else {
      keepDraft(storage, owner, { values, refused: { paths: delivery.paths, body: answer.body } });
    }
    useEnded.setState({ last: { answer, delivery } });
    const result = useRsvpResult.getState();
    if (delivery.state === 'refused') result.open('failed', kind);
    else
      result.open('success', kind, {
        ...(delivery.receipt.is_waiting && { note: 'held' }),
        coming: comingOf(answer.body),
      });
  },
});

async function send({ clientId, owner, sentCode, key, body }: OutgoingAnswer): Promise<Delivery> {
  try {
    const { data: receipt } = await api(routes.submitRsvp, {
      params: { clientId },
      headers: { slug: owner.slug, 'guest-code': sentCode ?? undefined, 'idempotency-key': key },
      body,
    });
    return { state: 'sent', receipt };
  } catch (error) {
    if (error instanceof NetworkError) return { state: 'waiting' };
    if (!(error instanceof ApiError)) throw error;
    // 409: a first try, whose answer was lost, is still being written; 502 to 504: a proxy heard nothing, or no database is there
    if ([409, 502, 503, 504].includes(error.status)) return { state: 'waiting' };
    if (error.status >= 500 || error.status === 429) return { state: 'failed', isTooMany: error.status === 429 };
    return { state: 'refused', paths: error.fields.map(({ path }) => path) };
  }
}

const watched = new Set<string>();

/** Sends what waits for this slug now, and from then on whenever the phone may be back. */
export function deliverWaiting(slug: string): void {
  if (watched.has(slug)) return;
  watched.add(slug);
  watchConnection({
    hasWork: () => rsvpOutbox.waiting(slug).length > 0,
    work: () => rsvpOutbox.deliver(slug),
  });
}
