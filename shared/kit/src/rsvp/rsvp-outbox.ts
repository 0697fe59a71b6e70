import { createApi } from '@janur/data/client';
import { ApiError, NetworkError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import { create } from 'zustand';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import { useWishesStore } from '../stores/wishes.ts';
import { keepDraft, readDraft, withoutWish } from './draft.ts';
import { createOutbox, type Delivery, type OutgoingAnswer } from './outbox.ts';
import { phoneStorage } from './phone-storage.ts';
import { watchConnection } from './watch-connection.ts';

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
    if (delivery.state === 'refused') useRsvpResult.getState().open('failed', kind);
    else useRsvpResult.getState().open('success', kind, delivery.receipt.is_waiting ? 'held' : undefined);
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
    // 409: a first try, whose answer was lost, is still being written; 502 and 504: a proxy heard nothing
    if ([409, 502, 504].includes(error.status)) return { state: 'waiting' };
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
