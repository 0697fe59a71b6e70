import { css } from '@emotion/react';
import { ApiError } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useServices } from '../../device/services.tsx';
import { eventsOfDay, loadClientEvents } from '../../event-store/index.ts';
import { Notice } from '../../design/notice.tsx';
import { Problem } from '../../design/problem.tsx';
import { Wait } from '../../design/wait.tsx';
import { useTabTitle } from '../../design/use-tab-title.ts';
import { PrepareButton } from '../offline/prepare-button.tsx';
import { ReadinessLine } from '../offline/readiness-line.tsx';
import { usePreparation, useReadiness } from '../offline/use-readiness.ts';
import { EventCard } from './event-card.tsx';
import { WrongAccount } from './wrong-account.tsx';

/** Which event this device receives guests for. The answer is remembered on the device. */
export function EventsPage() {
  const { t } = useTranslation();
  const services = useServices();
  const navigate = useNavigate();
  const { eventId, set } = usePreferences();
  useTabTitle(t('events.title'));
  const list = useQuery({ queryKey: ['client-events'], queryFn: () => loadClientEvents(services) });
  const answer = list.data;
  const isWrongAccount = list.error instanceof ApiError && list.error.status === 403;
  const readiness = useReadiness();
  const preparation = usePreparation(answer?.events);
  const ofDay = eventsOfDay(answer?.events ?? [], { chosen: eventId, now: services.now() });
  const isOfDay = (id: number) => ofDay.some((event) => event.id === id);

  function choose(id: number) {
    set({ eventId: id });
    void navigate('/scan');
  }

  return (
    <main css={page}>
      <header>
        <p css={{ color: 'var(--highlight)', fontWeight: 600 }}>{answer?.client_name}</p>
        <h1 css={{ paddingTop: 4, fontSize: '2rem', fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' }}>
          {t('events.title')}
        </h1>
        <p css={{ paddingTop: 8, color: 'var(--quiet)', fontSize: '1.0625rem' }}>{t('events.intro')}</p>
      </header>
      {list.isPending && <Wait label={t('desk.opening')} />}
      {isWrongAccount && <WrongAccount />}
      {list.error && !isWrongAccount && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {answer?.events.length === 0 && <Notice title={t('events.none')}>{t('events.none_hint')}</Notice>}
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
        {answer?.events.map((event) => (
          <EventCard
            key={event.id}
            event={event}
            isCurrent={event.id === eventId}
            offline={
              readiness &&
              (isOfDay(event.id) || readiness.has(event.id)) && (
                <ReadinessLine readiness={readiness.get(event.id)} timezone={event.timezone} />
              )
            }
            onChoose={() => choose(event.id)}
          />
        ))}
      </ul>
      {answer && answer.events.length > 0 && <PrepareButton {...preparation} />}
    </main>
  );
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  width: '100%',
  maxWidth: 640,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: 'max(40px, 9dvh) 16px 32px',
});
