import { decideSuggestion, limitAt, type Suggestion } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { isOfFormer, isTakenOver, textNow } from './taken-over.ts';
import { type Review } from './use-review.ts';

/** Takes it over, or says why not. What was taken over is told to the couple when it is saved. */
export function SuggestionActions({ suggestion, review }: { suggestion: Suggestion; review: Review }) {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const [isDeclining, setIsDeclining] = useState(false);
  const [answer, setAnswer] = useState('');
  const { id, state, text } = suggestion;
  const { decide } = review;
  if (state !== 'OPEN')
    return (
      <Button variant="default" onClick={() => decide.mutate({ id, state: 'OPEN' })}>
        {t('drafts.reopen')}
      </Button>
    );
  if (isDeclining)
    return (
      <div css={{ display: 'grid', gap: 8, width: '100%' }}>
        <Textarea
          label={t('drafts.answer')}
          autosize
          minRows={1}
          maxLength={limitAt(decideSuggestion.body, 'answer')}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          data-autofocus
        />
        <div css={{ display: 'flex', gap: 8 }}>
          <Button
            loading={decide.isPending}
            onClick={() =>
              decide.mutate({ id, state: text === null ? 'TAKEN' : 'DECLINED', answer: answer.trim() || null })
            }
          >
            {t(text === null ? 'drafts.done' : 'drafts.decline')}
          </Button>
          <Button variant="default" onClick={() => setIsDeclining(false)}>
            {t('drafts.not_now')}
          </Button>
        </div>
      </div>
    );
  const isIn = isTakenOver(draft, suggestion);
  const now = textNow(draft, suggestion);
  return (
    <>
      {text !== null && isOfFormer(draft, suggestion) && (
        <p css={note}>{t('drafts.changed_since', { text: (now ?? '').slice(0, 160) })}</p>
      )}
      {text !== null && now === undefined && <p css={note}>{t('drafts.row_gone')}</p>}
      {isIn && review.isTaken(suggestion) && <p css={note}>{t('drafts.in_draft')}</p>}
      {isIn && !review.isTaken(suggestion) && (
        <Button onClick={() => decide.mutate({ id, state: 'TAKEN' })}>{t('drafts.says_so')}</Button>
      )}
      {text !== null && !isIn && now !== undefined && (
        <Button onClick={() => review.take(suggestion)}>{t('drafts.take')}</Button>
      )}
      <Button variant="default" onClick={() => setIsDeclining(true)}>
        {t(text === null ? 'drafts.reply' : 'drafts.decline')}
      </Button>
    </>
  );
}

const note = { width: '100%', margin: 0, color: ledger.muted, fontSize: 13, overflowWrap: 'anywhere' } as const;
