import type { ModeratedWish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { useReason } from '../../parts/problem.tsx';
import type { Undoable } from '../../parts/undo-bar.tsx';

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
  const [down, setDown] = useState<readonly ModeratedWish[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: WISHES_KEY });
  const forget = ({ id }: ModeratedWish) => setDown((all) => all.filter((wish) => wish.id !== id));
  const show = ({ id }: ModeratedWish) => setHidden((all) => new Set([...all].filter((other) => other !== id)));

  const takeDown = useMutation({
    mutationFn: ({ id }: ModeratedWish) => api(routes.deleteWish, { params: { id } }),
    onMutate: ({ id }) => {
      setProblem(undefined);
      setHidden((all) => new Set([...all, id]));
    },
    onSuccess: async (_, wish) => {
      setDown((all) => [...all, wish]);
      await refresh();
    },
    onError: (error, wish) => {
      show(wish);
      setProblem(t('wishes.delete_failed', { name: wish.name, reason: reason(error) }));
    },
  });
  const putBack = useMutation({
    mutationFn: ({ id }: ModeratedWish) => api(routes.restoreWish, { params: { id } }),
    onMutate: forget,
    onSuccess: async (_, wish) => {
      await refresh();
      show(wish);
    },
    onError: (error, wish) => {
      setDown((all) => [...all, wish]);
      setProblem(t('wishes.restore_failed', { name: wish.name, reason: reason(error) }));
    },
  });

  const by = (key: number, act: (wish: ModeratedWish) => void) => {
    const wish = down.find(({ id }) => id === key);
    if (wish) act(wish);
  };
  return {
    problem,
    isShown: ({ id }: ModeratedWish) => !hidden.has(id),
    takeDown: takeDown.mutate,
    deeds: down.map(({ id, name }): Undoable => ({ key: id, text: t('wishes.deleted', { name }) })),
    undo: (key: number) => by(key, putBack.mutate),
    end: (key: number) => by(key, forget),
  };
}
