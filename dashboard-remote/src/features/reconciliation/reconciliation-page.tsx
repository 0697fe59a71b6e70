import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { GuestBookTabs } from '../../parts/guest-book-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { EventChoice } from '../../parts/event-choice.tsx';
import { ReconcileSteps } from './reconcile-steps.tsx';

/** Attendance as it really was, from a file; the event stands in the address. */
export function ReconciliationPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = Number(params.get('event'));
  const isChosen = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({
    ...queryOf(api, routes.listEvents, { query: { event_id: id, limit: 1 } }),
    enabled: isChosen,
  });
  const [event] = query.data?.data ?? [];
  // an event that does not exist, and one that could not be asked for, is chosen anew
  const isWaiting = isChosen && query.isPending;
  return (
    <>
      <PageHead title={t('reconciliation.title')} note={t('reconciliation.note')} />
      <GuestBookTabs />
      {isChosen && event ? <ReconcileSteps key={event.id} event={event} /> : !isWaiting && <EventChoice />}
    </>
  );
}
