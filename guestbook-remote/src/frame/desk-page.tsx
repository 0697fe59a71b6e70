import { useTranslation } from '@janur/i18n';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { createDesk } from '../check-in/desk.ts';
import { DeskProvider } from '../check-in/desk-context.tsx';
import { usePreferences } from '../device/preferences.ts';
import { useDoorServices } from '../device/services.tsx';
import { useSession } from '../device/session.ts';
import { useWakeLock } from '../device/use-wake-lock.ts';
import { type Door, NoBook, openDoor, StorageTrouble, UnknownEvent } from '../door/index.ts';
import { GateQuestion } from '../features/gate/gate-question.tsx';
import { Notice } from '../look/notice.tsx';
import { Problem } from '../look/problem.tsx';
import { Wait } from '../look/wait.tsx';
import { useWhoIsHere } from './use-who-is-here.ts';

/** The desk of the event that this device is set to. */
export function DeskPage() {
  const eventId = usePreferences((preferences) => preferences.eventId);
  const [attempt, setAttempt] = useState(0);
  if (eventId === undefined) return <Navigate to="/events" replace />;
  return <OpenDesk key={`${eventId} ${attempt}`} eventId={eventId} onRetry={() => setAttempt(attempt + 1)} />;
}

/** It opens from the device's own storage: with the network gone as well as with it. */
function OpenDesk({ eventId, onRetry }: { eventId: number; onRetry: () => void }) {
  const { t } = useTranslation();
  const opened = useDoorOf(eventId);
  useWhoIsHere();
  useWakeLock();
  if (opened.state === 'open') return <Desk door={opened.door} />;
  if (opened.state === 'failed') return <NotOpened error={opened.error} onRetry={onRetry} />;
  return <Wait label={t('desk.opening')} />;
}

function Desk({ door }: { door: Door }) {
  const variant = door.event.check_in_config.check_in_variant;
  const isGateAsked = usePreferences((preferences) => preferences.isGateAsked);
  const store = useMemo(() => createDesk(door, variant), [door, variant]);
  return <DeskProvider value={{ door, store }}>{isGateAsked ? <Outlet /> : <GateQuestion />}</DeskProvider>;
}

type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly door: Door }
  | { readonly state: 'failed'; readonly error: Error };

function useDoorOf(eventId: number): Opened {
  const services = useDoorServices();
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });

  useEffect(() => {
    let isOver = false;
    let door: Door | undefined;

    async function open() {
      const now = await openDoor(services, { eventId });
      if (isOver) return now.close();
      door = now;
      setOpened({ state: 'open', door });
    }
    open().catch((error: Error) => {
      if (!isOver) setOpened({ state: 'failed', error });
    });
    return () => {
      isOver = true;
      void door?.close();
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
  if (error instanceof NoBook)
    return (
      <Notice title={t('search.no_list')} action={{ label: t('problem.retry'), onClick: onRetry }}>
        {t('search.no_list_hint')}
      </Notice>
    );
  return <Problem error={error} onRetry={onRetry} />;
}
