import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { wrongRowsOf } from '../../parts/file-upload/refused-rows.ts';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { BackIcon, TickIcon } from '../../parts/icons.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useReason } from '../../parts/problem.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { useAccount } from '../../session/use-session.ts';
import { type Host, hostQuery, useHost } from '../../parts/use-host.ts';
import { CheckStep } from './bring/check-step.tsx';
import { ColumnsStep } from './bring/columns-step.tsx';
import { atRow, type Brought } from './bring/guests-to-bring.ts';
import { SourceStep } from './bring/source-step.tsx';
import { useKeptText } from './bring/kept-text.ts';
import { StepMarks } from './bring/step-marks.tsx';
import { panel } from './bring/styles.ts';
import { useBring } from './bring/use-bring.ts';
import { bodyOf, usePreview } from './bring/use-preview.ts';
import { GUESTS_KEY } from './use-guest-list.ts';

/** A guest list from wherever it is: what its columns mean, what has to be decided, and then all of it or nothing. */
export function ImportPage() {
  const { t } = useTranslation();
  const host = useHost().data;
  if (host) return <Bring host={host} />;
  return (
    <>
      <PageHead title={t('imports.title')} note={t('imports.note')} actions={<ToGuests />} />
      <p role="status" css={{ color: ledger.muted }}>
        {t('parts.loading')}
      </p>
    </>
  );
}

function ToGuests() {
  const { t } = useTranslation();
  return (
    <Button component={Link} variant="default" leftSection={<BackIcon />} to="/guests">
      {t('imports.back')}
    </Button>
  );
}

function Bring({ host }: { host: Host }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [slug, setSlug] = useState(host.slugs[0]?.slug);
  const [text, keepText] = useKeptText(useAccount().id);
  const bring = useBring(host.events);
  const refuse = (error: unknown, of: readonly Brought[]) => {
    const refused = wrongRowsOf(error);
    if (refused)
      bring.refuse(
        refused.rows.map((one) => ({ ...one, guest: atRow(of, one.row) })),
        of,
      );
  };
  const list = slug !== undefined && { slug, guests: bring.ready, hasApart: bring.hasApart, apart: bring.apart };
  const checked = usePreview(bring.step === 2 && list ? list : undefined, (error) => refuse(error, bring.ready));
  const { upload, send, stop } = useFileUpload(routes.uploadGuestList, undefined, (error) => {
    refuse(error, bring.ready);
    // what was said of the list holds no more
    checked.again();
  });
  const isDone = upload.state === 'done';

  useEffect(() => {
    if (!isDone) return;
    // what is in is not brought again
    keepText('');
    bring.home();
    void queries.invalidateQueries({ queryKey: GUESTS_KEY });
    void queries.invalidateQueries({ queryKey: hostQuery.queryKey });
    // once, wherever one is by then
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone, queries]);

  function take(): void {
    if (!list || !checked.preview) return;
    const { created, updated, unchanged } = checked.preview;
    const said = { created: created.length, updated: updated.length, unchanged: unchanged.length };
    void send({ body: { ...bodyOf(list), as_said: JSON.stringify(said) } });
  }

  const step = isDone ? 3 : bring.step;
  const isRefused = upload.state === 'failed' && !wrongRowsOf(upload.error);
  const isSending = upload.state === 'sending';
  return (
    <>
      <PageHead
        title={t('imports.title')}
        note={step > 0 && !isDone ? bring.name : t('imports.note')}
        actions={
          !isDone &&
          !isSending &&
          (step === 0 ? (
            <ToGuests />
          ) : (
            <Button variant="default" leftSection={<BackIcon />} onClick={bring.back}>
              {t('imports.step_back')}
            </Button>
          ))
        }
      />
      <div css={{ display: 'grid', gap: 16 }}>
        <StepMarks step={step} />
        {host.slugs.length > 1 && step === 0 && (
          <ToolSelect
            label={t('imports.slug')}
            value={slug ?? ''}
            options={host.slugs.map((known) => ({ value: known.slug, text: `/${known.slug}` }))}
            onChange={setSlug}
          />
        )}
        {step === 0 && <SourceStep text={text} onText={keepText} onSource={bring.begin} />}
        {step === 1 && !isSending && bring.table && (
          <ColumnsStep
            table={bring.table}
            mapping={bring.mapping}
            onMapping={bring.setMapping}
            words={bring.words}
            eventWords={bring.eventWords}
            onEventWords={bring.setEventWords}
            events={host.events}
            onNext={bring.check}
          />
        )}
        {step === 2 && !isSending && (
          <CheckStep
            guests={bring.sent}
            checked={checked}
            shared={bring.shared}
            sharing={bring.sharing}
            onSharing={bring.setSharing}
            wrong={bring.wrong}
            onMend={bring.mend}
            onRight={bring.isRight}
            onSame={bring.isSame}
            onApart={bring.isApart}
            onLeaveOut={bring.leaveOut}
            failure={isRefused ? reason(upload.error) : undefined}
            onSend={take}
          />
        )}
        {isSending && <UploadBar name={bring.name} sent={upload.sent} onCancel={stop} />}
        {upload.state === 'done' && (
          <div role="status" css={panel}>
            <p css={result}>
              <TickIcon size={22} />
              {t('imports.done', {
                created: upload.answer.data.created.toLocaleString(i18n.language),
                updated: upload.answer.data.updated.toLocaleString(i18n.language),
                unchanged: upload.answer.data.unchanged.toLocaleString(i18n.language),
              })}
            </p>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
              <Button component={Link} to="/guests">
                {t('imports.see_guests')}
              </Button>
              <Button component={Link} variant="default" to="/sending">
                {t('imports.send')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

const result = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  color: ledger.success,
  fontSize: 16,
  fontWeight: 600,
} as const;
