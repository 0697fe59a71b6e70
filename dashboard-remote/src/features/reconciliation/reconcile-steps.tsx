import type { ListedEvent } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { wrongRowsOf } from '../../parts/file-upload/refused-rows.ts';
import { Step, steps } from '../../parts/file-upload/step.tsx';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { FileDrop } from '../../parts/file-upload/file-drop.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { EventWords } from '../../parts/event-choice.tsx';
import { WrongCells } from './wrong-cells.tsx';

/** What is known of an event, corrected in a file and sent back. */
export function ReconcileSteps({ event }: { event: ListedEvent }) {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const reason = useReason();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const { upload, send, stop } = useFileUpload(routes.reconcileAttendance);
  const params = { eventId: event.id };
  const wrong = upload.state === 'failed' ? wrongRowsOf(upload.error) : undefined;
  const isDone = upload.state === 'done';
  const number = (count: number) => ({ count, number: count.toLocaleString(i18n.language) });

  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: [routes.listEvents.path] });
  }, [isDone, queries]);

  return (
    <ol css={steps}>
      <Step number={1} title={t('reconciliation.chosen')}>
        <div css={chosen}>
          <div css={{ display: 'grid', gap: 6 }}>
            <EventWords event={event} />
          </div>
          <Button component={Link} variant="default" to="?">
            {t('reconciliation.change')}
          </Button>
        </div>
      </Step>
      <Step number={2} title={t('reconciliation.file')}>
        <p css={advice}>{t('reconciliation.file_advice')}</p>
        <DownloadButton
          text={t('reconciliation.download')}
          route={routes.getReconciliationFile}
          request={{ params, query: { language } }}
        />
      </Step>
      <Step number={3} title={t('reconciliation.upload')}>
        {upload.state === 'sending' && file ? (
          <UploadBar name={file.name} sent={upload.sent} onCancel={stop} />
        ) : (
          <FileDrop
            title={t(file ? 'reconciliation.other_file' : 'reconciliation.choose_file')}
            note={file ? file.name : t('reconciliation.limits')}
            onFile={(chosenFile) => {
              setFile(chosenFile);
              void send({ params, body: { 'rsvp-attendance-reconciliation': chosenFile } });
            }}
          />
        )}
        {upload.state === 'failed' && !wrong && (
          <Problem>
            {reason(upload.error, {
              TOO_LARGE: t('reconciliation.too_large'),
              UNSUPPORTED_MEDIA: t('reconciliation.no_sheet'),
            })}
          </Problem>
        )}
      </Step>
      <Step number={4} title={t('reconciliation.result')} isAhead={!wrong && !isDone}>
        {!wrong && !isDone && <p css={[advice, { margin: 0 }]}>{t('reconciliation.result_advice')}</p>}
        {wrong && <WrongCells count={wrong.count} rows={wrong.rows} />}
        {upload.state === 'done' && (
          <div role="status">
            <p css={result}>
              <TickIcon size={22} />
              {t('reconciliation.done', number(upload.answer.data.updated))}{' '}
              {t('reconciliation.unchanged', number(upload.answer.data.unchanged))}
            </p>
            <p css={[advice, { margin: 0 }]}>{t('reconciliation.see_summary')}</p>
          </div>
        )}
      </Step>
    </ol>
  );
}

const advice = { margin: '0 0 14px', maxWidth: 620, color: ledger.muted, lineHeight: 1.5 } as const;

const chosen = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
} as const;

const result = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 8px',
  color: ledger.success,
  fontSize: 16,
  fontWeight: 600,
} as const;
