import type { BodyOf, Chosen, moderateWishes, ModeratedWish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';

/** Below them stand all pages of all searches. */
const WISHES_KEYS = [[routes.listAllWishes.path], [routes.listOwnWishes.path]];

export function useRefreshWishes() {
  const queries = useQueryClient();
  return () => Promise.all(WISHES_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

type Deed = BodyOf<typeof moderateWishes>['deed'];

const moderate = (deed: Deed, { id }: ModeratedWish) => api(routes.moderateWishes, { body: { deed, ids: [id] } });

/** One wish after the other: it leaves the list at once, and what was hidden can be shown again while there is a way back. */
export function useModeration() {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshWishes();
  const offerUndo = useOfferUndo();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const bringBack = ({ id }: ModeratedWish) => setGone((all) => new Set([...all].filter((other) => other !== id)));

  const putBack = useMutation({
    mutationFn: (wish: ModeratedWish) => moderate('SHOW', wish),
    onSuccess: async (_, wish) => {
      await refresh();
      bringBack(wish);
    },
    onError: (error, wish) => {
      offer(wish);
      setProblem(t('wishes.show_failed', { name: wish.name, reason: reason(error) }));
    },
  });
  const offer = (wish: ModeratedWish) =>
    offerUndo({
      id: `wish-${wish.id}`,
      text: t('wishes.was_hidden', { name: wish.name }),
      onUndo: () => putBack.mutate(wish),
    });
  const doing = useMutation({
    mutationFn: ({ deed, wish }: { deed: Deed; wish: ModeratedWish }) => moderate(deed, wish),
    onMutate: ({ wish }) => {
      setProblem(undefined);
      setGone((all) => new Set([...all, wish.id]));
    },
    onSuccess: async (_, { deed, wish }) => {
      if (deed === 'HIDE') offer(wish);
      await refresh();
      // it stands in another list now, and may come back to this one
      bringBack(wish);
    },
    onError: (error, { deed, wish }) => {
      bringBack(wish);
      setProblem(t(`wishes.${deed.toLowerCase()}_failed`, { name: wish.name, reason: reason(error) }));
    },
  });
  return {
    problem,
    isHere: ({ id }: ModeratedWish) => !gone.has(id),
    moderate: (deed: Deed, wish: ModeratedWish) => doing.mutate({ deed, wish }),
  };
}

/** All that a filter finds. */
export const moderateAll = (deed: Deed, chosen: Chosen) => api(routes.moderateWishes, { body: { deed, chosen } });
