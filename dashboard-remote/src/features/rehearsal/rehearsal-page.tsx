import type { ListedEvent } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { EventChoice, EventWords } from '../../parts/event-choice.tsx';
import { GuestBookTabs } from '../../parts/guest-book-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Problem } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { useListedEvent } from '../../parts/use-listed-event.ts';
import { PlanForm } from './plan-form.tsx';
import { Playing } from './playing.tsx';
import { Report } from './report.tsx';
import { grid } from '../../parts/panel-styles.ts';
import { chosen } from './styles.ts';
import { isPlayed, useRehearsal } from './use-rehearsal.ts';

/** The evening before: a lifelike one on a copy of the event, which stands in the address. */
export function RehearsalPage() {
  const { t } = useTranslation();
  const { event, isWaiting } = useListedEvent();
  return (
    <>
      <PageHead title={t('rehearsal.title')} note={t('rehearsal.note')} />
      <GuestBookTabs />
      {event ? <OfEvent key={event.id} event={event} /> : !isWaiting && <EventChoice />}
    </>
  );
}

function OfEvent({ event }: { event: ListedEvent }) {
  const { t } = useTranslation();
  const { rehearsal, askAgain } = useRehearsal(event.id);
  if (rehearsal.isError && !rehearsal.data)
    return (
      <section css={[card, { display: 'grid', minHeight: 360 }]}>
        <ProblemPage
          title={t('rehearsal.failed_to_load')}
          advice={t('problem.check_connection')}
          onRetry={() => void rehearsal.refetch()}
        />
      </section>
    );
  if (!rehearsal.data) return <Skeleton h={320} radius={14} aria-busy="true" />;
  const latest = rehearsal.data.data;
  return (
    <div css={grid}>
      <section aria-label={t('rehearsal.event')} css={[card, chosen]}>
        <div css={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <EventWords event={event} />
        </div>
        {!isPlayed(latest?.state) && (
          <Button component={Link} variant="default" to="?">
            {t('reconciliation.change')}
          </Button>
        )}
      </section>
      {latest && isPlayed(latest.state) ? (
        <Playing rehearsal={latest} onChange={askAgain} />
      ) : (
        <>
          {latest?.state === 'FAILED' && <Problem>{t('rehearsal.died')}</Problem>}
          {latest?.report && <Report rehearsal={latest} report={latest.report} timezone={event.timezone} />}
          <PlanForm event={event} before={latest?.plan} onStarted={askAgain} />
        </>
      )}
    </div>
  );
}
