import { ApiError, queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { createDesk } from '../check-in/desk.ts';
import { DeskProvider } from '../check-in/desk-context.tsx';
import { usePreferences } from '../device/preferences.ts';
import { useApi } from '../device/services.tsx';
import { Problem } from '../look/problem.tsx';
import { Wait } from '../look/wait.tsx';
import { DeskLayout } from './desk-layout.tsx';

/** Other gates count too: without a push, their guests show within this time. */
const REFRESH_MS = 15_000;

/** The desk of the event that this device is set to. */
export function DeskPage() {
  const eventId = usePreferences((preferences) => preferences.eventId);
  return eventId === undefined ? <Navigate to="/events" replace /> : <OpenDesk key={eventId} eventId={eventId} />;
}

function OpenDesk({ eventId }: { eventId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const list = useQuery(queryOf(api, routes.listGuestBookEvents, {}));
  const detail = useQuery({
    ...queryOf(api, routes.getEventDetail, { params: { eventId } }),
    refetchInterval: REFRESH_MS,
  });
  const event = detail.data?.data;
  const variant = event?.check_in_config.check_in_variant ?? 'CONFIRM';

  const store = useMemo(
    () =>
      createDesk({
        api,
        event: { id: eventId, variant },
        onArrival: () => {
          void queries.invalidateQueries({ queryKey: [routes.getEventDetail.path] });
          void queries.invalidateQueries({ queryKey: [routes.searchGuests.path] });
        },
      }),
    [api, queries, eventId, variant],
  );

  if (event) {
    const clientName = list.data?.data.client_name ?? '';
    return (
      <DeskProvider value={{ event, clientName, store }}>
        <DeskLayout />
      </DeskProvider>
    );
  }
  if (isGone(detail.error)) return <Navigate to="/events" replace />;
  if (detail.error) return <Problem error={detail.error} onRetry={() => void detail.refetch()} />;
  return <Wait label={t('desk.opening')} />;
}

/** The event belongs to another client, or is no more. */
const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;
