import './fonts.css';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useServices } from '../../device/services.tsx';
import { type ClientEvents, type ClientEvent, loadClientEvents } from '../../event-store/index.ts';
import { Problem } from '../../design/problem.tsx';
import { hidden } from '../../design/hidden.ts';
import { Wait } from '../../design/wait.tsx';
import { Batik } from './batik.tsx';
import { Photo } from './photo.tsx';
import { Stage } from './stage.tsx';
import { useArrivals } from './use-arrivals.ts';
import { ACCENT, GLASS, ON_NIGHT, tones } from '../../design/tokens.ts';

const EVENTS_REFRESH_MS = 5 * 60_000;

/** The television at the entrance: it welcomes by name who was just checked in, at any gate. */
export function GreetingPage() {
  const { t } = useTranslation();
  const services = useServices();
  const eventId = usePreferences((preferences) => preferences.eventId);
  const clientEvents = useQuery({
    queryKey: ['client-events'],
    queryFn: () => loadClientEvents(services),
    refetchInterval: EVENTS_REFRESH_MS,
    // nobody stands by to press a button
    retry: true,
    retryDelay: (count) => Math.min(20_000, 1000 * 2 ** count),
  });
  const event = clientEvents.data?.events.find(({ id }) => id === eventId);
  if (eventId === undefined) return <Navigate to="/events" replace />;
  if (clientEvents.data && !event) return <Navigate to="/events" replace />;
  if (clientEvents.data && event) return <Greeting clientEvents={clientEvents.data} event={event} />;
  if (clientEvents.error) return <Problem error={clientEvents.error} onRetry={() => void clientEvents.refetch()} />;
  return <Wait label={t('greeting.waiting')} />;
}

const DESIGNS = { batik: Batik, photo: Photo };

function Greeting({ clientEvents, event }: { clientEvents: ClientEvents; event: ClientEvent }) {
  const { t } = useTranslation();
  const { arrival, isConnected } = useArrivals(event.id);
  const { greeting, greetsWithPeople, greetsWithTable, set } = usePreferences();
  const Design = DESIGNS[greeting];
  const shown = arrival && {
    name: arrival.name,
    people: greetsWithPeople ? arrival.people : undefined,
    table: greetsWithTable ? arrival.table : null,
  };
  return (
    <Stage
      design={greeting}
      controls={
        <>
          <button
            type="button"
            css={control}
            aria-pressed={greetsWithPeople}
            onClick={() => set({ greetsWithPeople: !greetsWithPeople })}
          >
            {t('greeting.party_size')}
          </button>
          <button
            type="button"
            css={control}
            aria-pressed={greetsWithTable}
            onClick={() => set({ greetsWithTable: !greetsWithTable })}
          >
            {t('greeting.table_shown')}
          </button>
          <button
            type="button"
            css={control}
            onClick={() => set({ greeting: greeting === 'batik' ? 'photo' : 'batik' })}
          >
            {t('greeting.design')}
          </button>
        </>
      }
    >
      <Design key={arrival?.id ?? 'nobody'} couple={clientEvents.client_name} event={event} guest={shown} />
      <p role="status" css={hidden}>
        {isConnected ? '' : t('greeting.waiting')}
      </p>
      {!isConnected && <i css={dot} aria-hidden="true" />}
    </Stage>
  );
}

const control = css({
  minHeight: 56,
  padding: '0 20px',
  border: '2px solid transparent',
  borderRadius: 99,
  background: GLASS,
  color: ON_NIGHT,
  fontWeight: 600,
  '&[aria-pressed=true]': { borderColor: ACCENT, color: ACCENT },
});

/** Small: guests need not know, the usher sees it. */
const dot = css({
  position: 'absolute',
  left: 14,
  bottom: 14,
  width: 12,
  height: 12,
  borderRadius: 6,
  background: tones.later.ink,
});
