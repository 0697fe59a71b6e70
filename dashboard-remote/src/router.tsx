import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AccountScreen } from './account/account-screen.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { Home } from './frame/home.tsx';
import { Only } from './frame/only.tsx';
import { CrashScreen, NotFoundScreen } from './frame/problem-screens.tsx';
import { LoginScreen } from './login/login-screen.tsx';

const PlaygroundScreen = lazy(() =>
  import('./playground/playground-screen.tsx').then((module) => ({ default: module.PlaygroundScreen })),
);

const ROUTES: RouteObject[] = [
  {
    errorElement: <CrashScreen />,
    children: [
      { path: '/login', element: <LoginScreen /> },
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
            path: 'playground',
            element: (
              <Only roles={['ADMIN', 'DESIGNER']}>
                <Suspense>
                  <PlaygroundScreen />
                </Suspense>
              </Only>
            ),
          },
          { path: 'account', element: <AccountScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(ROUTES, { basename: '/dashboard' });
