import { createBrowserRouter, type RouteObject } from 'react-router';
import { AccountPage } from './features/account/account-page.tsx';
import { ADMIN_ROUTES } from './admin-routes.tsx';
import { ClientsPage } from './features/clients/clients-page.tsx';
import { COUPLE_ROUTES, JOIN_ROUTE, SCAN_LOGIN_ROUTE } from './couple-routes.tsx';
import { lazyScreen as lazy } from './layout/lazy-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { Home } from './layout/home.tsx';
import { Only } from './layout/only.tsx';
import { CrashPage, NotFoundPage } from './layout/problem-pages.tsx';
import { DashboardLoginPage } from './features/login/login-page.tsx';

const PlaygroundPage = lazy(() =>
  import('./features/playground/playground-page.tsx').then((module) => ({ default: module.PlaygroundPage })),
);

const EditorPage = lazy(() =>
  import('./features/editor/editor-page.tsx').then((module) => ({ default: module.EditorPage })),
);
const NewClientPage = lazy(() =>
  import('./features/editor/new/new-client-page.tsx').then((module) => ({ default: module.NewClientPage })),
);

const DraftPage = lazy(() =>
  import('./features/editor/couple/draft-page.tsx').then((module) => ({ default: module.DraftPage })),
);

const ROUTES: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    children: [
      { path: '/login', element: <DashboardLoginPage /> },
      SCAN_LOGIN_ROUTE,
      JOIN_ROUTE,
      {
        // for who has no account, but the link
        path: '/draft',
        element: <DraftPage />,
      },
      {
        path: '/',
        element: <Layout />,
        children: [
          { index: true, element: <Home /> },
          {
            path: 'clients',
            element: (
              <Only roles={['ADMIN']}>
                <ClientsPage />
              </Only>
            ),
          },
          {
            path: 'clients/new',
            element: (
              <Only roles={['ADMIN']}>
                <NewClientPage />
              </Only>
            ),
          },
          {
            path: 'clients/:clientId/*',
            element: (
              <Only roles={['ADMIN']}>
                <EditorPage />
              </Only>
            ),
          },
          {
            path: 'playground',
            element: (
              <Only roles={['ADMIN', 'DESIGNER']}>
                <PlaygroundPage />
              </Only>
            ),
          },
          ...ADMIN_ROUTES,
          ...COUPLE_ROUTES,
          { path: 'account', element: <AccountPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(ROUTES, { basename: '/dashboard' });
