import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { Empty } from '../../parts/empty.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { LiveMark } from '../../parts/live-mark.tsx';
import { card } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { eventTime } from '../../parts/times.ts';
import { HEADCOUNT_KEY, useHeadcount } from '../../parts/use-headcount.ts';
import { useEventStream } from '../../parts/use-event-stream.ts';
import { type HostEvent, useChosenEvent, useHost } from '../../parts/use-host.ts';
import { eventGoingOn, eventsOfDay } from '../../parts/wedding-day.ts';
import { May } from '../../session/may.tsx';
import { AnswerChart } from './answer-chart.tsx';
import { AnswersUntil } from './answers-until.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { Deadlines } from './deadlines.tsx';
import { LatestAnswers } from './latest-answers.tsx';
import { OnTheDay } from './on-the-day.tsx';
import { OwnInvitation } from './own-invitation.tsx';
import { QuestionSums } from './question-sums.tsx';
import { SendToday } from './send-today.tsx';

/** How the events of the couple are answered, as it happens. */
export function RsvpPage() {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const host = useHost();
  const [params] = useSearchParams();
  const chosen = useChosenEvent(host.data?.events);
  const today = host.data ? eventGoingOn(host.data.events) : undefined;
  const event = params.has('event') ? chosen : (today ?? chosen);
  const title = t(today ? 'frame.today' : 'rsvp.title');
  if (host.isError) {
    return (
      <ProblemPage
        isPage
        title={t('rsvp.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void host.refetch()}
      />
    );
  }
  if (!host.data) return <PageHead title={title} />;
  if (!event) {
    return (
      <>
        <PageHead title={t('rsvp.title')} note={host.data.client_name} />
        <section css={card}>
          <Empty title={t('rsvp.no_event')} advice={t('rsvp.no_event_advice')} />
        </section>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={title}
        note={[host.data.client_name, eventTime(event.start_datetime, event.timezone, i18n.language)]
          .filter(Boolean)
          .join(', ')}
        actions={
          <DownloadButton
            text={t('rsvp.export')}
            route={routes.exportRsvpSummary}
            request={{ query: { eventId: event.id, language } }}
          />
        }
      />
      {!today && host.data.slugs.length > 0 && <OwnInvitation host={host.data} />}
      <EventAnswers
        key={event.id}
        event={event}
        events={host.data.events}
        slugs={host.data.slugs.map(({ slug }) => slug)}
        until={host.data.answers_until}
      >
        {!today && (
          <May call="setAnswersUntil">
            <AnswersUntil
              key={host.data.answers_until}
              until={host.data.answers_until}
              timeZone={host.data.events[0]?.timezone ?? event.timezone}
            />
          </May>
        )}
      </EventAnswers>
      {today && host.data.slugs.length > 0 && (
        <div css={{ marginTop: 16 }}>
          <OwnInvitation host={host.data} />
        </div>
      )}
    </>
  );
}

interface EventAnswersProps {
  event: HostEvent;
  events: readonly HostEvent[];
  slugs: readonly string[];
  until: string | null;
  /** Below the deadlines. */
  children: ReactNode;
}

function EventAnswers({ event, events, slugs, until, children }: EventAnswersProps) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const slug = slugs.find((known) => known === params.get('slug'));
  const query = { eventId: event.id, ...(slug === undefined ? {} : { slug }) };
  const summaryQuery = queryOf(api, routes.getRsvpSummary, { query });
  const insightsQuery = queryOf(api, routes.getRsvpInsights, { query });
  const summary = useQuery(summaryQuery);
  const insights = useQuery(insightsQuery);
  const headcount = useHeadcount({ slug });
  const count = headcount.data?.events.find(({ event_id }) => event_id === event.id);
  const live = useEventStream(event.id, (kinds) => {
    if (!kinds.has('rsvp') && !kinds.has('reset') && !kinds.has('guest')) return;
    void queries.invalidateQueries({ queryKey: summaryQuery.queryKey });
    void queries.invalidateQueries({ queryKey: HEADCOUNT_KEY });
    if (kinds.has('rsvp') || kinds.has('reset')) void queries.invalidateQueries({ queryKey: insightsQuery.queryKey });
  });
  const [now] = useState(() => new Date());
  const isOfDay = eventsOfDay([event]).length > 0;
  const hasFailed = (summary.isError && !summary.data) || (insights.isError && !insights.data);
  const retry = () => {
    void summary.refetch();
    void insights.refetch();
  };

  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div css={bar}>
        <EventTabs events={events} event={event} />
        {slugs.length > 1 && (
          <LinkTabs
            label={t('rsvp.slugs')}
            language={i18n.language}
            tabs={[undefined, ...slugs].map((of) => ({
              key: of ?? '',
              text: of === undefined ? t('rsvp.all_slugs') : `/${of}`,
              href: `?event=${event.id}${of === undefined ? '' : `&slug=${of}`}`,
              isCurrent: of === slug,
            }))}
          />
        )}
        <span css={{ marginInlineStart: 'auto', color: 'var(--mantine-color-dimmed)', fontSize: 14, fontWeight: 500 }}>
          <LiveMark state={live} />
        </span>
      </div>
      {hasFailed ? (
        <section css={[card, { display: 'grid', minHeight: 360 }]}>
          <ProblemPage title={t('rsvp.failed')} advice={t('problem.check_connection')} onRetry={retry} />
        </section>
      ) : (
        <>
          {isOfDay && <OnTheDay event={event} count={count} />}
          <BigNumbers eventId={event.id} slug={slug} summary={summary.data?.data} count={count} />
          <div css={columns}>
            <div css={[stack, aside]}>
              {!isOfDay && (
                <May call="getSendingQueues">
                  <SendToday />
                </May>
              )}
              <LatestAnswers latest={insights.data?.data.latest} />
            </div>
            <div css={[stack, chart]}>
              <AnswerChart timeline={insights.data?.data.timeline} event={event} />
              {!isOfDay && <Deadlines events={events} until={until} pending={headcount.data?.pending} now={now} />}
              {children}
            </div>
          </div>
          <QuestionSums questions={insights.data?.data.questions} />
        </>
      )}
    </div>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minWidth: 0 } as const;

const stack = { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 } as const;

/* what is to be done comes first on a phone, and stands beside where there is room */
const WIDE = '@media (min-width: 75em)';
const aside = { [WIDE]: { gridColumn: 2 } } as const;
const chart = { [WIDE]: { gridColumn: 1, gridRow: 1 } } as const;

const columns = {
  display: 'grid',
  gap: 16,
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(320px, 1fr)' },
} as const;
