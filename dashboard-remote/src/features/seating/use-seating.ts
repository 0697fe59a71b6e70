import type { BodyOf, getSeating, seatParties, SuccessOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { Seating } from './hall-view.ts';

export const seatingQuery = (eventId: number) => queryOf(api, routes.getSeating, { params: { eventId } });

export const useSeating = (eventId: number) => useQuery({ ...seatingQuery(eventId), select: ({ data }) => data });

/** The seating is asked anew, and so is the guest list, which names the tables too. */
export function useRefreshSeating(eventId: number): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: seatingQuery(eventId).queryKey }),
      queries.invalidateQueries({ queryKey: [routes.listRsvpGuests.path] }),
    ]);
}

type Seats = BodyOf<typeof seatParties>['seats'];
interface Move {
  readonly seats: Seats;
  /** What was done, for the offer to take it back. */
  readonly text: string;
}

/** Seats parties at once on the screen, then on the server, with the way back. */
export function useSeat(eventId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = useRefreshSeating(eventId);
  const offerUndo = useOfferUndo();
  const { queryKey } = seatingQuery(eventId);
  const seat = useMutation({
    mutationFn: ({ seats }: Move) => api(routes.seatParties, { params: { eventId }, body: { seats } }),
    onMutate: async ({ seats }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<SuccessOf<typeof getSeating>>(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, data: seatedAnew(before.data, seats) });
      return before;
    },
    onError: (_error, _move, before) => before && queries.setQueryData(queryKey, before),
    onSuccess: ({ data: { moved } }, { text }) => {
      if (moved.length === 0) return;
      const back = moved.map(({ guest_event_id, from, to }) => ({ guest_event_id, table_number: from, from: to }));
      offerUndo({ id: `seats-${eventId}`, text, onUndo: () => undo.mutate(back) });
    },
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: (seats: Seats) => api(routes.seatParties, { params: { eventId }, body: { seats } }),
    onSettled: refresh,
  });
  const failed = seat.error ?? undo.error;
  return {
    failed,
    isBusy: seat.isPending,
    seatAt: (party: { guest_event_id: number; name: string }, table: string | null) =>
      seat.mutate({
        seats: [{ guest_event_id: party.guest_event_id, table_number: table }],
        text:
          table === null
            ? t('seating.taken_off', { name: party.name })
            : t('seating.seated', { name: party.name, table }),
      }),
    seatMany: (seats: Seats, text: string) => seat.mutateAsync({ seats, text }),
  };
}

function seatedAnew(seating: Seating, seats: Seats): Seating {
  const tableOf = new Map(seats.map(({ guest_event_id, table_number }) => [guest_event_id, table_number]));
  return {
    ...seating,
    parties: seating.parties.map((party) => {
      const to = tableOf.get(party.guest_event_id);
      return to === undefined ? party : { ...party, table_number: to, reasons: [] };
    }),
  };
}
