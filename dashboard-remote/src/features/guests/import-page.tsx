import type { RowCorrections } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DownloadButton } from '../../parts/download-button.tsx';
import { FileDrop } from '../../parts/file-upload/file-drop.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { hostQuery, useHost } from '../../parts/use-host.ts';
import { wrongRowsOf } from '../../parts/file-upload/refused-rows.ts';
import { Step, steps } from '../../parts/file-upload/step.tsx';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { GUESTS_KEY } from './use-guest-list.ts';
import { WrongRows } from './wrong-rows.tsx';

/** A guest list in three steps: the file to fill in, the filled file, and what is wrong in it put right here. */
export function ImportPage() {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const host = useHost().data;
  const [slug, setSlug] = useState<string>();
  const [file, setFile] = useState<File>();
  const [corrections, setCorrections] = useState<RowCorrections>({});
  const { upload, send, stop } = useFileUpload(routes.uploadGuestList);
  const target = slug ?? host?.slugs[0]?.slug;
  const wrong = upload.state === 'failed' ? wrongRowsOf(upload.error) : undefined;
  const isDone = upload.state === 'done';

  useEffect(() => {
    if (!isDone) return;
    void queries.invalidateQueries({ queryKey: GUESTS_KEY });
    void queries.invalidateQueries({ queryKey: hostQuery.queryKey });
  }, [isDone, queries]);

  function begin(chosen: File, corrected: RowCorrections): void {
    if (target === undefined) return;
    setFile(chosen);
    setCorrections(corrected);
    const known = Object.keys(corrected).length > 0;
    void send({
      body: { slug: target, 'rsvp-guest-file': chosen, ...(known && { corrections: JSON.stringify(corrected) }) },
    });
  }

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
      <ol css={steps}>
        <Step number={1} title={t('imports.template')}>
          <p css={advice}>{t('imports.template_advice')}</p>
          <DownloadButton
            text={t('imports.download')}
            route={routes.getGuestListTemplate}
            request={{ query: { language: i18n.language === 'en' ? 'en' : 'id' } }}
          />
        </Step>
        <Step number={2} title={t('imports.upload')}>
          {host && host.slugs.length > 1 && (
            <div css={{ marginBottom: 14 }}>
              <ToolSelect
                label={t('imports.slug')}
                value={target ?? ''}
                options={host.slugs.map((known) => ({ value: known.slug, text: `/${known.slug}` }))}
                onChange={setSlug}
              />
            </div>
          )}
          {upload.state === 'sending' && file ? (
            <UploadBar name={file.name} sent={upload.sent} onCancel={stop} />
          ) : (
            <FileDrop
              title={file ? t('imports.other_file') : t('imports.choose')}
              note={file ? file.name : t('imports.limits')}
              onFile={(chosen) => begin(chosen, {})}
            />
          )}
          {upload.state === 'failed' && !wrong && (
            <Problem>
              {reason(upload.error, { TOO_LARGE: t('imports.too_large'), UNSUPPORTED_MEDIA: t('imports.no_sheet') })}
            </Problem>
          )}
        </Step>
        <Step number={3} title={t('imports.check')} isAhead={!wrong && !isDone}>
          {!wrong && !isDone && <p css={[advice, { marginBottom: 0 }]}>{t('imports.check_advice')}</p>}
          {wrong && file && (
            <WrongRows
              // what is wrong now, not what was wrong before
              key={JSON.stringify(wrong.rows)}
              count={wrong.count}
              rows={wrong.rows}
              corrections={corrections}
              onSend={(corrected) => begin(file, corrected)}
            />
          )}
          {upload.state === 'done' && (
            <div role="status">
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
        </Step>
      </ol>
    </>
  );
}

export const advice = { margin: '0 0 14px', maxWidth: 620, color: ledger.muted } as const;

const result = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 16px',
  color: ledger.success,
  fontSize: 16,
  fontWeight: 600,
} as const;
