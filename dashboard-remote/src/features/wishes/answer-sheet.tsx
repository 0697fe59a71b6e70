import { answerWish, limitAt, type ModeratedWish } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useUnsaved } from '../../parts/unsaved.tsx';
import { input } from '../../parts/styles.ts';
import { answered } from './styles.ts';
import type { Answering } from './use-answering.ts';

/** The limit is told when it comes near. */
const NEARLY = 100;
const MOST = limitAt(answerWish.body, 'answer');

/** What the hosts say to one wish: written, changed or taken away. What is not saved yet is there again when the sheet is opened again. */
export function AnswerSheet({ wish, answering }: { wish: ModeratedWish; answering: Answering }) {
  const { t } = useTranslation();
  const reason = useReason();
  const { save, draftOf, keepDraft, close } = answering;
  const [text, setText] = useState(draftOf(wish));
  const said = text.trim();
  const left = MOST - text.length;
  // the draft outlives the sheet, and not the page
  const unsaved = useUnsaved({
    isDirty: () => said !== '' && said !== wish.answer,
    onSave: () => save.mutate({ wish, answer: said }),
    onClose: close,
  });
  return (
    <Sheet
      title={t('wishes.answer_to', { name: wish.name })}
      onClose={close}
      actions={
        <>
          {wish.answer !== null && (
            <Button
              variant="default"
              c={ledger.danger}
              css={{ marginInlineEnd: 'auto' }}
              disabled={save.isPending}
              onClick={() => save.mutate({ wish, answer: null })}
            >
              {t('wishes.take_answer_away')}
            </Button>
          )}
          <Button
            disabled={said === '' || said === wish.answer}
            loading={save.isPending}
            onClick={() => save.mutate({ wish, answer: said })}
          >
            {t('wishes.save_answer')}
          </Button>
        </>
      }
    >
      <blockquote css={[answered, { margin: '0 0 20px', maxHeight: 220, overflowY: 'auto' }]}>
        {wish.message}
      </blockquote>
      <Field
        label={t('wishes.your_answer')}
        hint={left <= NEARLY ? t('wishes.answer_left', { count: left }) : t('wishes.answer_advice')}
      >
        {(parts) => (
          <textarea
            {...parts}
            rows={6}
            data-autofocus
            maxLength={MOST}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              keepDraft(wish, value);
            }}
            css={[input, { padding: '10px 12px', resize: 'vertical', lineHeight: 1.5 }]}
          />
        )}
      </Field>
      {save.isError && <Problem>{reason(save.error)}</Problem>}
      {unsaved.question}
    </Sheet>
  );
}
