import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { card } from '../../parts/styles.ts';
import { type HostEvent, useChosenEvent, useHost } from '../../parts/use-host.ts';

interface EventPageProps {
  title: string;
  children: (event: HostEvent, events: readonly HostEvent[]) => ReactNode;
}

/** A screen of one event that has a guest-book. */
export function EventPage({ title, children }: EventPageProps) {
  const { t } = useTranslation();
  const host = useHost();
  const events = host.data?.events.filter(({ is_guest_book: isKept }) => isKept) ?? [];
  const event = useChosenEvent(events);
  if (host.isError)
    return (
      <ProblemPage
        isPage
        title={t('attendance.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void host.refetch()}
      />
    );
  if (!host.data) return <PageHead title={title} />;
  if (event) return children(event, events);
  return (
    <>
      <PageHead title={title} />
      <section css={card}>
        <Empty title={t('attendance.no_event')} advice={t('attendance.no_event_advice')} />
      </section>
    </>
  );
}
