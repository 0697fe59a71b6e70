import { createBrowserRouter, type RouteObject } from 'react-router';
import { AccountScreen } from './account/account-screen.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { AdminOnly } from './frame/admin-only.tsx';
import { Frame } from './frame/frame.tsx';
import { Home } from './frame/home.tsx';
import { CrashScreen, NotFoundScreen } from './frame/problem-screens.tsx';
import { LoginScreen } from './login/login-screen.tsx';

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
              <AdminOnly>
                <ClientsScreen />
              </AdminOnly>
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
