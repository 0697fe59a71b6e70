import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { card } from '../../parts/styles.ts';
import { eventTime, titleAndTime } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';
import { AfterClosing } from './after-closing.tsx';
import { CheckFile } from './check-file.tsx';
import { CloseQuestion } from './close-question.tsx';
import { EventPage } from './event-page.tsx';
import { Report } from './report.tsx';
import { SignedReport } from './signed-report.tsx';
import { bar, cardTitle, columns, grid, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

/** How an event stands in numbers that add up, its closing, and the reports that were signed. */
export function ClosingPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const closingId = Number(params.get('closing')) || undefined;
  if (closingId !== undefined) return <SignedReport key={closingId} id={closingId} />;
  return (
    <EventPage title={t('evening.closing')}>
      {(event, events) => <ClosingNow key={event.id} event={event} events={events} />}
    </EventPage>
  );
}

function ClosingNow({ event, events }: { event: HostEvent; events: readonly HostEvent[] }) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const params = { eventId: event.id };
  const evening = useQuery({ ...queryOf(api, routes.getEvening, { params }), select: ({ data }) => data });
  const now = evening.data;
  return (
    <>
      <PageHead
        title={t('evening.closing')}
        note={titleAndTime(event, i18n.language)}
        actions={
          <>
            <May call="getDoorNow">
              <Button component={Link} variant="default" to={`/attendance/door?event=${event.id}`}>
                {t('evening.back')}
              </Button>
            </May>
            <May call="closeEvening">
              <Button disabled={!now} onClick={() => setAsking(true)}>
                {t('evening.close')}
              </Button>
            </May>
          </>
        }
      />
      {events.length > 1 && (
        <div css={bar}>
          <EventTabs events={events} event={event} />
        </div>
      )}
      {evening.isError && !now ? (
        <section css={[card, { display: 'grid', minHeight: 360 }]}>
          <ProblemPage
            title={t('evening.failed')}
            advice={t('problem.check_connection')}
            onRetry={() => void evening.refetch()}
          />
        </section>
      ) : !now ? (
        <Skeleton h={480} radius={14} />
      ) : (
        <div css={columns}>
          <div css={grid}>
            {now.after && <AfterClosing after={now.after} />}
            <section aria-label={t('evening.report')} css={[card, padded]}>
              <h2 css={cardTitle}>{t('evening.report')}</h2>
              <p css={quiet}>{t('evening.before')}</p>
              <Report report={now.report} />
            </section>
          </div>
          <div css={grid}>
            {now.closings.length > 0 && (
              <section aria-label={t('evening.closed')} css={[card, padded]}>
                <h2 css={cardTitle}>{t('evening.closed')}</h2>
                <ul css={plain}>
                  {now.closings.map(({ id, closed_at: at, closed_by: by, people }) => (
                    <li key={id} css={row}>
                      <Link to={`?event=${event.id}&closing=${id}`} css={link}>
                        {t('evening.closed_line', { time: eventTime(at, event.timezone, i18n.language), name: by })}
                      </Link>
                      <span css={{ color: ledger.muted, whiteSpace: 'nowrap' }}>
                        {t('guests.people_number', { count: people, number: people.toLocaleString(i18n.language) })}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <CheckFile event={event} />
          </div>
        </div>
      )}
      {isAsking && now && <CloseQuestion event={event} report={now.report} onClose={() => setAsking(false)} />}
    </>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: ledger.ink,
  fontWeight: 600,
  textUnderlineOffset: 3,
} as const;
