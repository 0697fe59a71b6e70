import type { Suggestion, SuggestionState } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import { api } from '../../../data.ts';
import { useEditorStore } from '../editor-context.tsx';
import { isTakenOver, withSuggested } from './taken-over.ts';

/** The couple may be looking through it just now. */
const LOOK_EVERY_MS = 30_000;

/** What the couple says of the draft that is being edited, and the ways to answer it. */
export function useReviewState(optionId: number) {
  const queries = useQueryClient();
  const store = useEditorStore();
  const params = { optionId };
  const query = queryOf(api, routes.getDraftReview, { params });
  const review = useQuery({ ...query, refetchInterval: LOOK_EVERY_MS });
  /** Taken over into the draft, which is not saved yet. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const lookAgain = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const decide = useMutation({
    mutationFn: ({ id, ...body }: { id: number; state: SuggestionState; answer?: string | null }) =>
      api(routes.decideSuggestion, { params: { ...params, suggestionId: id }, body }),
    onSettled: lookAgain,
  });
  const makeLink = useMutation({
    mutationFn: (days: number) => api(routes.makeDraftLink, { params, body: { days } }),
    onSuccess: lookAgain,
  });
  const endLink = useMutation({
    mutationFn: () => api(routes.endDraftLink, { params }),
    onSuccess: lookAgain,
  });
  const suggestions = review.data?.data.suggestions ?? [];
  return {
    review: review.data?.data,
    open: suggestions.filter(({ state }) => state === 'OPEN'),
    decide,
    makeLink,
    endLink,
    isTaken: ({ id }: Suggestion) => taken.has(id),
    take(suggestion: Suggestion) {
      store.replace(withSuggested(store.getState().draft, suggestion));
      setTaken((now) => new Set(now).add(suggestion.id));
    },
    /** After a save: what was taken over and is saved is told to the couple. */
    async settle() {
      const { base } = store.getState();
      const done = suggestions.filter((one) => one.state === 'OPEN' && taken.has(one.id) && isTakenOver(base, one));
      setTaken(new Set());
      await Promise.all(done.map(({ id }) => decide.mutateAsync({ id, state: 'TAKEN' })));
    },
  };
}

export type Review = ReturnType<typeof useReviewState>;

const ReviewContext = createContext<Review | undefined>(undefined);
export const ReviewProvider = ReviewContext.Provider;

/** Undefined where nobody looks anything through, as in a form of its own. */
export const useReview = (): Review | undefined => useContext(ReviewContext);
