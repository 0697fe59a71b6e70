import type { ClosingCheck } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { FileDrop } from '../../parts/file-upload/file-drop.tsx';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { eventTime } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { cardTitle, padded, quiet } from '../../parts/panel-styles.ts';

/** Whether a file that somebody shows is as it was signed. */
export function CheckFile({ event }: { event: HostEvent }) {
  const { t } = useTranslation();
  const reason = useReason();
  const { upload, send, stop } = useFileUpload(routes.checkClosing);
  return (
    <section aria-label={t('evening.check.title')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('evening.check.title')}</h2>
      <p css={[quiet, { marginBottom: 12 }]}>{t('evening.check.advice')}</p>
      {upload.state === 'sending' ? (
        <UploadBar name={t('evening.report')} sent={upload.sent} onCancel={stop} />
      ) : (
        <FileDrop
          title={t('evening.check.choose')}
          note="xlsx, csv"
          onFile={(report) => void send({ params: { eventId: event.id }, body: { report } })}
        />
      )}
      {upload.state === 'failed' && <Problem>{reason(upload.error)}</Problem>}
      <div role="status">
        {upload.state === 'done' && <Verdict check={upload.answer.data} timezone={event.timezone} />}
      </div>
    </section>
  );
}

function Verdict({ check, timezone }: { check: ClosingCheck; timezone: string }) {
  const { t, i18n } = useTranslation();
  const { verdict, closing, lines } = check;
  const said = {
    time: closing ? eventTime(closing.closed_at, timezone, i18n.language) : '',
    name: closing?.closed_by ?? '',
  };
  const text = (line: string) => line || t('evening.check.nothing');
  return (
    <>
      <p css={[words, { color: verdict === 'GENUINE' ? ledger.success : ledger.danger }]}>
        {t(`evening.check.${verdict}`, said)}
      </p>
      {lines.length > 0 && (
        <dl css={{ margin: '8px 0 0', lineHeight: 1.45, overflowWrap: 'anywhere' }}>
          {lines.map(({ row, signed, found }) => (
            <div key={row} css={{ padding: '6px 0', borderTop: `1px solid ${ledger.line}` }}>
              <dt css={{ fontWeight: 600 }}>{t('evening.check.line', { row })}</dt>
              <dd css={{ margin: 0 }}>{t('evening.check.signed', { text: text(signed) })}</dd>
              <dd css={{ margin: 0 }}>{t('evening.check.found', { text: text(found) })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const words = { margin: '14px 0 0', fontWeight: 700, lineHeight: 1.4 } as const;
