import { useTranslation } from '@janur/i18n';
import { EventChoice } from '../../parts/event-choice.tsx';
import { GuestBookTabs } from '../../parts/guest-book-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useListedEvent } from '../../parts/use-listed-event.ts';
import { ReconcileSteps } from './reconcile-steps.tsx';

/** Attendance as it really was, from a file; the event stands in the address. */
export function ReconciliationPage() {
  const { t } = useTranslation();
  const { event, isWaiting } = useListedEvent();
  return (
    <>
      <PageHead title={t('reconciliation.title')} note={t('reconciliation.note')} />
      <GuestBookTabs />
      {event ? <ReconcileSteps key={event.id} event={event} /> : !isWaiting && <EventChoice />}
    </>
  );
}
