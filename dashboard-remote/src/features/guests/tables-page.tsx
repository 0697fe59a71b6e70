import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { FileDrop } from '../../parts/file-upload/file-drop.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { type HostEvent, useChosenEvent, useHost } from '../../parts/use-host.ts';
import { wrongRowsOf } from '../../parts/file-upload/refused-rows.ts';
import { Step, steps } from '../../parts/file-upload/step.tsx';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { GUESTS_KEY } from './use-guest-list.ts';
import { WrongFile } from './wrong-file.tsx';

/** The tables of an event's guests as one file: taken out, filled in, brought back. */
export function TablesPage() {
  const { t } = useTranslation();
  const host = useHost().data;
  const event = useChosenEvent(host?.events);
  return (
    <>
      <PageHead
        title={t('tables.title')}
        note={event?.title}
        actions={
          <Button component={Link} variant="default" to={event ? `/guests?event=${event.id}` : '/guests'}>
            {t('imports.back')}
          </Button>
        }
      />
      {host && host.events.length > 1 && (
        <div css={{ display: 'flex', marginBottom: 14 }}>
          <EventTabs events={host.events} event={event} />
        </div>
      )}
      {event && <TableSteps key={event.id} event={event} />}
    </>
  );
}

function TableSteps({ event }: { event: HostEvent }) {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const reason = useReason();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const { upload, send, stop } = useFileUpload(routes.uploadTableNumbers);
  const wrong = upload.state === 'failed' ? wrongRowsOf(upload.error) : undefined;
  const isDone = upload.state === 'done';

  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: GUESTS_KEY });
  }, [isDone, queries]);

  return (
    <ol css={steps}>
      <Step number={1} title={t('tables.take')}>
        <p css={advice}>{t('tables.take_advice')}</p>
        <DownloadButton
          text={t('tables.download')}
          route={routes.getTableTemplate}
          request={{ params: { eventId: event.id }, query: { language } }}
        />
      </Step>
      <Step number={2} title={t('tables.bring')}>
        {upload.state === 'sending' && file ? (
          <UploadBar name={file.name} sent={upload.sent} onCancel={stop} />
        ) : (
          <FileDrop
            title={file ? t('imports.other_file') : t('imports.choose')}
            note={file ? file.name : t('imports.sheet_limits')}
            onFile={(chosen) => {
              setFile(chosen);
              void send({ params: { eventId: event.id }, body: { 'bulk-update-table-number': chosen } });
            }}
          />
        )}
        {upload.state === 'failed' && !wrong && (
          <Problem>
            {reason(upload.error, { TOO_LARGE: t('imports.too_large'), UNSUPPORTED_MEDIA: t('imports.no_sheet') })}
          </Problem>
        )}
      </Step>
      <Step number={3} title={t('imports.check')} isAhead={!wrong && !isDone}>
        {!wrong && !isDone && <p css={[advice, { marginBottom: 0 }]}>{t('tables.check_advice')}</p>}
        {wrong && <WrongFile rows={wrong.rows} />}
        {upload.state === 'done' && (
          <div role="status">
            <p
              css={{
                display: 'flex',
                gap: 10,
                margin: '0 0 16px',
                color: ledger.success,
                fontSize: 16,
                fontWeight: 600,
              }}
            >
              <TickIcon size={22} />
              {t('tables.done', {
                updated: upload.answer.data.updated.toLocaleString(i18n.language),
                unchanged: upload.answer.data.unchanged.toLocaleString(i18n.language),
              })}
            </p>
            <Button component={Link} to={`/guests?event=${event.id}`}>
              {t('imports.see_guests')}
            </Button>
          </div>
        )}
      </Step>
    </ol>
  );
}

const advice = { margin: '0 0 14px', maxWidth: 620, color: ledger.muted } as const;
