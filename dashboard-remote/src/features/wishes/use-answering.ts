import type { ModeratedWish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../data.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import { useRefreshWishes } from './use-moderation.ts';

interface Said {
  readonly wish: ModeratedWish;
  readonly answer: string | null;
}

/** The answers to wishes: one is written at a time, and one that was taken away can be had back. */
export function useAnswering() {
  const { t } = useTranslation();
  const refresh = useRefreshWishes();
  const offerUndo = useOfferUndo();
  const drafts = useRef(new Map<number, string>());
  const [open, setOpen] = useState<ModeratedWish>();
  const save = useMutation({
    mutationFn: ({ wish: { id }, answer }: Said) => api(routes.answerWish, { params: { id }, body: { answer } }),
    onSuccess: async (_, { wish, answer }) => {
      drafts.current.delete(wish.id);
      setOpen(undefined);
      if (answer === null) {
        offerUndo({
          id: `answer-${wish.id}`,
          text: t('wishes.answer_gone', { name: wish.name }),
          onUndo: () => save.mutate({ wish, answer: wish.answer }),
        });
      }
      await refresh();
    },
  });
  return {
    open,
    save,
    start(wish: ModeratedWish) {
      save.reset();
      setOpen(wish);
    },
    close: () => setOpen(undefined),
    draftOf: ({ id, answer }: ModeratedWish) => drafts.current.get(id) ?? answer ?? '',
    keepDraft: ({ id }: ModeratedWish, text: string) => void drafts.current.set(id, text),
  };
}

export type Answering = ReturnType<typeof useAnswering>;
