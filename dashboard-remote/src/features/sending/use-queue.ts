import type { listRsvpGuests, RsvpRecord, SuccessOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { bodyOf, type Queue } from './kinds.ts';
import { useSkipped } from './skipped.ts';

const KEY = routes.listRsvpGuests.path;
/** Enough to look ahead; who was skipped makes the look longer. */
const LOOK_AHEAD = 25;
const MOST = 100;

type Answer = SuccessOf<typeof listRsvpGuests>;

const pageOf = (queue: Queue, isSent: boolean | undefined, limit: number) => {
  const body = { ...bodyOf(queue, isSent), limit };
  return {
    queryKey: [KEY, body],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer> => api(routes.listRsvpGuests, { body }, { signal }),
    placeholderData: keepPreviousData,
  };
};

/**
 * One guest after the other. What was sent is remembered by the server, so that another phone goes on where this one stopped;
 * who was skipped only by this tab.
 */
export function useQueue(queue: Queue) {
  const queries = useQueryClient();
  const { skipped, skip, unskipAll } = useSkipped(queue);
  const [last, setLast] = useState<RsvpRecord>();
  const waiting = useQuery(pageOf(queue, false, Math.min(MOST, LOOK_AHEAD + skipped.length)));
  const all = useQuery(pageOf(queue, undefined, 1));
  const mark = useMutation({
    mutationFn: ({ guest, isSent }: { guest: RsvpRecord; isSent: boolean }) =>
      api(routes.markMessage, {
        params: { guestCode: guest.code, kind: queue.kind },
        body: { is_sent: isSent },
      }),
    onSuccess: async (_answer, { guest, isSent }) => {
      setLast(isSent ? guest : undefined);
      await queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
  const ahead = waiting.data?.data.filter(({ code }) => !skipped.includes(code)) ?? [];
  return {
    state:
      waiting.isError && !waiting.data ? ('failed' as const) : waiting.data ? ('ready' as const) : ('pending' as const),
    retry: () => void waiting.refetch(),
    next: ahead[0],
    after: ahead.slice(1, 8),
    left: waiting.data?.meta.total_data ?? 0,
    total: all.data?.meta.total_data ?? 0,
    skippedCount: (waiting.data?.data.length ?? 0) - ahead.length,
    last,
    skip,
    unskipAll,
    markSent: (guest: RsvpRecord) => mark.mutate({ guest, isSent: true }),
    takeBack: (guest: RsvpRecord) => mark.mutate({ guest, isSent: false }),
    isMarking: mark.isPending,
    error: mark.error,
  };
}
