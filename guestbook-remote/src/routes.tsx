import { useTranslation } from '@janur/i18n';
import { Navigate, Outlet, type RouteObject, useNavigate } from 'react-router';
import { useSession } from './device/session.ts';
import { EventsPage } from './features/events/events-page.tsx';
import { GatePage } from './features/gate/gate-question.tsx';
import { GuestPage } from './features/guest/guest-page.tsx';
import { HistoryPage } from './features/history/history-page.tsx';
import { ScanPage } from './features/scan/scan-page.tsx';
import { SearchPage } from './features/search/search-page.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { SummaryPage } from './features/summary/summary-page.tsx';
import { WalkInPage } from './features/walk-in/walk-in-page.tsx';
import { DeskLayout } from './frame/desk-layout.tsx';
import { DeskPage } from './frame/desk-page.tsx';
import { KeepsBook } from './frame/keeps-book.tsx';
import { RecentRows } from './frame/recent-rows.tsx';
import { Ground } from './look/ground.tsx';
import { Notice } from './look/notice.tsx';
import { Wait } from './look/wait.tsx';

export const routes: RouteObject[] = [
  {
    path: '/login',
    HydrateFallback: Opening,
    // Mantine comes with the login only: the desk itself draws its few controls
    lazy: async () => ({ Component: (await import('./features/login/login-page.tsx')).LoginPage }),
  },
  {
    Component: LoggedIn,
    children: [
      { path: '/events', Component: EventsPage },
      {
        path: '/welcome',
        HydrateFallback: Opening,
        lazy: async () => ({ Component: (await import('./features/greeting/greeting-page.tsx')).GreetingPage }),
      },
      {
        path: '/wishes-wall',
        HydrateFallback: Opening,
        lazy: async () => ({ Component: (await import('./features/greeting/wall-page.tsx')).WallPage }),
      },
      {
        Component: DeskPage,
        children: [
          { path: '/gate', Component: GatePage },
          {
            Component: DeskLayout,
            children: [
              { path: '/', element: <Navigate to="/scan" replace /> },
              { path: '/scan', element: <ScanPage last={<RecentRows limit={1} />} /> },
              { path: '/summary', Component: SummaryPage },
              { path: '/settings', Component: SettingsPage },
              {
                Component: KeepsBook,
                children: [
                  { path: '/search', Component: SearchPage },
                  { path: '/walk-in', Component: WalkInPage },
                  { path: '/history', Component: HistoryPage },
                  { path: '/guest/:key', Component: GuestPage },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', Component: Gone },
    ],
  },
];

/** Everything but the login needs a session; once the server says there is none, the login it is. */
function LoggedIn() {
  const isOver = useSession((session) => session.isOver);
  if (isOver) return <Navigate to="/login" replace />;
  return (
    <Ground>
      <Outlet />
    </Ground>
  );
}

function Gone() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return <Notice title={t('problem.gone')} action={{ label: t('tabs.scan'), onClick: () => void navigate('/scan') }} />;
}

function Opening() {
  const { t } = useTranslation();
  return <Wait label={t('desk.opening')} />;
}
