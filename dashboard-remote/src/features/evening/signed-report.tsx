import { Global } from '@emotion/react';
import type { Closing } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { PrintIcon } from '../../parts/icons.tsx';
import { textOnPaper } from '../../parts/on-paper.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { paper } from '../../parts/styles.ts';
import { eventTime } from '../../parts/times.ts';
import { Report } from './report.tsx';

/** A report as it was signed: to print, to keep as a file, or to lay beside one that somebody shows. */
export function SignedReport({ id }: { id: number }) {
  const { t } = useTranslation();
  const language = useFileLanguage();
  const params = { closingId: id };
  const query = useQuery({ ...queryOf(api, routes.readClosing, { params }), select: ({ data }) => data });
  const closing = query.data;
  return (
    <>
      <Global styles={textOnPaper} />
      <div data-print="no">
        <PageHead
          title={t('evening.report')}
          note={closing?.event_title}
          actions={
            <>
              <Button
                component={Link}
                variant="default"
                to={closing ? `/attendance/closing?event=${closing.event_id}` : '/attendance'}
              >
                {t('evening.closing')}
              </Button>
              <DownloadButton
                text={t('evening.file')}
                route={routes.exportClosing}
                request={{ params, query: { language } }}
              />
              <Button disabled={!closing} onClick={() => window.print()}>
                <PrintIcon /> {t('evening.print')}
              </Button>
            </>
          }
        />
      </div>
      {query.isError && !closing && (
        <ProblemPage
          title={t('evening.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void query.refetch()}
        />
      )}
      {!closing && !query.isError && <Skeleton h={600} radius={6} maw={794} mx="auto" />}
      {closing && <Paper closing={closing} />}
    </>
  );
}

/** A4, black on white by night too. */
function Paper({ closing }: { closing: Closing }) {
  const { t, i18n } = useTranslation();
  const time = (at: string | null) => eventTime(at, closing.timezone, i18n.language);
  const { closed_at: at, closed_by: by, seal } = closing.closing;
  return (
    <article data-print="sheet" aria-label={t('evening.report')} css={paper}>
      <header css={{ borderBottom: '0.4mm solid #1b2626', paddingBottom: '4mm' }}>
        <p css={{ margin: 0, fontSize: '10pt' }}>{closing.hosts}</p>
        <h2 css={{ margin: '1mm 0', font: `400 24pt/1.1 ${FONT_TITLE}` }}>{closing.event_title}</h2>
        <p css={{ margin: 0, fontSize: '10pt' }}>
          {[time(closing.start_datetime), closing.location].filter(Boolean).join(', ')}
        </p>
      </header>
      <Report report={closing} />
      <footer css={{ marginTop: '8mm', borderTop: '0.4mm solid #1b2626', paddingTop: '3mm', breakInside: 'avoid' }}>
        <p css={{ margin: 0, fontWeight: 600 }}>
          {t('evening.paper.signed', { time: time(at), zone: closing.timezone, name: by })}
        </p>
        <p css={{ margin: '1mm 0', font: '600 11pt/1.4 ui-monospace, monospace' }}>
          {t('evening.paper.seal', { seal })}
        </p>
        <p css={{ margin: 0, fontSize: '8.5pt' }}>{t('evening.paper.check')}</p>
      </footer>
    </article>
  );
}
