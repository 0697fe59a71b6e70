import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { routes } from '@janur/data';
import { api } from '../../../data.ts';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { fromWallClock, toWallClock } from '../../../parts/wall-clock.ts';
import { CheckList } from '../couple/check-list.tsx';
import { type Check, checksOf } from '../couple/checks.ts';
import { SendSample } from '../couple/send-sample.tsx';
import { isDirty } from '../draft/draft.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { usePanel } from '../use-panel.ts';
import { type Review } from './use-review.ts';

/** As long as a link that is shared. */
const DAYS = 14;

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
  const reason = useReason();
  const { clientId } = useParams();
  const [isSampleSent, setSampleSent] = useState(false);
  const known = review?.review;
  const events = draft.content.new_events.length > 0 ? draft.content.new_events : draft.content.events;
  const timeZone = events[0]?.timezone ?? 'Asia/Jakarta';
  const [day, setDay] = useState<string>();
  const knownDay = toWallClock(known?.answers_until ?? null, timeZone).slice(0, 10);
  const wantedDay = day ?? knownDay;
  const until = wantedDay === '' ? null : fromWallClock(`${wantedDay}T23:59`, timeZone);
  const deadline = useMutation({
    mutationFn: () => api(routes.setAnswersUntil, { body: { answers_until: until, client_id: Number(clientId) } }),
  });
  const answersUntil = known ? until : undefined;
  const checks = checksOf({ ...draft, guests: known?.guests, answersUntil, isSampleSent }, now);
  const wrong = checks.filter(({ state }) => state === 'wrong').length;
  const waiting = review?.open.length ?? 0;
  const approval = review?.review?.approval;

  async function publish() {
    store.change({ option: { is_hidden: false } });
    const isSaved = await onSave();
    // after the save, which it would overtake
    if (isSaved && wantedDay !== knownDay) await deadline.mutateAsync();
    onClose();
  }

  const address = known?.link && `${location.origin}/dashboard/draft#${known.link.token}`;
  const actions: Partial<Record<Check['id'], ReactNode>> = {
    guests: null,
    deadline: (
      <TextInput
        type="date"
        aria-label={t('drafts.check.deadline')}
        value={wantedDay}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    ),
    sample: address ? (
      <SendSample name={base.name} address={address} onSent={() => setSampleSent(true)} />
    ) : (
      review && (
        <Button variant="default" loading={review.makeLink.isPending} onClick={() => review.makeLink.mutate(DAYS)}>
          {t('drafts.make_link')}
        </Button>
      )
    ),
  };

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
          id in actions ? (
            actions[id]
          ) : (
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
      {deadline.isError && <Problem>{reason(deadline.error)}</Problem>}
      {isDirty(base, draft) && <p css={{ margin: '12px 0 0', color: ledger.muted }}>{t('drafts.publish_saves')}</p>}
    </Sheet>
  );
}
