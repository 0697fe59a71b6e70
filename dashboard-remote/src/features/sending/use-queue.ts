import { type listRsvpGuests, MAX_PAGE_LIMIT, type RsvpRecord, type SuccessOf } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import { queryOf, routes } from '@janur/data';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { bodyOf, type Queue, unsentOf } from './kinds.ts';
import { useSkipped } from './skipped.ts';

const KEY = routes.listRsvpGuests.path;
/** Enough to look ahead; who was skipped makes the look longer. */
const LOOK_AHEAD = 25;
const SHOWN_AHEAD = 7;
const SHOWN_SENT = 3;

type Answer = SuccessOf<typeof listRsvpGuests>;

/** Who got a message from this tab, and when: each can be taken back. */
export interface Sent {
  readonly guest: RsvpRecord;
  readonly kind: MessageKind;
  readonly at: string;
}

/** The first `count` of a queue, as many pages as they need. */
const firstOf = (queue: Queue, count: number) => {
  const body = { ...bodyOf(queue), limit: Math.min(MAX_PAGE_LIMIT, count) };
  const pages = Math.ceil(count / MAX_PAGE_LIMIT);
  return {
    queryKey: [KEY, body, pages],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
      const pageAt = (page: number) => api(routes.listRsvpGuests, { body: { ...body, page } }, { signal });
      const first = await pageAt(1);
      const further = Array.from({ length: Math.min(pages, first.meta.last_page) - 1 }, (_, index) =>
        pageAt(index + 2),
      );
      return { ...first, data: [first, ...(await Promise.all(further))].flatMap(({ data }) => data) };
    },
    placeholderData: keepPreviousData,
  };
};

const oneGuest = (code: string | undefined) => {
  const body = { search_query: code ?? '', limit: 1 };
  return {
    queryKey: [KEY, body],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer> => api(routes.listRsvpGuests, { body }, { signal }),
    enabled: code !== undefined,
  };
};

/**
 * One guest after the other. What was sent is remembered by the server, so that another phone goes on where this one stopped;
 * who was skipped only by this tab.
 */
export function useQueue(queue: Queue) {
  const queries = useQueryClient();
  const { skipped, skip, unskipAll } = useSkipped(queue);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const waiting = useQuery(firstOf(queue, LOOK_AHEAD + skipped.length));
  const chosen = useQuery(oneGuest(queue.guest));
  const counts = useQuery({
    ...queryOf(api, routes.getSendingQueues, {
      query: {
        silent_days: queue.silentDays,
        thanked: queue.thanked,
        ...(queue.slug && { slug: queue.slug }),
        ...(queue.group && { guest_group: queue.group }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  // who answered or came without having been written to needs no invitation
  const isOfAllInvitations = queue.kind === 'INVITATION' && !queue.codes;
  const unsent = useQuery({
    queryKey: [KEY, 'unsent', queue.slug, queue.group],
    queryFn: ({ signal }) => api(routes.listRsvpGuests, { body: unsentOf(queue) }, { signal }),
    select: ({ meta }) => meta.total_data,
    enabled: isOfAllInvitations,
  });
  const mark = useMutation({
    mutationFn: ({ guest, kind, isSent }: { guest: RsvpRecord; kind: MessageKind; isSent: boolean }) =>
      api(routes.markMessage, { params: { guestCode: guest.code, kind }, body: { is_sent: isSent } }),
    onSuccess: async ({ data }, { guest, kind, isSent }) => {
      const others = sent.filter((one) => one.guest.code !== guest.code || one.kind !== kind);
      const at = data.sent_at ?? new Date().toISOString();
      setSent(isSent ? [{ guest, kind, at }, ...others] : others);
      await Promise.all([
        queries.invalidateQueries({ queryKey: [KEY] }),
        queries.invalidateQueries({ queryKey: [routes.getSendingQueues.path] }),
      ]);
    },
  });
  const ahead = waiting.data?.data.filter(({ code }) => !skipped.includes(code)) ?? [];
  const found = chosen.data?.data.find(({ code }) => code === queue.guest);
  const next = queue.guest === undefined ? ahead[0] : found;
  const ofAll = counts.data?.data.find(({ kind }) => kind === queue.kind);
  const sentNow = sent.filter(({ kind }) => kind === queue.kind);
  // of those who were ticked the list itself says how many wait, and this tab whom it wrote to
  const left = queue.codes ? (waiting.data?.meta.total_data ?? 0) : (ofAll?.waiting ?? 0);
  const done = queue.codes ? sentNow.length : (ofAll?.sent ?? 0);
  const isLooking = queue.guest !== undefined && chosen.isPending;
  return {
    state:
      waiting.isError && !waiting.data
        ? ('failed' as const)
        : waiting.data && !isLooking
          ? ('ready' as const)
          : ('pending' as const),
    retry: () => void waiting.refetch(),
    next,
    after: ahead.filter(({ code }) => code !== next?.code).slice(0, SHOWN_AHEAD),
    counts: queue.codes ? [] : (counts.data?.data ?? []),
    /** Whether the numbers are known. */
    isCounted: queue.codes ? waiting.data !== undefined : counts.data !== undefined,
    left,
    total: left + done,
    /** Who was not written to and need not be. */
    needless: !isOfAllInvitations || counts.data === undefined ? 0 : Math.max(0, (unsent.data ?? left) - left),
    skippedCount: (waiting.data?.data.length ?? 0) - ahead.length,
    sent: sentNow.slice(0, SHOWN_SENT),
    skip,
    unskipAll,
    markSent: (guest: RsvpRecord) => mark.mutate({ guest, kind: queue.kind, isSent: true }),
    takeBack: ({ guest, kind }: Pick<Sent, 'guest' | 'kind'>) => mark.mutate({ guest, kind, isSent: false }),
    isMarking: mark.isPending,
    error: mark.error,
  };
}
export type QueueView = ReturnType<typeof useQueue>;
