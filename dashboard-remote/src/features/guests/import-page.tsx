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
import { type Host, hostQuery, useHost } from '../../parts/use-host.ts';
import { CheckStep } from './bring/check-step.tsx';
import { ColumnsStep } from './bring/columns-step.tsx';
import { atRow, type Brought } from './bring/guests-to-bring.ts';
import { SourceStep } from './bring/source-step.tsx';
import { StepMarks } from './bring/step-marks.tsx';
import { panel } from './bring/styles.ts';
import { useBring } from './bring/use-bring.ts';
import { bodyOf, usePreview } from './bring/use-preview.ts';
import { GUESTS_KEY } from './use-guest-list.ts';

/** A guest list from wherever it is: what its columns mean, what has to be decided, and then all of it or nothing. */
export function ImportPage() {
  const { t } = useTranslation();
  const host = useHost().data;
  return (
    <>
      <PageHead
        title={t('imports.title')}
        note={t('imports.note')}
        actions={
          <Button component={Link} variant="default" to="/guests">
            {t('imports.back')}
          </Button>
        }
      />
      {host ? (
        <Bring host={host} />
      ) : (
        <p role="status" css={{ color: ledger.muted }}>
          {t('parts.loading')}
        </p>
      )}
    </>
  );
}

function Bring({ host }: { host: Host }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [slug, setSlug] = useState(host.slugs[0]?.slug);
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
    void queries.invalidateQueries({ queryKey: GUESTS_KEY });
    void queries.invalidateQueries({ queryKey: hostQuery.queryKey });
  }, [isDone, queries]);

  function take(): void {
    if (!list || !checked.preview) return;
    const { created, updated, unchanged } = checked.preview;
    const said = { created: created.length, updated: updated.length, unchanged: unchanged.length };
    void send({ body: { ...bodyOf(list), as_said: JSON.stringify(said) } });
  }

  const step = isDone ? 3 : bring.step;
  const isRefused = upload.state === 'failed' && !wrongRowsOf(upload.error);
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 }}>
        {step > 0 && !isDone && (
          <Button variant="subtle" px={8} leftSection={<BackIcon />} onClick={bring.back}>
            {t('imports.step_back')}
          </Button>
        )}
        <StepMarks step={step} />
        {bring.table && !isDone && <span css={{ color: ledger.muted, fontSize: 14 }}>{bring.name}</span>}
      </div>
      {host.slugs.length > 1 && step === 0 && (
        <ToolSelect
          label={t('imports.slug')}
          value={slug ?? ''}
          options={host.slugs.map((known) => ({ value: known.slug, text: `/${known.slug}` }))}
          onChange={setSlug}
        />
      )}
      {step === 0 && <SourceStep onSource={bring.begin} />}
      {step === 1 && bring.table && (
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
      {step === 2 && upload.state !== 'sending' && (
        <CheckStep
          guests={bring.sent}
          checked={checked}
          shared={bring.shared}
          sharing={bring.sharing}
          onSharing={bring.setSharing}
          wrong={bring.wrong}
          onMend={bring.mend}
          onSame={bring.isSame}
          onApart={bring.isApart}
          onLeaveOut={bring.leaveOut}
          failure={isRefused ? reason(upload.error) : undefined}
          onSend={take}
        />
      )}
      {upload.state === 'sending' && <UploadBar name={bring.name} sent={upload.sent} onCancel={stop} />}
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
