import type { ModeratedWish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';

/** Below it stand all pages of all searches. */
export const WISHES_KEY = [routes.listAllWishes.path];

/**
 * The server takes a wish down at once, so that it is gone from the invitation even when this page is left, and keeps it,
 * so that it can be put back while there is a way back.
 */
export function useTakeDown() {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: WISHES_KEY });
  const show = ({ id }: ModeratedWish) => setHidden((all) => new Set([...all].filter((other) => other !== id)));

  const putBack = useMutation({
    mutationFn: ({ id }: ModeratedWish) => api(routes.restoreWish, { params: { id } }),
    onSuccess: async (_, wish) => {
      await refresh();
      show(wish);
    },
    onError: (error, wish) => {
      offer(wish);
      setProblem(t('wishes.restore_failed', { name: wish.name, reason: reason(error) }));
    },
  });
  const offer = (wish: ModeratedWish) =>
    offerUndo({
      id: `wish-${wish.id}`,
      text: t('wishes.deleted', { name: wish.name }),
      onUndo: () => putBack.mutate(wish),
    });
  const takeDown = useMutation({
    mutationFn: ({ id }: ModeratedWish) => api(routes.deleteWish, { params: { id } }),
    onMutate: ({ id }) => {
      setProblem(undefined);
      setHidden((all) => new Set([...all, id]));
    },
    onSuccess: async (_, wish) => {
      offer(wish);
      await refresh();
    },
    onError: (error, wish) => {
      show(wish);
      setProblem(t('wishes.delete_failed', { name: wish.name, reason: reason(error) }));
    },
  });
  return { problem, isShown: ({ id }: ModeratedWish) => !hidden.has(id), takeDown: takeDown.mutate };
}
