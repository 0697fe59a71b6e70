import { useTranslation } from '@janur/i18n';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { createCheckIn } from '../check-in/check-in-store.ts';
import { OpenEventProvider } from '../check-in/open-event.tsx';
import { usePreferences } from '../device/preferences.ts';
import { useUsher } from '../device/role.ts';
import { useServices } from '../device/services.tsx';
import { useSession } from '../device/session.ts';
import { useWakeLock } from '../device/use-wake-lock.ts';
import {
  type EventStore,
  EventsNotCached,
  openEventStore,
  StorageTrouble,
  UnknownEvent,
} from '../event-store/index.ts';
import { createPairing } from '../mesh/pairing.ts';
import { isPairingCode } from '../mesh/pairing-code.ts';
import { GateQuestion } from '../features/gate/gate-page.tsx';
import { Locked } from '../features/pin/locked.tsx';
import { Notice } from '../design/notice.tsx';
import { Problem } from '../design/problem.tsx';
import { Wait } from '../design/wait.tsx';
import { useDeviceReport } from './use-device-report.ts';
import { useWhoIsHere } from './use-who-is-here.ts';

/** Everything that needs the event this device is set to. */
export function OpenedEvent() {
  const eventId = usePreferences((preferences) => preferences.eventId);
  const [attempt, setAttempt] = useState(0);
  if (eventId === undefined) return <Navigate to="/events" replace />;
  return <OpeningEvent key={`${eventId} ${attempt}`} eventId={eventId} onRetry={() => setAttempt(attempt + 1)} />;
}

/** It opens from the device's own storage: with the network gone as well as with it. */
function OpeningEvent({ eventId, onRetry }: { eventId: number; onRetry: () => void }) {
  const { t } = useTranslation();
  const opened = useOpenedStore(eventId);
  useWhoIsHere();
  useWakeLock();
  if (opened.state === 'open') return <CheckIn store={opened.store} />;
  if (opened.state === 'failed') return <NotOpened error={opened.error} onRetry={onRetry} />;
  return <Wait label={t('desk.opening')} />;
}

function CheckIn({ store }: { store: EventStore }) {
  const variant = store.event.check_in_config.check_in_variant;
  const isGateAsked = usePreferences((preferences) => preferences.isGateAsked);
  useDeviceReport(store);
  const { newId } = useServices();
  const pairing = useMemo(() => createPairing(store, newId), [store, newId]);
  const checkIn = useMemo(
    () =>
      createCheckIn(store, variant, {
        other: { isOne: isPairingCode, take: pairing.take },
        mayAdmit: () => !useUsher.getState().isGreeting,
      }),
    [store, variant, pairing],
  );
  return (
    <OpenEventProvider value={{ store, checkIn, pairing }}>
      {isGateAsked ? <Locked /> : <GateQuestion />}
    </OpenEventProvider>
  );
}

type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly store: EventStore }
  | { readonly state: 'failed'; readonly error: Error };

function useOpenedStore(eventId: number): Opened {
  const services = useServices();
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });

  useEffect(() => {
    let isOver = false;
    let store: EventStore | undefined;

    async function open() {
      const now = await openEventStore(services, { eventId });
      if (isOver) return now.close();
      store = now;
      setOpened({ state: 'open', store });
    }
    open().catch((error: Error) => {
      if (!isOver) setOpened({ state: 'failed', error });
    });
    return () => {
      isOver = true;
      void store?.close();
    };
  }, [services, eventId]);

  return opened;
}

/** The event belongs to another client or is no more; or the device has never been online for it. */
function NotOpened({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const isOver = useSession((session) => session.isOver);
  if (isOver) return <Navigate to="/login" replace />;
  if (error instanceof UnknownEvent) return <Navigate to="/events" replace />;
  if (error instanceof StorageTrouble)
    return (
      <Notice title={t('said.failed.title')} action={{ label: t('problem.retry'), onClick: onRetry }}>
        {t('sync.storage')}
      </Notice>
    );
  if (error instanceof EventsNotCached)
    return (
      <Notice title={t('search.no_list')} action={{ label: t('problem.retry'), onClick: onRetry }}>
        {t('search.no_list_hint')}
      </Notice>
    );
  return <Problem error={error} onRetry={onRetry} />;
}
