import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PrintIcon, UploadIcon } from '../../parts/icons.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { card } from '../../parts/styles.ts';
import { type HostEvent, useChosenEvent, useHost } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';
import { viewOf } from './hall-view.ts';
import { SeatingScreen } from './seating-screen.tsx';
import { useSeating } from './use-seating.ts';

/** The tables of an event: who sits where, and why. */
export function SeatingPage() {
  const { t } = useTranslation();
  const host = useHost();
  const event = useChosenEvent(host.data?.events);
  if (host.isError) return <Failed isPage onRetry={() => void host.refetch()} />;
  if (!host.data) return <PageHead title={t('seating.title')} />;
  if (!event) {
    return (
      <>
        <PageHead title={t('seating.title')} />
        <section css={card}>
          <Empty title={t('rsvp.no_event')} advice={t('rsvp.no_event_advice')} />
        </section>
      </>
    );
  }
  return (
    <>
      <Head event={event} />
      {host.data.events.length > 1 && (
        <div css={{ display: 'flex', marginBottom: 14 }}>
          <EventTabs events={host.data.events} event={event} />
        </div>
      )}
      <EventSeating key={event.id} event={event} />
    </>
  );
}

function Head({ event }: { event: HostEvent }) {
  const { t } = useTranslation();
  const seating = useSeating(event.id);
  const view = seating.data && viewOf(seating.data);
  return (
    <PageHead
      title={t('seating.title')}
      note={view && t('seating.seated_of', { seated: view.coming.seated, count: view.coming.people })}
      more={
        <>
          <May call="uploadTableNumbers">
            <Button
              component={Link}
              variant="default"
              to={`/guests/tables?event=${event.id}`}
              leftSection={<UploadIcon />}
            >
              {t('seating.from_file')}
            </Button>
          </May>
          <Button component={Link} variant="default" to={`/tables/print?event=${event.id}`} leftSection={<PrintIcon />}>
            {t('seating.print')}
          </Button>
        </>
      }
    />
  );
}

function EventSeating({ event }: { event: HostEvent }) {
  const { t } = useTranslation();
  const seating = useSeating(event.id);
  if (seating.isError && !seating.data) return <Failed onRetry={() => void seating.refetch()} />;
  if (!seating.data) return <div role="status" aria-label={t('frame.loading')} css={[card, { minHeight: 320 }]} />;
  return <SeatingScreen event={event} seating={seating.data} />;
}

function Failed({ onRetry, isPage = false }: { onRetry: () => void; isPage?: boolean }) {
  const { t } = useTranslation();
  return (
    <ProblemPage title={t('seating.failed')} advice={t('problem.check_connection')} onRetry={onRetry} isPage={isPage} />
  );
}
