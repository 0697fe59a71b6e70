import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AccountScreen } from './account/account-screen.tsx';
import { ADMIN_ROUTES } from './admin-routes.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { COUPLE_ROUTES, SCAN_LOGIN_ROUTE } from './couple-routes.tsx';
import { Frame } from './frame/frame.tsx';
import { Home } from './frame/home.tsx';
import { Only } from './frame/only.tsx';
import { CrashScreen, NotFoundScreen } from './frame/problem-screens.tsx';
import { LoginScreen } from './login/login-screen.tsx';

const PlaygroundScreen = lazy(() =>
  import('./playground/playground-screen.tsx').then((module) => ({ default: module.PlaygroundScreen })),
);

const EditorScreen = lazy(() =>
  import('./editor/editor-screen.tsx').then((module) => ({ default: module.EditorScreen })),
);
const NewClientScreen = lazy(() =>
  import('./editor/new/new-client-screen.tsx').then((module) => ({ default: module.NewClientScreen })),
);

const ROUTES: RouteObject[] = [
  {
    errorElement: <CrashScreen />,
    children: [
      { path: '/login', element: <LoginScreen /> },
      SCAN_LOGIN_ROUTE,
      {
        path: '/',
        element: <Frame />,
        children: [
          { index: true, element: <Home /> },
          {
            path: 'clients',
            element: (
              <Only roles={['ADMIN']}>
                <ClientsScreen />
              </Only>
            ),
          },
          {
            path: 'clients/new',
            element: (
              <Only roles={['ADMIN']}>
                <Suspense>
                  <NewClientScreen />
                </Suspense>
              </Only>
            ),
          },
          {
            path: 'clients/:clientId/*',
            element: (
              <Only roles={['ADMIN']}>
                <Suspense>
                  <EditorScreen />
                </Suspense>
              </Only>
            ),
          },
          {
            path: 'playground',
            element: (
              <Only roles={['ADMIN', 'DESIGNER']}>
                <Suspense>
                  <PlaygroundScreen />
                </Suspense>
              </Only>
            ),
          },
          ...ADMIN_ROUTES,
          ...COUPLE_ROUTES,
          { path: 'account', element: <AccountScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(ROUTES, { basename: '/dashboard' });
