import { useTranslation } from '@janur/i18n';
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { card } from '../../parts/styles.ts';
import { useChosenEvent, useHost } from '../../parts/use-host.ts';
import { MadeSheet } from './made-sheet.tsx';
import { KitchenNow } from './kitchen-now.tsx';

/** What the kitchen of an event needs: as it stands now, or a sheet that was made. */
export function CatererPage() {
  const { t } = useTranslation();
  const host = useHost();
  const event = useChosenEvent(host.data?.events);
  const [params] = useSearchParams();
  const sheetId = Number(params.get('sheet')) || undefined;
  if (host.isError)
    return (
      <ProblemPage
        isPage
        title={t('caterer.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void host.refetch()}
      />
    );
  if (!host.data) return <PageHead title={t('caterer.title')} />;
  if (!event)
    return (
      <>
        <PageHead title={t('caterer.title')} note={host.data.client_name} />
        <section css={card}>
          <Empty title={t('rsvp.no_event')} advice={t('rsvp.no_event_advice')} />
        </section>
      </>
    );
  if (sheetId !== undefined) return <MadeSheet key={sheetId} id={sheetId} hosts={host.data.client_name} />;
  const tabs = host.data.events.length > 1 && (
    <div css={tabsRow}>
      <EventTabs events={host.data.events} event={event} />
    </div>
  );
  return <KitchenNow key={event.id} event={event} tabs={tabs} />;
}

const tabsRow = css({ display: 'flex', minWidth: 0, marginBottom: 14 });
