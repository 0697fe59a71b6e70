import { useTranslation } from '@janur/i18n';
import { Navigate, Outlet, type RouteObject, useNavigate } from 'react-router';
import { useSession } from './device/session.ts';
import { EventsPage } from './features/events/events-page.tsx';
import { ScanPage } from './features/scan/scan-page.tsx';
import { SearchPage } from './features/search/search-page.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { SummaryPage } from './features/summary/summary-page.tsx';
import { WalkInPage } from './features/walk-in/walk-in-page.tsx';
import { DeskPage } from './frame/desk-page.tsx';
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
        Component: DeskPage,
        children: [
          { path: '/', element: <Navigate to="/scan" replace /> },
          { path: '/scan', element: <ScanPage last={<RecentRows limit={1} />} /> },
          { path: '/search', Component: SearchPage },
          { path: '/walk-in', Component: WalkInPage },
          { path: '/summary', Component: SummaryPage },
          { path: '/settings', Component: SettingsPage },
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
