import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useServices } from '../../device/services.tsx';
import { Wait } from '../../design/wait.tsx';
import { loadClientEvents } from '../../event-store/index.ts';

/**
 * After each log-in: the event that this device keeps may be of another client, a rehearsal's or the real one. Whoever came in is
 * asked for an event of their own then. Where the server is silent just now, the device goes on with what it has.
 */
export function EnteredPage() {
  const { t } = useTranslation();
  const services = useServices();
  const { eventId, set } = usePreferences();
  const list = useQuery({
    queryKey: ['client-events', 'entered'],
    queryFn: () => loadClientEvents(services),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  const isAnothers =
    eventId !== undefined && list.data !== undefined && !list.data.events.some(({ id }) => id === eventId);
  useEffect(() => {
    if (isAnothers) set({ eventId: undefined, isGateAsked: false });
  }, [isAnothers, set]);
  if (list.isPending || isAnothers) return <Wait label={t('desk.opening')} />;
  return <Navigate to="/scan" replace />;
}
