import { LIMITS, type SharedDraft } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { CheckList } from './check-list.tsx';
import { checksOf } from './checks.ts';
import { FootSheet } from '../../../parts/foot-sheet.tsx';
import { SendSample } from './send-sample.tsx';
import { rememberedName, rememberName, type SharedDraftState } from './use-shared-draft.ts';

interface ApproveSheetProps {
  shared: SharedDraft;
  isWide: boolean;
  approve: SharedDraftState['approve'];
  onClose: () => void;
}

/** Read once more, then said: it may go to the guests. */
export function ApproveSheet({ shared, isWide, approve, onClose }: ApproveSheetProps) {
  const { t } = useTranslation();
  // what was looked at, though it is read again meanwhile
  const [{ revision }] = useState(shared);
  const reason = useReason();
  const [author, setAuthor] = useState(rememberedName);
  const [now] = useState(() => new Date());
  const [isSampleSent, setSampleSent] = useState(false);
  const open = shared.suggestions.filter(({ state }) => state === 'OPEN').length;
  return (
    <FootSheet
      isWide={isWide}
      title={t('drafts.approve_title')}
      onClose={onClose}
      actions={
        <Button
          h={48}
          fullWidth
          disabled={author.trim() === ''}
          loading={approve.isPending}
          onClick={() => {
            rememberName(author.trim());
            approve.mutate({ author: author.trim(), revision }, { onSuccess: onClose });
          }}
        >
          {t('drafts.approve')}
        </Button>
      }
    >
      <p css={{ margin: '0 0 8px', color: ledger.muted }}>{t('drafts.approve_advice')}</p>
      <CheckList
        checks={checksOf({ ...shared.client, answersUntil: shared.client.answers_until, isSampleSent }, now)}
        actionOf={({ id }) =>
          id === 'sample' && (
            <SendSample name={shared.client.name} address={location.href} onSent={() => setSampleSent(true)} />
          )
        }
      />
      {open > 0 && <p css={{ margin: '12px 0 0', fontWeight: 600 }}>{t('drafts.still_open', { count: open })}</p>}
      <TextInput
        mt={16}
        label={t('drafts.your_name')}
        placeholder={t('drafts.your_name_hint')}
        maxLength={LIMITS.person_name}
        value={author}
        onChange={({ currentTarget }) => setAuthor(currentTarget.value)}
      />
      {approve.isError && <Problem>{reason(approve.error)}</Problem>}
    </FootSheet>
  );
}
