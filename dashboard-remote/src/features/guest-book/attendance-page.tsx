import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton, DownloadMenu } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { Empty } from '../../parts/empty.tsx';
import { DoorIcon, SendIcon } from '../../parts/icons.tsx';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { LiveMark } from '../../parts/live-mark.tsx';
import { card, tools } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { eventTime } from '../../parts/times.ts';
import { useUrlState } from '../../parts/url-state.ts';
import { useEventStream } from '../../parts/use-event-stream.ts';
import { HEADCOUNT_KEY, useHeadcount } from '../../parts/use-headcount.ts';
import { type HostEvent, useChosenEvent, useHost } from '../../parts/use-host.ts';
import { May, useMay } from '../../session/may.tsx';
import { AttendanceList } from './attendance-list.tsx';
import { AttendanceNumbers } from './attendance-numbers.tsx';
import { attendanceSearch, bodyOf, SHOWN } from './attendance-search.ts';
import { DoorCodes } from './door-codes.tsx';
import { EntrustedGifts } from './entrusted-gifts.tsx';
import { OwnUshers } from '../../parts/own-ushers.tsx';

/** The book of an event: who came, who gave what, whom to thank. */
export function AttendancePage() {
  const { t, i18n } = useTranslation();
  const host = useHost();
  const may = useMay();
  const event = useChosenEvent(host.data?.events.filter(({ is_guest_book }) => is_guest_book));
  if (host.isError) {
    return (
      <ProblemPage
        isPage
        title={t('attendance.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void host.refetch()}
      />
    );
  }
  if (!host.data) return <PageHead title={t('attendance.title')} />;
  if (!event) {
    return (
      <>
        <PageHead title={t('attendance.title')} />
        <section css={card}>
          <Empty title={t('attendance.no_event')} advice={t('attendance.no_event_advice')} />
        </section>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t('attendance.title')}
        note={eventTime(event.start_datetime, event.timezone, i18n.language)}
        actions={
          <>
            <May call="getDoorNow">
              <Button component={Link} variant="default" to={`/attendance/door?event=${event.id}`}>
                <DoorIcon /> {t('evening.door')}
              </Button>
            </May>
            <Files event={event} />
          </>
        }
        more={
          (may('setDoorCodes') || may('listOwnUshers') || may('getSendingQueues')) && (
            <>
              <May call="setDoorCodes">
                <DoorCodes chosen={host.data.door_codes} />
              </May>
              <May call="listOwnUshers">
                <OwnUshers event={event} />
              </May>
              <May call="getSendingQueues">
                <Button component={Link} variant="default" to="/sending?kind=thanks">
                  <SendIcon /> {t('attendance.thank')}
                </Button>
              </May>
            </>
          )
        }
      />
      <Book key={event.id} event={event} events={host.data.events.filter(({ is_guest_book }) => is_guest_book)} />
    </>
  );
}

/** What a host keeps of the evening: the sums, and whoever may see the guests these too. */
function Files({ event }: { event: HostEvent }) {
  const { t } = useTranslation();
  const may = useMay();
  const language = useFileLanguage();
  const summary = { text: t('attendance.export_summary'), request: { query: { eventId: event.id, language } } };
  if (!may('exportGuestBook')) return <DownloadButton {...summary} route={routes.exportGuestBookSummary} />;
  return (
    <DownloadMenu
      text={t('attendance.files')}
      files={[
        { text: summary.text, start: (file) => file.start(routes.exportGuestBookSummary, summary.request) },
        {
          text: t('attendance.export'),
          start: (file) => file.start(routes.exportGuestBook, { body: { event_ids: [event.id], language } }),
        },
      ]}
    />
  );
}

function Book({ event, events }: { event: HostEvent; events: readonly HostEvent[] }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const may = useMay();
  const hasGifts = may('listEntrustedGifts');
  const { search: asked, hrefOf, change } = useUrlState(attendanceSearch);
  const lists = SHOWN.filter((of) => of !== 'ENTRUSTED' || hasGifts);
  const search = { ...asked, shown: lists.find((of) => of === asked.shown) ?? 'ARRIVED' };
  const body = bodyOf(event.id, search);
  const summaryQuery = queryOf(api, routes.getGuestBookSummary, { params: { eventId: event.id } });
  const giftsQuery = queryOf(api, routes.listEntrustedGifts, {
    params: { eventId: event.id },
    query: search.shown === 'ENTRUSTED' ? { page: search.page, limit: search.limit } : {},
  });
  const summary = useQuery(summaryQuery);
  const headcount = useHeadcount();
  const gifts = useQuery({ ...giftsQuery, placeholderData: keepPreviousData, enabled: hasGifts });
  const list = useQuery({
    queryKey: [routes.listGuestBookGuests.path, body],
    queryFn: ({ signal }) => api(routes.listGuestBookGuests, { body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: search.shown !== 'ENTRUSTED',
  });
  const live = useEventStream(event.id, (kinds) => {
    if (!kinds.has('guest') && !kinds.has('reset')) return;
    void queries.invalidateQueries({ queryKey: HEADCOUNT_KEY });
    for (const { path } of [routes.getGuestBookSummary, routes.listGuestBookGuests, routes.listEntrustedGifts])
      void queries.invalidateQueries({ queryKey: [path] });
  });
  const shown = search.shown === 'ENTRUSTED' ? gifts : list;

  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <LinkTabs
          label={t('rsvp.events')}
          language={i18n.language}
          tabs={events.map(({ id, title }) => ({
            key: String(id),
            text: title,
            href: hrefOf({ event: id }),
            isCurrent: id === event.id,
          }))}
        />
        <span css={{ marginInlineStart: 'auto', color: 'var(--mantine-color-dimmed)', fontSize: 14, fontWeight: 500 }}>
          <LiveMark state={live} />
        </span>
      </div>
      <AttendanceNumbers
        count={headcount.data?.events.find(({ event_id }) => event_id === event.id)}
        summary={summary.data?.data}
        gifts={hasGifts ? gifts.data?.header : null}
      />
      <section css={card}>
        <div role="search" aria-label={t('attendance.title')} css={tools}>
          {search.shown !== 'ENTRUSTED' && (
            <SearchField
              label={t('guests.search')}
              value={search.search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
          )}
          <LinkTabs
            label={t('attendance.whom')}
            language={i18n.language}
            tabs={lists.map((of) => ({
              key: of,
              text: t(`attendance.shown.${of}`),
              href: hrefOf({ shown: of }),
              isCurrent: of === search.shown,
            }))}
          />
        </div>
        {shown.isError && !shown.data ? (
          <div css={{ display: 'grid', minHeight: 360 }}>
            <ProblemPage
              title={t('attendance.failed')}
              advice={t('problem.check_connection')}
              onRetry={() => void shown.refetch()}
            />
          </div>
        ) : search.shown === 'ENTRUSTED' ? (
          <EntrustedGifts
            answer={gifts.data}
            event={event}
            hrefOf={(page) => hrefOf({ page })}
            onLimit={(limit) => change({ limit })}
          />
        ) : (
          <AttendanceList
            answer={list.data}
            isStale={list.isPlaceholderData}
            search={search}
            event={event}
            hrefOf={hrefOf}
            onLimit={(limit) => change({ limit })}
          />
        )}
      </section>
    </div>
  );
}
