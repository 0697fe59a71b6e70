import { Global } from '@emotion/react';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { PrintIcon } from '../../parts/icons.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { timeOf } from '../../parts/times.ts';
import { textOnPaper } from '../../parts/on-paper.ts';
import { May } from '../../session/may.tsx';
import { Paper } from './paper.tsx';

/** One sheet as it was made, to print, to keep as a file, or to read again. */
export function MadeSheet({ id, hosts }: { id: number; hosts: string }) {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const params = { sheetId: id };
  const query = useQuery({ ...queryOf(api, routes.readCatererSheet, { params }), select: ({ data }) => data });
  const sheet = query.data;
  return (
    <>
      <Global styles={textOnPaper} />
      <div data-print="no">
        <PageHead
          title={t('caterer.sheet')}
          note={
            sheet?.sheet &&
            [sheet.event_title, timeOf(sheet.sheet.made_at, i18n.language), sheet.sheet.made_by]
              .filter(Boolean)
              .join(', ')
          }
          actions={
            <>
              <Button component={Link} variant="default" to={sheet ? `/caterer?event=${sheet.event_id}` : '/caterer'}>
                {t('caterer.back')}
              </Button>
              <May call="exportCatererSheet">
                <DownloadButton
                  text={t('caterer.file')}
                  route={routes.exportCatererSheet}
                  request={{ params, query: { language } }}
                />
              </May>
              <Button disabled={!sheet} onClick={() => window.print()}>
                <PrintIcon /> {t('caterer.print')}
              </Button>
            </>
          }
        />
      </div>
      {query.isError && !sheet && (
        <ProblemPage
          title={t('caterer.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void query.refetch()}
        />
      )}
      {!sheet && !query.isError && <Skeleton h={600} radius={6} maw={794} mx="auto" />}
      {sheet && <Paper sheet={sheet} hosts={hosts} />}
    </>
  );
}
