import type { approveDraft, BodyOf, SharedDraft, suggestWords } from '@janur/contracts';
import { routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../data.ts';

/** Somebody else may be looking at it, too. */
const LOOK_EVERY_MS = 15_000;

export type NewSuggestion = BodyOf<typeof suggestWords>;

/** The draft that a secret opens, with what can be done to it. */
export function useSharedDraft(token: string) {
  const queries = useQueryClient();
  const headers = { 'draft-token': token };
  const queryKey = ['shared-draft', token];
  const draft = useQuery({
    queryKey,
    queryFn: async () => (await api(routes.openDraft, { headers })).data,
    enabled: token !== '',
    refetchInterval: LOOK_EVERY_MS,
  });
  const keep = (change: (now: SharedDraft) => SharedDraft) =>
    queries.setQueryData<SharedDraft>(queryKey, (now) => now && change(now));
  const suggest = useMutation({
    mutationFn: async (body: NewSuggestion) => (await api(routes.suggestWords, { headers, body })).data,
    onSuccess: (said) =>
      keep((now) => ({ ...now, suggestions: [...now.suggestions.filter(({ id }) => id !== said.id), said] })),
  });
  const withdraw = useMutation({
    mutationFn: async (suggestionId: number) => {
      await api(routes.withdrawSuggestion, { headers, params: { suggestionId } });
      return suggestionId;
    },
    onSuccess: (gone) => keep((now) => ({ ...now, suggestions: now.suggestions.filter(({ id }) => id !== gone) })),
    // it was answered meanwhile
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const approve = useMutation({
    mutationFn: async (body: BodyOf<typeof approveDraft>) => (await api(routes.approveDraft, { headers, body })).data,
    onSuccess: (now) => queries.setQueryData<SharedDraft>(queryKey, now),
    // it was changed meanwhile
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return { draft, suggest, withdraw, approve };
}
export type SharedDraftState = ReturnType<typeof useSharedDraft>;

export const openOnes = ({ suggestions }: Pick<SharedDraft, 'suggestions'>): number =>
  suggestions.filter(({ state }) => state === 'OPEN').length;

const NAME = 'janur-draft-name';

/** Who looks through drafts on this phone; browsers that keep nothing ask each time. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // asked again the next time
  }
}
