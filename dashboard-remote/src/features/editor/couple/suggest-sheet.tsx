import { limitAt, LIMITS, type Suggestion, suggestWords } from '@janur/contracts';
import type { PreviewTap } from '@janur/contracts/preview';
import type { DraftText } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { textLimit } from './text-limit.ts';
import { FootSheet } from '../../../parts/foot-sheet.tsx';
import { useSectionName, useTextName } from './text-name.ts';
import { type NewSuggestion, rememberedName, rememberName, type SharedDraftState } from './use-shared-draft.ts';

interface SuggestSheetProps {
  tap: PreviewTap;
  /** What was tapped, as far as it is known. */
  meant: DraftText | undefined;
  texts: readonly DraftText[];
  /** What is suggested already. */
  suggestions: readonly Suggestion[];
  isWide: boolean;
  suggest: SharedDraftState['suggest'];
  onClose: () => void;
}

/** Says what a text should say, or what is on one's mind about it. */
export function SuggestSheet({ tap, meant, texts, suggestions, isWide, suggest, onClose }: SuggestSheetProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const nameOf = useTextName();
  const sectionName = useSectionName();
  const [path, setPath] = useState(meant?.path ?? null);
  const text = texts.find((one) => one.path === path);
  const [author, setAuthor] = useState(rememberedName);
  const mine = suggestions.find(
    (one) => one.path === path && one.path !== null && one.state === 'OPEN' && one.author === author,
  );
  const others = suggestions.filter(
    (one) => one.path === path && path !== null && one.state === 'OPEN' && one !== mine,
  );
  const [typed, setTyped] = useState<string>();
  const [comment, setComment] = useState(mine?.comment ?? '');
  const written = typed ?? mine?.text ?? text?.value ?? '';
  const [isNamed] = useState(author !== '');
  const ofSection = texts.filter((one) => one.value && one.section === (meant?.section ?? tap.section));
  const isChanged = text !== undefined && written.trim() !== (text.value ?? '');
  const canSend = author.trim() !== '' && (isChanged || comment.trim() !== '');

  function send() {
    rememberName(author.trim());
    const body: NewSuggestion = {
      section: text?.section ?? tap.section,
      path: text?.path ?? null,
      before: text?.value ?? (tap.text.slice(0, 5000) || null),
      text: isChanged ? written.trim() : null,
      comment: comment.trim() || null,
      author: author.trim(),
    };
    suggest.mutate(body, { onSuccess: onClose });
  }

  return (
    <FootSheet
      isWide={isWide}
      title={text ? nameOf(text.path) : sectionName(tap.section)}
      onClose={onClose}
      actions={
        <Button h={48} fullWidth disabled={!canSend} loading={suggest.isPending} onClick={send}>
          {t('drafts.send')}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        {!text && tap.text && <blockquote css={quote}>{tap.text.slice(0, 300)}</blockquote>}
        {ofSection.length > 0 && (!meant || !text) && (
          <Select
            label={t('drafts.which')}
            placeholder={t('drafts.which_none')}
            clearable
            value={path}
            data={ofSection.map((one) => ({
              value: one.path,
              label: `${nameOf(one.path)}: ${(one.value ?? '').slice(0, 40)}`,
            }))}
            onChange={(chosen) => {
              setPath(chosen);
              setTyped(undefined);
            }}
          />
        )}
        {text && (
          <Textarea
            label={t('drafts.should_say')}
            description={isChanged && text.value ? t('drafts.now_says', { text: text.value.slice(0, 160) }) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={2}
            maxRows={10}
            value={written}
            maxLength={textLimit(text.path)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            data-autofocus
          />
        )}
        <Textarea
          label={text ? t('drafts.comment') : t('drafts.remark')}
          placeholder={t('drafts.comment_hint')}
          autosize
          minRows={text ? 1 : 3}
          maxRows={8}
          maxLength={limitAt(suggestWords.body, 'comment')}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        {!isNamed && (
          <TextInput
            label={t('drafts.your_name')}
            placeholder={t('drafts.your_name_hint')}
            maxLength={LIMITS.person_name}
            value={author}
            onChange={({ currentTarget }) => setAuthor(currentTarget.value)}
          />
        )}
        {others.map(({ id, author: who, text: theirs, comment: said }) => (
          <p key={id} css={{ margin: 0, color: ledger.muted }}>
            <b css={{ color: 'var(--mantine-color-text)' }}>{who}</b>: {theirs ?? said}
          </p>
        ))}
        {suggest.isError && <Problem>{reason(suggest.error)}</Problem>}
      </div>
    </FootSheet>
  );
}

const quote = {
  margin: 0,
  padding: '10px 14px',
  borderInlineStart: `3px solid ${ledger.accent}`,
  background: ledger.head,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
