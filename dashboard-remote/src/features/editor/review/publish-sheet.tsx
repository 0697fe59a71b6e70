import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '../../../parts/sheet.tsx';
import { CheckList } from '../couple/check-list.tsx';
import { checksOf } from '../couple/checks.ts';
import { isDirty } from '../draft/draft.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { usePanel } from '../use-panel.ts';
import { type Review } from './use-review.ts';

interface PublishSheetProps {
  review: Review | undefined;
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** The last look before guests can open it. What would mislead them is said, and one may still decide otherwise. */
export function PublishSheet({ review, onSave, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const base = useEditor((state) => state.base);
  const isSaving = useEditor((state) => state.isSaving);
  const { open } = usePanel();
  const [now] = useState(() => new Date());
  const checks = checksOf({ ...draft, guests: review?.review?.guests }, now);
  const wrong = checks.filter(({ state }) => state === 'wrong').length;
  const waiting = review?.open.length ?? 0;
  const approval = review?.review?.approval;

  async function publish() {
    store.change({ option: { is_hidden: false } });
    await onSave();
    onClose();
  }

  return (
    <Sheet
      title={t('drafts.publish_title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" h={44} onClick={onClose}>
            {t('drafts.not_now')}
          </Button>
          <Button h={44} loading={isSaving} onClick={() => void publish()}>
            {t(wrong > 0 ? 'drafts.publish_anyway' : 'drafts.publish')}
          </Button>
        </>
      }
    >
      <p css={{ margin: '0 0 8px', color: ledger.muted }}>{t('drafts.publish_advice', { slug: draft.option.slug })}</p>
      {approval && (
        <p css={{ margin: '0 0 8px', fontWeight: 600, color: approval.is_current ? ledger.success : ledger.warning }}>
          {t(approval.is_current ? 'drafts.approved_by' : 'drafts.approved_before_by', { name: approval.by })}
        </p>
      )}
      {waiting > 0 && <p css={{ margin: '0 0 8px', fontWeight: 600 }}>{t('drafts.still_open', { count: waiting })}</p>}
      <CheckList
        checks={checks}
        actionOf={({ id, panel, state }) =>
          id !== 'guests' && (
            <Button
              variant={state === 'wrong' ? 'filled' : 'default'}
              onClick={() => {
                onClose();
                open(panel);
              }}
            >
              {t(state === 'wrong' ? 'drafts.mend' : 'drafts.add')}
            </Button>
          )
        }
      />
      {isDirty(base, draft) && <p css={{ margin: '12px 0 0', color: ledger.muted }}>{t('drafts.publish_saves')}</p>}
    </Sheet>
  );
}
