import { useTranslation } from '@janur/i18n';
import { Navigate, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router';
import { useSession } from './device/session.ts';
import { EnteredPage } from './features/login/entered-page.tsx';
import { EventsPage } from './features/events/events-page.tsx';
import { GatePage } from './features/gate/gate-page.tsx';
import { GuestPage } from './features/guest/guest-page.tsx';
import { HistoryPage } from './features/history/history-page.tsx';
import { Locked, useLockAgain } from './features/pin/locked.tsx';
import { ScanPage } from './features/scan/scan-page.tsx';
import { SearchPage } from './features/search/search-page.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { SummaryPage } from './features/summary/summary-page.tsx';
import { WalkInPage } from './features/walk-in/walk-in-page.tsx';
import { CheckInLayout } from './layout/check-in-layout.tsx';
import { OpenedEvent } from './layout/opened-event.tsx';
import { DoorOnly } from './layout/door-only.tsx';
import { FullRoleOnly } from './layout/full-role-only.tsx';
import { RecentRows } from './layout/recent-rows.tsx';
import { ThemeRoot } from './design/theme-root.tsx';
import { Notice } from './design/notice.tsx';
import { Wait } from './design/wait.tsx';

export const routes: RouteObject[] = [
  {
    path: '/login',
    HydrateFallback: Opening,
    lazy: async () => ({ Component: (await import('./features/login/login-page.tsx')).LoginPage }),
  },
  {
    Component: LoggedIn,
    children: [
      { path: '/entered', Component: EnteredPage },
      {
        element: <Locked />,
        children: [
          { path: '/events', Component: EventsPage },
          {
            path: '/password',
            HydrateFallback: Opening,
            lazy: async () => ({ Component: (await import('./features/password/password-page.tsx')).PasswordPage }),
          },
        ],
      },
      {
        path: '/wishes-wall',
        HydrateFallback: Opening,
        lazy: async () => ({ Component: (await import('./features/greeting/wall-page.tsx')).WallPage }),
      },
      {
        Component: OpenedEvent,
        children: [
          { path: '/gate', Component: GatePage },
          {
            path: '/welcome',
            HydrateFallback: Opening,
            lazy: async () => ({ Component: (await import('./features/greeting/greeting-page.tsx')).GreetingPage }),
          },
          {
            Component: CheckInLayout,
            children: [
              { path: '/settings', Component: SettingsPage },
              {
                path: '/connect',
                HydrateFallback: Opening,
                lazy: async () => ({ Component: (await import('./features/connect/connect-page.tsx')).ConnectPage }),
              },
              {
                Component: DoorOnly,
                children: [
                  { path: '/', element: <Navigate to="/scan" replace /> },
                  { path: '/scan', element: <ScanPage last={<RecentRows limit={1} />} /> },
                  { path: '/summary', Component: SummaryPage },
                  {
                    Component: FullRoleOnly,
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
        ],
      },
      { path: '*', Component: Gone },
    ],
  },
];

/** Everything but the login needs a session; once the server says there is none, the login it is. */
function LoggedIn() {
  const { isOver, mustChangePassword } = useSession();
  const { pathname } = useLocation();
  useLockAgain();
  if (isOver) return <Navigate to="/login" replace />;
  if (mustChangePassword && pathname !== '/password') return <Navigate to="/password" replace />;
  return (
    <ThemeRoot>
      <Outlet />
    </ThemeRoot>
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
