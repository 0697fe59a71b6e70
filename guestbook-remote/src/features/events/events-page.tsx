import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useServices } from '../../device/services.tsx';
import { loadClientEvents } from '../../event-store/index.ts';
import { Notice } from '../../design/notice.tsx';
import { Problem } from '../../design/problem.tsx';
import { Wait } from '../../design/wait.tsx';
import { EventCard } from './event-card.tsx';

/** Which event this device receives guests for. The answer is remembered on the device. */
export function EventsPage() {
  const { t } = useTranslation();
  const services = useServices();
  const navigate = useNavigate();
  const { eventId, set } = usePreferences();
  const list = useQuery({ queryKey: ['client-events'], queryFn: () => loadClientEvents(services) });
  const answer = list.data;

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
      {list.error && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {answer?.events.length === 0 && <Notice title={t('events.none')}>{t('events.none_hint')}</Notice>}
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
        {answer?.events.map((event) => (
          <EventCard key={event.id} event={event} isCurrent={event.id === eventId} onChoose={() => choose(event.id)} />
        ))}
      </ul>
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
