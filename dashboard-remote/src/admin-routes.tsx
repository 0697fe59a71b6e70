import type { Role } from '@janur/contracts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen as lazy } from './layout/lazy-screen.tsx';
import { Only } from './layout/only.tsx';
import type { Call } from './session/may.tsx';

const WishesPage = lazy(() =>
  import('./features/wishes/wishes-page.tsx').then((module) => ({ default: module.WishesPage })),
);
const UshersPage = lazy(() =>
  import('./features/ushers/ushers-page.tsx').then((module) => ({ default: module.UshersPage })),
);
const AccountsPage = lazy(() =>
  import('./features/accounts/accounts-page.tsx').then((module) => ({ default: module.AccountsPage })),
);
const AccessLogPage = lazy(() =>
  import('./features/accounts/access-log-page.tsx').then((module) => ({ default: module.AccessLogPage })),
);
const ReconciliationPage = lazy(() =>
  import('./features/reconciliation/reconciliation-page.tsx').then((module) => ({
    default: module.ReconciliationPage,
  })),
);
const RehearsalPage = lazy(() =>
  import('./features/rehearsal/rehearsal-page.tsx').then((module) => ({ default: module.RehearsalPage })),
);
const FamiliesPage = lazy(() =>
  import('./features/templates/families-page.tsx').then((module) => ({ default: module.FamiliesPage })),
);
const FamilyPage = lazy(() =>
  import('./features/templates/family-page.tsx').then((module) => ({ default: module.FamilyPage })),
);

const pageOf = (path: string, screen: ReactNode, roles: readonly Role[] = ['ADMIN'], call?: Call): RouteObject => ({
  path,
  element: (
    <Only roles={roles} {...(call && { call })}>
      {screen}
    </Only>
  ),
});

/** What admins keep beside invitations, what designers publish, and the wishes, which couples keep too; nobody else loads their code. */
export const ADMIN_ROUTES: RouteObject[] = [
  pageOf('wishes', <WishesPage />, ['ADMIN', 'CLIENT'], 'listOwnWishes'),
  pageOf('ushers', <UshersPage />),
  pageOf('accounts', <AccountsPage />),
  pageOf('access-log', <AccessLogPage />),
  pageOf('reconciliation', <ReconciliationPage />),
  pageOf('reconciliation/rehearsal', <RehearsalPage />),
  pageOf('templates', <FamiliesPage />, ['ADMIN', 'DESIGNER']),
  pageOf('templates/:name', <FamilyPage />, ['ADMIN', 'DESIGNER']),
];
